package org.rondo.server.event;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import com.google.common.util.concurrent.Uninterruptibles;
import java.io.IOException;
import java.lang.reflect.Proxy;
import java.nio.file.Path;
import java.time.Instant;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.concurrent.BlockingQueue;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.CopyOnWriteArrayList;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.LinkedBlockingQueue;
import java.util.concurrent.Semaphore;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.atomic.AtomicReference;
import java.util.function.Function;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;
import org.rondo.format.MatchId;
import org.rondo.format.Standings;
import org.rondo.format.standard.FormatCatalog;
import org.rondo.format.watch.MatchWatcher;
import org.rondo.game.Game;
import org.rondo.game.Move;
import org.rondo.game.State;
import org.rondo.input.ConflictingSettingsException;
import org.rondo.match.MatchListener;
import org.rondo.match.MatchSummary;
import org.rondo.match.OngoingMatch;
import org.rondo.match.Openings;
import org.rondo.othello.Board;
import org.rondo.othello.Othello;
import org.rondo.othello.OthelloMove;
import org.rondo.random.SeedValues;
import org.rondo.report.StandingsReport;
import org.rondo.server.contest.ContestPlayer;
import org.rondo.server.event.SimulatedContest.HeldGame;
import org.rondo.tournament.Competition;
import org.rondo.tournament.DecisionLog;
import org.rondo.tournament.TournamentArchive;

/** A knockout whose games are played on a contest's server. */
@Timeout(600)
class EventRunnerTest {
  private static final List<String> TEAMS = List.of("ada", "ben", "cyd", "dan", "eve");
  private static final SimulatedContest.Disturbance NONE = (game, turn, teams) -> Map.of();

  @TempDir private Path folder;

  private final Semaphore changes = new Semaphore(0);

  /** What the event says to the person who runs the server. */
  private final List<String> problems = new CopyOnWriteArrayList<>();

  /** The knockouts that are taken off the pages. */
  private final List<String> hidden = new ArrayList<>();

  private EventRunner<Board, OthelloMove> open(EventGames<Board, OthelloMove> contest)
      throws IOException {
    return EventRunner.open(EventRules.ofContest(), folder, contest, watcher());
  }

  private EventWatcher watcher() {
    return watcher(place -> MatchWatcher.none(), changes::release);
  }

  private EventWatcher watcher(Function<Path, MatchWatcher> matches, Runnable change) {
    return new EventWatcher() {
      @Override
      public void changed() {
        change.run();
      }

      @Override
      public void failed(String reason) {
        problems.add(reason);
      }

      @Override
      public MatchWatcher began(Path place) {
        return matches.apply(place);
      }

      @Override
      public void givenUp(Path place) {
        hidden.add(place.getFileName().toString());
      }
    };
  }

  private void await(EventRunner<Board, OthelloMove> event, EventPhase phase)
      throws InterruptedException {
    while (event.phase() != phase) {
      assertThat(event.failure()).isEmpty();
      changes.acquire();
    }
  }

  /**
   * Starts the next round if the last one is over. An event is between two rounds for a while after
   * the next one has been started.
   *
   * @param started the last round that was started so
   * @return the round that is started now, or the same as before
   */
  private static int startNext(EventRunner<Board, OthelloMove> event, int started) {
    int round = event.round();
    if (event.phase() != EventPhase.BETWEEN || round == started) {
      return started;
    }
    event.start(round);
    return round;
  }

  /** Plays all rounds that are left. */
  private void playOn(EventRunner<Board, OthelloMove> event) throws InterruptedException {
    int started = 0;
    while (event.phase() != EventPhase.FINISHED) {
      started = startNext(event, started);
      assertThat(event.failure()).isEmpty();
      changes.acquire();
    }
  }

  /** Waits until a match of the first round waits for its game. */
  private void awaitRooms(EventRunner<Board, OthelloMove> event) throws InterruptedException {
    while (event.running().isEmpty()) {
      changes.acquire();
    }
  }

  private void begin(EventRunner<Board, OthelloMove> event) throws InterruptedException {
    event.draw(TEAMS, List.of("fay"), "7", SeedValues.none());
    await(event, EventPhase.DRAWN);
    while (event.round() == 0) {
      changes.acquire();
    }
    event.start(1);
  }

  private String standings() throws IOException {
    try (TournamentArchive archive = TournamentArchive.open(folder.resolve("knockout-1"))) {
      Standings standings = archive.standings().withNotes(archive.remarks());
      return new StandingsReport(standings).text() + standings.awards();
    }
  }

  /** Tells which matches have begun. */
  private static MatchWatcher begins(BlockingQueue<String> seen) {
    return new MatchWatcher() {
      @Override
      public <S extends State, M extends Move> Optional<MatchListener<S, M>> watch(
          MatchId match, Game<S, M> game, List<String> entrants) {
        seen.add(match.toString());
        return Optional.empty();
      }
    };
  }

  @Test
  void aGameBeginsForSpectatorsWhenItsTeamsAreFree() throws Exception {
    BlockingQueue<String> seen = new LinkedBlockingQueue<>();
    HeldGame held = new HeldGame(1, 9);
    List<String> pair = TEAMS.subList(0, 2);
    EventRules<Board, OthelloMove> rules =
        EventRules.of(
            Competition.of(new Othello(), FormatCatalog.find("round-robin:games=2", 2)),
            Openings.none());
    try (SimulatedContest contest = new SimulatedContest(pair, held);
        EventRunner<Board, OthelloMove> event =
            EventRunner.open(
                rules, folder, contest, watcher(place -> begins(seen), changes::release))) {
      event.draw(pair, List.of(), "7", SeedValues.none());
      event.start(1);
      held.awaitTeams();
      assertThat(event.running()).as("matches of the pair").hasSize(2);
      assertThat(event.failure()).isEmpty();
      // The watcher is told by the thread of the match, which may be later than the teams.
      assertThat(seen.poll(20, TimeUnit.SECONDS)).isNotNull();
      assertThat(seen).as("the other match waits for the teams").isEmpty();
      held.release();
      await(event, EventPhase.BETWEEN);
      assertThat(seen).hasSize(1);
    }
  }

  private String undisturbed(Path elsewhere) throws Exception {
    Path before = folder;
    folder = elsewhere;
    try (SimulatedContest contest = new SimulatedContest(TEAMS, NONE);
        EventRunner<Board, OthelloMove> event = open(contest)) {
      begin(event);
      playOn(event);
      return standings();
    } finally {
      folder = before;
    }
  }

  @Test
  void aKnockoutIsPlayedToItsAwards() throws Exception {
    String played = undisturbed(folder);
    assertThat(played).contains("champion").contains("most points");
    assertThat(folder.resolve("knockout-1/games.jsonl")).exists();
    assertThat(folder.resolve("knockout-1/standings.txt")).content().contains("champion: ");
    assertThat(folder.resolve("knockout-1/standings.csv")).content().startsWith("table,rank,");
    assertThat(folder.resolve("knockout-1/standings.json"))
        .content()
        .containsPattern("\"seed\": ?\"7\"");
  }

  @Test
  void theMatchesOfAKnockoutAreWatchedUntilItIsGivenUp() throws Exception {
    BlockingQueue<String> seen = new LinkedBlockingQueue<>();
    MatchWatcher watcher =
        new MatchWatcher() {
          @Override
          public <S extends State, M extends Move> Optional<MatchListener<S, M>> watch(
              MatchId match, Game<S, M> game, List<String> entrants) {
            seen.add(match + " begins");
            return Optional.of(
                new MatchListener<>() {
                  @Override
                  public void ended(MatchSummary summary) {
                    seen.add(match + " ends");
                  }
                });
          }
        };
    Function<Path, MatchWatcher> follow =
        place -> {
          seen.add(place.getFileName() + " is followed");
          return watcher;
        };
    try (SimulatedContest contest = new SimulatedContest(TEAMS, NONE);
        EventRunner<Board, OthelloMove> event =
            EventRunner.open(
                EventRules.ofContest(), folder, contest, watcher(follow, changes::release))) {
      begin(event);
      await(event, EventPhase.BETWEEN);
      List<String> all = new ArrayList<>();
      while (!all.containsAll(List.of("1.1.1 ends", "1.2.1 ends"))) {
        all.add(seen.take());
      }
      assertThat(all)
          .containsExactlyInAnyOrder(
              "knockout-1 is followed", "1.1.1 begins", "1.1.1 ends", "1.2.1 begins", "1.2.1 ends");
      assertThat(hidden).isEmpty();
      event.giveUp();
      assertThat(hidden).containsExactly("knockout-1");
    }
    hidden.clear();
    try (SimulatedContest contest = new SimulatedContest(TEAMS, NONE);
        EventRunner<Board, OthelloMove> event = open(contest)) {
      assertThat(hidden).as("also after a start of the server").containsExactly("knockout-1");
      assertThat(event.phase()).isEqualTo(EventPhase.GIVEN_UP);
      begin(event);
      playOn(event);
      assertThat(folder.resolve("knockout-2/games.jsonl")).exists();
    }
  }

  @Test
  void anEventThatIsStoppedInTheMiddleEndsWithTheSameResult(@TempDir Path elsewhere)
      throws Exception {
    HeldGame held = new HeldGame(3, 20);
    try (SimulatedContest contest = new SimulatedContest(TEAMS, held);
        EventRunner<Board, OthelloMove> event = open(contest)) {
      begin(event);
      await(event, EventPhase.BETWEEN);
      event.start(1);
      held.awaitTeams();
    }
    try (SimulatedContest contest = new SimulatedContest(TEAMS, NONE);
        EventRunner<Board, OthelloMove> event = open(contest)) {
      playOn(event);
      // The two games of the first round were kept.
      assertThat(contest.opened()).isEqualTo(2);
    }
    assertThat(standings()).isEqualTo(undisturbed(elsewhere));
  }

  @Test
  void aPauseHoldsTheGamesThatAreBeingPlayed(@TempDir Path elsewhere) throws Exception {
    HeldGame held = new HeldGame(1, 9);
    try (SimulatedContest contest = new SimulatedContest(TEAMS, held);
        EventRunner<Board, OthelloMove> event = open(contest)) {
      begin(event);
      held.awaitTeams();
      event.pause(true);
      assertThat(contest.paused()).contains(1);
      held.release();
      event.pause(false);
      assertThat(contest.paused()).doesNotContain(1);
      playOn(event);
    }
    assertThat(standings()).isEqualTo(undisturbed(elsewhere));
  }

  @Test
  void noGameBeginsInAPauseEvenIfTheServerIsStartedAgain(@TempDir Path elsewhere) throws Exception {
    try (SimulatedContest contest = new SimulatedContest(TEAMS, NONE);
        EventRunner<Board, OthelloMove> event = open(contest)) {
      event.draw(TEAMS, List.of("fay"), "7", SeedValues.none());
      while (event.round() == 0) {
        changes.acquire();
      }
      event.pause(true);
      event.start(1);
      awaitRooms(event);
      assertThat(contest.opened()).isZero();
    }
    try (SimulatedContest contest = new SimulatedContest(TEAMS, NONE);
        EventRunner<Board, OthelloMove> event = open(contest)) {
      awaitRooms(event);
      assertThat(contest.opened()).isZero();
      event.pause(false);
      playOn(event);
    }
    assertThat(standings()).isEqualTo(undisturbed(elsewhere));
  }

  @Test
  void aRestartThatATeamCausedCostsItAPoint() throws Exception {
    HeldGame held = new HeldGame(1, 9);
    try (SimulatedContest contest = new SimulatedContest(TEAMS, held);
        EventRunner<Board, OthelloMove> event = open(contest)) {
      begin(event);
      String cause = held.awaitTeams().get(0);
      String match = matchOf(event, cause);
      assertThatThrownBy(() -> event.restart(match, "eva"))
          .hasMessageContaining("eva does not play game " + match);
      event.restart(match, cause);
      playOn(event);
      assertThat(standings()).contains("replay " + match + " 1 charged " + cause);
    }
  }

  /** The match that a team plays now. */
  private static String matchOf(EventRunner<Board, OthelloMove> event, String team) {
    return event.running().stream()
        .filter(room -> room.teams().contains(team))
        .map(room -> room.match().toString())
        .findFirst()
        .orElseThrow();
  }

  @Test
  void aPlayerThatBreaksARuleLosesTheMatch() throws Exception {
    SimulatedContest.Disturbance illegal =
        (game, turn, teams) ->
            turn == 12 && teams.contains("ben")
                ? Map.of(teams.indexOf("ben"), "moved out of turn")
                : Map.of();
    try (SimulatedContest contest = new SimulatedContest(TEAMS, illegal);
        EventRunner<Board, OthelloMove> event = open(contest)) {
      begin(event);
      playOn(event);
    }
    try (TournamentArchive archive = TournamentArchive.open(folder.resolve("knockout-1"))) {
      Standings.Line ben =
          archive.standings().tables().get(1).lines().stream()
              .filter(line -> line.entrant().equals("ben"))
              .findFirst()
              .orElseThrow();
      assertThat(ben.points()).isZero();
      assertThat(ben.tally().forfeits()).isEqualTo(1);
    }
  }

  @Test
  void organisersRuleBetweenRounds() throws Exception {
    try (SimulatedContest contest = new SimulatedContest(TEAMS, NONE);
        EventRunner<Board, OthelloMove> event = open(contest)) {
      begin(event);
      await(event, EventPhase.BETWEEN);
      assertThatThrownBy(() -> event.rule("annul 7.1.1")).hasMessageContaining("round 1");
      await(event, EventPhase.BETWEEN);
      assertThatThrownBy(() -> event.rule("replay 1.1.1 100")).hasMessageContaining("turns");
      await(event, EventPhase.BETWEEN);
      event.rule("replay 1.1.1 11");
      await(event, EventPhase.BETWEEN);
      event.rule("replay 1.1.1 12");
      await(event, EventPhase.BETWEEN);
      event.rule("replay 1.1.1 12");
      await(event, EventPhase.BETWEEN);
      assertThat(contest.opened()).isEqualTo(5);
      contest.login("fay");
      event.rule("substitute eve fay");
      playOn(event);
      assertThat(standings())
          .contains("replay 1.1.1 11", "replay 1.1.1 12 number 2", "substitute eve fay");
    }
  }

  @Test
  void noRoundIsStartedBeforeTheFirstIsPaired() throws Exception {
    try (SimulatedContest contest = new SimulatedContest(TEAMS, NONE);
        EventRunner<Board, OthelloMove> event = open(contest)) {
      event.draw(TEAMS, List.of(), "7", SeedValues.none());
      assertThat(event.round()).as("the draw waits for the pairs").isEqualTo(1);
      assertThatThrownBy(() -> event.start(0))
          .hasMessage("round 0 cannot be started: round 1 is the first; load the page again");
      assertThat(event.phase()).isEqualTo(EventPhase.DRAWN);
      assertThat(event.start(1)).isEqualTo(1);
      assertThatThrownBy(() -> event.start(1)).hasMessage("round 1 is played already");
      assertThatThrownBy(() -> event.start(0))
          .hasMessage("the page is old: round 1 is the last one that has begun; load it again");
    }
  }

  /** A server that forgets its first match when it ends, just after it was asked about it. */
  private record ForgetfulContest(SimulatedContest games, Set<Integer> forgotten)
      implements EventGames<Board, OthelloMove> {
    @Override
    public Instant now() {
      return games.now();
    }

    @Override
    public List<ContestPlayer> players() {
      return games.players();
    }

    @Override
    public int open(String name, OngoingMatch<Board, OthelloMove> match, List<Integer> players) {
      return games.open(name, match, players);
    }

    @Override
    public boolean isOpen(int game) {
      if (game != 1 || forgotten.contains(game)) {
        return games.isOpen(game);
      }
      while (games.isOpen(game)) {
        Thread.onSpinWait();
      }
      forgotten.add(game);
      games.delete(game);
      return true;
    }

    @Override
    public Optional<String> failure(int game) {
      return games.failure(game);
    }

    @Override
    public int turns(int game) {
      return games.turns(game);
    }

    @Override
    public void resume(int game) {
      games.resume(game);
    }

    @Override
    public void pause(int game) {
      games.pause(game);
    }

    @Override
    public boolean lose(int game, String team) {
      // Its last move arrives before the loss.
      return isOpen(game);
    }

    @Override
    public void delete(int game) {
      games.delete(game);
    }

    @Override
    public void listen(Runnable listener) {
      games.listen(listener);
    }
  }

  @Test
  void aMatchThatEndsWhenItIsAskedForIsNotPlayedAgain() throws Exception {
    try (SimulatedContest contest = new SimulatedContest(TEAMS, NONE);
        EventRunner<Board, OthelloMove> event =
            open(new ForgetfulContest(contest, ConcurrentHashMap.newKeySet()))) {
      begin(event);
      playOn(event);
      assertThat(contest.opened()).isEqualTo(TEAMS.size() - 1);
    }
    assertThat(DecisionLog.in(folder.resolve("knockout-1")))
        .isNotEmpty()
        .allMatch(decision -> decision.startsWith("{\"start\":"));
  }

  @Test
  void aTechnicalLossOfAMatchThatEndsAtThatMomentIsRefusedAndARemark() throws Exception {
    HeldGame held = new HeldGame(1, 1);
    try (SimulatedContest contest = new SimulatedContest(TEAMS, held);
        EventRunner<Board, OthelloMove> event = open(losingLate(contest))) {
      begin(event);
      String loser = held.awaitTeams().get(0);
      String match =
          event.running().stream()
              .filter(room -> room.teams().contains(loser) && room.game() != 0)
              .findFirst()
              .orElseThrow()
              .match()
              .toString();
      assertThatThrownBy(() -> event.lose(match, loser))
          .hasMessageContaining("game " + match + " has ended by itself");
      held.release();
      playOn(event);
      assertThat(event.latest().orElseThrow().remarks())
          .containsExactly(
              "the technical loss of "
                  + loser
                  + " in game "
                  + match
                  + " was not carried out: the game had ended");
    }
  }

  /** {@return the games, none of which can be ended by a loss} */
  @SuppressWarnings("unchecked")
  private static EventGames<Board, OthelloMove> losingLate(SimulatedContest contest) {
    return (EventGames<Board, OthelloMove>)
        Proxy.newProxyInstance(
            EventGames.class.getClassLoader(),
            new Class<?>[] {EventGames.class},
            (proxy, method, arguments) ->
                method.getName().equals("lose") ? false : method.invoke(contest, arguments));
  }

  /** The thread of the tournament has not seen the first click when the second one comes. */
  @Test
  void twoClicksStartARoundOnce() throws Exception {
    AtomicReference<EventRunner<Board, OthelloMove>> opened = new AtomicReference<>();
    CountDownLatch clicked = new CountDownLatch(1);
    Runnable changed =
        () -> {
          changes.release();
          EventRunner<Board, OthelloMove> event = opened.get();
          if (event != null && event.phase() == EventPhase.BETWEEN) {
            Uninterruptibles.awaitUninterruptibly(clicked);
          }
        };
    try (SimulatedContest contest = new SimulatedContest(TEAMS, NONE);
        EventRunner<Board, OthelloMove> event =
            EventRunner.open(
                EventRules.ofContest(),
                folder,
                contest,
                watcher(place -> MatchWatcher.none(), changed))) {
      opened.set(event);
      begin(event);
      await(event, EventPhase.BETWEEN);
      try {
        assertThat(event.start(1)).isEqualTo(2);
        assertThatThrownBy(() -> event.start(1)).hasMessage("round 1 is played already");
      } finally {
        clicked.countDown();
      }
      while (event.round() == 1) {
        changes.acquire();
      }
      playOn(event);
    }
    assertThat(DecisionLog.in(folder.resolve("knockout-1")))
        .containsExactlyElementsOf(
            IntStream.rangeClosed(1, 4)
                .mapToObj(round -> new EventDecision.StartDecision(round).json())
                .toList());
  }

  @Test
  void aTechnicalLossEndsAMatchAtOnce() throws Exception {
    List<String> present = TEAMS.subList(0, 4);
    try (SimulatedContest contest = new SimulatedContest(present, NONE);
        EventRunner<Board, OthelloMove> event = open(contest)) {
      begin(event);
      Set<String> lost = new HashSet<>();
      int started = 0;
      while (event.phase() != EventPhase.FINISHED) {
        event.running().stream()
            .filter(room -> room.missing().contains("eve") && lost.add(room.match().toString()))
            .forEach(room -> event.lose(room.match().toString(), "eve"));
        started = startNext(event, started);
        changes.acquire();
      }
      assertThat(standings()).contains("champion");
    }
  }

  @Test
  void theSeedIsCommittedToBeforeTheDrawAndTeamsAddValues() throws Exception {
    try (SimulatedContest contest = new SimulatedContest(TEAMS, NONE);
        EventRunner<Board, OthelloMove> event = open(contest)) {
      String commitment = event.commitment();
      assertThat(event.commitment()).isEqualTo(commitment).startsWith("sha256:");
      SeedValues values = SeedValues.none().with("fay", "4").with(TEAMS.get(0), "blue bird");
      assertThatThrownBy(() -> event.draw(TEAMS, List.of(), "7", values))
          .isInstanceOf(ConflictingSettingsException.class)
          .hasMessageContaining("leave the seed empty, or the values");
      assertThat(event.phase()).isEqualTo(EventPhase.EMPTY);
      assertThatThrownBy(() -> event.draw(TEAMS, List.of(), "", values))
          .hasMessageContaining("a value is added to the seed for fay, and no entrant");
      assertThat(event.phase()).isEqualTo(EventPhase.EMPTY);
      assertThat(event.commitment()).isEqualTo(commitment);
      event.draw(TEAMS, List.of("fay"), "", values);
      assertThat(event.commitment()).as("no other one can be drawn now").isEmpty();
      try (TournamentArchive archive = TournamentArchive.open(folder.resolve("knockout-1"))) {
        assertThat(archive.seedText()).isEqualTo(commitment);
        assertThat(archive.seedValues()).isEqualTo(values);
      }
      event.giveUp();
      assertThat(event.commitment()).as("that of the next knockout").isNotEqualTo(commitment);
    }
  }
}
