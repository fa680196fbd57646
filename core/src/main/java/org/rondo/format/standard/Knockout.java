package org.rondo.format.standard;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.OptionalLong;
import java.util.stream.IntStream;
import org.rondo.format.Encounter;
import org.rondo.format.EntryList;
import org.rondo.format.Format;
import org.rondo.format.MatchResult;
import org.rondo.format.Results;
import org.rondo.format.Round;
import org.rondo.format.Stage;
import org.rondo.format.Standings;
import org.rondo.game.Options;
import org.rondo.game.Outcome;
import org.rondo.game.Specification;

/**
 * A knockout, for games of two seats: an entrant that loses is out. This is the competition of the
 * US PUG Challenge 2017.
 *
 * <p>A draw from the seed gives every entrant a number, from 1. In every round the entrants still
 * in play are paired in the order of their numbers, the lowest two first. So the winners of
 * neighbouring pairs meet, and the numbers give the order of the bracket. If an odd number of
 * entrants is left, the entrant with the lowest number has a bye. It gets no points for the bye,
 * and it may have a bye in several rounds. In the first round seat 0 goes to the higher number. In
 * later rounds seat 0 goes to the entrant with more points, or to the higher number if the points
 * are equal.
 *
 * <p>With eight entrants or fewer, a round is named by the number of entrants that are left:
 * quarter-finals of eight, semi-finals of four, the final of two. With another number, it is for
 * instance the round of 3.
 *
 * <p>A pair plays one match, or a series of at most {@code games} matches (best of N), in which the
 * seats are exchanged from match to match. In a series a win is a point and a draw half a point.
 * The series ends when the lead of one entrant is greater than the number of matches that are left.
 * No other match of it is played, and annulled matches are not played again. A series is played in
 * parts. Each part is a round of the tournament, and has the matches that are needed whatever their
 * results are: best of three is two matches, then a third one for the pairs that are level. So the
 * matches of a part can be played at the same time. If {@code full} is above 0, each part is one
 * match. If an entrant withdraws during a series, its opponent has won the series.
 *
 * <p>A win gives 3 points and a draw 1 point, for each match. If {@code full} is above 0, a
 * wipe-out gives 1 more point. A wipe-out is a win without a forfeit in which the opponent's final
 * score is 0. The winner of a drawn match, and of a series that is level at its end, is the entrant
 * with more points, including the points of these matches. If the points are equal, the score
 * difference over all matches decides, then the score over all matches. The last tie-break is
 * rock-paper-scissors, best of three, drawn from the seed. A director may have a match played again
 * because of one entrant. This restart takes one point from that entrant.
 *
 * <p>If {@code full} is above 0, an entrant that forfeits gets the score 0 for that match, and its
 * opponent gets the score {@code full}. If both forfeit, the match is drawn and both get the score
 * 0. If {@code full} is 0, a forfeit does not change the scores.
 *
 * <p>An entrant that withdraws is out; no entrant is paired with it in the next round. Entrants are
 * ranked by rounds survived, byes included, then by points, score difference and score. There are
 * awards for the champion and for the most points. A tie for the most points is broken by score
 * difference, score and rock-paper-scissors. Withdrawn entrants get no awards. If the winner of the
 * final withdraws, the title goes to the highest ranked entrant that has not withdrawn. Entrants
 * with the same rank share the title.
 *
 * @param full the score of the winner of a forfeited match, for instance 64 in Othello; 0 if the
 *     game has no such score, at most 1,000,000
 * @param games the maximum number of matches of a pair, from 1 to 1,000,000,000
 */
public record Knockout(int full, int games) implements Format {
  static final String NAME = "knockout";

  private static final FormatParameter FULL = new FormatParameter("full", 0, 1_000_000);
  private static final int SEMI_FINALISTS = 4;
  private static final int QUARTER_FINALISTS = 8;

  /**
   * Describes a knockout.
   *
   * @throws IllegalArgumentException if the score or the number of matches is out of range
   */
  public Knockout {
    FULL.require(full);
    FormatParameter.MATCHES.require(games);
  }

  /**
   * Describes a knockout in which a pair plays one match.
   *
   * @param full the score of the winner of a forfeited match, as in the constructor of all
   *     components
   * @throws IllegalArgumentException if the score is out of range
   */
  public Knockout(int full) {
    this(full, 1);
  }

  static Knockout read(Options options) {
    return new Knockout(
        FULL.read(
            options,
            0,
            "The score that the winner of a forfeited game gets, for instance 64 in Othello; 0 for"
                + " the score at the end of the game."),
        FormatParameter.MATCHES.read(
            options,
            1,
            "The maximum number of games of a pair. A pair stops when one has won: best of N."));
  }

  @Override
  public String text() {
    return Specification.of(NAME).with("full", full, 0).with("games", games, 1).text();
  }

  @Override
  public Optional<Round> next(EntryList entries, Results results) {
    new EntrantMinimum(NAME, 2).require(entries, results);
    KnockoutProgress progress = KnockoutProgress.of(this, entries, results);
    List<Integer> field = progress.field();
    if (progress.nextPart().isPresent() || field.size() < 2) {
      return progress.nextPart();
    }
    int byes = field.size() % 2;
    List<Encounter> encounters = new ArrayList<>();
    for (int i = byes; i < field.size(); i += 2) {
      Encounter pair = progress.seated(field.get(i), field.get(i + 1));
      encounters.add(KnockoutSeries.of(this, pair).next());
    }
    Stage stage = stage(field.size(), progress.rounds() + 1);
    return Optional.of(new Round(stage, encounters, field.subList(0, byes)));
  }

  /**
   * {@return the numbers that the entrants draw, from 1, in the order of the entrants} Withdrawn
   * entrants draw a number too.
   *
   * @param entries the entrants of the knockout
   */
  public List<Integer> numbers(EntryList entries) {
    return KnockoutProgress.numbers(entries);
  }

  private static Stage stage(int left, int round) {
    return switch (left) {
      case 2 -> new Stage.Final();
      case SEMI_FINALISTS -> new Stage.SemiFinals();
      case QUARTER_FINALISTS -> new Stage.QuarterFinals();
      default -> left < QUARTER_FINALISTS ? new Stage.RoundOf(left) : Stage.round(round);
    };
  }

  @Override
  public List<Double> countedScores(MatchResult result) {
    if (full == 0) {
      return result.conventionalScores();
    }
    Outcome outcome = result.outcome();
    return result.forfeited().isEmpty()
        ? outcome.scores()
        : IntStream.range(0, outcome.seatCount())
            .mapToObj(
                seat ->
                    outcome.winner().filter(winner -> winner == seat).isPresent()
                        ? (double) full
                        : 0.0)
            .toList();
  }

  @Override
  public OptionalLong matchesLeft(EntryList entries, Results results) {
    return OptionalLong.of(KnockoutProgress.of(this, entries, results).matchesLeft());
  }

  @Override
  public Standings standings(EntryList entries, Results results) {
    KnockoutProgress progress = KnockoutProgress.of(this, entries, results);
    EntrantRatings ratings = EntrantRatings.of(results.encounters().toList());
    Standings.Table places = progress.places().table("", "rounds", entries, ratings);
    Standings.Table points = progress.byPoints().table("most points", "points", entries, ratings);
    List<Standings.Award> awards = awards(entries, results, places, progress);
    return new Standings(
        List.of(places, points),
        awards,
        progress.remarks(),
        progress.stages(),
        progress.drawing(),
        List.of());
  }

  private List<Standings.Award> awards(
      EntryList entries, Results results, Standings.Table places, KnockoutProgress progress) {
    if (!EntrantRanking.isOver(this, entries, results)) {
      return List.of();
    }
    List<Standings.Award> awards = new ArrayList<>();
    for (int champion : progress.field()) {
      awards.add(Standings.Award.champion(entries.name(champion)));
    }
    if (awards.isEmpty()) {
      awards.addAll(EntrantRanking.champions(this, entries, results, places));
    }
    progress
        .mostPoints()
        .ifPresent(most -> awards.add(Standings.Award.named("most points", entries.name(most))));
    return awards;
  }
}
