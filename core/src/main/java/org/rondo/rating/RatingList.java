package org.rondo.rating;

import static com.google.common.base.Preconditions.checkArgument;
import static com.google.common.base.Strings.lenientFormat;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import java.util.stream.IntStream;
import org.jspecify.annotations.Nullable;

/**
 * Entrants ranked by their ratings on the Elo scale, with the likelihood that one is stronger than
 * another.
 *
 * <p>Ratings are estimated from all results at once, by a {@linkplain RatingModel model}. The usual
 * one is that of the standings of a tournament, with one virtual draw of weight ½ for each entrant.
 * So a rating is finite even if an entrant won all its matches. Ratings are relative to the mean of
 * all entrants, or to an {@linkplain #anchored anchor}. Instances are immutable.
 */
public final class RatingList {
  private final List<RatedEntrant> lines;
  private final Strengths strengths;

  /** The number of each entrant in the strengths. */
  private final Map<String, Integer> players;

  private final long differentMatches;
  private final @Nullable String anchor;
  private final RatingModel model;

  /** Null if the model has none. */
  private final @Nullable SeatAdvantage advantage;

  private RatingList(
      List<RatedEntrant> lines,
      Strengths strengths,
      Map<String, Integer> players,
      long differentMatches,
      @Nullable String anchor,
      RatingModel model,
      @Nullable SeatAdvantage advantage) {
    this.model = model;
    this.advantage = advantage;
    this.lines = List.copyOf(lines);
    this.strengths = strengths;
    this.players = players;
    this.differentMatches = differentMatches;
    this.anchor = anchor;
  }

  /**
   * An entrant with its rating.
   *
   * @param rank the rank, 1 for the best; entrants with equal ratings share a rank
   * @param entrant the entrant's name
   * @param elo the rating
   * @param error half the width of the interval that contains the rating with 95 % probability, in
   *     Elo; 0 for the anchor
   * @param matches the matches that the entrant won alone, drew as one of several winners, or lost
   * @param score the mean score against an opponent, from 0 to 1: 1 for each opponent that finished
   *     after the entrant, ½ for each that finished level
   * @param opposition the mean rating of the opponents, each weighted by its number of matches
   */
  public record RatedEntrant(
      int rank,
      String entrant,
      double elo,
      double error,
      MatchCounts matches,
      double score,
      double opposition) {

    public RatedEntrant {
      Objects.requireNonNull(entrant, "entrant");
      Objects.requireNonNull(matches, "matches");
    }
  }

  /**
   * The advantage of seat 0 over seat 1 between equal entrants.
   *
   * @param elo the rating that seat 0 adds to its entrant; below 0 if it is a disadvantage
   * @param error half the width of the interval that contains the advantage with 95 % probability,
   *     in Elo
   */
  public record SeatAdvantage(double elo, double error) {}

  /**
   * {@return the ratings of all entrants, relative to their mean}
   *
   * <p>The order in which matches were added has no influence on the ratings, except on digits
   * beyond the tenth.
   *
   * @param results the results of at least one match
   * @throws IllegalArgumentException if there is no match
   * @throws ArithmeticException if the numbers of results differ too much for double precision
   */
  public static RatingList of(Crosstable results) {
    return of(results, results);
  }

  /**
   * {@return the ratings of all entrants if some matches only repeat others}
   *
   * <p>Ratings, errors and likelihoods are estimated from the different matches. The number of
   * matches, the score and the opposition have all matches.
   *
   * @param results the results of all matches, of at least one
   * @param different the results of the different matches between the same entrants
   * @throws IllegalArgumentException if there is no match, or {@code different} has no match of an
   *     entrant
   * @throws ArithmeticException if the numbers of results differ too much for double precision
   */
  public static RatingList of(Crosstable results, Crosstable different) {
    return of(results, different, RatingModel.usual());
  }

  /**
   * {@return the ratings of all entrants by a model, if some matches only repeat others}
   *
   * <p>With an advantage of a seat, the errors are those of the model: all matches count as
   * independent, and a draw varies as much as a win.
   *
   * @param results the results of all matches, of at least one
   * @param different the results of the different matches between the same entrants
   * @param model what is assumed
   * @throws DisconnectedResultsException if the model has no prior, and no finite ratings fit best;
   *     or if it has an advantage of a seat, and no finite one fits best; players are numbered in
   *     the order of their names
   * @throws IllegalArgumentException if there is no match, {@code different} has no match of an
   *     entrant, or the model has an advantage of a seat, and a match has more than two seats
   * @throws ArithmeticException if the numbers of results differ too much for double precision
   */
  public static RatingList of(Crosstable results, Crosstable different, RatingModel model) {
    checkArgument(results.matches() != 0, "no match is given; ratings need at least one match");
    checkArgument(
        !model.hasSeatAdvantage() || results.isOfTwoSeats(),
        "a match has more than two seats, and the advantage of a seat is that of one of two");
    List<String> names = results.entrants().stream().sorted().toList();
    try {
      if (!model.hasSeatAdvantage()) {
        return of(results, different, model, different.strengths(names, model.prior()), null);
      }
      ChoiceModel.SeatedFit fit = different.seatedStrengths(names, model.prior());
      SeatAdvantage advantage =
          new SeatAdvantage(
              Elo.ofAbility(fit.advantage()),
              Strengths.ERRORS_OF_95_PERCENT * Elo.ofAbility(fit.error()));
      return of(results, different, model, fit.strengths(), advantage);
    } catch (DisconnectedResultsException e) {
      throw e.named(names);
    }
  }

  private static RatingList of(
      Crosstable results,
      Crosstable different,
      RatingModel model,
      Strengths strengths,
      @Nullable SeatAdvantage advantage) {
    List<String> names = results.entrants().stream().sorted().toList();
    Map<String, Integer> players = new HashMap<>();
    names.forEach(name -> players.put(name, players.size()));
    List<Integer> ranked =
        IntStream.range(0, names.size())
            .boxed()
            .sorted(
                Comparator.comparingDouble((Integer player) -> -rounded(strengths, player))
                    .thenComparing(names::get))
            .toList();
    List<RatedEntrant> lines = new ArrayList<>();
    int rank = 1;
    for (int index = 0; index < ranked.size(); index++) {
      int player = ranked.get(index);
      boolean isLevel =
          index > 0 && rounded(strengths, player) == rounded(strengths, ranked.get(index - 1));
      rank = isLevel ? rank : index + 1;
      lines.add(line(rank, player, names, strengths, results));
    }
    return new RatingList(
        lines, strengths, Map.copyOf(players), different.matches(), null, model, advantage);
  }

  /** {@return a rating without the digits that the order of the results changes} */
  private static double rounded(Strengths strengths, int player) {
    return Math.rint(strengths.elo(player) * 1e6);
  }

  private static RatedEntrant line(
      int rank, int player, List<String> names, Strengths strengths, Crosstable results) {
    String name = names.get(player);
    double points = 0;
    double opposition = 0;
    long games = 0;
    for (int other = 0; other < names.size(); other++) {
      if (other != player) {
        MatchCounts counts = results.between(name, names.get(other));
        points += counts.points();
        opposition += counts.games() * strengths.elo(other);
        games += counts.games();
      }
    }
    return new RatedEntrant(
        rank,
        name,
        strengths.elo(player),
        strengths.eloMargin(player),
        results.total(name),
        points / games,
        opposition / games);
  }

  /**
   * {@return these ratings relative to one entrant}
   *
   * <p>All ratings are moved by the same amount, and errors are those of the differences from the
   * anchor. So the anchor has the error 0.
   *
   * @param entrant the anchor, one of the entrants
   * @param elo the rating of the anchor, a finite number
   * @throws IllegalArgumentException if there is no such entrant, or the rating is not finite
   */
  public RatingList anchored(String entrant, double elo) {
    checkArgument(
        Double.isFinite(elo), "rating %s of the anchor %s is not a finite number", elo, entrant);
    Strengths relative = strengths.relativeTo(player(entrant));
    double shift = elo - line(entrant).elo();
    List<RatedEntrant> moved =
        lines.stream()
            .map(
                line ->
                    new RatedEntrant(
                        line.rank(),
                        line.entrant(),
                        elo + relative.elo(player(line.entrant())),
                        relative.eloMargin(player(line.entrant())),
                        line.matches(),
                        line.score(),
                        line.opposition() + shift))
            .toList();
    return new RatingList(moved, relative, players, differentMatches, entrant, model, advantage);
  }

  /** {@return the ratings, the best first} */
  public List<RatedEntrant> lines() {
    return lines;
  }

  /** {@return the number of matches from which the ratings were estimated} */
  public long differentMatches() {
    return differentMatches;
  }

  /** {@return the entrant to which ratings are relative; empty if they are relative to the mean} */
  public Optional<String> anchor() {
    return Optional.ofNullable(anchor);
  }

  /** {@return what was assumed} */
  public RatingModel model() {
    return model;
  }

  /** {@return the advantage of seat 0; empty if the model has none} */
  public Optional<SeatAdvantage> seatAdvantage() {
    return Optional.ofNullable(advantage);
  }

  /**
   * {@return the likelihood of superiority: the probability, from 0 to 1, that an entrant is
   * stronger than another, from all results}
   *
   * @param entrant the name of an entrant
   * @param other the name of another entrant
   * @throws IllegalArgumentException if there is no such entrant
   */
  public double superiority(String entrant, String other) {
    return strengths.superiority(player(entrant), player(other));
  }

  /**
   * {@return the difference of two entrants' ratings, from all results, with its 95 % interval}
   *
   * @param entrant the name of an entrant
   * @param other the name of another entrant, whose rating is subtracted
   * @throws IllegalArgumentException if there is no such entrant
   */
  public EloDifference difference(String entrant, String other) {
    int first = player(entrant);
    int second = player(other);
    double elo = strengths.elo(first) - strengths.elo(second);
    double margin = strengths.eloMargin(first, second);
    return new EloDifference(elo, elo - margin, elo + margin, strengths.superiority(first, second));
  }

  private RatedEntrant line(String entrant) {
    return lines.stream().filter(line -> line.entrant().equals(entrant)).findFirst().orElseThrow();
  }

  private int player(String entrant) {
    Integer player = players.get(entrant);
    if (player == null) {
      throw new IllegalArgumentException(
          lenientFormat(
              "there is no entrant %s; the entrants are %s",
              entrant, String.join(", ", lines.stream().map(RatedEntrant::entrant).toList())));
    }
    return player;
  }
}
