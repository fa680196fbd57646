package org.rondo.game;

import java.util.Arrays;
import java.util.List;
import java.util.Objects;
import java.util.function.IntFunction;
import org.jspecify.annotations.Nullable;

/** The moves of one turn, one for each seat to move, revealed together. An immutable value. */
public final class JointMove<M extends Move> {
  private final Seats seats;

  /** The move of the lowest seat, held apart so that one seat's move needs no array. */
  private final M first;

  /**
   * The moves of the other seats: the move itself if there is one other seat, so that two seats
   * need no array; an array of moves, ascending, if there are more; null if there is no other seat.
   */
  private final @Nullable Object others;

  private JointMove(Seats seats, M first, @Nullable Object others) {
    this.seats = seats;
    this.first = first;
    this.others = others;
  }

  /**
   * {@return the joint move of these seats}
   *
   * @param seats the seats that move, at least one; normally {@code state.toMove()}
   * @param moves the function from a seat to its move; called once for each seat, in ascending
   *     order
   * @throws IllegalArgumentException if there is no seat
   * @throws NullPointerException if a move is null
   */
  public static <M extends Move> JointMove<M> of(Seats seats, IntFunction<? extends M> moves) {
    if (seats.isEmpty()) {
      throw new IllegalArgumentException("a joint move needs a seat that moves");
    }
    int lowest = seats.first();
    M first = required(moves.apply(lowest), lowest);
    int size = seats.size();
    if (size == 1) {
      return new JointMove<>(seats, first, null);
    }
    if (size == 2) {
      int highest = seats.last();
      return new JointMove<>(seats, first, required(moves.apply(highest), highest));
    }
    Object[] others = new Object[size - 1];
    int filled = 0;
    for (int seat = lowest + 1; filled < others.length; seat++) {
      if (seats.contains(seat)) {
        others[filled++] = required(moves.apply(seat), seat);
      }
    }
    return new JointMove<>(seats, first, others);
  }

  /**
   * {@return the joint move of a single seat}
   *
   * @param seat the seat that moves, from 0 to 63
   * @param move the seat's move
   * @throws IllegalArgumentException if the seat is outside its range
   * @throws NullPointerException if the move is null
   */
  public static <M extends Move> JointMove<M> of(int seat, M move) {
    return new JointMove<>(Seats.of(seat), required(move, seat), null);
  }

  /**
   * {@return the joint move in which seat 0 makes the first move, seat 1 the second, and so on}
   *
   * @param moves a move for each seat, at least one
   * @throws IllegalArgumentException if there is no move
   * @throws NullPointerException if a move is null
   */
  @SafeVarargs
  public static <M extends Move> JointMove<M> all(M... moves) {
    return of(Seats.all(moves.length), seat -> moves[seat]);
  }

  /**
   * {@return the joint move in which seat 0 makes the first move, seat 1 the second, and so on}
   *
   * @param moves a move for each seat, at least one
   * @throws IllegalArgumentException if there is no move
   * @throws NullPointerException if a move is null
   */
  public static <M extends Move> JointMove<M> all(List<? extends M> moves) {
    return of(Seats.all(moves.size()), moves::get);
  }

  private static <M> M required(M move, int seat) {
    if (move == null) {
      throw new NullPointerException("the move of seat " + seat + " is null");
    }
    return move;
  }

  /** {@return the seats that move} */
  public Seats seats() {
    return seats;
  }

  /**
   * {@return the move of a seat}
   *
   * @param seat a seat of this joint move
   * @throws IllegalArgumentException if the seat has no move here
   */
  @SuppressWarnings("unchecked") // of() fills the other seats, with moves of type M
  public M move(int seat) {
    if (!seats.contains(seat)) {
      throw new IllegalArgumentException(
          "seat " + seat + " has no move here; the seats that move are " + seats);
    }
    int index = seats.indexOf(seat);
    if (index == 0) {
      return first;
    }
    return (M)
        (others instanceof Object[] array ? array[index - 1] : Objects.requireNonNull(others));
  }

  /**
   * {@return the move of the only seat that moves}
   *
   * @throws IllegalStateException if several seats move
   */
  public M only() {
    if (others != null) {
      throw new IllegalStateException(
          "seats " + seats + " move together, where exactly one is expected");
    }
    return first;
  }

  /**
   * Checks that the seats of this joint move are exactly the seats to move. Implementations of
   * {@link Game#next} call it first.
   *
   * @throws IllegalMoveException if this joint move has a seat that is not to move
   * @throws IllegalArgumentException if a seat to move has no move here
   */
  public void requireSeats(Seats toMove) {
    // The slow path is a separate method, so that a joint move that is played immediately need not
    // be allocated.
    if (seats != toMove) {
      requireEqualSeats(toMove);
    }
  }

  private void requireEqualSeats(Seats toMove) {
    if (seats.equals(toMove)) {
      return;
    }
    Seats uninvited = seats.minus(toMove);
    if (!uninvited.isEmpty()) {
      int seat = uninvited.first();
      String reason = toMove.isEmpty() ? "the game is over" : "the seats to move are " + toMove;
      throw new IllegalMoveException(seat, move(seat).text(), reason);
    }
    throw new IllegalArgumentException(
        "seat " + toMove.minus(seats).first() + " is to move and has no move among " + this);
  }

  @Override
  public boolean equals(Object other) {
    return other instanceof JointMove<?> that
        && seats.equals(that.seats)
        && first.equals(that.first)
        && Objects.deepEquals(others, that.others);
  }

  @Override
  public int hashCode() {
    return Arrays.deepHashCode(new Object[] {seats, first, others});
  }

  /** {@return the seats with their moves, {@code {0: d3}}} */
  @Override
  public String toString() {
    StringBuilder text = new StringBuilder("{");
    for (int seat : seats) {
      text.append(text.length() > 1 ? ", " : "").append(seat).append(": ");
      text.append(move(seat).text());
    }
    return text.append('}').toString();
  }
}
