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
 * Everybody plays until it has lost a number of games, against whom the rules of the Arimaa World
 * Computer Championship 2014 have it: floating elimination, for games of two seats.
 *
 * <p>The entrants' order is their seed, the first being the best. A round is paired by these rules,
 * of which a later one decides only between pairings that are alike by all earlier ones. The
 * pairing is the exact optimum, whatever the size of the field.
 *
 * <ol>
 *   <li>The entrants are seeded.
 *   <li>Who has lost as often as there are lives is out.
 *   <li>In an odd field the bye goes to somebody with as few byes as anybody.
 *   <li>For every N, the largest first: as few pairs as possible meet for the Nth time.
 *   <li>The bye goes to somebody with as few losses as possible.
 *   <li>For every N, the largest first: as few pairs as possible whose losses differ by N.
 *   <li>Performance ratings are those of the Bradley-Terry model over all games so far, those of
 *       the eliminated included, with a virtual draw of half a game's weight for everybody against
 *       a player of 1500. A drawn game is half a win each. One that both forfeited does not count.
 *   <li>The bye goes to the highest rating.
 *   <li>The bye goes to the best seed.
 *   <li>Those who are left are ranked by losses, rating and seed. The sum of the squares of the
 *       differences in rank is as large as possible in pairs of equal losses, and as small as
 *       possible in the others; see {@link LastRule}.
 * </ol>
 *
 * <p>Numbers 1, 2 and 7 say what the others look at. Ratings that agree to 6 decimals are equal.
 *
 * <p>Seats are given by six rules of the same kind, over all games of the tournament, forfeited
 * ones included:
 *
 * <ol>
 *   <li>Seat 0 goes to who had it less often, games on seat 1 taken off.
 *   <li>Seat 0 goes to who had it less often in games of the two against each other.
 *   <li>Both change the seat of their last game, if they can both; who has not played yet can.
 *   <li>Who has the longer run of games on one seat changes it.
 *   <li>Both exchange the seats of their last game against each other.
 *   <li>A lot decides.
 * </ol>
 *
 * <p>A drawn game costs no life. It is played again with seats exchanged before the round closes,
 * in rounds titled {@code round 3, replay 1}; when as many replays as the format allows are drawn
 * too, a lot decides who loses. That loss is a life but no game.
 *
 * <p>The last who is left is first, and who was eliminated last is second. Ties for these places,
 * which come about where others withdraw, are broken by one more life for those who tie, who go on
 * under the same rules; games, byes and seats so far count on. The third place goes to who won most
 * games of all others, and is shared by those who won as many. A table's {@code rounds} are those
 * in which somebody took part, byes included and replays not.
 *
 * <p>A director may pair somebody who is out, who then has one more life.
 *
 * @param lives after how many losses somebody is out, from 1 to 100
 * @param lastRule what the tenth rule is
 * @param replays how often a drawn game is played again before a lot decides, from 0 to 1000
 */
public record FloatingElimination(int lives, LastRule lastRule, int replays) implements Format {
  static final String NAME = "floating-elimination";

  private static final int DEFAULT_LIVES = 4;
  private static final FormatParameter LIVES = new FormatParameter("lives", 1, 100);
  private static final FormatParameter REPLAYS = new FormatParameter("replays", 0, 1000);

  /** What the tenth rule makes of pairs whose losses differ. */
  public enum LastRule {
    /** Ranks are as far apart as possible in pairs of equal losses, else as close as possible. */
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
   * {@return those who are to be paired next; nothing when the tournament is over or a drawn game
   * is to be played again first}
   *
   * @param entries who takes part
   * @param results what was played before
   */
  public Optional<FloatingField> field(EntryList entries, Results results) {
    return progress(entries, results).field();
  }

  /**
   * {@return who of two has which seat, if they are paired next}
   *
   * @param entries who takes part
   * @param results what was played before
   * @param one somebody's number
   * @param other somebody else's number
   * @throws IllegalArgumentException if both are the same or one is nobody's number
   */
  public Seating seating(EntryList entries, Results results, int one, int other) {
    if (Math.max(one, other) >= entries.size()) {
      throw new IllegalArgumentException(
          "entrant " + Math.max(one, other) + " is not in 0.." + (entries.size() - 1));
    }
    return progress(entries, results).seated(Pairing.Pair.of(one, other));
  }

  /**
   * {@return everybody's performance rating after what was played, by number: in Elo, 1500 being
   * the middle}
   *
   * @param entries who takes part
   * @param results what was played
   */
  public List<Double> ratings(EntryList entries, Results results) {
    return progress(entries, results).ratings();
  }
}
