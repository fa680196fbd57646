package org.rondo.rating;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import java.util.List;
import java.util.stream.DoubleStream;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import net.jqwik.api.Arbitrary;
import net.jqwik.api.EdgeCasesMode;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.Provide;
import net.jqwik.api.constraints.DoubleRange;
import net.jqwik.api.constraints.IntRange;
import net.jqwik.api.constraints.Size;
import org.apache.commons.math3.linear.Array2DRowRealMatrix;
import org.apache.commons.math3.linear.MatrixUtils;
import org.apache.commons.math3.linear.RealMatrix;

class PlackettLuceProperties {
  private static final int ITEMS = Results.PLAYERS;

  @Property(edgeCases = EdgeCasesMode.NONE)
  void ofTwoItemsItIsBradleyTerry(@ForAll("connected") List<HeadToHead> results) {
    Strengths pairs = PlackettLuce.fit(ITEMS, asRankings(results));
    Strengths games = BradleyTerry.fit(ITEMS, results);
    for (int item = 0; item < ITEMS; item++) {
      assertThat(pairs.ability(item)).isCloseTo(games.ability(item), within(1e-9));
      assertThat(pairs.error(item)).isCloseTo(games.error(item), within(1e-9));
    }
  }

  @Property(edgeCases = EdgeCasesMode.NONE)
  void nothingNearByIsLikelier(
      @ForAll("rankings") List<Ranking> rankings,
      @ForAll @Size(ITEMS) List<@DoubleRange(min = -0.1, max = 0.1) Double> steps) {
    double[] best = abilities(PlackettLuce.fit(ITEMS, rankings));
    double[] other = IntStream.range(0, ITEMS).mapToDouble(i -> best[i] + steps.get(i)).toArray();
    assertThat(Results.logLikelihood(rankings, other))
        .isLessThanOrEqualTo(Results.logLikelihood(rankings, best) + 1e-12);
  }

  @Property(edgeCases = EdgeCasesMode.NONE)
  void logWorthsSumToNought(@ForAll("rankings") List<Ranking> rankings) {
    assertThat(DoubleStream.of(abilities(PlackettLuce.fit(ITEMS, rankings))).sum())
        .isCloseTo(0, within(1e-12));
  }

  /** The curvature is taken from differences of the log-likelihood. */
  @Property(tries = 50, edgeCases = EdgeCasesMode.NONE)
  void errorsAreTheInverseCurvature(
      @ForAll("rankings") List<Ranking> rankings, @ForAll @IntRange(max = 4) int item) {
    Strengths strengths = PlackettLuce.fit(ITEMS, rankings).relativeTo((item + 1) % ITEMS);
    double error = strengths.error(item);
    double step = 1e-3;
    double[] best = abilities(strengths);
    double[][] curvature = new double[ITEMS][ITEMS];
    for (int i = 0; i < ITEMS; i++) {
      for (int j = 0; j < ITEMS; j++) {
        curvature[i][j] =
            (at(rankings, best, i, step, j, step)
                    - at(rankings, best, i, step, j, -step)
                    - at(rankings, best, i, -step, j, step)
                    + at(rankings, best, i, -step, j, -step))
                / (-4 * step * step);
      }
    }
    assertThat(variance(curvature, item, (item + 1) % ITEMS))
        .isCloseTo(error * error, within(1e-3 * error * error));
  }

  @Property(edgeCases = EdgeCasesMode.NONE)
  void aWeightOfThreeIsThreeRankings(@ForAll("rankings") List<Ranking> rankings) {
    List<Ranking> heavy =
        rankings.stream().map(r -> new Ranking(r.order(), 3 * r.weight())).toList();
    List<Ranking> often = Stream.of(rankings, rankings, rankings).flatMap(List::stream).toList();
    Strengths one = PlackettLuce.fit(ITEMS, heavy);
    Strengths other = PlackettLuce.fit(ITEMS, often);
    for (int item = 0; item < ITEMS; item++) {
      assertThat(one.ability(item)).isCloseTo(other.ability(item), within(1e-9));
      assertThat(one.error(item)).isCloseTo(other.error(item), within(1e-9));
    }
  }

  @Provide
  Arbitrary<List<Ranking>> rankings() {
    return Results.rankings();
  }

  @Provide
  Arbitrary<List<HeadToHead>> connected() {
    return Results.connected();
  }

  private static List<Ranking> asRankings(List<HeadToHead> results) {
    return results.stream()
        .flatMap(
            r ->
                Stream.concat(
                    wins(r.first(), r.second(), r.firstWins()),
                    wins(r.second(), r.first(), r.secondWins())))
        .toList();
  }

  private static Stream<Ranking> wins(int winner, int loser, double wins) {
    return wins == 0 ? Stream.empty() : Stream.of(new Ranking(List.of(winner, loser), wins));
  }

  private static double[] abilities(Strengths strengths) {
    return strengths.abilities().stream().mapToDouble(ability -> ability).toArray();
  }

  private static double at(
      List<Ranking> rankings, double[] best, int i, double di, int j, double dj) {
    double[] moved = best.clone();
    moved[i] += di;
    moved[j] += dj;
    return Results.logLikelihood(rankings, moved);
  }

  private static double variance(double[][] curvature, int item, int reference) {
    RealMatrix all = new Array2DRowRealMatrix(curvature);
    int[] kept = IntStream.range(0, ITEMS).filter(i -> i != reference).toArray();
    RealMatrix covariance = MatrixUtils.inverse(all.getSubMatrix(kept, kept));
    int place = item > reference ? item - 1 : item;
    return covariance.getEntry(place, place);
  }
}
