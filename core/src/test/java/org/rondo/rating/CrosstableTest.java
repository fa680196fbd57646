package org.rondo.rating;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.assertj.core.api.Assertions.within;

import java.util.Collections;
import java.util.List;
import java.util.Map;
import java.util.stream.Collectors;
import org.junit.jupiter.api.Test;
import org.rondo.game.Outcome;

class CrosstableTest {
  private final Crosstable table = new Crosstable();

  @Test
  void resultsAreCountedFromBothViews() {
    table.add(List.of("ada", "ben"), Outcome.byScore(1, 0));
    table.add(List.of("ben", "ada"), Outcome.byScore(0, 5));
    table.add(List.of("ben", "ada"), Outcome.byScore(2, 2));
    table.add(List.of("ben", "eve"), Outcome.byScore(1, 2));
    assertThat(table.matches()).isEqualTo(4);
    assertThat(table.entrants()).containsExactly("ada", "ben", "eve");
    assertThat(table.between("ada", "ben")).isEqualTo(new MatchCounts(2, 1, 0));
    assertThat(table.between("ben", "ada")).isEqualTo(new MatchCounts(0, 1, 2));
    assertThat(table.between("ada", "eve")).isEqualTo(MatchCounts.none());
    assertThat(table.total("ben")).isEqualTo(new MatchCounts(0, 1, 3));
  }

  @Test
  void aMatchOfFourSeatsCountsForEachPair() {
    table.add(List.of("a", "b", "c", "d"), Outcome.byScore(3, 1, 3, 0));
    assertThat(table.between("a", "c")).isEqualTo(new MatchCounts(0, 1, 0));
    assertThat(table.between("b", "c")).isEqualTo(new MatchCounts(0, 0, 1));
    assertThat(table.between("b", "d")).isEqualTo(new MatchCounts(1, 0, 0));
    assertThat(table.total("a")).isEqualTo(new MatchCounts(0, 1, 0));
    assertThat(table.total("b")).isEqualTo(new MatchCounts(0, 0, 1));
    assertThat(RatingList.of(table).lines())
        .extracting(RatingList.RatedEntrant::entrant)
        .containsExactly("a", "c", "b", "d");
    assertThat(RatingList.of(table).lines())
        .extracting(RatingList.RatedEntrant::rank)
        .containsExactly(1, 1, 3, 4);
  }

  private static void assertSame(Strengths actual, Strengths expected) {
    assertThat(actual.size()).isEqualTo(expected.size());
    for (int player = 0; player < expected.size(); player++) {
      assertThat(actual.ability(player)).isCloseTo(expected.ability(player), within(1e-9));
      assertThat(actual.error(player)).isCloseTo(expected.error(player), within(1e-9));
    }
  }

  /** Matches of one opening with the seats swapped are one cluster. */
  @Test
  void matchesOfOneGroupDependOnEachOther() {
    table.add(List.of("ada", "ben"), Outcome.byScore(1, 0), "1");
    table.add(List.of("ben", "ada"), Outcome.byScore(0, 1), "1");
    table.add(List.of("ben", "ada"), Outcome.byScore(0, 1), "2");
    table.add(List.of("ada", "ben"), Outcome.byScore(0, 0), "2");
    table.add(List.of("ada", "ben"), Outcome.byScore(1, 0), "3");
    table.add(List.of("ben", "ada"), Outcome.byScore(0, 1), "3");
    table.add(List.of("ben", "ada"), Outcome.byScore(1, 0));
    List<Integer> won = List.of(1, 2);
    Strengths fit =
        BradleyTerry.fitWithVirtualDraws(2, List.of(new HeadToHead(0, 1, 5.5, 1.5)), 0.5);
    List<Cluster> clusters =
        List.of(
            Cluster.ofRanks(List.of(0, 1), List.of(won, won), 2),
            Cluster.ofRanks(List.of(0, 1), List.of(won, List.of(1, 1)), 1),
            Cluster.ofRanks(List.of(0, 1), List.of(List.of(2, 1)), 1));
    assertSame(
        table.strengths(List.of("ada", "ben"), 0.5), fit.withErrorsOf(clusters).relativeToMean());
    assertThat(table.matches()).isEqualTo(7);
  }

  @Test
  void strengthsAreInTheOrderOfTheNames() {
    table.add(List.of("ada", "ben"), Outcome.byScore(1, 0));
    table.add(List.of("ada", "cy"), Outcome.byScore(1, 0));
    table.add(List.of("cy", "ada"), Outcome.byScore(1, 0));
    table.add(List.of("ben", "cy"), Outcome.byScore(0, 0));
    List<HeadToHead> results =
        List.of(
            new HeadToHead(2, 1, 1, 0), new HeadToHead(2, 0, 1, 1), new HeadToHead(1, 0, 0.5, 0.5));
    Strengths strengths = table.strengths(List.of("cy", "ben", "ada"), 0);
    Strengths fit = BradleyTerry.fit(3, results);
    Strengths virtual = BradleyTerry.fitWithVirtualDraws(3, results, 2).relativeToMean();
    for (int player = 0; player < 3; player++) {
      assertThat(strengths.ability(player)).isCloseTo(fit.ability(player), within(1e-9));
      assertThat(table.strengths(List.of("cy", "ben", "ada"), 2).ability(player))
          .isCloseTo(virtual.ability(player), within(1e-9));
    }
    assertThat(table.isOfTwoSeats()).isTrue();
  }

  @Test
  void matchesOfThreeAreRankings() {
    table.add(List.of("a", "b", "c"), Outcome.byScore(3, 2, 1));
    table.add(List.of("c", "a", "b"), Outcome.byScore(3, 2, 1));
    table.add(List.of("b", "c", "a"), Outcome.byScore(3, 1, 1));
    table.add(List.of("b", "c", "a"), Outcome.byScore(3, 1, 1));
    List<Ranking> rankings =
        List.of(Ranking.of(0, 1, 2), Ranking.of(2, 0, 1), Ranking.of(1, 2, 0), Ranking.of(1, 0, 2));
    Strengths fit = PlackettLuce.fit(3, rankings);
    Strengths virtual = PlackettLuce.fitWithVirtualDraws(3, rankings, 2).relativeToMean();
    for (int player = 0; player < 3; player++) {
      assertThat(table.strengths(List.of("a", "b", "c"), 0).ability(player))
          .isCloseTo(fit.ability(player), within(1e-9));
      assertThat(table.strengths(List.of("a", "b", "c"), 2).ability(player))
          .isCloseTo(virtual.ability(player), within(1e-9));
    }
    assertThat(table.isOfTwoSeats()).isFalse();
  }

  @Test
  void matchesThatAreTheSameCountOnceInRatings() {
    table.add(List.of("a", "b"), Outcome.byScore(1, 0));
    table.add(List.of("a", "b"), Outcome.byScore(1, 0));
    table.add(List.of("a", "b"), Outcome.byScore(0, 1));
    Crosstable different = new Crosstable();
    different.add(List.of("a", "b"), Outcome.byScore(1, 0));
    different.add(List.of("a", "b"), Outcome.byScore(0, 1));
    RatingList list = RatingList.of(table, different);
    assertThat(list.differentMatches()).isEqualTo(2);
    assertThat(list.anchored("a", 1).differentMatches()).isEqualTo(2);
    assertThat(list.lines()).allSatisfy(line -> assertThat(line.elo()).isCloseTo(0, within(1e-9)));
    assertThat(list.lines().get(0).matches()).isEqualTo(new MatchCounts(2, 0, 1));
    assertThat(list.lines().get(0).score()).isCloseTo(2.0 / 3, within(1e-12));
    assertThat(list.model()).isEqualTo(RatingModel.usual());
    assertThat(list.seatAdvantage()).isEmpty();
    assertThat(list.anchor()).isEmpty();
  }

  @Test
  void theOppositionIsTheMeanRatingOfTheOpponents() {
    table.add(List.of("a", "b"), Outcome.byScore(1, 0));
    table.add(List.of("a", "b"), Outcome.byScore(0, 1));
    table.add(List.of("a", "b"), Outcome.byScore(1, 0));
    table.add(List.of("c", "a"), Outcome.byScore(0, 1));
    RatingList list = RatingList.of(table);
    Map<String, RatingList.RatedEntrant> lines =
        list.lines().stream()
            .collect(Collectors.toMap(RatingList.RatedEntrant::entrant, line -> line));
    assertThat(lines.get("a").opposition())
        .isCloseTo((3 * lines.get("b").elo() + lines.get("c").elo()) / 4, within(1e-9));
    assertThat(lines.get("b").opposition()).isCloseTo(lines.get("a").elo(), within(1e-9));
    RatingList.RatedEntrant anchored = list.anchored("c", 1000).lines().get(0);
    assertThat(anchored.entrant()).isEqualTo("a");
    assertThat(anchored.opposition() - anchored.elo())
        .isCloseTo(lines.get("a").opposition() - lines.get("a").elo(), within(1e-9));
  }

  @Test
  void aMatchMayHaveSixSeats() {
    table.add(List.of("a", "b", "c", "d", "e", "f"), Outcome.byScore(6, 5, 4, 3, 2, 1));
    assertThat(table.total("a")).isEqualTo(new MatchCounts(1, 0, 0));
  }

  @Test
  void entrantsThatNoMatchConnectsAreInSeveralGroups() {
    table.add(List.of("a", "b"), Outcome.byScore(1, 0));
    table.add(List.of("c", "d"), Outcome.byScore(1, 0));
    table.add(List.of("d", "e"), Outcome.byScore(1, 0));
    assertThat(table.groups()).containsExactly(List.of("c", "d", "e"), List.of("a", "b"));
    table.add(List.of("e", "a"), Outcome.byScore(1, 0));
    assertThat(table.groups()).containsExactly(List.of("a", "b", "c", "d", "e"));
  }

  @Test
  void whatCannotBeRatedIsRefused() {
    assertThatThrownBy(() -> table.add(List.of("a", "a"), Outcome.byScore(1, 0)))
        .isInstanceOf(IllegalArgumentException.class)
        .hasMessageContaining("one of them has several seats");
    assertThatThrownBy(() -> table.add(List.of("a", "b"), Outcome.byScore(1, 0, 0)))
        .isInstanceOf(IllegalArgumentException.class)
        .hasMessageContaining("an outcome of 3 seats does not fit 2 entrants");
    assertThatThrownBy(
            () -> table.add(Collections.nCopies(7, "a"), Outcome.byScore(1, 0, 0, 0, 0, 0, 0)))
        .isInstanceOf(IllegalArgumentException.class)
        .hasMessageContainingAll("match of 7 seats", "cannot be rated", "2..6 seats");
    assertThat(table.entrants()).isEmpty();
    assertThatThrownBy(() -> table.total("ada"))
        .isInstanceOf(IllegalArgumentException.class)
        .hasMessageStartingWith("no match has an entrant ada");
    assertThatThrownBy(() -> RatingList.of(table))
        .isInstanceOf(IllegalArgumentException.class)
        .hasMessageContaining("no match is given");
  }
}
