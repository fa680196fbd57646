package org.rondo.server.event;

import static java.util.Comparator.comparing;

import java.time.Instant;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.Supplier;
import org.jspecify.annotations.Nullable;
import org.rondo.format.MatchId;
import org.rondo.format.watch.SeriesListener;
import org.rondo.game.Game;
import org.rondo.game.Move;
import org.rondo.game.State;
import org.rondo.match.MatchListener;
import org.rondo.match.OngoingMatch;
import org.rondo.match.clock.TimeControl;
import org.rondo.series.place.MatchNotes;
import org.rondo.series.place.MatchTask;
import org.rondo.series.place.TaskResult;
import org.rondo.server.contest.ContestPlayer;

/**
 * One playing of a match of an event: the match itself, and its game on the server, which is opened
 * when both players are there. Used under the lock of its {@link EventPlace}, except where a method
 * says otherwise.
 */
final class MatchRoom<S extends State, M extends Move> {
  private final MatchTask task;
  private final Game<S, M> rules;
  private final Supplier<MatchListener<S, M>> watcher;
  private final EventGames<S, M> contest;

  /** The match, and what its record does not hold; null before the match begins. */
  private @Nullable Begun<S, M> begun;

  /** The number of turns with which the match begins. */
  private volatile int kept;

  /** The number of the game; 0 before it is opened. */
  private volatile int game;

  /** A match that has begun. */
  private record Begun<S extends State, M extends Move>(
      OngoingMatch<S, M> match, MatchNotes<S, M> notes) {}

  /**
   * @param task the match, whose name is that of {@link #playing}
   * @param watcher gives the listener of the match when the match begins
   */
  MatchRoom(
      MatchTask task,
      Game<S, M> rules,
      Supplier<MatchListener<S, M>> watcher,
      EventGames<S, M> contest) {
    this.task = task;
    this.rules = rules;
    this.watcher = watcher;
    this.contest = contest;
    this.kept = task.kept().turns();
  }

  MatchTask task() {
    return task;
  }

  /** {@return the match, which begins now if it has not} */
  private OngoingMatch<S, M> played() {
    return begun().match();
  }

  private Begun<S, M> begun() {
    Begun<S, M> known = begun;
    if (known == null) {
      MatchNotes<S, M> notes = new MatchNotes<>(match(), new SeriesListener() {}, watcher.get());
      known = new Begun<>(task.match(rules).listener(notes).begin(task.names()), notes);
      begun = known;
      kept = known.match().turnCount();
    }
    return known;
  }

  /** {@return the match; for all threads} */
  MatchId match() {
    return match(task);
  }

  /** {@return the match of a task} A replay has its number behind the name of its match. */
  static MatchId match(MatchTask task) {
    return MatchId.parse(task.id().split("/", 2)[0]);
  }

  /** {@return the name of this playing: the match and the number of earlier playings} */
  String playing() {
    return task.id().contains("/") ? task.id() : task.id() + "/0";
  }

  /** {@return the names of the entrants, by seat; for all threads} */
  List<String> teams() {
    return task.names();
  }

  /** {@return the number of the game on the server; 0 before it is opened; for all threads} */
  int game() {
    return game;
  }

  /** {@return the number of turns that are over, those of earlier playings included} */
  int turnCount() {
    return kept + contest.turns(game);
  }

  /**
   * Ends the playing by a technical loss.
   *
   * @return whether it was not over
   */
  boolean lose(String loser) {
    if (game != 0) {
      return contest.lose(game, loser);
    }
    boolean isPlayed = !played().isOver();
    if (isPlayed) {
      played().disqualify(Map.of(teams().indexOf(loser), EventGames.TECHNICAL_LOSS));
    }
    return isPlayed;
  }

  /**
   * Checks that the playing can begin again.
   *
   * @throws IllegalStateException if it has failed: its rules have thrown something, or the server
   *     could not ask its programs. Played again, it would fail again
   */
  void requireSound() {
    played().decisions();
    contest
        .failure(game)
        .ifPresent(
            reason -> {
              throw new IllegalStateException("game " + match() + " cannot go on: " + reason);
            });
  }

  /** {@return whether the playing is over} The match belongs to its game as long as it is open. */
  boolean isOver() {
    return !contest.isOpen(game) && begun != null && begun.match().isOver();
  }

  /** {@return whether the game was opened and is not open any more, and the playing is not over} */
  boolean isCut() {
    return game != 0 && !contest.isOpen(game) && !played().isOver();
  }

  /** Halts the playing, which is to begin again. Its game is deleted. */
  void halt() {
    if (game != 0) {
      contest.delete(game);
      game = 0;
    }
    if (!played().isOver()) {
      played().halt();
    }
  }

  /**
   * Opens the game and lets it begin, if both players are there.
   *
   * @param all all players of the server
   * @return whether it was opened
   */
  boolean open(List<ContestPlayer> all) {
    List<ContestPlayer> players = players(all);
    if (players.size() < teams().size()) {
      return false;
    }
    for (ContestPlayer player : players) {
      // A game that is over, and that the player has not left.
      if (player.game() != 0) {
        contest.delete(player.game());
      }
    }
    game =
        contest.open(
            match().toString(), played(), players.stream().map(ContestPlayer::id).toList());
    if (game != 0) {
      contest.resume(game);
    }
    return game != 0;
  }

  /** {@return the teams of which no free player is logged in; for all threads} */
  List<String> missing() {
    if (game != 0) {
      return List.of();
    }
    List<ContestPlayer> all = contest.players();
    return teams().stream().filter(team -> player(team, all).isEmpty()).toList();
  }

  /** {@return the players that would play if the game began now; for all threads} */
  List<ContestPlayer> next() {
    return players(contest.players());
  }

  /** {@return the players that play, in the order of the seats, without those that are missing} */
  private List<ContestPlayer> players(List<ContestPlayer> all) {
    return teams().stream().flatMap(team -> player(team, all).stream()).toList();
  }

  /**
   * Returns the player of a team that plays: of those that are not silent the one that logged in
   * last, and otherwise the one that logged in last of all. A program that has ended is still
   * logged in, and would hold up the game. A player in a game that another organiser opened is not
   * free.
   */
  private Optional<ContestPlayer> player(String team, List<ContestPlayer> all) {
    Instant now = contest.now();
    int own = game;
    return all.stream()
        .filter(player -> player.login() > 0 && player.team().equals(team))
        .filter(player -> !contest.isOpen(player.game()) || player.game() == own)
        .max(
            comparing((ContestPlayer player) -> !player.isSilent(now))
                .thenComparingLong(ContestPlayer::login));
  }

  /** {@return the result; the playing is over} */
  TaskResult result() {
    String record = played().record().json();
    MatchNotes<S, M> notes = begun().notes();
    boolean isTimed = !task.time().equals(TimeControl.none());
    return new TaskResult(
        task.id(), record, isTimed ? notes.readings().json() : "", notes.thoughts());
  }
}
