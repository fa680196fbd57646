package org.rondo.server.contest;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.Consumer;

/** Judges a turn that all players of a game have completed. */
final class TurnJudge {
  private static final String WON = "Congratulations";

  private final ServerBoard board;
  private final List<GameSeat> seats;
  private final Consumer<GameSeat> concluded;

  /**
   * Creates a judge.
   *
   * @param concluded receives a seat each time its condition is set
   */
  TurnJudge(ServerBoard board, List<GameSeat> seats, Consumer<GameSeat> concluded) {
    this.board = board;
    this.seats = seats;
    this.concluded = concluded;
  }

  /** {@return the index of the player whose turn it is} */
  static int mover(int turn) {
    return turn % 2 == 1 ? 0 : 1;
  }

  /**
   * Judges a turn: moves on the board, and sets conditions, comments and scores.
   *
   * @return the changes of the board
   */
  List<SquareChange> judge(int turn) {
    List<SquareChange> changes = new ArrayList<>();
    List<GameSeat> active = seats.stream().filter(GameSeat::isPlaying).toList();
    for (GameSeat seat : active) {
      if (seat.index() == mover(turn)) {
        changes.addAll(move(seat));
      } else if (!seat.passes() && !seat.sent().equals(seat.position())) {
        err(seat, "moved out of turn");
      }
    }
    conclude(active);
    return changes;
  }

  private void set(GameSeat seat, PlayerCondition condition, String comment) {
    seat.conclude(condition, comment);
    concluded.accept(seat);
  }

  /** Sets a draw, which stands if no player without an error is there to win. */
  private void err(GameSeat seat, String reason) {
    set(seat, PlayerCondition.DRAW, reason);
  }

  private List<SquareChange> move(GameSeat seat) {
    int index = seat.index();
    if (seat.passes()) {
      Optional<BoardPoint> legal = board.firstMove(index);
      legal.ifPresent(move -> err(seat, "passed although a move is legal, for example " + move));
      return List.of();
    }
    BoardPoint move = seat.sent();
    if (move.equals(seat.position())) {
      err(seat, "did not move in its turn");
      return List.of();
    }
    List<BoardPoint> turned = board.turned(index, move);
    if (turned.isEmpty()) {
      err(seat, "illegal move to " + move);
      return board.mark(move);
    }
    seat.accept();
    return board.play(index, move, turned);
  }

  private void conclude(List<GameSeat> active) {
    List<GameSeat> faultless = active.stream().filter(GameSeat::isPlaying).toList();
    if (faultless.size() == seats.size()) {
      seats.forEach(seat -> seat.score(board.discs(seat.index())));
      if (!board.canMove(0) && !board.canMove(1)) {
        count();
      }
    } else if (!faultless.isEmpty()) {
      active.stream()
          .filter(seat -> !seat.isPlaying())
          .forEach(seat -> set(seat, PlayerCondition.LOST, seat.comment()));
      faultless.forEach(seat -> set(seat, PlayerCondition.WON, WON));
    }
  }

  private void count() {
    int lead = Integer.compare(seats.get(0).score(), seats.get(1).score());
    for (GameSeat seat : seats) {
      set(seat, result(seat.index() == 0 ? lead : -lead), "Score: " + seat.score());
    }
  }

  private static PlayerCondition result(int lead) {
    if (lead == 0) {
      return PlayerCondition.DRAW;
    }
    return lead > 0 ? PlayerCondition.WON : PlayerCondition.LOST;
  }
}
