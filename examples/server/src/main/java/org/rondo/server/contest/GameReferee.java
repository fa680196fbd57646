package org.rondo.server.contest;

import static com.google.common.base.Preconditions.checkArgument;

import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import org.rondo.bot.Decision;
import org.rondo.game.Excerpt;
import org.rondo.game.JointMove;
import org.rondo.game.Move;
import org.rondo.game.State;
import org.rondo.match.Match;
import org.rondo.match.MatchListener;
import org.rondo.match.OngoingMatch;
import org.rondo.random.Rng;
import org.rondo.server.contest.Contest.ServiceNotation;

/**
 * The referee of a served game: a match of the library, in the words of the service. It also keeps
 * the board that is shown, which after an error differs from the match's: an illegal move leaves a
 * mark, and a legal one is shown although its turn does not count.
 */
final class GameReferee<S extends State, M extends Move> {
  private static final int REASON_LENGTH = 200;

  private final ServiceNotation<S, M> rules;
  private final OngoingMatch<S, M> match;
  private ServerBoard shown;

  /** The seat of the player that moves first in the served game. */
  private final int first;

  /**
   * Creates the referee of a match.
   *
   * @param match a match of two seats that move in turn; the first player has the seat to move
   * @throws IllegalArgumentException if the match is over, or not one of two seats is to move
   */
  GameReferee(ServiceNotation<S, M> rules, OngoingMatch<S, M> match) {
    List<Decision<S, M>> decisions = match.decisions();
    checkArgument(
        decisions.size() == 1 && decisions.get(0).game().seatCount() == 2,
        "a served game needs a match in which one of two seats is to move, and %s are to move",
        decisions.size());
    this.rules = rules;
    this.match = match;
    this.first = decision().seat();
    this.shown = board(match.state());
  }

  private ServerBoard board(S state) {
    return new ServerBoard(rules.rows(state));
  }

  /**
   * {@return the referee of a game that begins on a map}
   *
   * @param names the names of the players, the first mover first
   */
  static GameReferee<?, ?> on(ServerBoard map, List<String> names) {
    ServerOthello game = new ServerOthello(map);
    return new GameReferee<>(
        new MapNotation(game), Match.of(game).listener(new MatchListener<>() {}).begin(names));
  }

  /** The words for a game on a map. */
  private record MapNotation(ServerOthello game)
      implements ServiceNotation<ServerOthello.ServerPosition, ServerOthello.ServerMove> {
    @Override
    public List<String> rows(ServerOthello.ServerPosition position) {
      return position.board().rows();
    }

    @Override
    public ServerOthello.ServerMove move(BoardPoint square) {
      return game.move(square);
    }

    @Override
    public ServerOthello.ServerMove pass() {
      return ServerOthello.ServerMove.PASS;
    }
  }

  /** {@return the board that is shown} */
  ServerBoard board() {
    return shown;
  }

  /** {@return whether the match is over} */
  boolean isOver() {
    return match.isOver();
  }

  /** {@return what the match has come to for a player; the match is over} */
  PlayerCondition result(int index) {
    return match
        .record()
        .outcome()
        .winner()
        .map(seat -> seat == seat(index) ? PlayerCondition.WON : PlayerCondition.LOST)
        .orElse(PlayerCondition.DRAW);
  }

  private int seat(int index) {
    return (index + first) % 2;
  }

  /** {@return the decision of the player whose turn it is; the match is not over} */
  private Decision<S, M> decision() {
    return match.decisions().get(0);
  }

  /**
   * {@return whether the player whose turn it is may place a disc on a point, or beside the board}
   */
  boolean accepts(BoardPoint point) {
    return shown.holds(point) && decision().moves().contains(rules.move(point));
  }

  /** {@return the first square in reading order on which a disc may be placed; empty for a pass} */
  Optional<BoardPoint> firstMove() {
    return shown.points().filter(this::accepts).findFirst();
  }

  /**
   * Plays a legal move of the player whose turn it is.
   *
   * @return the changes of the board
   */
  List<SquareChange> play(BoardPoint square) {
    choose(rules.move(square));
    return show(board(match.state()), square);
  }

  /** Plays a pass of the player whose turn it is, which cannot place a disc. */
  void pass() {
    choose(rules.pass());
  }

  private void choose(M move) {
    match.choose(decision().seat(), decision -> move);
  }

  /**
   * Shows a legal move of the player whose turn it is. It is not played, because the other player
   * has ended the game.
   *
   * @return the changes of the board
   */
  List<SquareChange> show(BoardPoint square) {
    Decision<S, M> decision = decision();
    JointMove<M> joint = JointMove.of(decision.seat(), rules.move(square));
    return show(board(decision.game().next(match.state(), joint, Rng.none())), square);
  }

  private List<SquareChange> show(ServerBoard next, BoardPoint square) {
    List<SquareChange> changes = shown.changes(next, square);
    shown = next;
    return changes;
  }

  /**
   * Marks the square of an illegal move.
   *
   * @return the change of the board; none for a point beside the board
   */
  List<SquareChange> mark(BoardPoint point) {
    if (!shown.holds(point)) {
      return List.of();
    }
    shown = shown.with(List.of(point), ServerBoard.MARK);
    return List.of(new SquareChange(point, ServerBoard.MARK));
  }

  /**
   * Ends the match for players that broke a rule or left.
   *
   * @param reasons the players by index, each with the reason
   */
  void disqualify(Map<Integer, String> reasons) {
    Map<Integer, String> bySeat = new TreeMap<>();
    reasons.forEach(
        (index, reason) -> bySeat.put(seat(index), Excerpt.line(reason, REASON_LENGTH)));
    match.disqualify(bySeat);
  }
}
