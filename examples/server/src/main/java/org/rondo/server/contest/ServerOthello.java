package org.rondo.server.contest;

import java.util.ArrayList;
import java.util.List;
import java.util.stream.Stream;
import org.rondo.game.Game;
import org.rondo.game.JointMove;
import org.rondo.game.Move;
import org.rondo.game.MoveSpace;
import org.rondo.game.Seats;
import org.rondo.game.State;
import org.rondo.game.Traits;
import org.rondo.game.UnreadableMoveException;
import org.rondo.random.Rng;

/**
 * Othello as the service plays it: on a board of 6, 8 or 10 squares a side, from any map, with
 * squares that no disc can be placed on.
 *
 * <p>The players move in turn, the player of the discs {@code 0} first. A player that cannot move
 * passes. The game is over when neither player can move after a turn, so that it has at least one
 * turn on every map.
 */
final class ServerOthello implements Game<ServerOthello.ServerPosition, ServerOthello.ServerMove> {
  private final ServerBoard map;

  ServerOthello(ServerBoard map) {
    this.map = map;
  }

  /**
   * A move.
   *
   * @param text the square in the notation of Othello, or {@code pass}
   */
  record ServerMove(String text) implements Move {
    static final ServerMove PASS = new ServerMove("pass");

    /**
     * {@return the move to a square}
     *
     * @param size the number of squares on a side of the board
     */
    static ServerMove to(BoardPoint square, int size) {
      return new ServerMove(square.square(size));
    }
  }

  /**
   * A position.
   *
   * @param turn the number of turns that have been played
   * @param isOver whether neither player can move
   */
  record ServerPosition(ServerBoard board, int turn, boolean isOver) implements State {
    @Override
    public Seats toMove() {
      return isOver ? Seats.none() : Seats.of(turn % 2);
    }

    @Override
    public double score(int seat) {
      return board.discs(seat);
    }

    @Override
    public String text() {
      return String.join("/", board.rows()) + " " + turn + (isOver ? " over" : "");
    }
  }

  @Override
  public String id() {
    return "contest-othello:map=" + String.join("/", map.rows());
  }

  @Override
  public int seatCount() {
    return 2;
  }

  @Override
  public Traits traits() {
    return Traits.none();
  }

  @Override
  public ServerPosition start(Rng rng) {
    return new ServerPosition(map, 0, false);
  }

  @Override
  public MoveSpace<ServerMove> moves(ServerPosition position, int seat) {
    if (!position.toMove().contains(seat)) {
      return MoveSpace.empty();
    }
    ServerBoard board = position.board();
    List<ServerMove> moves =
        squares(board, seat).map(square -> ServerMove.to(square, board.size())).toList();
    return moves.isEmpty()
        ? MoveSpace.of(List.of(ServerMove.PASS), "it turns no disc")
        : MoveSpace.of(moves, "it turns no disc, or is a pass although a disc can be placed");
  }

  @Override
  public ServerPosition next(ServerPosition position, JointMove<ServerMove> joint, Rng rng) {
    joint.requireSeats(position.toMove());
    int seat = position.toMove().only();
    ServerMove move = joint.only();
    moves(position, seat).require(seat, move);
    ServerBoard board = position.board();
    if (!move.equals(ServerMove.PASS)) {
      BoardPoint square = BoardPoint.of(move.text(), board.size());
      List<BoardPoint> discs = new ArrayList<>(turned(board, seat, square));
      discs.add(square);
      board = board.with(discs, ServerBoard.disc(seat));
    }
    return new ServerPosition(board, position.turn() + 1, !canMove(board, 0) && !canMove(board, 1));
  }

  private static boolean canMove(ServerBoard board, int seat) {
    return squares(board, seat).findAny().isPresent();
  }

  /** {@return the squares that a seat can place a disc on, in reading order} */
  private static Stream<BoardPoint> squares(ServerBoard board, int seat) {
    return board.points().filter(square -> !turned(board, seat, square).isEmpty());
  }

  /**
   * {@return the move to a square}
   *
   * @param square a square of the board
   */
  ServerMove move(BoardPoint square) {
    return ServerMove.to(square, map.size());
  }

  /** {@return the discs that a move turns; none if it is not legal} */
  private static List<BoardPoint> turned(ServerBoard board, int seat, BoardPoint move) {
    List<BoardPoint> turned = new ArrayList<>();
    if (board.at(move) == ServerBoard.EMPTY) {
      for (ServerBoard.BoardDirection direction : ServerBoard.BoardDirection.ALL) {
        turned.addAll(line(board, seat, move, direction));
      }
    }
    return turned;
  }

  private static List<BoardPoint> line(
      ServerBoard board, int seat, BoardPoint move, ServerBoard.BoardDirection direction) {
    List<BoardPoint> line = new ArrayList<>();
    BoardPoint point = direction.next(move);
    while (board.holds(point) && board.at(point) == ServerBoard.disc(1 - seat)) {
      line.add(point);
      point = direction.next(point);
    }
    boolean isClosed = board.holds(point) && board.at(point) == ServerBoard.disc(seat);
    return isClosed ? line : List.of();
  }

  @Override
  public ServerMove parse(String given) {
    String text = given.strip();
    if (text.equals(ServerMove.PASS.text())
        || map.points().anyMatch(point -> point.square(map.size()).equals(text))) {
      return new ServerMove(text);
    }
    throw new UnreadableMoveException(given, "a move is a square of the board or pass");
  }

  @Override
  public String show(ServerPosition position) {
    return String.join("\n", position.board().rows()) + "\n";
  }
}
