package org.rondo.rating;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.Collections;
import java.util.List;
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
