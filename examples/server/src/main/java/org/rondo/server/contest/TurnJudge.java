package org.rondo.server.contest;

import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import java.util.function.Consumer;

/** Has the referee judge a turn that all players of a game have completed. */
final class TurnJudge {
  private final GameReferee<?, ?> referee;
  private final List<GameSeat> seats;
  private final Consumer<GameSeat> concluded;

  /**
   * Creates a judge.
   *
   * @param concluded receives a seat each time its condition is set
   */
  TurnJudge(GameReferee<?, ?> referee, List<GameSeat> seats, Consumer<GameSeat> concluded) {
    this.referee = referee;
    this.seats = seats;
    this.concluded = concluded;
  }

  /**
   * A judged turn.
   *
   * @param move the move of the player whose turn it was
   * @param changes the changes of the board
   */
  record JudgedTurn(FinishedTurn.PlayedMove move, List<SquareChange> changes) {
    private static JudgedTurn withoutMove(List<SquareChange> changes) {
      return new JudgedTurn(new FinishedTurn.NoMove(), changes);
    }
  }

  /** {@return the index of the player whose turn it is} */
  static int mover(int turn) {
    return turn % 2 == 1 ? 0 : 1;
  }

  /**
   * Judges a turn: has the match played on or ended, and sets conditions, their causes and scores.
   *
   * @return the move and the changes of the board
   */
  JudgedTurn judge(int turn) {
    List<GameSeat> active = seats.stream().filter(GameSeat::isPlaying).toList();
    for (GameSeat seat : active) {
      // Sets a draw, which stands if no player without an error is there to win.
      error(seat, mover(turn)).ifPresent(error -> set(seat, PlayerCondition.DRAW, error));
    }
    GameSeat mover = seats.get(mover(turn));
    boolean isFaultless = seats.stream().allMatch(GameSeat::isPlaying);
    JudgedTurn judged =
        active.contains(mover) ? move(mover, isFaultless) : JudgedTurn.withoutMove(List.of());
    if (isFaultless) {
      seats.forEach(seat -> seat.score(referee.board().discs(seat.index())));
      if (referee.isOver()) {
        count();
      }
    } else {
      forfeit(referee, seats);
      conclude(active);
    }
    return judged;
  }

  /** Ends the match for the players that have a forfeit. */
  static void forfeit(GameReferee<?, ?> referee, List<GameSeat> seats) {
    Map<Integer, String> reasons = new TreeMap<>();
    for (GameSeat seat : seats) {
      if (seat.cause() instanceof ContestSeat.Forfeit forfeit) {
        reasons.put(seat.index(), forfeit.comment());
      }
    }
    referee.disqualify(reasons);
  }

  private void set(GameSeat seat, PlayerCondition condition, ContestSeat.Cause cause) {
    seat.conclude(condition, cause);
    concluded.accept(seat);
  }

  /** {@return what a player did wrong in a turn, if anything} */
  private Optional<ContestSeat.Forfeit> error(GameSeat seat, int mover) {
    boolean hasMoved = !seat.sent().equals(seat.position());
    if (seat.index() != mover) {
      return !seat.passes() && hasMoved
          ? Optional.of(new ContestSeat.OutOfTurn())
          : Optional.empty();
    }
    if (seat.passes()) {
      return referee.firstMove().map(ContestSeat.IllegalPass::new);
    }
    if (!hasMoved) {
      return Optional.of(new ContestSeat.MissingMove());
    }
    return referee.accepts(seat.sent())
        ? Optional.empty()
        : Optional.of(new ContestSeat.IllegalMove(seat.sent()));
  }

  /** Plays or shows the move of the player whose turn it is. */
  private JudgedTurn move(GameSeat seat, boolean isFaultless) {
    if (seat.cause() instanceof ContestSeat.IllegalMove illegal) {
      return JudgedTurn.withoutMove(referee.mark(illegal.move()));
    }
    if (!seat.isPlaying()) {
      return JudgedTurn.withoutMove(List.of());
    }
    if (seat.passes()) {
      if (isFaultless) {
        referee.pass();
      }
      return new JudgedTurn(new FinishedTurn.LegalPass(), List.of());
    }
    seat.accept();
    BoardPoint move = seat.sent();
    return new JudgedTurn(
        new FinishedTurn.PlacedDisc(move), isFaultless ? referee.play(move) : referee.show(move));
  }

  /** Sets the results of the players that were in the game until a turn with an error. */
  private void conclude(List<GameSeat> active) {
    List<GameSeat> faultless = active.stream().filter(GameSeat::isPlaying).toList();
    if (!faultless.isEmpty()) {
      active.stream()
          .filter(seat -> !seat.isPlaying())
          .forEach(seat -> set(seat, PlayerCondition.LOST, seat.cause()));
      faultless.forEach(seat -> set(seat, PlayerCondition.WON, new ContestSeat.RivalForfeit()));
    }
  }

  private void count() {
    for (GameSeat seat : seats) {
      set(seat, referee.result(seat.index()), new ContestSeat.Count(seat.score()));
    }
  }
}
