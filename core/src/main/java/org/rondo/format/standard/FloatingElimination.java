package org.rondo.format.standard;

import java.util.List;
import java.util.Objects;
import java.util.Optional;
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
 * Floating elimination, for games of two seats: an entrant plays until it has lost a number of
 * matches, and the rules of the Arimaa World Computer Championship 2014 choose its opponents.
 *
 * <p>The entrants' order is their seed, the first being the best. A round is paired by the
 * following rules. A later rule decides only between pairings that are equal by all earlier rules.
 * The pairing is the exact optimum for a field of any size.
 *
 * <ol>
 *   <li>The entrants are seeded.
 *   <li>An entrant is out after {@code lives} losses.
 *   <li>In an odd field, the bye goes to an entrant with the fewest byes so far.
 *   <li>For every N, the largest first: as few pairs as possible meet for the Nth time.
 *   <li>The bye goes to an entrant with as few losses as possible.
 *   <li>For every N, the largest first: in as few pairs as possible, the losses differ by N.
 *   <li>Performance ratings follow the Bradley-Terry model over all matches so far, including those
 *       of eliminated entrants. Every entrant also has a virtual draw of half a match's weight
 *       against a player rated 1500. A drawn match is half a win for each side. A match that both
 *       sides forfeited does not count.
 *   <li>The bye goes to the highest rating.
 *   <li>The bye goes to the best seed.
 *   <li>The entrants still in play are ranked by losses, rating and seed. The sum of the squares of
 *       the differences in rank is as large as possible in pairs of equal losses, and as small as
 *       possible in the others; see {@link LastRule}.
 * </ol>
 *
 * <p>Rules 1, 2 and 7 define the data for the other rules. Ratings that agree to 6 decimals are
 * equal.
 *
 * <p>Six rules of the same kind assign the seats. They use all matches of the tournament, forfeited
 * ones included:
 *
 * <ol>
 *   <li>Seat 0 goes to the entrant with the smaller number of matches on seat 0 minus matches on
 *       seat 1.
 *   <li>Seat 0 goes to the entrant that had it less often in the matches of the two against each
 *       other.
 *   <li>Both change the seat of their last match, if both can. An entrant that has not played yet
 *       can take either seat.
 *   <li>The entrant with the longer run of matches on one seat changes it.
 *   <li>Both exchange the seats of their last match against each other.
 *   <li>A lot decides.
 * </ol>
 *
 * <p>A drawn match costs no life. It is played again with seats exchanged before the round closes,
 * in rounds titled {@code round 3, replay 1}. If {@code replays} replays are drawn too, a lot
 * decides which entrant loses. That loss costs a life but counts as no match.
 *
 * <p>The last entrant still in play is first, and the entrant that was eliminated last is second.
 * Ties for these places arise where others withdraw. Each tied entrant then gets one more life and
 * plays on under the same rules; its matches, byes and seats so far still count. The third place
 * goes to the entrant with the most wins among all others; entrants with equally many wins share
 * it. The {@code rounds} in a table are those in which the entrant took part, byes included and
 * replays not.
 *
 * <p>A director may pair an entrant that is out, which then has one more life.
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

  /** The variants of the tenth rule. They treat pairs of different losses differently. */
  public enum LastRule {
    /**
     * Ranks are as far apart as possible in pairs of equal losses, and as close as possible in
     * others.
     */
    OF_2014("2014", "rank gaps squared, below zero where losses are equal") {
      @Override
      int sign(int lossesApart) {
        return lossesApart == 0 ? -1 : 1;
      }
    },

    /** Ranks are as far apart as possible in all pairs. */
    OF_2015("2015", "rank gaps squared, below zero") {
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
    return new FloatingElimination(DEFAULT_LIVES, LastRule.OF_2014, Series.CAP);
  }

  static FloatingElimination read(Options options) {
    return new FloatingElimination(
        LIVES.read(options, DEFAULT_LIVES),
        LastRule.of(options.choice("last-rule", LastRule.OF_2014.year, LastRule.years())),
        REPLAYS.read(options, Series.CAP));
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
        .with("replays", replays, Series.CAP);
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
    if (Math.max(one, other) >= entries.size()) {
      throw new IllegalArgumentException(
          "entrant " + Math.max(one, other) + " is not in 0.." + (entries.size() - 1));
    }
    return progress(entries, results).seated(Pairing.Opponents.of(one, other));
  }

  /**
   * {@return the performance ratings of all entrants after the given results, by entrant number: in
   * Elo, 1500 being the middle}
   *
   * @param entries the entrants
   * @param results the results so far
   */
  public List<Double> ratings(EntryList entries, Results results) {
    return progress(entries, results).ratings();
  }
}
