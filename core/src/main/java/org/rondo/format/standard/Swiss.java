package org.rondo.format.standard;

import com.google.common.math.IntMath;
import java.math.RoundingMode;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.stream.IntStream;
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
 * In every round those who are level meet, and nobody is out: the Swiss system, for games of two
 * seats.
 *
 * <p>The rules are the common ones, after the spirit of FIDE's (Handbook C.04) and simpler. Who has
 * more points from the games of an encounter has a match point, both have half of one where they
 * are level, and a bye is worth a match point. Before every round those who still play are ranked
 * by match points, then in the order of the list: registration is seeding, the first being the
 * best. Who is level on match points is of one score group.
 *
 * <p>The pairing of a round is exactly the best one by these rules, each of which decides only
 * between pairings that are alike by all before it:
 *
 * <ol>
 *   <li>In an odd field, the bye is for somebody who had as few before as possible.
 *   <li>As few pairs as possible have met before: first of those that have met most often, then of
 *       those that have met once less, and so on.
 *   <li>The bye is for somebody with as few match points as possible.
 *   <li>As few pairs as possible are of different score groups: first of those that are farthest
 *       apart, then of those half a point nearer, and so on.
 *   <li>As few pairs as possible can only be seated beyond this limit: nobody holds a seat in three
 *       encounters running, nor in three encounters more than the other seat.
 *   <li>In as few pairs as possible, both have held the same seat more often than the other.
 *   <li>Floaters, who meet somebody of another score group, are as near as possible to whom they
 *       meet: the sum of the squared differences of their ranks is least.
 *   <li>Within a score group the upper half meets the lower half: as few pairs as possible are of
 *       one half.
 *   <li>In a score group of m, the differences of ranks are near to m/2: the sum of the squares of
 *       what they are off is least.
 *   <li>Where the squares of rules 7 and 9 cannot be 0, they rather are further down: the sum of
 *       all of them, each times the number of ranks from the better of the two to the last, is
 *       least.
 *   <li>The bye is for the lowest ranked.
 * </ol>
 *
 * <p>Seat 0 in the first game of an encounter goes, by the first of these rules that tells the two
 * apart,
 *
 * <ol>
 *   <li>to who can have it within that limit, if the other cannot;
 *   <li>to who had it less often than seat 1, by difference;
 *   <li>to who did not have it last, or rather to who had seat 1 last than to who had none yet;
 *   <li>to who did not have it when the two met last;
 *   <li>to the higher ranked of every second pair, the pairs being in the order of their better
 *       ranks and the first of them decided by lot.
 * </ol>
 *
 * <p>An encounter of an even number of games gives both seats to both; the rules on seats leave it
 * out, and who begins in seat 0 means nothing.
 *
 * <p>What counts is who met and who had the bye, whatever a director made of the pairing. An
 * encounter without a game that counts is no meeting and gives nobody a point, and who had the bye
 * and was given an opponent by a director has no bye.
 *
 * <p>The order at the end is by match points, then by the sum of the opponents' match points
 * (Buchholz), then by those of opponents who were beaten and half of those of others who were level
 * (Sonneborn and Berger), then by encounters won; who cannot be told apart shares a rank. Byes add
 * nothing to the sums over opponents. Points in the table are match points.
 *
 * @param rounds how many rounds there are, from 1 to 1000; 0 for the logarithm to base 2 of the
 *     number of entrants, rounded up. Where there are more than opponents, some meet again
 * @param matches how many matches an encounter has, from 1 to 1,000,000,000
 */
public record Swiss(int rounds, int matches) implements Format {
  static final String NAME = "swiss";

  private static final int DEFAULT_MATCHES = 1;
  private static final FormatParameter ROUNDS = new FormatParameter("rounds", 0, 1000);

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
    return new Swiss(
        ROUNDS.read(options, 0), FormatParameter.MATCHES.read(options, DEFAULT_MATCHES));
  }

  @Override
  public String text() {
    return Specification.of(NAME)
        .with("rounds", rounds, 0)
        .with("games", matches, DEFAULT_MATCHES)
        .text();
  }

  @Override
  public Optional<Round> next(EntryList entries, Results results) {
    new EntrantMinimum(NAME, 2).require(entries, results);
    return isOver(entries, results)
        ? Optional.empty()
        : Optional.of(new SwissRound(entries, results, matches).paired());
  }

  private boolean isOver(EntryList entries, Results results) {
    int all = rounds > 0 ? rounds : IntMath.log2(entries.size(), RoundingMode.CEILING);
    return results.rounds().size() >= all || entries.active().size() < 2;
  }

  @Override
  public Optional<Explanation> explain(EntryList entries, Results results, Round round) {
    return new SwissRound(entries, results, matches).explain(round);
  }

  @Override
  public Standings standings(EntryList entries, Results results) {
    List<PairingCard> cards = PairingCard.all(entries.size(), results);
    List<EncounterResult> played = results.encounters().toList();
    List<Tally> tallies = Tally.byEntrant(entries.size(), played);
    EntrantRanking ranks =
        new EntrantRanking(
            IntStream.range(0, entries.size())
                .mapToObj(entrant -> row(cards, entrant, tallies.get(entrant)))
                .toList());
    Standings.Table table = ranks.table("", "points", entries, EntrantRatings.of(played));
    // Asked only at the end, so that a page in between does not cost a pairing.
    List<Standings.Award> awards =
        isOver(entries, results)
            ? EntrantRanking.champions(this, entries, results, table)
            : List.of();
    return new Standings(
        List.of(table),
        awards,
        ranks.rows().stream()
            .map(row -> remark(entries, row, cards.get(row.entrant()).byes()))
            .toList());
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

  private static String remark(EntryList entries, EntrantRanking.Row row, int byes) {
    return String.format(
        Locale.ROOT,
        "%s: Buchholz %.1f, Sonneborn-Berger %.2f, byes %d",
        entries.name(row.entrant()),
        row.keys().get(1),
        row.keys().get(2),
        byes);
  }
}
