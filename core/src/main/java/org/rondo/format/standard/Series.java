package org.rondo.format.standard;

import java.util.List;
import java.util.Optional;
import org.rondo.format.Encounter;
import org.rondo.format.EncounterResult;
import org.rondo.random.Seed;

/**
 * How two play until one has won: a number of games, some more if they are level then, and single
 * games until one is decided (sudden death).
 *
 * <p>A win is a point and a draw half a point, so who has more points has won more games. Seats are
 * exchanged from game to game, over the parts of the series too. If the two are still level after
 * the last game that sudden death may have, a lot decides.
 *
 * @param matches how many matches there are at first, from 1 to 1,000,000,000
 * @param extra how many more if the two are level, 0 for none
 * @param suddenDeath how many games of sudden death there are at most, 0 for none
 */
public record Series(int matches, int extra, int suddenDeath) {
  /** How often a tie is played on before a lot decides, unless told otherwise. */
  static final int CAP = 20;

  static final FormatParameter EXTRA =
      new FormatParameter("extra games", 0, FormatParameter.MATCHES.max());
  static final FormatParameter SUDDEN_DEATH =
      new FormatParameter("games of sudden death", 0, FormatParameter.MATCHES.max());

  /**
   * Describes a series.
   *
   * @throws IllegalArgumentException if a number is out of range
   */
  public Series {
    FormatParameter.MATCHES.require(matches);
    EXTRA.require(extra);
    SUDDEN_DEATH.require(suddenDeath);
  }

  /**
   * {@return the final of the ComputeFest competition: 9 games, 3 more, sudden death of up to 20}
   */
  public static Series computeFest() {
    return new Series(9, 3, CAP);
  }

  /**
   * {@return the next part of the series, or nothing if one has won or nothing is left to play}
   *
   * @param first who has seat 0 in the first game of all
   * @param second who has seat 1 in it
   * @param played what the parts so far came to, in order
   */
  public Optional<Encounter> next(int first, int second, List<EncounterResult> played) {
    int part = played.size();
    if (leader(first, second, played).isPresent() || part >= parts()) {
      return Optional.empty();
    }
    long before = played.stream().mapToLong(result -> result.encounter().matches()).sum();
    Encounter encounter =
        before % 2 == 0 ? Encounter.of(first, second) : Encounter.of(second, first);
    return Optional.of(encounter.over(matchesOf(part)));
  }

  private int parts() {
    return 1 + Integer.signum(extra) + suddenDeath;
  }

  private int matchesOf(int part) {
    if (part == 0) {
      return matches;
    }
    return part == 1 && extra > 0 ? extra : 1;
  }

  /**
   * {@return what a part of the series is called}
   *
   * @param name what the first part is called, for instance {@code final}
   * @param part which part, from 0
   */
  public String title(String name, int part) {
    if (part == 0) {
      return name;
    }
    if (part == 1 && extra > 0) {
      return name + ", extra games";
    }
    return name + ", sudden death " + (part - Integer.signum(extra));
  }

  /**
   * {@return who has more points, or nothing if the two are level}
   *
   * @param first one of the two
   * @param second the other
   * @param played what the parts so far came to
   */
  public Optional<Integer> leader(int first, int second, List<EncounterResult> played) {
    double lead =
        played.stream()
            .mapToDouble(result -> result.tally(first).points() - result.tally(second).points())
            .sum();
    if (lead == 0) {
      return Optional.empty();
    }
    return Optional.of(lead > 0 ? first : second);
  }

  /**
   * {@return who wins by lot where the games leave two level}
   *
   * @param first one of the two
   * @param second the other
   * @param seed what the lot is drawn from; it does not matter who is named first
   */
  public static int lot(int first, int second, Seed seed) {
    return seed.rng().pick(List.of(Math.min(first, second), Math.max(first, second)));
  }
}
