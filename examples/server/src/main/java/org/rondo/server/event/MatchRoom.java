package org.rondo.server.event;

import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.LinkedBlockingQueue;
import java.util.concurrent.TimeUnit;
import java.util.function.BooleanSupplier;
import org.rondo.format.MatchId;
import org.rondo.game.Excerpt;
import org.rondo.othello.Board;
import org.rondo.server.event.ContestGames.Contestant;

/**
 * One playing of a match of the knockout: the game on the contest's server, and its judged turns.
 *
 * <p>The thread of the match waits in {@link #await}. Other threads order a restart or a technical
 * loss.
 */
final class MatchRoom {

  /** The time between two looks at the players and at the game. */
  private static final long LOOK_MILLISECONDS = 100;

  private static final int REASON_LENGTH = 200;

  /**
   * The beginning of a playing.
   *
   * @param turn the number of turns that are kept from an earlier playing
   * @param board the position after these turns
   */
  record KeptTurns(int turn, Board board) {}

  private final MatchId match;
  private final int replay;
  private final List<String> teams;
  private final KeptTurns beginning;
  private final ContestGames contest;
  private final Map<Integer, String> turns = new ConcurrentHashMap<>();
  private final Map<Integer, String> lost = new ConcurrentHashMap<>();
  private final LinkedBlockingQueue<Integer> news = new LinkedBlockingQueue<>();
  private volatile int game;
  private volatile boolean isRestarted;
  private volatile boolean isEnded;

  /**
   * @param teams the names of the entrants, by seat
   */
  MatchRoom(
      MatchId match, int replay, List<String> teams, KeptTurns beginning, ContestGames contest) {
    this.match = match;
    this.replay = replay;
    this.teams = List.copyOf(teams);
    this.beginning = beginning;
    this.contest = contest;
  }

  MatchId match() {
    return match;
  }

  int replay() {
    return replay;
  }

  List<String> teams() {
    return teams;
  }

  /** {@return the number of the game on the contest's server; 0 before it is opened} */
  int game() {
    return game;
  }

  boolean isEnded() {
    return isEnded;
  }

  /** {@return the number of turns that have been judged, those of earlier playings included} */
  int turnCount() {
    return beginning.turn() + turns.size();
  }

  /**
   * Receives a judged turn.
   *
   * @param number the number of the turn in the game, from 1
   */
  void moved(int number, String move) {
    turns.put(number, move);
    news.add(number);
  }

  /**
   * Receives the players that lost by breaking a rule or by being dropped.
   *
   * @param losers the players by their index in the game, each with the reason
   */
  void lost(Map<Integer, String> losers) {
    losers.forEach((index, reason) -> lose((index + firstSeat()) % 2, reason));
    news.add(0);
  }

  /** Ends this playing, so that the match can begin again. */
  void restart() {
    isRestarted = true;
    news.add(0);
  }

  /** Lets a team lose at once. */
  void lose(String team, String reason) {
    lose(teams.indexOf(team), reason);
    news.add(0);
  }

  private void lose(int seat, String reason) {
    lost.put(seat, Excerpt.line(reason.isBlank() ? "by a rule" : reason, REASON_LENGTH));
  }

  /** Wakes the thread of the match, so that it looks at everything again. */
  void wake() {
    news.add(0);
  }

  /**
   * Waits until a turn is judged or the match ends in another way.
   *
   * @param turn the number of the turn in the match, from 0
   * @param mayOpen returns whether games may be opened now
   * @param isStopped returns whether the server stops
   * @return whether the match is halted, because it begins again
   * @throws IllegalStateException if the server stops
   */
  boolean await(int turn, BooleanSupplier mayOpen, BooleanSupplier isStopped) {
    while (!isRestarted && lost.isEmpty() && !turns.containsKey(inGame(turn))) {
      if (isStopped.getAsBoolean()) {
        throw new IllegalStateException("the server stops");
      }
      look(mayOpen);
      pause();
    }
    return isRestarted;
  }

  private void pause() {
    try {
      news.poll(LOOK_MILLISECONDS, TimeUnit.MILLISECONDS);
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
      throw new IllegalStateException("the server stops", e);
    }
  }

  /** Opens the game if it is not open yet, and begins again if the game was deleted. */
  private void look(BooleanSupplier mayOpen) {
    if (game == 0) {
      if (mayOpen.getAsBoolean()) {
        open();
      }
    } else if (!contest.exists(game)) {
      isRestarted = true;
    }
  }

  private void open() {
    List<Contestant> players = teams.stream().flatMap(team -> player(team).stream()).toList();
    if (players.size() < teams.size()) {
      return;
    }
    for (Contestant player : players) {
      // A game that is over, and that the player has not left.
      if (player.game() != 0) {
        contest.delete(player.game());
      }
    }
    int first = firstSeat();
    int opened =
        contest.open(
            beginning.board(), List.of(players.get(first).id(), players.get(1 - first).id()));
    game = opened;
    if (opened != 0) {
      contest.resume(opened);
    }
  }

  /** {@return the teams of which no free player is logged in} */
  List<String> missing() {
    return game == 0 ? teams.stream().filter(team -> player(team).isEmpty()).toList() : List.of();
  }

  /**
   * Returns the player of a team that logged in last. A player in a game that another organiser
   * opened is not free.
   */
  private Optional<Contestant> player(String team) {
    return contest.contestants().stream()
        .filter(player -> player.team().equals(team))
        .filter(player -> player.game() == 0 || contest.isOver(player.game()))
        .reduce((one, other) -> other);
  }

  private int firstSeat() {
    return beginning.board().toMove().contains(0) ? 0 : 1;
  }

  private int inGame(int turn) {
    return turn - beginning.turn() + 1;
  }

  /**
   * {@return the seats that lose the match before a turn, each with the reason} The turns before it
   * that were judged are played first.
   */
  Map<Integer, String> disqualified(int turn) {
    return turns.containsKey(inGame(turn)) ? Map.of() : Map.copyOf(lost);
  }

  /** {@return the move of a turn, as text} */
  String move(int turn) {
    return Objects.requireNonNull(turns.get(inGame(turn)), "move");
  }

  /** Deletes the game, so that its players are free. */
  void discard() {
    if (game != 0) {
      contest.delete(game);
    }
  }

  /** Takes note of the end of the match. */
  void end() {
    isEnded = true;
  }
}
