package org.rondo.format.standard;

import com.google.common.math.IntMath;
import java.math.RoundingMode;
import java.util.List;
import java.util.Optional;
import java.util.OptionalLong;
import org.rondo.format.EncounterResult;
import org.rondo.format.EntryList;
import org.rondo.format.Explanation;
import org.rondo.format.Format;
import org.rondo.format.Results;
import org.rondo.format.Round;
import org.rondo.format.Standings;
import org.rondo.format.Tally;
import org.rondo.game.Options;
import org.rondo.game.Specification;

/**
 * The Swiss system, for games of two seats. In every round entrants with equal points meet, as far
 * as possible, and no entrant is eliminated.
 *
 * <p>The rules are the common ones. They have the same purpose as the rules of FIDE (Handbook
 * C.04), but are simpler; {@link FideSwiss} has those of FIDE. An encounter has two matches by
 * default, with the seats exchanged, so that no entrant has an advantage. The entrant with more
 * points from the matches of an encounter gets a match point. If the two are level, each gets half
 * a match point. A bye is worth a match point. Before every round the entrants that have not
 * withdrawn are ranked by match points. Entrants with equal match points form a score group. Within
 * a score group, entrants are ranked in the order of the list, so an earlier registration is a
 * better seed.
 *
 * <p>The pairing of a round is exactly the best one by these rules. A rule decides only between
 * pairings that are equal by all rules before it:
 *
 * <ol>
 *   <li>In an odd field, the bye goes to an entrant with as few earlier byes as possible.
 *   <li>As few pairs as possible have met before. Pairs that have met most often count first, then
 *       pairs that have met once less, and so on.
 *   <li>The bye goes to an entrant with as few match points as possible.
 *   <li>As few pairs as possible break the seat limit: no entrant may hold one seat in three
 *       encounters in a row, or in three encounters more than the other seat.
 *   <li>In as few pairs as possible, the two entrants are from different score groups. Pairs with
 *       the largest difference of match points count first, then pairs whose difference is half a
 *       point less, and so on.
 *   <li>In as few pairs as possible, both entrants have held the same seat more often than the
 *       other seat.
 *   <li>Floaters are entrants that meet an opponent of another score group. Their ranks are as near
 *       as possible to the ranks of their opponents: the sum of the squared differences of ranks is
 *       least.
 *   <li>Within a score group the upper half meets the lower half: as few pairs as possible consist
 *       of two entrants of the same half.
 *   <li>In a score group of m entrants, the two entrants of a pair are about m/2 ranks apart: the
 *       sum of the squared deviations from m/2 is least.
 *   <li>If not all squares of rules 7 and 9 can be 0, the large squares belong to low ranks rather
 *       than to high ranks. For this purpose, each square is multiplied by the number of ranks from
 *       the better rank of the pair to the last rank. The sum of the products is least.
 *   <li>The bye goes to the entrant with the lowest rank.
 * </ol>
 *
 * <p>The following rules decide which entrant has seat 0 in the first match of an encounter. The
 * first rule that separates the two entrants decides. Seat 0 goes
 *
 * <ol>
 *   <li>to the entrant that can have it within the seat limit of rule 4, if the other entrant
 *       cannot;
 *   <li>to the entrant for which the number of encounters in seat 0 minus the number in seat 1 is
 *       smaller;
 *   <li>to the entrant whose last seat was seat 1, or else to an entrant that has had no seat yet;
 *   <li>to the entrant that had seat 1 when the two met last;
 *   <li>to the higher ranked entrant in one pair and to the lower ranked entrant in the next pair.
 *       The pairs are in the order of their better ranks, and a lot decides for the first pair.
 * </ol>
 *
 * <p>An encounter with an even number of matches gives each entrant both seats equally often. The
 * rules on seats ignore such an encounter, and the seats of its first match have no meaning.
 *
 * <p>The meetings and byes that took place count, even if a director changed the pairing. An
 * encounter in which no match counts is not a meeting and gives no points. If a director gives an
 * opponent to the entrant with the bye, that entrant has no bye.
 *
 * <p>At the end, entrants are ranked by match points. The first tie-break is the sum of the
 * opponents' match points (Buchholz). The second is the match points of all beaten opponents plus
 * half the match points of all opponents in level encounters (Sonneborn and Berger). The third is
 * the number of encounters won. Entrants equal in all of these share a rank. Byes add nothing to
 * the sums over opponents. Points in the table are match points.
 *
 * @param rounds the number of rounds, from 1 to 1000; 0 means the logarithm to base 2 of the number
 *     of entrants, rounded up. If there are more rounds than opponents, some entrants meet again
 * @param matches the number of matches in an encounter, from 1 to 1,000,000,000
 */
public record Swiss(int rounds, int matches) implements Format {
  static final String NAME = "swiss";

  private static final int DEFAULT_MATCHES = 2;

  static final FormatParameter ROUNDS = new FormatParameter("rounds", 0, 1000);

  /**
   * Describes a Swiss tournament.
   *
   * @throws IllegalArgumentException if a number is out of range
   */
  public Swiss {
    ROUNDS.require(rounds);
    FormatParameter.MATCHES.require(matches);
  }

  static Swiss read(Options options) {
    return new Swiss(readRounds(options), readMatches(options, DEFAULT_MATCHES));
  }

  static int readRounds(Options options) {
    return ROUNDS.read(
        options,
        0,
        "The number of rounds; 0 for as many as a knockout of the same entrants would have.");
  }

  static int readMatches(Options options, int usual) {
    return FormatParameter.MATCHES.read(
        options,
        usual,
        "The number of games of each encounter. With an even number, each entrant has both seats"
            + " equally often.");
  }

  @Override
  public String text() {
    // The number of games stands in every journal, because its default was another one before.
    return Specification.of(NAME).with("rounds", rounds, 0).with("games", matches, 0).text();
  }

  @Override
  public Optional<Round> next(EntryList entries, Results results) {
    new EntrantMinimum(NAME, 2).require(entries, results);
    return isOver(entries, results)
        ? Optional.empty()
        : Optional.of(new SwissRound(entries, results, matches).paired());
  }

  boolean isOver(EntryList entries, Results results) {
    return results.rounds().size() >= rounds(entries) || entries.active().size() < 2;
  }

  /**
   * {@return the number of rounds of a tournament}
   *
   * @param entries the entrants, also those that have withdrawn
   */
  public int rounds(EntryList entries) {
    return rounds > 0 ? rounds : IntMath.log2(entries.size(), RoundingMode.CEILING);
  }

  @Override
  public Optional<Explanation> explain(EntryList entries, Results results, Round round) {
    return new SwissRound(entries, results, matches).explain(round);
  }

  @Override
  public OptionalLong matchesLeft(EntryList entries, Results results) {
    long roundsLeft = Math.max(0, rounds(entries) - results.rounds().size());
    return OptionalLong.of(roundsLeft * (entries.active().size() / 2) * matches);
  }

  @Override
  public Standings standings(EntryList entries, Results results) {
    List<PairingCard> cards = PairingCard.all(entries.size(), results);
    List<EncounterResult> played = results.encounters().toList();
    List<Tally> tallies = Tally.byEntrant(entries.size(), played);
    EntrantRanking ranks =
        EntrantRanking.of(entries.size(), entrant -> row(cards, entrant, tallies.get(entrant)));
    Standings.Table table =
        ranks.table(
            "",
            "points",
            entries,
            EntrantRatings.of(played),
            row -> figures(row, cards.get(row.entrant()).byes()));
    // Computed only at the end, so a page before the end does not cost a pairing.
    List<Standings.Award> awards =
        isOver(entries, results)
            ? EntrantRanking.champions(this, entries, results, table)
            : List.of();
    return new Standings(List.of(table), awards, List.of());
  }

  private static EntrantRanking.Row row(List<PairingCard> cards, int entrant, Tally tally) {
    PairingCard card = cards.get(entrant);
    return new EntrantRanking.Row(
        entrant,
        tally,
        card.points(),
        List.of(
            card.points(),
            card.buchholz(cards),
            card.sonnebornBerger(cards),
            (double) card.wins()));
  }

  private static List<Standings.Figure> figures(EntrantRanking.Row row, int byes) {
    return List.of(
        new Standings.Figure("Buchholz", row.keys().get(1), 1),
        new Standings.Figure("Sonneborn-Berger", row.keys().get(2), 2),
        new Standings.Figure("byes", byes, 0));
  }
}
