package org.rondo.laws;

import static org.rondo.laws.Law.LEAVES_ARE_COUNTED_RIGHT;

import java.util.OptionalLong;
import java.util.stream.Stream;
import org.rondo.laws.Nim.Heap;
import org.rondo.laws.Nim.Take;

/** Games that count other leaves than their rules reach. */
final class BrokenLeaves {
  private BrokenLeaves() {}

  static Stream<Flaw<?, ?>> all() {
    return Stream.of(
        flaw("the end has a leaf", (state, depth) -> Math.max(1, counted(state, depth))),
        flaw("the depth is one too small", (state, depth) -> counted(state, depth - 1)),
        flaw(
            "leaves two turns ahead are missing",
            (state, depth) -> depth == 2 ? 0 : counted(state, depth)),
        flaw(
            "leaves three turns ahead are missing",
            (state, depth) -> depth == 3 ? 0 : counted(state, depth)));
  }

  private interface Count {
    long leaves(Heap state, int depth);
  }

  private static long counted(Heap state, int depth) {
    return depth == 0 ? 1 : Perft.leavesByTurns(new Nim(5), state, depth);
  }

  private static Flaw<Heap, Take> flaw(String name, Count count) {
    return new Flaw<>(LEAVES_ARE_COUNTED_RIGHT, name, countingNim(count));
  }

  /** {@return a game that counts wrongly where at most so many matches are left} */
  static Variation<Heap, Take> wrongBelow(int left) {
    return countingNim((state, depth) -> counted(state, depth) + (state.left() <= left ? 1 : 0));
  }

  /** {@return a sound game that counts its leaves} */
  static Variation<Heap, Take> sound() {
    return countingNim(BrokenLeaves::counted);
  }

  private static Variation<Heap, Take> countingNim(Count count) {
    return new Variation<>(new Nim(5)) {
      @Override
      public OptionalLong leaves(Heap state, int depth) {
        return OptionalLong.of(count.leaves(state, depth));
      }
    };
  }
}
