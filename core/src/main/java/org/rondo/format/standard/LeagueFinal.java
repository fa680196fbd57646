package org.rondo.format.standard;

import static com.google.common.base.Strings.lenientFormat;

import java.util.ArrayList;
import java.util.List;
import java.util.Objects;
import java.util.Optional;
import java.util.OptionalLong;
import java.util.stream.IntStream;
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
import org.rondo.random.Seed;

/**
 * A {@linkplain RoundRobin round robin} with points for whole encounters, and a final between its
 * first two entrants. This is the competition of ComputeFest 2013, for games of two seats.
 *
 * <p>The two entrants with the most points play the final. If entrants tie for a place in the
 * final, they play a tie-break: every tied entrant meets every other once more, in encounters of
 * the same length as in the league. Only the points of that tie-break decide between them. Entrants
 * that tie again play another tie-break. After {@code tieBreaks} tie-breaks a lot decides. Score
 * differences do not count here. If exactly two entrants share the first rank, they play no
 * tie-break, because both are in the final.
 *
 * <p>The finalists get the first two places, even if other entrants have more points. The other
 * entrants follow in the order of the league. If a finalist withdraws, even after the final, the
 * title goes to the other finalist. If both withdraw, the first of the other entrants is champion.
 * An entrant that withdraws before the final begins leaves its place to the next entrant.
 *
 * @param matches the number of matches in an encounter of the league and of a tie-break, from 1 to
 *     1,000,000,000
 * @param decider the final
 * @param tieBreaks the number of tie-breaks after which a lot decides, from 0 to 1000
 */
public record LeagueFinal(int matches, SeriesLength decider, int tieBreaks) implements Format {
  static final String NAME = "league-final";

  private static final int DEFAULT_MATCHES = 5;
  private static final FormatParameter TIE_BREAKS = new FormatParameter("tie-breaks", 0, 1000);
  private static final String FINAL = "final";
  private static final FormatParameter FINAL_MATCHES = FormatParameter.MATCHES.named(FINAL);
  private static final FormatParameter EXTRA = SeriesLength.EXTRA.named("extra");
  private static final FormatParameter SUDDEN_DEATH =
      SeriesLength.SUDDEN_DEATH.named("sudden-death");
  private static final SeriesLength STANDARD = SeriesLength.computeFest();

  /**
   * Describes a league with a final.
   *
   * @throws IllegalArgumentException if a number is out of range
   */
  public LeagueFinal {
    FormatParameter.MATCHES.require(matches);
    Objects.requireNonNull(decider, "decider");
    TIE_BREAKS.require(tieBreaks);
  }

  /** {@return the competition of 2013: encounters of 5 matches, a final of 9} */
  public static LeagueFinal computeFest() {
    return new LeagueFinal(DEFAULT_MATCHES, STANDARD, SeriesLength.CAP);
  }

  static LeagueFinal read(Options options) {
    return new LeagueFinal(
        FormatParameter.MATCHES.read(
            options, DEFAULT_MATCHES, "The number of games between every two entrants."),
        new SeriesLength(
            FINAL_MATCHES.read(options, STANDARD.matches(), "The number of games of the final."),
            EXTRA.read(
                options, STANDARD.extra(), "The number of extra games if the final is level."),
            SUDDEN_DEATH.read(
                options,
                STANDARD.suddenDeath(),
                "If the final is still level, the first decided game of at most this number"
                    + " decides; then a lot.")),
        TIE_BREAKS.read(
            options,
            SeriesLength.CAP,
            "A tie for the first two places is broken by at most this number of further encounters;"
                + " then by a lot."));
  }

  @Override
  public String text() {
    return Specification.of(NAME)
        .with("games", matches, DEFAULT_MATCHES)
        .with(FINAL, decider.matches(), STANDARD.matches())
        .with("extra", decider.extra(), STANDARD.extra())
        .with("sudden-death", decider.suddenDeath(), STANDARD.suddenDeath())
        .with("tie-breaks", tieBreaks, SeriesLength.CAP)
        .text();
  }

  @Override
  public Optional<Round> next(EntryList entries, Results results) {
    new EntrantMinimum(NAME, 2).require(entries, results);
    if (finals(results).isEmpty()) {
      Optional<Round> league = league().next(entries, leagueOf(results));
      Optional<Round> before = league.or(() -> tieBreak(entries, results).next());
      if (before.isPresent()) {
        return before;
      }
    }
    List<Integer> pair = finalists(entries, results);
    if (pair.size() < 2 || pair.stream().anyMatch(entries.withdrawn()::contains)) {
      return Optional.empty();
    }
    List<EncounterResult> played = finals(results);
    return decider
        .next(pair.get(0), pair.get(1), played)
        .map(part -> Round.of(decider.stage(played.size()), List.of(part)));
  }

  private RoundRobin league() {
    return new RoundRobin(matches, Points.PER_ENCOUNTER);
  }

  private static Results leagueOf(Results results) {
    return new Results(
        results.rounds().stream()
            .filter(result -> !isFinal(result) && !TieBreak.isPartOf(result))
            .toList());
  }

  private static boolean isFinal(RoundResult result) {
    return result.round().stage() instanceof Stage.FinalStage;
  }

  private static List<EncounterResult> finals(Results results) {
    return results.rounds().stream()
        .filter(LeagueFinal::isFinal)
        .flatMap(result -> result.encounters().stream())
        .toList();
  }

  private TieBreak tieBreak(EntryList entries, Results results) {
    return TieBreak.of(this, entries, league().ranks(entries, leagueOf(results)), results);
  }

  /**
   * {@return the two finalists in the order of their first seats; fewer if fewer entrants are left}
   */
  private List<Integer> finalists(EntryList entries, Results results) {
    return finals(results).stream()
        .findFirst()
        .map(result -> result.encounter().entrants())
        .orElseGet(() -> tieBreak(entries, results).through());
  }

  @Override
  public OptionalLong matchesLeft(EntryList entries, Results results) {
    if (!finals(results).isEmpty()) {
      return OptionalLong.of(next(entries, results).map(Round::matchCount).orElse(0L));
    }
    long league = league().matchesLeft(entries, leagueOf(results)).orElse(0);
    return OptionalLong.of(league + (entries.active().size() < 2 ? 0 : decider.matches()));
  }

  @Override
  public Standings standings(EntryList entries, Results results) {
    Standings.Table league = league().table("league", entries, leagueOf(results));
    if (league().next(entries, leagueOf(results)).isPresent()) {
      return Standings.of(league);
    }
    List<String> remarks = new ArrayList<>(tieBreak(entries, results).remarks());
    List<Integer> order = finalOrder(entries, results, remarks);
    Standings.Table overall = overall(entries, results, order);
    return new Standings(
        List.of(overall, league),
        EntrantRanking.champions(this, entries, results, overall),
        remarks);
  }

  /** {@return the winner of the final and then the loser; before its end, the finalists by seat} */
  private List<Integer> finalOrder(EntryList entries, Results results, List<String> remarks) {
    List<Integer> pair = finalists(entries, results);
    if (pair.size() < 2 || next(entries, results).isPresent()) {
      return pair;
    }
    int winner = winner(entries, pair, finals(results), remarks);
    return List.of(winner, pair.get(0) == winner ? pair.get(1) : pair.get(0));
  }

  private int winner(
      EntryList entries, List<Integer> pair, List<EncounterResult> played, List<String> remarks) {
    int first = pair.get(0);
    int second = pair.get(1);
    for (int i = 0; i < 2; i++) {
      if (entries.withdrawn().contains(pair.get(i))) {
        remarks.add(entries.name(pair.get(i)) + " withdrew from the final");
        return pair.get(1 - i);
      }
    }
    Optional<Integer> leader = decider.leader(first, second, played);
    if (leader.isPresent()) {
      int loser = leader.get() == first ? second : first;
      Tally tally = Tally.byEntrant(entries.size(), played).get(leader.get());
      remarks.add(
          lenientFormat(
              "final: %s beat %s by %s games to %s, %s drawn",
              entries.name(leader.get()),
              entries.name(loser),
              tally.wins(),
              tally.losses(),
              tally.draws()));
      return leader.get();
    }
    int drawn = SeriesLength.lot(first, second, lots(entries).child(FINAL));
    remarks.add("the final was level after all its games; " + entries.name(drawn) + " won by lot");
    return drawn;
  }

  static Seed lots(EntryList entries) {
    return entries.seed().child(NAME);
  }

  private Standings.Table overall(EntryList entries, Results results, List<Integer> order) {
    List<EncounterResult> all = results.encounters().toList();
    List<Tally> tallies = Tally.byEntrant(entries.size(), all);
    EntrantRanking league = league().ranks(entries, leagueOf(results));
    List<EntrantRanking.Row> rows =
        league.rows().stream()
            .map(row -> row.first(place(order, row.entrant())).of(tallies.get(row.entrant())))
            .toList();
    return new EntrantRanking(rows).table("", "points", entries, EntrantRatings.of(all));
  }

  private static double place(List<Integer> order, int entrant) {
    return IntStream.range(0, order.size())
        .filter(place -> order.get(place) == entrant)
        .mapToDouble(place -> 2 - place)
        .sum();
  }
}
