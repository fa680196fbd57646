package org.rondo.rating;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;
import org.rondo.random.Rng;
import org.rondo.random.Seed;

/** Fits of many of whom few have met. */
class SparseInformationTest {
  private static final int PLAYERS = 300;
  private static final int ROUNDS = 8;

  /** Rounds between neighbours in points, where the lower number is the stronger. */
  private static List<HeadToHead> rounds(double width) {
    Rng rng = Seed.of(2014).rng();
    List<HeadToHead> results = new ArrayList<>();
    double[] points = new double[PLAYERS];
    for (int round = 0; round < ROUNDS; round++) {
      List<Integer> order =
          IntStream.range(0, PLAYERS)
              .boxed()
              .sorted((one, other) -> Double.compare(points[other], points[one]))
              .toList();
      for (int i = 0; i < PLAYERS; i += 2) {
        int one = order.get(i);
        int other = order.get(i + 1);
        double expected = Elo.expectedScore((other - one) * width / PLAYERS);
        int winner = rng.chance(expected) ? one : other;
        points[winner]++;
        results.add(HeadToHead.win(winner, one + other - winner));
      }
    }
    return results;
  }

  /** The same results, and everybody against everybody for nothing: too many to be sparse. */
  private static List<HeadToHead> amongAll(List<HeadToHead> results) {
    List<HeadToHead> all = new ArrayList<>(results);
    for (int one = 0; one < PLAYERS; one++) {
      for (int other = one + 1; other < PLAYERS; other++) {
        all.add(new HeadToHead(one, other, 0, 0));
      }
    }
    return all;
  }

  private static List<ChoicePool> pools(List<HeadToHead> results) {
    return results.stream()
        .map(r -> ChoicePool.ofTwo(r.first(), r.firstWins(), r.second(), r.secondWins()))
        .toList();
  }

  @Test
  void manyPlayersWithFewMeetingsAreSparse() {
    List<HeadToHead> results = rounds(800);
    assertThat(Information.of(PLAYERS, pools(results))).isInstanceOf(SparseInformation.class);
    assertThat(Information.of(PLAYERS, pools(amongAll(results))))
        .isInstanceOf(DenseInformation.class);
    assertThat(Information.of(99, List.of())).isInstanceOf(DenseInformation.class);
    assertThat(Information.of(100, List.of())).isInstanceOf(SparseInformation.class);
  }

  @ParameterizedTest
  @CsvSource({"0, 0.5", "800, 0.5", "800, 0.001", "20000, 0.5", "20000, 0.01"})
  void manyAreRatedAsIfAllHadMet(double width, double weight) {
    List<HeadToHead> results = rounds(width);
    Strengths sparse = BradleyTerry.fitWithVirtualDraws(PLAYERS, results, weight);
    Strengths dense = BradleyTerry.fitWithVirtualDraws(PLAYERS, amongAll(results), weight);
    for (int player = 0; player < PLAYERS; player++) {
      assertThat(sparse.ability(player)).isCloseTo(dense.ability(player), within(1e-9));
      assertThat(sparse.error(player)).isCloseTo(dense.error(player), within(1e-9));
      assertThat(sparse.relativeToMean().ability(player))
          .isCloseTo(dense.relativeToMean().ability(player), within(1e-9));
    }
    assertThat(sparse.relativeTo(7).error(5)).isCloseTo(dense.relativeTo(7).error(5), within(1e-9));
  }

  @Test
  void eachOfManyPlayersIsExpectedToWinWhatItWon() {
    List<HeadToHead> results = rounds(800);
    Strengths strengths = BradleyTerry.fitWithVirtualDraws(PLAYERS, results, 0.5);
    double[] surplus = new double[PLAYERS];
    for (HeadToHead game : results) {
      double p = Elo.expectedScore(strengths.elo(game.first()) - strengths.elo(game.second()));
      surplus[game.first()] += game.firstWins() - p;
      surplus[game.second()] += p - game.firstWins();
    }
    for (int player = 0; player < PLAYERS; player++) {
      double virtual = 0.25 - 0.5 * Elo.expectedScore(strengths.elo(player));
      assertThat(surplus[player] + virtual).isCloseTo(0, within(1e-10));
    }
  }

  @Test
  void fewGamesOfManyAreRatedBesideVeryMany() {
    List<HeadToHead> results = new ArrayList<>(rounds(800));
    results.add(new HeadToHead(PLAYERS, PLAYERS + 1, 1e9, 1e8));
    Strengths strengths = BradleyTerry.fitWithVirtualDraws(PLAYERS + 3, results, 0.01);
    assertThat(strengths.ability(PLAYERS) - strengths.ability(PLAYERS + 1))
        .isCloseTo(Math.log(10), within(1e-9));
    assertThat(strengths.ability(PLAYERS + 2)).isZero();
    assertThat(strengths.ability(0))
        .isCloseTo(
            BradleyTerry.fitWithVirtualDraws(PLAYERS, rounds(800), 0.01).ability(0), within(1e-9));
  }

  @Test
  void theSameResultsOfManyGiveTheSameBits() {
    List<HeadToHead> results = rounds(800);
    assertThat(BradleyTerry.fitWithVirtualDraws(PLAYERS, results, 0.5))
        .isEqualTo(BradleyTerry.fitWithVirtualDraws(PLAYERS, results, 0.5));
  }

  /** Links along a chain, each item held by the same weight as the links or by a tiny one. */
  private static <I extends Information> I chain(I information, int size, double held) {
    information.clear();
    for (int item = 0; item < size; item++) {
      information.add(item, item, held);
      if (item > 0) {
        information.add(item, item, 1);
        information.add(item - 1, item - 1, 1);
        information.add(item, item - 1, -1);
        information.add(item - 1, item, -1);
      }
    }
    return information;
  }

  private static double[] gradient(int size) {
    double[] gradient = new double[size];
    gradient[0] = 1;
    gradient[size - 1] = -0.5;
    return gradient;
  }

  @ParameterizedTest
  @ValueSource(doubles = {1, 1e-3, 1e-9})
  void aStepIsThatOfAllEntries(double held) {
    int size = 200;
    double[] step = chain(new SparseInformation(size, 2 * size), size, held).step(gradient(size));
    double[] dense = chain(new DenseInformation(size), size, held).step(gradient(size));
    double most = Arrays.stream(dense).map(Math::abs).max().orElseThrow();
    assertThat(step).containsExactly(dense, within(1e-6 * most));
  }

  @Test
  void itemsFarApartInWeightAreSolvedForExactly() {
    int size = 200;
    SparseInformation sparse = chain(new SparseInformation(size, 2 * size), size, 0.5);
    sparse.add(3, 3, 1e9);
    DenseInformation dense = chain(new DenseInformation(size), size, 0.5);
    dense.add(3, 3, 1e9);
    assertThat(sparse.step(gradient(size))).isEqualTo(dense.step(gradient(size)));
  }

  @Test
  void theInverseIsThatOfAllEntries() {
    int size = 120;
    double[][] sparse = chain(new SparseInformation(size, 2 * size), size, 0.5).covariance().get();
    assertThat(sparse)
        .isDeepEqualTo(chain(new DenseInformation(size), size, 0.5).covariance().get());
  }
}
