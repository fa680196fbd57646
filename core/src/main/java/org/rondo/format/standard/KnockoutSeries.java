package org.rondo.format.standard;

import java.util.List;
import java.util.stream.Stream;
import org.rondo.format.Encounter;
import org.rondo.format.EncounterResult;
import org.rondo.format.Pairing.Opponents;
import org.rondo.format.Tally;

/**
 * The matches of a pair in a round of a knockout.
 *
 * @param rules the knockout
 * @param first the entrant in seat 0 in the first match
 * @param second the entrant in seat 1 in the first match
 * @param played the results of the parts so far, in order
 */
record KnockoutSeries(Knockout rules, int first, int second, List<EncounterResult> played) {

  KnockoutSeries {
    played = List.copyOf(played);
  }

  /** {@return the series of a pair before its first match} */
  static KnockoutSeries of(Knockout rules, Encounter pair) {
    return new KnockoutSeries(rules, pair.entrants().get(0), pair.entrants().get(1), List.of());
  }

  KnockoutSeries plus(EncounterResult part) {
    List<EncounterResult> more = Stream.concat(played.stream(), Stream.of(part)).toList();
    return new KnockoutSeries(rules, first, second, more);
  }

  Opponents opponents() {
    return Opponents.of(first, second);
  }

  Tally tally(int entrant) {
    return played.stream().map(part -> part.tally(entrant)).reduce(Tally.none(), Tally::plus);
  }

  /** {@return the points of the first entrant minus those of the second} */
  long lead() {
    return tally(first).wins() - tally(second).wins();
  }

  /** {@return the points of both entrants, for instance {@code 2-1} or {@code 1.5-0.5}} */
  String text(int own) {
    return points(tally(own)) + "-" + points(tally(own == first ? second : first));
  }

  private static String points(Tally tally) {
    long halves = 2 * tally.wins() + tally.draws();
    return halves / 2 + (halves % 2 == 0 ? "" : ".5");
  }

  /** {@return the maximum number of matches to come; annulled matches are not played again} */
  long left() {
    return rules.games() - SeriesLength.planned(played);
  }

  /** {@return whether the last match is played or the lead cannot be made up} */
  boolean isOver() {
    return left() <= 0 || Math.abs(lead()) > left();
  }

  /**
   * {@return the next part: the matches that are needed whatever their results are}
   *
   * <p>Wipe-outs, and scores by convention, are only seen in the result of a single match. So a
   * knockout with a full score plays one match at a time.
   */
  Encounter next() {
    long needed = (left() - Math.abs(lead())) / 2 + 1;
    return SeriesLength.following(first, second, played)
        .over(rules.full() > 0 ? 1 : Math.toIntExact(needed));
  }
}
