package org.rondo.format.standard;

import java.util.Optional;
import java.util.OptionalLong;
import org.rondo.format.EntryList;
import org.rondo.format.Explanation;
import org.rondo.format.Format;
import org.rondo.format.Pairing;
import org.rondo.format.Results;
import org.rondo.format.Round;
import org.rondo.format.Standings;
import org.rondo.game.Options;
import org.rondo.game.Specification;

/**
 * The Swiss system of FIDE, the Dutch system (Handbook C.04.3, as of 2026), for games of two seats.
 * Seat 0 is White. In every round entrants with equal points meet, as far as possible, and no
 * entrant is eliminated. {@link Swiss} has the same purpose and simpler rules.
 *
 * <p>Points, byes and standings are those of {@link Swiss}. An entrant's number is its place in the
 * list of entrants, so an earlier registration is a better seed.
 *
 * <p>The entrants with equal points form a score group. A bracket is a score group with the
 * entrants of higher groups that have no opponent yet, the downfloaters. The brackets are paired
 * from the top. The pairing of a bracket is exactly the best one by these criteria, in this order:
 *
 * <ol>
 *   <li>C1: no two entrants meet twice.
 *   <li>C2: no entrant has two byes.
 *   <li>C3: two entrants that both must have the same seat do not meet. An entrant must have a seat
 *       if it held the other seat in its last two encounters, or in two encounters more. In the
 *       last round, entrants with more than half of the points, and their opponents, are excepted.
 *   <li>C4: the entrants that are left can be paired.
 *   <li>C5: the bye goes to an entrant with as few points as possible.
 *   <li>C6 and C7: as few entrants as possible float to the next bracket, with as few points as
 *       possible.
 *   <li>C8: the next bracket can be paired by C6 and C7 as well as possible.
 *   <li>C9: the entrant with the bye has had as few rounds without an opponent as possible.
 *   <li>C10 to C13: seats. As few entrants as possible hold one seat three times more often than
 *       the other, hold one seat three times in a row, have not the seat that they prefer, and have
 *       not the seat that they prefer strongly.
 *   <li>C14 to C21: as few entrants as possible float in the same direction as in one of the last
 *       two rounds, and with as small differences of points as possible.
 * </ol>
 *
 * <p>Among pairings that are equal by all criteria, the upper half of a score group meets the lower
 * half in the order of the numbers, with the exchanges that the Handbook lists. If C1 to C3 cannot
 * be met, as few pairs as possible break them; C2 counts before C1, and C1 before C3.
 *
 * <p>Seat 0 goes to the entrant that prefers it, by the strength of the preferences. If neither
 * entrant prefers a seat, a lot decides before the first round whether odd numbers have seat 0. An
 * encounter with an even number of matches gives each entrant both seats equally often, so the
 * rules on seats ignore it.
 *
 * <p>A match that was forfeited was played: the two do not meet again, and its seats count. In a
 * chess tournament, an entrant may come late or rest for a round. Here it cannot.
 *
 * <p>A round of 60 entrants is paired in half a second, and one of 300 in a few seconds.
 *
 * @param rounds the number of rounds, from 1 to 1000; 0 means the logarithm to base 2 of the number
 *     of entrants, rounded up
 * @param matches the number of matches in an encounter, from 1 to 1,000,000,000
 */
public record FideSwiss(int rounds, int matches) implements Format {
  static final String NAME = "swiss:fide";

  private static final int DEFAULT_MATCHES = 1;

  /**
   * Describes a Swiss tournament by the rules of FIDE.
   *
   * @throws IllegalArgumentException if a number is out of range
   */
  public FideSwiss {
    Swiss.ROUNDS.require(rounds);
    FormatParameter.MATCHES.require(matches);
  }

  static FideSwiss read(Options options) {
    return new FideSwiss(Swiss.readRounds(options), Swiss.readMatches(options, DEFAULT_MATCHES));
  }

  @Override
  public String text() {
    String options =
        Specification.of(Swiss.NAME)
            .with("rounds", rounds, 0)
            .with("games", matches, DEFAULT_MATCHES)
            .text()
            .substring(Swiss.NAME.length());
    return options.isEmpty() ? NAME : NAME + "," + options.substring(1);
  }

  private Swiss simple() {
    return new Swiss(rounds, matches);
  }

  @Override
  public Optional<Round> next(EntryList entries, Results results) {
    new EntrantMinimum(NAME, 2).require(entries, results);
    return simple().isOver(entries, results)
        ? Optional.empty()
        : Optional.of(round(entries, results).paired());
  }

  /**
   * {@return the number of rounds of a tournament}
   *
   * @param entries the entrants, also those that have withdrawn
   */
  public int rounds(EntryList entries) {
    return simple().rounds(entries);
  }

  private FideRound round(EntryList entries, Results results) {
    return new FideRound(entries, results, simple());
  }

  /**
   * {@return the reasons for the pairing of a round} They tell how far each criterion is met. The
   * next best pairing is one by the criteria alone, without the order among equal pairings.
   */
  @Override
  public Optional<Explanation> explain(EntryList entries, Results results, Round round) {
    return round(entries, results).explain(round);
  }

  /**
   * {@return the first criterion by which a pairing differs from that of the rules; empty if the
   * pairings are the same} It does not compare the seats.
   *
   * @param entries the entrants of the round
   * @param results the results before the round
   * @param round the round as another program or an arbiter paired it
   * @throws IllegalArgumentException if the round is not a pairing of all active entrants
   */
  public Optional<String> deviation(EntryList entries, Results results, Round round) {
    Pairing other =
        Pairing.of(round, entries.active())
            .orElseThrow(
                () ->
                    new IllegalArgumentException(
                        "the round leaves out an entrant, or names one twice; give a round of all"
                            + " active entrants"));
    return round(entries, results).deviation(other);
  }

  @Override
  public OptionalLong matchesLeft(EntryList entries, Results results) {
    return simple().matchesLeft(entries, results);
  }

  @Override
  public Standings standings(EntryList entries, Results results) {
    return simple().standings(entries, results);
  }
}
