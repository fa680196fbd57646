package org.rondo.duel;

import static com.google.common.base.Preconditions.checkArgument;

import java.util.List;
import java.util.Locale;
import java.util.stream.IntStream;
import org.rondo.game.Seats;
import org.rondo.rating.Counts;
import org.rondo.rating.PairCounts;
import org.rondo.rating.SetCounts;

/**
 * The matches of a seat-balanced set: who holds which seat in each of them. The matches against the
 * first opponent come first, then those against the next one.
 */
final class BalancedSet {
  private static final int MAX_SIZE = 10_000;
  private static final int MAX_COMPARISONS = 500_000;
  private static final int DEFAULT_MATCHES = 2_000;

  /** By wins, a test needs 23 sets that are all won, and by score without a range 20. */
  private static final int MIN_DEFAULT_SETS = 100;

  private final String first;
  private final List<String> opponents;
  private final SeatSplit split;
  private final int seats;

  /** The seats of the first entrant in each match against an opponent. */
  private final List<Seats> seatsOfFirst;

  /**
   * Creates the set of a duel.
   *
   * @param first the name of the first entrant
   * @param opponents the names of its opponents: one, or a panel
   * @param seats the number of seats of the game, at least 2
   * @throws IllegalArgumentException if the split does not fit the number of seats, or a set would
   *     have more than 10,000 matches or 500,000 comparisons of seats
   */
  BalancedSet(String first, List<String> opponents, SeatSplit split, int seats) {
    this.first = first;
    this.opponents = List.copyOf(opponents);
    this.split = split;
    this.seats = seats;
    this.seatsOfFirst = split.seatsOfFirst(seats);
    checkArgument(
        opponents.size() <= MAX_SIZE / seatsOfFirst.size(),
        "%s opponents with %s matches each are more than %s matches a set; name fewer opponents",
        opponents.size(),
        seatsOfFirst.size(),
        MAX_SIZE);
    checkArgument(
        size() <= MAX_COMPARISONS / comparisons(),
        "%s matches with %s comparisons of seats each are more than %s comparisons a set; name fewer"
            + " opponents",
        size(),
        comparisons(),
        MAX_COMPARISONS);
  }

  String first() {
    return first;
  }

  List<String> opponents() {
    return opponents;
  }

  SeatSplit split() {
    return split;
  }

  int seats() {
    return seats;
  }

  /** {@return the default of the maximum number of matches of a duel} */
  int defaultMatches() {
    return size() * Math.max(MIN_DEFAULT_SETS, DEFAULT_MATCHES / size());
  }

  /**
   * Checks the maximum number of matches of a duel.
   *
   * @throws IllegalArgumentException if it is no multiple of the matches of a set
   */
  void requireWhole(int matches) {
    int rest = matches % size();
    if (rest != 0) {
      int less = matches - rest;
      throw new IllegalArgumentException(
          String.format(
              Locale.ROOT,
              "games %d are not a multiple of %d: games come in sets of %2$d; use %s%d",
              matches,
              size(),
              less == 0 ? "" : less + " or ",
              less + size()));
    }
  }

  /** {@return the number of matches} */
  int size() {
    return opponents.size() * seatsOfFirst.size();
  }

  /**
   * {@return the seats of the first entrant in a match}
   *
   * @param match the number of the match in the set, from 0
   */
  Seats first(int match) {
    return seatsOfFirst.get(match % seatsOfFirst.size());
  }

  /** {@return the seats of the opponent in a match} */
  Seats second(int match) {
    return Seats.all(seats).minus(first(match));
  }

  /** {@return the index of the opponent in a match} */
  int opponent(int match) {
    return match / seatsOfFirst.size();
  }

  /** {@return the names of the entrants of a match, by seat} */
  List<String> names(int match) {
    return IntStream.range(0, seats)
        .mapToObj(seat -> first(match).contains(seat) ? first : opponents.get(opponent(match)))
        .toList();
  }

  /** {@return the name of the opponent, or a description of the panel} */
  String second() {
    return second(opponents);
  }

  /** {@return the name of the only opponent, or a description of several as a panel} */
  static String second(List<String> opponents) {
    int last = opponents.size() - 1;
    return last == 0
        ? opponents.get(0)
        : "the panel of "
            + String.join(", ", opponents.subList(0, last))
            + " and "
            + opponents.get(last);
  }

  /** {@return the number of comparisons of a seat with one of the other side, in one match} */
  int comparisons() {
    return first(0).size() * second(0).size();
  }

  /** {@return the counts before the first set; pairs if a set has the two matches of one} */
  Counts none() {
    return size() == 2 ? PairCounts.none() : SetCounts.none(size(), size() * comparisons());
  }
}
