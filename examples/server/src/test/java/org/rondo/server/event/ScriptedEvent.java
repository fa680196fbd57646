package org.rondo.server.event;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.Semaphore;
import java.util.stream.Stream;
import org.rondo.othello.Board;
import org.rondo.othello.OthelloMove;
import org.rondo.random.SeedValues;
import org.rondo.report.StandingsReport;
import org.rondo.tournament.DecisionLog;
import org.rondo.tournament.Ruling;
import org.rondo.tournament.TournamentArchive;

/**
 * An event whose organisers always decide the same, each thing once: what they do next follows from
 * what the event knows. They pause the knockout, start round 1, restart one match with a charge,
 * order a technical loss in the other one, end the pause, substitute a team, and play on.
 */
final class ScriptedEvent implements AutoCloseable {
  private static final List<String> TEAMS = List.of("ada", "ben", "cyd", "dan", "eve");
  private static final String RESERVE = "fay";

  /** What follows from the decisions. */
  record Result(
      String standings, List<String> decisions, List<String> remarks, List<String> records) {}

  private final Semaphore changes = new Semaphore(0);
  private final SimulatedContest contest;
  private final EventRunner<Board, OthelloMove> event;

  private ScriptedEvent(Path folder, SimulatedContest.Disturbance disturbance) throws IOException {
    contest =
        new SimulatedContest(
            Stream.concat(TEAMS.stream(), Stream.of(RESERVE)).toList(), disturbance);
    EventWatcher watcher =
        new EventWatcher() {
          @Override
          public void changed() {
            changes.release();
          }
        };
    try {
      event = EventRunner.open(EventRules.ofContest(), folder, contest, watcher);
    } catch (IOException | RuntimeException e) {
      contest.close();
      throw e;
    }
  }

  /** Opens the event of a folder, whose players play at once. */
  static ScriptedEvent open(Path folder) throws IOException {
    return open(folder, (game, turn, teams) -> Map.of());
  }

  static ScriptedEvent open(Path folder, SimulatedContest.Disturbance disturbance)
      throws IOException {
    return new ScriptedEvent(folder, disturbance);
  }

  EventRunner<Board, OthelloMove> event() {
    return event;
  }

  /** The stages of the script, in their order. */
  enum Stage {
    DRAWN,
    PAUSED,
    STARTED,
    RESTARTED,
    LOST,
    RESUMED,
    RULED,
    SECOND_ROUND,
    LAST_ROUND,
    FINISHED
  }

  /** Receives each stage after its decision. */
  @FunctionalInterface
  interface StageListener {
    void reached(Stage stage) throws IOException;
  }

  /** Leads the event to its end. */
  void playOn(StageListener listener) throws IOException, InterruptedException {
    while (!List.of(EventPhase.FINISHED, EventPhase.GIVEN_UP).contains(event.phase())) {
      Optional<Stage> decided = decide();
      if (decided.isPresent()) {
        listener.reached(decided.get());
      } else {
        changes.acquire();
      }
    }
    listener.reached(Stage.FINISHED);
  }

  /** Decides one thing; empty if nothing is to be decided now. */
  private Optional<Stage> decide() throws IOException, InterruptedException {
    if (!event.failure().isEmpty()) {
      throw new IOException(event.failure());
    }
    // Before the phase: an event that is read again goes through earlier rounds.
    int round = event.round();
    return switch (event.phase()) {
      case EMPTY -> {
        event.draw(TEAMS, List.of(RESERVE), "7", SeedValues.none());
        yield Optional.of(Stage.DRAWN);
      }
      case DRAWN -> round == 1 && journal().started() == 0 ? first() : Optional.empty();
      case PLAYING -> event.round() == 1 && journal().isPaused() ? inPause() : Optional.empty();
      case BETWEEN -> journal().started() > round ? Optional.empty() : between(round);
      default -> Optional.empty();
    };
  }

  private EventJournal journal() {
    return event.latest().orElseThrow();
  }

  private Optional<Stage> first() {
    boolean isPaused = journal().isPaused();
    if (isPaused) {
      event.start(1);
    } else {
      event.pause(true);
    }
    return Optional.of(isPaused ? Stage.STARTED : Stage.PAUSED);
  }

  private Optional<Stage> inPause() {
    if (!journal().pending().containsKey("1.1.1/0")) {
      return teams("1.1.1/0")
          .map(
              teams -> {
                event.restart("1.1.1", teams.get(0));
                return Stage.RESTARTED;
              });
    }
    if (journal().loser("1.2.1/0").isEmpty()) {
      return teams("1.2.1/0")
          .map(
              teams -> {
                event.lose("1.2.1", teams.get(1));
                return Stage.LOST;
              });
    }
    event.pause(false);
    return Optional.of(Stage.RESUMED);
  }

  /** The teams of a playing; empty if it is not played now. */
  private Optional<List<String>> teams(String playing) {
    return event.running().stream()
        .filter(room -> room.playing().equals(playing))
        .map(MatchRoom::teams)
        .findFirst();
  }

  private Optional<Stage> between(int round) throws IOException, InterruptedException {
    if (round == 1 && !isRuled()) {
      event.rule("substitute eve " + RESERVE);
      return Optional.of(Stage.RULED);
    }
    event.start(round);
    return Optional.of(round == 1 ? Stage.SECOND_ROUND : Stage.LAST_ROUND);
  }

  private boolean isRuled() throws IOException {
    try (TournamentArchive archive = TournamentArchive.open(journal().folder())) {
      return archive.rulings().stream().anyMatch(Ruling.Substitute.class::isInstance);
    }
  }

  /** {@return what the files of an event say that is over} */
  static Result result(Path folder) throws IOException {
    Path knockout = folder.resolve("knockout-1");
    try (TournamentArchive archive = TournamentArchive.open(knockout)) {
      return new Result(
          new StandingsReport(archive.standings()).text() + archive.standings().awards(),
          DecisionLog.in(knockout),
          archive.remarks(),
          Files.readAllLines(knockout.resolve("games.jsonl")));
    }
  }

  @Override
  public void close() {
    event.close();
    contest.close();
  }
}
