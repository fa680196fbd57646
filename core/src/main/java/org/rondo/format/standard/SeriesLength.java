package org.rondo.format.standard;

import java.util.List;
import java.util.Optional;
import org.rondo.format.Encounter;
import org.rondo.format.EncounterResult;
import org.rondo.format.Stage;
import org.rondo.random.Seed;

/**
 * A series of matches between two entrants that ends when one entrant has won. The series begins
 * with {@code matches} matches. If the two are level, {@code extra} extra matches follow. If they
 * are still level, single matches follow until one match is decided (sudden death).
 *
 * <p>A win is a point and a draw half a point, so the entrant with more points has won more
 * matches. Seats are exchanged from match to match, also between the parts of the series. If the
 * two are still level after {@code suddenDeath} matches of sudden death, a lot decides.
 *
 * @param matches the number of matches at first, from 1 to 1,000,000,000
 * @param extra the number of extra matches if the two are level, from 0 (none) to 1,000,000,000
 * @param suddenDeath the maximum number of matches of sudden death, from 0 (none) to 1,000,000,000
 */
public record SeriesLength(int matches, int extra, int suddenDeath) {
  /** The default maximum number of matches or tie-breaks after a tie. After them a lot decides. */
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
  public SeriesLength {
    FormatParameter.MATCHES.require(matches);
    EXTRA.require(extra);
    SUDDEN_DEATH.require(suddenDeath);
  }

  /**
   * {@return the final of the ComputeFest competition: 9 matches, 3 extra matches, sudden death of
   * up to 20}
   */
  public static SeriesLength computeFest() {
    return new SeriesLength(9, 3, CAP);
  }

  /**
   * {@return the next part of the series; empty if one entrant has won or no part is left}
   *
   * @param first the entrant in seat 0 in the first match of the series
   * @param second the entrant in seat 1 in that match
   * @param played the results of the parts so far, in order
   */
  public Optional<Encounter> next(int first, int second, List<EncounterResult> played) {
    int part = played.size();
    if (leader(first, second, played).isPresent() || part >= parts()) {
      return Optional.empty();
    }
    return Optional.of(following(first, second, played).over(matchesOf(part)));
  }

  /** {@return one more match of a series in which the seats are exchanged from match to match} */
  static Encounter following(int first, int second, List<EncounterResult> played) {
    return planned(played) % 2 == 0 ? Encounter.of(first, second) : Encounter.of(second, first);
  }

  /** {@return the number of matches of a series so far, with those that do not count} */
  static long planned(List<EncounterResult> played) {
    return played.stream().mapToLong(result -> result.encounter().matches()).sum();
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
   * {@return the stage of a part of a final that is played as this series}
   *
   * @param part the index of the part, from 0
   */
  public Stage stage(int part) {
    if (part == 0) {
      return new Stage.Final();
    }
    return part == 1 && extra > 0
        ? new Stage.ExtraGames()
        : new Stage.SuddenDeath(part - Integer.signum(extra));
  }

  /**
   * {@return the entrant with more points; empty if the two are level}
   *
   * @param first one of the two entrants
   * @param second the other entrant
   * @param played the results of the parts so far
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
   * {@return the winner by lot between two entrants that are level after all matches}
   *
   * @param first one of the two entrants
   * @param second the other entrant; the order of the two does not matter
   * @param seed the seed of the lot
   */
  public static int lot(int first, int second, Seed seed) {
    return seed.rng().pick(List.of(Math.min(first, second), Math.max(first, second)));
  }
}
