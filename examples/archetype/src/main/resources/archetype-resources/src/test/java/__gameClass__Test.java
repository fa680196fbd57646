package ${package};

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.rondo.game.IllegalMoveException;

/** Named situations: one for each sentence of the rules. */
class ${gameClass}Test {
  private final ${gameClass} game = new ${gameClass}(3, 3);

  private ${gameClass}.Heaps play(String... moves) {
    ${gameClass}.Heaps position = game.start();
    for (String move : moves) {
      position = game.next(position, game.parse(move));
    }
    return position;
  }

  @Test
  void eachHeapHasOneStoneMoreThanTheHeapBefore() {
    assertEquals("3-4-5 seat 0", play().text());
  }

  @Test
  void aSeatTakesStonesFromOneHeap() {
    assertEquals("3-1-5 seat 1", play("2x3").text());
  }

  @Test
  void theLastStoneWins() {
    ${gameClass}.Heaps end = play("1x3", "2x4", "3x5");
    assertTrue(end.isOver());
    assertEquals(Optional.of(0), game.outcome(end).winner());
  }

  @Test
  void aHeapHasNoMoreStonesThanItHas() {
    assertThrows(IllegalMoveException.class, () -> play("1x4"));
  }
}
