package org.rondo.bot.search;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.junit.jupiter.api.Test;
import org.rondo.bot.Pile;
import org.rondo.random.Seed;

/** What the searches remember of positions and moves. */
class SearchOrderTest {
  private static final Pile.Take ONE = new Pile.Take(1);
  private static final Pile.Take TWO = new Pile.Take(2);
  private static final Pile.Take THREE = new Pile.Take(3);
  private static final List<Pile.Take> MOVES = List.of(ONE, TWO, THREE);

  @Test
  void movesThatCausedCutoffsComeFirst() {
    MoveOrder<Pile.Take> order = new MoveOrder<>();
    assertThat(order.sorted(MOVES, 5)).isEqualTo(MOVES);
    order.refuted(THREE, 3);
    // Two cutoffs with two turns left count less, 8, than one with three turns left, 9.
    order.refuted(TWO, 2);
    order.refuted(TWO, 2);
    assertThat(order.sorted(MOVES, 2)).containsExactly(THREE, TWO, ONE);
    assertThat(order.sorted(MOVES, 1)).isEqualTo(MOVES);
    order.refuted(TWO, 2);
    assertThat(order.sorted(MOVES, 2)).containsExactly(TWO, THREE, ONE);
  }

  @Test
  void theBestMoveOfAnEarlierSearchComesBeforeAllOthers() {
    MoveOrder<Pile.Take> order = new MoveOrder<>();
    order.refuted(THREE, 3);
    assertThat(order.sorted(MOVES, TWO, 2)).containsExactly(TWO, THREE, ONE);
    assertThat(order.sorted(MOVES, TWO, 1)).containsExactly(TWO, ONE, THREE);
    assertThat(order.sorted(List.of(ONE, TWO), THREE, 2)).containsExactly(ONE, TWO);
    assertThat(order.sorted(List.of(ONE), ONE, 2)).containsExactly(ONE);
  }

  private static TranspositionTable.Entry<Pile.Take> entry(
      int depth, double value, boolean isCutOff) {
    return new TranspositionTable.Entry<>(depth, value, 2, 5, isCutOff, ONE);
  }

  @Test
  void aValueBetweenItsBoundsIsExact() {
    assertThat(entry(3, 3, true).isExact()).isTrue();
    assertThat(entry(3, 2, true).isExact()).isFalse();
    assertThat(entry(3, 5, true).isExact()).isFalse();
  }

  @Test
  void aResultDecidesASearchThatIsNotDeeper() {
    assertThat(entry(3, 4, true).decides(3, 0, 9)).isTrue();
    assertThat(entry(3, 4, true).decides(4, 0, 9)).isFalse();
    assertThat(entry(3, 4, false).decides(4, 0, 9)).as("to the end").isTrue();
  }

  @Test
  void aBoundDecidesASearchWhoseBoundsItReaches() {
    assertThat(entry(3, 5, true).decides(3, 2, 5)).as("as high as the upper bound").isTrue();
    assertThat(entry(3, 5, true).decides(3, 2, 6)).isFalse();
    assertThat(entry(3, 7, true).decides(3, 2, 6)).isTrue();
    assertThat(entry(3, 2, true).decides(3, 2, 5)).as("as low as the lower bound").isTrue();
    assertThat(entry(3, 2, true).decides(3, 1, 5)).isFalse();
    assertThat(entry(3, 0, true).decides(3, 1, 5)).isTrue();
  }

  @Test
  void aFullTableForgetsThePositionThatCameFirst() {
    TranspositionTable<Pile.Stones, Pile.Take> table = new TranspositionTable<>(2);
    Pile game = new Pile(2, 9);
    Pile.Stones first = game.start(Seed.of(1).rng());
    Pile.Stones second = game.next(first, ONE);
    Pile.Stones third = game.next(first, TWO);
    table.put(first, entry(1, 3, true));
    table.put(second, entry(2, 3, true));
    table.put(first, entry(3, 3, true));
    assertThat(table.find(first)).contains(entry(3, 3, true));
    table.put(third, entry(4, 3, true));
    assertThat(table.find(first)).isEmpty();
    assertThat(table.find(second)).isPresent();
    assertThat(table.find(third)).isPresent();
    assertThat(table.size()).isEqualTo(2);
  }
}
