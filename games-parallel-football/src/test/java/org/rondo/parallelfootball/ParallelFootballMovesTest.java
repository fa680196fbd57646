package org.rondo.parallelfootball;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.rondo.parallelfootball.Fields.MIDDLE;
import static org.rondo.parallelfootball.Fields.TWO;
import static org.rondo.parallelfootball.Fields.field;
import static org.rondo.parallelfootball.Fields.fourPairs;
import static org.rondo.parallelfootball.Fields.game;

import java.util.List;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import org.rondo.game.IllegalMoveException;
import org.rondo.game.TooManyMovesException;
import org.rondo.random.Rng;
import org.rondo.random.Seed;

/** The spaces of placements and orders. */
class ParallelFootballMovesTest {
  private final ParallelFootball two = TWO;

  @Test
  void aSpaceIsListedOnlyWhileItIsSmall() {
    ParallelFootball one = game(1, 46, 9);

    assertThat(one.moves(one.start(), 0).list()).hasSize(1024);
    assertThat(one.moves(one.start(), 0).list().get(33).text()).isEqualTo("place 1,1");
    assertThatThrownBy(() -> two.moves(two.start(), 0).list())
        .isInstanceOf(TooManyMovesException.class);
    Field field = Fields.withBalls(MIDDLE, 0, fourPairs(new Cell(0, 0)));
    assertThat(two.moves(field, 0).isEmpty()).isTrue();
    Field corner = Fields.withBalls(MIDDLE, 1, fourPairs(new Cell(0, 0)));
    assertThat(two.moves(corner, 0).list())
        .extracting(Instructions::text)
        .startsWith(". .", ". e", ". s", ". se", "e .")
        .hasSize(16);
  }

  @Test
  void thePartsAreThePlayers() {
    Field field = field(new Cell(0, 0), new Cell(9, 9));

    assertThat(two.moves(field, 0).parts().count()).isEqualTo(2);
    assertThat(two.moves(field, 0).parts().choices(List.of()))
        .isEqualTo(List.of(Order.stay(), Order.step(0, 1), Order.step(1, 0), Order.step(1, 1)));
    assertThat(two.moves(two.start(), 0).parts().choices(List.of())).hasSize(1024);
  }

  @Test
  void theFirstCandidateIsWhatEachPlayerPrefers() {
    Field field = field(new Cell(3, 3), new Cell(0, 0));
    List<Instructions> candidates = two.moves(field, 0).candidates(8, Seed.of(1).rng());

    assertThat(candidates.get(0).text()).isEqualTo("k0,0 e");
    assertThat(candidates).hasSize(8).doesNotHaveDuplicates();
    assertThat(candidates).extracting(Instructions::text).contains("k0,0 s", "k0,0 se");
  }

  @Test
  void ordersAreEqualHoweverTheyWereMade() {
    Field field = field(new Cell(3, 3), new Cell(9, 9));
    for (int seed = 0; seed < 20; seed++) {
      Instructions drawn = two.moves(field, 0).sample(Seed.of(seed).rng());
      Instructions read = two.parse(drawn.text());

      assertThat(drawn).isEqualTo(read).hasSameHashCodeAs(read).hasToString(drawn.text());
      assertThat(read).isEqualTo(drawn).hasToString(drawn.text());
      assertThat(((Orders) drawn).all()).isEqualTo(((Orders) read).all());
      assertThat(drawn).isNotEqualTo(two.parse("dance k9,10"));
    }
  }

  @Test
  void ordersDrawnElsewhereAreCheckedLikeAnyOther() {
    ParallelFootball near = game(2, 1, 9);
    Field field = field(new Cell(5, 5), new Cell(9, 9));
    Instructions far =
        IntStream.range(0, 100)
            .mapToObj(seed -> two.moves(field, 0).sample(Seed.of(seed).rng()))
            .filter(move -> !near.moves(field, 0).contains(move))
            .findFirst()
            .orElseThrow();

    assertThatThrownBy(() -> near.next(field, Fields.only(field, 0, far), Rng.none()))
        .isInstanceOf(IllegalMoveException.class);
    assertThatThrownBy(() -> two.next(field, Fields.only(field, 1, far), Rng.none()))
        .isInstanceOf(IllegalMoveException.class);
    // Its players stand too far from the targets in another position.
    Field other = field(new Cell(28, 28), new Cell(29, 29));
    assertThat(two.moves(other, 0).contains(far)).isFalse();
    assertThatThrownBy(() -> two.next(other, Fields.only(other, 0, far), Rng.none()))
        .isInstanceOf(IllegalMoveException.class);
  }
}
