package org.rondo.rating;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.assertj.core.api.Assertions.within;
import static org.assertj.core.api.Assertions.withinPercentage;

import java.util.ArrayList;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** Errors of ratings from pairs of matches. */
class ClusteredErrorsTest {
  private static final List<Integer> PLAYERS = List.of(0, 1);
  private static final List<Integer> WON = List.of(1, 2);
  private static final List<Integer> DRAWN = List.of(1, 1);
  private static final List<Integer> LOST = List.of(2, 1);

  private static Strengths rated(PairCounts pairs) {
    List<Cluster> clusters = new ArrayList<>();
    add(clusters, pairs.bothLost(), LOST, LOST);
    add(clusters, pairs.lostAndDrawn(), LOST, DRAWN);
    add(clusters, pairs.level(), WON, LOST);
    add(clusters, pairs.wonAndDrawn(), WON, DRAWN);
    add(clusters, pairs.bothWon(), WON, WON);
    return BradleyTerry.fitWithVirtualDraws(2, List.of(HeadToHead.of(0, 1, pairs)), 0.5)
        .withErrorsOf(clusters);
  }

  private static void add(
      List<Cluster> clusters, long count, List<Integer> first, List<Integer> second) {
    if (count > 0) {
      clusters.add(Cluster.ofRanks(PLAYERS, List.of(first, second), count));
    }
  }

  static Stream<PairCounts> duels() {
    return Stream.of(
        new PairCounts(250, 0, 500, 0, 250),
        new PairCounts(20, 180, 600, 220, 30),
        new PairCounts(400, 0, 0, 0, 500),
        new PairCounts(11, 40, 1243, 40, 11));
  }

  @ParameterizedTest
  @MethodSource("duels")
  void ratingsOfADuelAgreeWithItsInterval(PairCounts pairs) {
    EloDifference duel = EloDifference.of(pairs);
    Strengths rated = rated(pairs);
    assertThat(rated.relativeTo(1).eloMargin(0)).isCloseTo(duel.error(), withinPercentage(3));
    assertThat(rated.superiority(0, 1)).isCloseTo(duel.likelihoodOfSuperiority(), within(0.005));
  }

  @Test
  void abilitiesAreThoseOfTheModel() {
    PairCounts pairs = new PairCounts(3, 4, 5, 6, 7);
    assertThat(rated(pairs).abilities())
        .isEqualTo(
            BradleyTerry.fitWithVirtualDraws(2, List.of(HeadToHead.of(0, 1, pairs)), 0.5)
                .abilities());
  }

  @Test
  void equalClustersCanBeGivenOneByOne() {
    List<Cluster> one = List.of(Cluster.ofRanks(PLAYERS, List.of(WON, DRAWN), 3));
    List<Cluster> three =
        Stream.generate(() -> Cluster.ofRanks(PLAYERS, List.of(WON, DRAWN), 1)).limit(3).toList();
    Strengths fit = BradleyTerry.fitWithVirtualDraws(2, List.of(new HeadToHead(0, 1, 4.5, 1.5)), 1);
    assertThat(fit.withErrorsOf(three).error(0))
        .isCloseTo(fit.withErrorsOf(one).error(0), within(1e-12));
  }

  @Test
  void anEntrantThatWonEverythingKeepsAWideInterval() {
    Strengths rated = rated(new PairCounts(0, 0, 0, 0, 10));
    assertThat(rated.relativeTo(1).eloMargin(0)).isGreaterThan(250);
  }

  @Test
  void aClusterNeedsAResult() {
    assertThatThrownBy(() -> new Cluster(List.of(), 1))
        .hasMessage("a cluster has no result; give one ranking or more");
    assertThatThrownBy(() -> new Cluster(List.of(Ranking.of(0, 1)), 0))
        .hasMessage("count 0 of a cluster must be 1 or more");
  }
}
