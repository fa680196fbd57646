package org.rondo.server.contest;

import java.util.List;
import java.util.Optional;
import java.util.function.Consumer;

/** Judges a turn that all players of a game have completed. */
final class TurnJudge {
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

  /**
   * A judged turn.
   *
   * @param move the move of the player whose turn it was
   * @param changes the changes of the board
   */
  record JudgedTurn(FinishedTurn.PlayedMove move, List<SquareChange> changes) {}

  /** {@return the index of the player whose turn it is} */
  static int mover(int turn) {
    return turn % 2 == 1 ? 0 : 1;
  }

  /**
   * Judges a turn: moves on the board, and sets conditions, their causes and scores.
   *
   * @return the move and the changes of the board
   */
  JudgedTurn judge(int turn) {
    JudgedTurn judged = new JudgedTurn(new FinishedTurn.NoMove(), List.of());
    List<GameSeat> active = seats.stream().filter(GameSeat::isPlaying).toList();
    for (GameSeat seat : active) {
      if (seat.index() == mover(turn)) {
        judged = move(seat);
      } else if (!seat.passes() && !seat.sent().equals(seat.position())) {
        err(seat, new ContestSeat.OutOfTurn());
      }
    }
    conclude(active);
    return judged;
  }

  private void set(GameSeat seat, PlayerCondition condition, ContestSeat.Cause cause) {
    seat.conclude(condition, cause);
    concluded.accept(seat);
  }

  /** Sets a draw, which stands if no player without an error is there to win. */
  private void err(GameSeat seat, ContestSeat.Forfeit forfeit) {
    set(seat, PlayerCondition.DRAW, forfeit);
  }

  private static JudgedTurn withoutMove(List<SquareChange> changes) {
    return new JudgedTurn(new FinishedTurn.NoMove(), changes);
  }

  private JudgedTurn move(GameSeat seat) {
    int index = seat.index();
    if (seat.passes()) {
      Optional<BoardPoint> legal = board.firstMove(index);
      legal.ifPresent(move -> err(seat, new ContestSeat.IllegalPass(move)));
      return legal.isPresent()
          ? withoutMove(List.of())
          : new JudgedTurn(new FinishedTurn.LegalPass(), List.of());
    }
    BoardPoint move = seat.sent();
    if (move.equals(seat.position())) {
      err(seat, new ContestSeat.MissingMove());
      return withoutMove(List.of());
    }
    List<BoardPoint> turned = board.turned(index, move);
    if (turned.isEmpty()) {
      err(seat, new ContestSeat.IllegalMove(move));
      return withoutMove(board.mark(move));
    }
    seat.accept();
    return new JudgedTurn(new FinishedTurn.PlacedDisc(move), board.play(index, move, turned));
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
          .forEach(seat -> set(seat, PlayerCondition.LOST, seat.cause()));
      faultless.forEach(seat -> set(seat, PlayerCondition.WON, new ContestSeat.RivalForfeit()));
    }
  }

  private void count() {
    int lead = Integer.compare(seats.get(0).score(), seats.get(1).score());
    for (GameSeat seat : seats) {
      set(seat, result(seat.index() == 0 ? lead : -lead), new ContestSeat.Count(seat.score()));
    }
  }

  private static PlayerCondition result(int lead) {
    if (lead == 0) {
      return PlayerCondition.DRAW;
    }
    return lead > 0 ? PlayerCondition.WON : PlayerCondition.LOST;
  }
}
