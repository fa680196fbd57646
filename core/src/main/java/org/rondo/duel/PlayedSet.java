package org.rondo.duel;

import static com.google.common.base.Preconditions.checkArgument;

import java.util.List;
import java.util.stream.IntStream;
import org.rondo.game.Outcome;
import org.rondo.game.Seats;
import org.rondo.rating.MatchCounts;

/**
 * A set of matches that has been played.
 *
 * @param matches the matches of the set, in their order
 */
record PlayedSet(BalancedSet set, List<CountedMatch> matches) {

  PlayedSet {
    matches = List.copyOf(matches);
    checkArgument(
        matches.size() == set.size(), "%s matches are no set of %s", matches.size(), set.size());
  }

  /** {@return the first entrant's results against an opponent} */
  MatchCounts against(int opponent) {
    return numbers()
        .filter(match -> set.opponent(match) == opponent)
        .mapToObj(this::result)
        .reduce(MatchCounts.none(), MatchCounts::plus);
  }

  private MatchCounts result(int match) {
    int sign = Integer.compare(halfPoints(match), set.comparisons());
    return new MatchCounts(sign > 0 ? 1 : 0, sign == 0 ? 1 : 0, sign < 0 ? 1 : 0);
  }

  /** {@return twice the seat comparisons that the first entrant won plus those that it tied} */
  int halfPoints() {
    return numbers().map(this::halfPoints).sum();
  }

  private int halfPoints(int match) {
    Outcome outcome = matches.get(match).summary().outcome();
    return set.first(match).stream()
        .flatMap(
            own ->
                set.second(match).stream()
                    .map(other -> 1 + Integer.signum(outcome.rank(other) - outcome.rank(own))))
        .sum();
  }

  /** {@return the lead of the first entrant in each match} */
  List<Double> leads(ScoreLead lead) {
    return numbers()
        .mapToObj(
            match -> lead.of(matches.get(match).summary(), set.first(match), set.second(match)))
        .toList();
  }

  /**
   * {@return the sum of numbers of the matches against an opponent}
   *
   * @param numbers a number of each match
   */
  double sumAgainst(int opponent, List<Double> numbers) {
    return numbers()
        .filter(match -> set.opponent(match) == opponent)
        .mapToDouble(numbers::get)
        .sum();
  }

  /** {@return a sum over the seats of the first entrant in all matches} */
  int sumOfFirst(CountOfSeats count) {
    return numbers().map(match -> count.of(matches.get(match), set.first(match))).sum();
  }

  /** {@return a sum over the seats of the opponents in all matches} */
  int sumOfSecond(CountOfSeats count) {
    return numbers().map(match -> count.of(matches.get(match), set.second(match))).sum();
  }

  /** A number that a match has for some of its seats. */
  interface CountOfSeats {
    int of(CountedMatch match, Seats seats);
  }

  private IntStream numbers() {
    return IntStream.range(0, matches.size());
  }
}
