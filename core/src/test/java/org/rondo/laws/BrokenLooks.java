package org.rondo.laws;

import static org.rondo.laws.Law.EVERY_SEAT_HAS_A_SCORE;
import static org.rondo.laws.Law.PICTURES_FIT_A_TERMINAL;

import java.util.function.Function;
import java.util.stream.Stream;
import org.rondo.game.Outcome;
import org.rondo.laws.Nim.Heap;
import org.rondo.laws.Nim.Take;

/** Games that cannot be looked at, or do not say who came where. */
final class BrokenLooks {
  private BrokenLooks() {}

  static Stream<Flaw<?, ?>> all() {
    return Stream.of(
        picture("the picture is too wide", heap -> "|".repeat(81) + "\n"),
        picture("the picture's last line is not ended", heap -> "|".repeat(heap.left())),
        picture("the picture is empty", heap -> ""),
        picture("the picture is null", heap -> null),
        outcome("the outcome leaves a seat out", heap -> Outcome.byScore(0)),
        outcome("a score is infinite", heap -> Outcome.byScore(0, 1.0 / heap.left())),
        outcome("the outcome is null", heap -> null));
  }

  private static Flaw<?, ?> picture(String name, Function<Heap, String> picture) {
    return new Flaw<>(
        PICTURES_FIT_A_TERMINAL,
        name,
        new Variation<Heap, Take>(new Nim(12)) {
          @Override
          public String show(Heap heap) {
            return picture.apply(heap);
          }
        });
  }

  private static Flaw<?, ?> outcome(String name, Function<Heap, Outcome> outcome) {
    return new Flaw<>(
        EVERY_SEAT_HAS_A_SCORE,
        name,
        new Variation<Heap, Take>(new Nim(12)) {
          @Override
          public Outcome outcome(Heap heap) {
            return outcome.apply(heap);
          }
        });
  }
}
