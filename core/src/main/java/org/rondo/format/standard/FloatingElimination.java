package org.rondo.format.standard;

import static com.google.common.base.Preconditions.checkArgument;

import java.util.List;
import java.util.Objects;
import java.util.Optional;
import java.util.OptionalLong;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.rondo.format.EntryList;
import org.rondo.format.Explanation;
import org.rondo.format.Format;
import org.rondo.format.Pairing;
import org.rondo.format.Results;
import org.rondo.format.Round;
import org.rondo.format.Seating;
import org.rondo.format.Standings;
import org.rondo.game.Options;
import org.rondo.game.Specification;

/**
 * Floating elimination, for games of two seats. An entrant plays until it has lost {@code lives}
 * matches. The rules of the Arimaa World Computer Championship 2014 choose its opponents.
 *
 * <p>The order of the entrants is their seeding, and the first entrant has the best seed. The field
 * is the set of the entrants still in play. The following rules pair a round. A later rule decides
 * only between pairings that are equal by all earlier rules. The pairing is the exact optimum for a
 * field of any size.
 *
 * <ol>
 *   <li>The entrants are seeded.
 *   <li>An entrant is out after {@code lives} losses.
 *   <li>In an odd field, the bye goes to an entrant with the fewest byes so far.
 *   <li>As few pairs as possible meet for the Nth time. This rule is applied for every N, the
 *       largest N first.
 *   <li>The bye goes to an entrant with as few losses as possible.
 *   <li>In as few pairs as possible, the losses of the two entrants differ by N. This rule is
 *       applied for every N, the largest N first.
 *   <li>Performance ratings follow the Bradley-Terry model over all matches so far, including those
 *       of eliminated entrants. Every entrant also has a virtual draw of half a match's weight
 *       against a player rated 1500. A drawn match is half a win for each side. A match that both
 *       sides forfeited does not count.
 *   <li>The bye goes to the highest rating.
 *   <li>The bye goes to the best seed.
 *   <li>The entrants still in play are ranked by losses, rating and seed. For each pair, the
 *       difference in rank is squared. The squares are added for pairs of different losses and
 *       subtracted for pairs of equal losses. The result is as small as possible; see {@link
 *       LastRule} for a variant.
 * </ol>
 *
 * <p>Rules 1, 2 and 7 define the data for the other rules. Ratings that agree to 6 decimals are
 * equal.
 *
 * <p>Six rules of the same kind assign the seats. They use all matches of the tournament, forfeited
 * ones included:
 *
 * <ol>
 *   <li>Seat 0 goes to the entrant for which the number of matches on seat 0 minus the number on
 *       seat 1 is smaller.
 *   <li>Seat 0 goes to the entrant that had seat 0 less often in the earlier matches between the
 *       two.
 *   <li>Each entrant changes from the seat of its last match, if both entrants can do so. An
 *       entrant that has not played yet can take either seat.
 *   <li>The entrant with the longer run of matches on one seat changes its seat.
 *   <li>Both exchange the seats of their last match against each other.
 *   <li>A lot decides.
 * </ol>
 *
 * <p>A drawn match costs no life. It is replayed with exchanged seats before the next pairing. The
 * replays are rounds of their own, with titles such as {@code round 3, replay 1}. If {@code
 * replays} replays are drawn too, a lot decides which entrant loses. That loss costs a life but
 * does not count as a match.
 *
 * <p>The last entrant still in play gets the first place. The entrant that was eliminated last gets
 * the second place. If other entrants withdraw, several entrants can tie for these places. Each
 * tied entrant then gets one more life and plays on under the same rules. Its earlier matches, byes
 * and seats still count. The third place goes to the entrant with the most wins among all other
 * entrants. Entrants with the same number of wins share it. The column {@code rounds} of a table
 * counts the rounds in which an entrant took part, with byes but without replays.
 *
 * <p>A director may pair an eliminated entrant. That entrant then has one more life.
 *
 * @param lives the number of losses after which an entrant is out, from 1 to 100
 * @param lastRule the variant of the tenth rule
 * @param replays the number of times that a drawn match is played again before a lot decides, from
 *     0 to 1000
 */
public record FloatingElimination(int lives, LastRule lastRule, int replays) implements Format {
  static final String NAME = "floating-elimination";

  private static final int DEFAULT_LIVES = 4;
  private static final FormatParameter LIVES = new FormatParameter("lives", 1, 100);
  private static final FormatParameter REPLAYS = new FormatParameter("replays", 0, 1000);

  /**
   * The variants of the tenth rule. They differ in their treatment of pairs with different losses.
   */
  public enum LastRule {
    /**
     * Ranks are as far apart as possible in pairs of equal losses, and as close as possible in
     * others.
     */
    OF_2014("2014", "squared rank gaps, negative where losses are equal") {
      @Override
      int sign(int lossesApart) {
        return lossesApart == 0 ? -1 : 1;
      }
    },

    /** Ranks are as far apart as possible in all pairs. */
    OF_2015("2015", "squared rank gaps, negative") {
      @Override
      int sign(int lossesApart) {
        return -1;
      }
    };

    private final String year;
    private final String count;

    LastRule(String year, String count) {
      this.year = year;
      this.count = count;
    }

    abstract int sign(int lossesApart);

    String text() {
      return "rule 10: " + count;
    }

    private static LastRule of(String year) {
      return Stream.of(values()).filter(rule -> rule.year.equals(year)).findFirst().orElseThrow();
    }

    private static List<String> years() {
      return Stream.of(values()).map(rule -> rule.year).toList();
    }
  }

  /**
   * Describes a floating elimination.
   *
   * @throws IllegalArgumentException if a number is out of range
   */
  public FloatingElimination {
    LIVES.require(lives);
    Objects.requireNonNull(lastRule, "lastRule");
    REPLAYS.require(replays);
  }

  /** {@return the finals of the Arimaa World Computer Championship 2014: four lives} */
  public static FloatingElimination wcc2014() {
    return new FloatingElimination(DEFAULT_LIVES, LastRule.OF_2014, SeriesLength.CAP);
  }

  static FloatingElimination read(Options options) {
    return new FloatingElimination(
        LIVES.read(options, DEFAULT_LIVES, "An entrant is out after this number of losses."),
        LastRule.of(
            options
                .about("The year whose last rule for pairings is used.")
                .choice("last-rule", LastRule.OF_2014.year, LastRule.years())),
        REPLAYS.read(
            options,
            SeriesLength.CAP,
            "A drawn game is played again up to this number of times; then a lot decides."));
  }

  @Override
  public String text() {
    return with(Specification.of(NAME)).text();
  }

  /** {@return a specification with the options of this one} */
  Specification with(Specification specification) {
    return specification
        .with("lives", lives, DEFAULT_LIVES)
        .with("last-rule", lastRule.year, LastRule.OF_2014.year)
        .with("replays", replays, SeriesLength.CAP);
  }

  @Override
  public Optional<Round> next(EntryList entries, Results results) {
    new EntrantMinimum(NAME, 2).require(entries, results);
    return progress(entries, results).next();
  }

  private FloatingProgress progress(EntryList entries, Results results) {
    List<Integer> seeded = IntStream.range(0, entries.size()).boxed().toList();
    return FloatingProgress.of(this, seeded, entries, results);
  }

  @Override
  public OptionalLong matchesLeft(EntryList entries, Results results) {
    return OptionalLong.of(progress(entries, results).matchesLeft());
  }

  @Override
  public Standings standings(EntryList entries, Results results) {
    return progress(entries, results).standings("");
  }

  @Override
  public Optional<Explanation> explain(EntryList entries, Results results, Round round) {
    return progress(entries, results).explain(round);
  }

  /**
   * {@return the entrants to be paired next; empty if the tournament is over or a drawn match must
   * be played again first}
   *
   * @param entries the entrants
   * @param results the results so far
   */
  public Optional<FloatingField> field(EntryList entries, Results results) {
    return progress(entries, results).field();
  }

  /**
   * {@return the seats of two entrants if they are paired next}
   *
   * @param entries the entrants
   * @param results the results so far
   * @param one an entrant's number
   * @param other another entrant's number
   * @throws IllegalArgumentException if both numbers are the same or one is not an entrant's number
   */
  public Seating seating(EntryList entries, Results results, int one, int other) {
    checkArgument(
        Math.max(one, other) < entries.size(),
        "entrant %s is not in 0..%s",
        Math.max(one, other),
        entries.size() - 1);
    return progress(entries, results).seated(Pairing.Opponents.of(one, other));
  }

  /**
   * {@return the performance ratings of all entrants after the given results, by entrant number, on
   * the Elo scale around 1500}
   *
   * @param entries the entrants
   * @param results the results so far
   */
  public List<Double> ratings(EntryList entries, Results results) {
    return progress(entries, results).ratings();
  }
}
