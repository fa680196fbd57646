package org.rondo.format.standard;

import java.util.ArrayList;
import java.util.List;
import java.util.Objects;
import java.util.Optional;
import java.util.OptionalLong;
import java.util.stream.IntStream;
import org.rondo.format.Encounter;
import org.rondo.format.EncounterResult;
import org.rondo.format.EntryList;
import org.rondo.format.Format;
import org.rondo.format.Points;
import org.rondo.format.Results;
import org.rondo.format.Round;
import org.rondo.format.RoundResult;
import org.rondo.format.Stage;
import org.rondo.format.Standings;
import org.rondo.format.Tally;
import org.rondo.game.Options;
import org.rondo.game.Specification;

/**
 * A round robin, for games of two seats: every entrant meets every other entrant once.
 *
 * <p>The rounds are those of the circle method, for any number of entrants from 2. Their pairs are
 * those in the table of the ComputeFest competition of 2013. If the number of entrants is odd, one
 * entrant has a bye in each round. The seats in the first match of an encounter depend on the sum
 * of the two entrants' numbers, counted from 1. If the sum is odd, the entrant with the lower
 * number has seat 0. If the sum is even, the entrant with the higher number has it. So for each
 * entrant, the numbers of encounters that it begins in seat 0 and in seat 1 differ by at most one.
 *
 * <p>Entrants are ranked by points, then by score difference. Entrants equal in both share a rank.
 * If an entrant withdraws, its earlier results still count. Its later opponents have a bye. The
 * champion is the first of the entrants that have not withdrawn.
 *
 * @param matches the number of matches in an encounter, from 1 to 1,000,000,000
 * @param points the way in which points are counted
 */
public record RoundRobin(int matches, Points points) implements Format {
  static final String NAME = "round-robin";
  static final int DEFAULT_MATCHES = 10;

  /**
   * Describes a round robin.
   *
   * @throws IllegalArgumentException if the number of matches is out of range
   */
  public RoundRobin {
    FormatParameter.MATCHES.require(matches);
    Objects.requireNonNull(points, "points");
  }

  static RoundRobin read(Options options) {
    return new RoundRobin(
        FormatParameter.MATCHES.read(
            options, DEFAULT_MATCHES, "The number of games between every two entrants."),
        Points.parse(
            options
                .about(
                    "With game, a win is 1 point and a draw half a point. With match, the entrant"
                        + " that wins more games of an encounter gets 2 points, and both get 1 if"
                        + " they win equally many.")
                .choice("points", Points.PER_MATCH.text(), Points.texts())));
  }

  @Override
  public String text() {
    return Specification.of(NAME)
        .with("games", matches, DEFAULT_MATCHES)
        .with("points", points.text(), Points.PER_MATCH.text())
        .text();
  }

  @Override
  public Optional<Round> next(EntryList entries, Results results) {
    new EntrantMinimum(NAME, 2).require(entries, results);
    return IntStream.rangeClosed(played(results) + 1, CircleMethod.rounds(entries.size()))
        .mapToObj(round -> round(entries, round))
        .flatMap(Optional::stream)
        .findFirst();
  }

  @Override
  public boolean pairsByResults() {
    return false;
  }

  /**
   * {@return the number of the last round; it can be above the number of rounds, because rounds
   * without an encounter are left out}
   */
  private static int played(Results results) {
    int last = 0;
    for (RoundResult result : results.rounds()) {
      int number = result.round().stage() instanceof Stage.Numbered round ? round.number() : 0;
      last = Math.max(last + 1, number);
    }
    return last;
  }

  private Optional<Round> round(EntryList entries, int number) {
    List<Encounter> encounters = new ArrayList<>();
    List<Integer> byes = new ArrayList<>();
    for (CircleMethod.PlacePair pair : CircleMethod.round(entries.size(), number)) {
      List<Integer> entrants =
          pair.seated().stream()
              .map(place -> place - 1)
              .filter(entrant -> entrant < entries.size())
              .filter(entrant -> !entries.withdrawn().contains(entrant))
              .toList();
      if (entrants.size() == 2) {
        encounters.add(new Encounter(0, entrants, matches));
      } else {
        byes.addAll(entrants);
      }
    }
    return encounters.isEmpty()
        ? Optional.empty()
        : Optional.of(new Round(Stage.round(number), encounters, byes));
  }

  @Override
  public OptionalLong matchesLeft(EntryList entries, Results results) {
    int played = played(results);
    int rounds = CircleMethod.rounds(entries.size());
    if (entries.withdrawn().isEmpty()) {
      long encounters = (long) Math.max(0, rounds - played) * (entries.size() / 2);
      return OptionalLong.of(encounters * matches);
    }
    return OptionalLong.of(
        IntStream.rangeClosed(played + 1, rounds)
            .mapToObj(round -> round(entries, round))
            .flatMap(Optional::stream)
            .mapToLong(Round::matchCount)
            .sum());
  }

  @Override
  public Standings standings(EntryList entries, Results results) {
    Standings.Table table = table("", entries, results);
    return new Standings(
        List.of(table), EntrantRanking.champions(this, entries, results, table), List.of());
  }

  /** {@return the table of all entrants by these results} */
  Standings.Table table(String title, EntryList entries, Results results) {
    EntrantRatings ratings = EntrantRatings.of(results.encounters().toList());
    return ranks(entries, results).table(title, "points", entries, ratings);
  }

  /** {@return the ranking of all entrants by these results} */
  EntrantRanking ranks(EntryList entries, Results results) {
    List<EncounterResult> played = results.encounters().toList();
    List<Tally> tallies = Tally.byEntrant(entries.size(), played);
    List<Double> sums = points.byEntrant(entries.size(), played);
    return EntrantRanking.of(
        entries.size(), entrant -> row(entrant, tallies.get(entrant), sums.get(entrant)));
  }

  private static EntrantRanking.Row row(int entrant, Tally tally, double points) {
    return new EntrantRanking.Row(entrant, tally, points, List.of(points, tally.difference()));
  }
}
