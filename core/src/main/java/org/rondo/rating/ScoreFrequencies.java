package org.rondo.rating;

import java.util.function.IntToDoubleFunction;
import java.util.stream.DoubleStream;
import java.util.stream.IntStream;

/** The number of occurrences of each score. The scores go from 0 to 1 in equal steps. */
final class ScoreFrequencies {
  /**
   * The maximum number of games of one kind. Double precision can still count fractions of a game
   * at this number.
   */
  private static final long MOST = 1L << 32;

  /** The number of games whose mean is a score. */
  private final int games;

  private final double[] counts;

  private ScoreFrequencies(int games, double... counts) {
    this.games = games;
    this.counts = counts;
  }

  static ScoreFrequencies of(Counts counts) {
    if (counts instanceof MatchCounts games) {
      return new ScoreFrequencies(1, games.losses(), games.draws(), games.wins());
    }
    if (counts instanceof SetCounts sets) {
      return new ScoreFrequencies(
          sets.gamesPerSet(), sets.counts().stream().mapToDouble(Long::doubleValue).toArray());
    }
    PairCounts pairs = (PairCounts) counts;
    return new ScoreFrequencies(
        2,
        pairs.bothLost(),
        pairs.lostAndDrawn(),
        pairs.level(),
        pairs.wonAndDrawn(),
        pairs.bothWon());
  }

  static void requireCount(String what, long count) {
    if (count < 0 || count > MOST) {
      throw new IllegalArgumentException(what + " " + count + " is not in 0.." + MOST);
    }
  }

  /** Returns these frequencies with a small number in place of each zero. */
  ScoreFrequencies withoutZeros(double instead) {
    return new ScoreFrequencies(
        games, DoubleStream.of(counts).map(count -> count == 0 ? instead : count).toArray());
  }

  /** Returns these frequencies with one more unit in the middle: a draw, or a level pair or set. */
  ScoreFrequencies withOneMoreDraw() {
    double[] more = counts.clone();
    more[counts.length / 2]++;
    return new ScoreFrequencies(games, more);
  }

  /** Returns these frequencies with an amount added to each. */
  ScoreFrequencies plusEach(double amount) {
    return new ScoreFrequencies(
        games, DoubleStream.of(counts).map(count -> count + amount).toArray());
  }

  /** Returns these frequencies, each multiplied by a factor. */
  ScoreFrequencies times(IntToDoubleFunction factor) {
    return new ScoreFrequencies(
        games,
        IntStream.range(0, size()).mapToDouble(i -> counts[i] * factor.applyAsDouble(i)).toArray());
  }

  /** Returns the likeliest distribution of these positive counts that has a mean. */
  ScoreFrequencies withMean(double mean) {
    return new ConstrainedFit(this, score -> score - mean).fitted();
  }

  /** Returns the part of each score in all units. */
  double[] shares() {
    double total = total();
    return DoubleStream.of(counts).map(count -> count / total).toArray();
  }

  /** Returns the number of games whose mean is a score: 1, 2 for pairs, more for sets. */
  int games() {
    return games;
  }

  int size() {
    return counts.length;
  }

  double score(int index) {
    return (double) index / (counts.length - 1);
  }

  double count(int index) {
    return counts[index];
  }

  double total() {
    return DoubleStream.of(counts).sum();
  }

  double mean() {
    return IntStream.range(0, size()).mapToDouble(i -> counts[i] * score(i)).sum() / total();
  }

  double meanSquareFrom(double centre) {
    return IntStream.range(0, size())
            .mapToDouble(i -> counts[i] * (score(i) - centre) * (score(i) - centre))
            .sum()
        / total();
  }

  /** Returns whether every unit had the highest score, or every unit the score 0. */
  boolean isOneSided() {
    return total() == counts[0] || total() == counts[counts.length - 1];
  }
}
