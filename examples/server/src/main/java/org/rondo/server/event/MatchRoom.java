package org.rondo.server.event;

import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.rondo.format.MatchId;
import org.rondo.match.MatchRecord;
import org.rondo.match.OngoingMatch;
import org.rondo.othello.Board;
import org.rondo.othello.OthelloMove;
import org.rondo.series.place.MatchTask;
import org.rondo.series.place.TaskResult;
import org.rondo.server.event.ContestGames.Contestant;

/**
 * One playing of a match of the knockout: the match itself, and its game on the contest's server,
 * which is opened when both players are there. Used under the lock of its {@link ContestPlace},
 * except where a method says otherwise.
 */
final class MatchRoom {
  private final MatchTask task;
  private final OngoingMatch<Board, OthelloMove> played;
  private final ContestGames contest;
  private final int kept;

  /** The number of the game; 0 before it is opened. */
  private volatile int game;

  private String loser = "";

  /**
   * @param task the match, whose name is that of {@link #playing}
   * @param played the match, which has begun
   */
  MatchRoom(MatchTask task, OngoingMatch<Board, OthelloMove> played, ContestGames contest) {
    this.task = task;
    this.played = played;
    this.contest = contest;
    this.kept = played.turnCount();
  }

  MatchTask task() {
    return task;
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

  /** {@return the number of the game on the contest's server; 0 before it is opened} */
  int game() {
    return game;
  }

  /** {@return the number of turns that are over, those of earlier playings included} */
  int turnCount() {
    return kept + contest.turns(game);
  }

  /** Lets a team lose when the place looks at this room. The first team that loses counts. */
  void lose(String team) {
    if (loser.isEmpty()) {
      loser = team;
    }
  }

  /** Carries out a technical loss, if there is one. */
  void carryOutLoss() {
    if (loser.isEmpty()) {
      return;
    }
    if (game != 0) {
      contest.lose(game, loser);
    } else if (!played.isOver()) {
      played.disqualify(
          Map.of(teams().indexOf(loser), "technical loss by " + ServedGames.ORGANISERS));
    }
  }

  /** {@return whether the playing is over, also if its game was deleted then} */
  boolean isOver() {
    return game == 0 || isDeleted() ? played.isOver() : contest.isOver(game);
  }

  /** {@return whether the game was opened, and has been deleted since} */
  boolean isDeleted() {
    return game != 0 && !contest.exists(game);
  }

  /** Halts the playing, which is to begin again. Its game is deleted. */
  void halt() {
    if (game != 0) {
      contest.delete(game);
      game = 0;
    }
    if (!played.isOver()) {
      played.halt();
    }
  }

  /**
   * Opens the game and lets it begin, if both players are there.
   *
   * @param all the players that are logged in
   * @return whether it was opened
   */
  boolean open(List<Contestant> all) {
    List<Contestant> players =
        teams().stream().flatMap(team -> player(team, all).stream()).toList();
    if (players.size() < teams().size()) {
      return false;
    }
    for (Contestant player : players) {
      // A game that is over, and that the player has not left.
      if (player.game() != 0) {
        contest.delete(player.game());
      }
    }
    int first = played.state().toMove().only();
    game = contest.open(played, List.of(players.get(first).id(), players.get(1 - first).id()));
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
    List<Contestant> all = contest.contestants();
    return teams().stream().filter(team -> player(team, all).isEmpty()).toList();
  }

  /**
   * Returns the player of a team that logged in last. A player in a game that another organiser
   * opened is not free.
   */
  private Optional<Contestant> player(String team, List<Contestant> all) {
    return all.stream()
        .filter(player -> player.team().equals(team))
        .filter(player -> player.game() == 0 || contest.isOver(player.game()))
        .reduce((one, other) -> other);
  }

  /** {@return the result; the playing is over} */
  TaskResult result() {
    MatchRecord record = played.record();
    return new TaskResult(task.id(), record.json(), "", "");
  }
}
