package org.rondo.duel;

import static com.google.common.base.Preconditions.checkArgument;

import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Locale;
import java.util.Set;
import java.util.stream.IntStream;
import org.rondo.game.Seats;

/**
 * How the two sides of a duel share the seats of a game. In the matches of a set, each side holds
 * each seat equally often. In a game of two seats, both splits are the same.
 */
public enum SeatSplit {
  /**
   * Each side holds half of the seats, in every possible way: 6 matches a set in a game of four
   * seats. If the number of seats is odd, one side holds one seat more than the other, each side
   * equally often.
   */
  HALVES,

  /**
   * One seat against all others: each side holds each seat alone once, 8 matches a set in a game of
   * four seats.
   */
  ONE;

  /** The largest number of seats that are halved in every possible way: 70 ways. */
  private static final int MAX_HALVED = 8;

  /**
   * {@return the default split of a game: halves up to eight seats, and one seat from nine on}
   *
   * @param seats the number of seats, at least 2
   */
  static SeatSplit of(int seats) {
    return seats > MAX_HALVED ? ONE : HALVES;
  }

  /**
   * {@return the seats of the first side in each match of a set}
   *
   * @param seats the number of seats of the game
   * @throws IllegalArgumentException if there are more than eight seats to halve
   */
  List<Seats> seatsOfFirst(int seats) {
    checkArgument(
        this == ONE || seats <= MAX_HALVED,
        "%s seats cannot be halved in every possible way: %s is the largest number; use the split"
            + " of one seat against the others",
        seats,
        MAX_HALVED);
    int few = this == ONE ? 1 : seats / 2;
    Set<Seats> ways = new LinkedHashSet<>(choices(0, seats, few));
    // The other side holds the smaller part, too. For two equal parts these ways are there already.
    List.copyOf(ways).forEach(way -> ways.add(Seats.all(seats).minus(way)));
    return List.copyOf(ways);
  }

  /** {@return all choices of a number of seats from {@code first} on, in their order} */
  private static List<Seats> choices(int first, int seats, int number) {
    if (number == 0) {
      return List.of(Seats.none());
    }
    List<Seats> all = new ArrayList<>();
    IntStream.rangeClosed(first, seats - number)
        .forEach(
            seat ->
                choices(seat + 1, seats, number - 1)
                    .forEach(rest -> all.add(rest.plus(Seats.of(seat)))));
    return all;
  }

  /**
   * {@return the split with a name}
   *
   * @param name {@code halves} or {@code one}
   * @throws IllegalArgumentException if there is no such split
   */
  public static SeatSplit parse(String name) {
    for (SeatSplit split : values()) {
      if (split.text().equals(name)) {
        return split;
      }
    }
    throw new IllegalArgumentException("split " + name + " is not known; use halves or one");
  }

  /** {@return the name that {@link #parse} reads: {@code halves} or {@code one}} */
  public String text() {
    return name().toLowerCase(Locale.ROOT);
  }
}
