package org.rondo.game;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.stream.IntStream;

/**
 * The end of a match: the rank and the scores of each seat.
 *
 * @param ranks each seat's place, 1 the best; tied seats share a place, and the next place counts
 *     all seats before it: 1, 1, 3
 * @param scores each seat's score in the final state
 * @param tournamentScores each seat's score by the convention of the game's tournaments (in Othello
 *     the winner gets the empty squares too); in a game without such a convention, the same as
 *     {@code scores}
 */
public record Outcome(List<Integer> ranks, List<Double> scores, List<Double> tournamentScores) {

  /**
   * Creates an outcome.
   *
   * @throws IllegalArgumentException if the lists differ in length, the ranks are not a ranking, or
   *     a score is not a finite number
   */
  public Outcome {
    ranks = List.copyOf(ranks);
    scores = List.copyOf(scores);
    tournamentScores = List.copyOf(tournamentScores);
    if (ranks.size() != scores.size() || ranks.size() != tournamentScores.size()) {
      throw new IllegalArgumentException(
          String.format(
              Locale.ROOT,
              "an outcome of %d ranks, %d scores and %d tournament scores is uneven; give one of"
                  + " each for every seat",
              ranks.size(),
              scores.size(),
              tournamentScores.size()));
    }
    requireFinite(scores);
    requireFinite(tournamentScores);
    for (int rank : ranks) {
      int better = 0;
      for (int other : ranks) {
        better += other < rank ? 1 : 0;
      }
      if (rank != better + 1) {
        throw new IllegalArgumentException(
            "ranks "
                + ranks
                + " are no ranking: rank "
                + rank
                + " must be 1 more than the "
                + better
                + " seats before it");
      }
    }
  }

  /**
   * {@return the outcome by scores: a higher score is better, and equal scores tie}
   *
   * @param scores each seat's score
   * @throws IllegalArgumentException if a score is not a finite number
   */
  public static Outcome byScore(double... scores) {
    // Loops are used for speed: a search computes an outcome after every playout.
    List<Double> all = new ArrayList<>(scores.length);
    List<Integer> ranks = new ArrayList<>(scores.length);
    for (double score : scores) {
      int rank = 1;
      for (double other : scores) {
        rank += other > score ? 1 : 0;
      }
      // Adding 0 turns a negative zero into zero.
      all.add(score + 0.0);
      ranks.add(rank);
    }
    return new Outcome(ranks, all, all);
  }

  private static void requireFinite(List<Double> scores) {
    for (double score : scores) {
      if (!Double.isFinite(score)) {
        throw new IllegalArgumentException("score " + score + " is not a finite number");
      }
    }
  }

  /**
   * {@return this outcome with other tournament scores}
   *
   * <p>A convention gives something more than the scores to the seats that are first. After a
   * forfeit, {@link #withForfeits} gives it to the seats that are first then; a game whose
   * convention is another kind cannot express it here.
   *
   * @param scores each seat's score by the game's convention
   * @throws IllegalArgumentException if the number of scores is not the number of seats, or a score
   *     is not finite
   */
  public Outcome withTournamentScores(double... scores) {
    List<Double> all = new ArrayList<>(scores.length);
    for (double score : scores) {
      all.add(score);
    }
    return new Outcome(ranks, this.scores, all);
  }

  /**
   * {@return this outcome with the forfeited seats tied in the last place}
   *
   * <p>The other seats keep their order, and all seats keep their scores. What the convention of
   * the game's tournaments adds to the scores goes to the seats that are first now, in equal parts:
   * in Othello the winner by forfeit gets the empty squares, however many discs it has.
   *
   * @param forfeited the seats that lost by forfeit
   * @throws IllegalArgumentException if there is no such seat
   */
  public Outcome withForfeits(Seats forfeited) {
    Seats unknown = forfeited.minus(Seats.all(ranks.size()));
    if (!unknown.isEmpty()) {
      throw new IllegalArgumentException(
          "seats " + unknown + " cannot forfeit: there are only " + ranks.size());
    }
    if (forfeited.isEmpty()) {
      return this;
    }
    List<Integer> places =
        IntStream.range(0, ranks.size()).mapToObj(seat -> placeAfter(forfeited, seat)).toList();
    return new Outcome(places, scores, conventional(places));
  }

  /** {@return the tournament scores if the seats in the first place get what is added to scores} */
  private List<Double> conventional(List<Integer> places) {
    double added = sum(tournamentScores) - sum(scores);
    double part = added / Collections.frequency(places, 1);
    return IntStream.range(0, scores.size())
        .mapToObj(seat -> scores.get(seat) + (places.get(seat) == 1 ? part : 0))
        .toList();
  }

  private static double sum(List<Double> scores) {
    return scores.stream().mapToDouble(score -> score).sum();
  }

  private int placeAfter(Seats forfeited, int seat) {
    int before = 0;
    for (int other = 0; other < ranks.size(); other++) {
      boolean isBetter = forfeited.contains(seat) || ranks.get(other) < ranks.get(seat);
      if (!forfeited.contains(other) && isBetter) {
        before++;
      }
    }
    return before + 1;
  }

  /** {@return the number of seats} */
  public int seatCount() {
    return ranks.size();
  }

  /**
   * {@return a seat's place, 1 the best}
   *
   * @param seat from 0 to the seat count, exclusive
   */
  public int rank(int seat) {
    return ranks.get(seat);
  }

  /**
   * {@return a seat's score}
   *
   * @param seat from 0 to the seat count, exclusive
   */
  public double score(int seat) {
    return scores.get(seat);
  }

  /**
   * {@return a seat's score by the convention of the game's tournaments}
   *
   * @param seat from 0 to the seat count, exclusive
   */
  public double tournamentScore(int seat) {
    return tournamentScores.get(seat);
  }

  /**
   * {@return the fraction of the other seats that a seat is ahead of; a tied seat counts half}
   *
   * <p>A seat that is first alone has 1, a seat that is last alone has 0, and the seat of a
   * one-seat game has 1.
   *
   * @param seat from 0 to the seat count, exclusive
   */
  public double share(int seat) {
    double ahead = 0;
    for (int other = 0; other < ranks.size(); other++) {
      int places = ranks.get(other) - ranks.get(seat);
      ahead += other == seat ? 0 : places > 0 ? 1 : places == 0 ? 0.5 : 0;
    }
    return ranks.size() == 1 ? 1 : ahead / (ranks.size() - 1);
  }

  /** {@return the seat that is first alone, or empty if the first place is shared} */
  public Optional<Integer> winner() {
    List<Integer> first =
        IntStream.range(0, ranks.size()).filter(seat -> ranks.get(seat) == 1).boxed().toList();
    return first.size() == 1 ? Optional.of(first.get(0)) : Optional.empty();
  }
}
