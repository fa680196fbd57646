package org.rondo.format.standard;

import java.util.Arrays;
import java.util.List;
import java.util.stream.IntStream;
import org.rondo.random.Rng;

/**
 * Makes blocks more even by small random steps. A step moves one place of one block. A step that
 * makes the distances less even is undone.
 *
 * <p>A step that leaves the evenness unchanged is kept, so the blocks keep changing until a better
 * step is possible. The cost of a step is proportional to the number of places in a block. It does
 * not depend on the number of blocks or entrants.
 */
final class BlockRefinement {
  private static final int STEPS = 400_000;

  private final int entrants;
  private final BlockDesign.MeetingGoal goal;
  private final List<int[]> blocks;
  private final Rng rng;

  /**
   * The number of meetings of two entrants for each distance between them, from 1 to half of the
   * circle.
   */
  private final int[] counts;

  /**
   * Begins with blocks from another search.
   *
   * @param entrants the number of entrants
   * @param goal the number of times that two entrants should meet
   * @param found the blocks
   * @param rng the source of the random steps
   */
  BlockRefinement(int entrants, BlockDesign.MeetingGoal goal, List<List<Integer>> found, Rng rng) {
    this.entrants = entrants;
    this.goal = goal;
    this.rng = rng;
    blocks =
        found.stream().map(block -> block.stream().mapToInt(Integer::intValue).toArray()).toList();
    counts = new int[entrants / 2];
    for (int[] block : blocks) {
      // Each place is compared only with the places before it, so every pair is counted once.
      for (int index = 1; index < block.length; index++) {
        meet(Arrays.copyOf(block, index + 1), index, 1);
      }
    }
  }

  /** {@return a measure of how far the blocks are from the goal; 0 if it is reached} */
  long misses() {
    return goal.misses(counts);
  }

  /**
   * {@return blocks at least as even as those at the beginning; each begins with place 0 and
   * ascends}
   */
  List<List<Integer>> refined() {
    long misses = misses();
    for (int i = 0; i < STEPS && misses > 0; i++) {
      misses += step();
    }
    return blocks.stream().map(this::fromPlace0).toList();
  }

  /** Tries one step; {@return the increase of {@link #misses}}. */
  private long step() {
    int[] block = blocks.get(rng.below(blocks.size()));
    int moved = rng.below(block.length);
    int from = block[moved];
    int to = rng.below(entrants);
    if (contains(block, to)) {
      return 0;
    }
    long more = meet(block, moved, -1);
    block[moved] = to;
    more += meet(block, moved, 1);
    if (more <= 0) {
      return more;
    }
    meet(block, moved, -1);
    block[moved] = from;
    meet(block, moved, 1);
    return 0;
  }

  private static boolean contains(int[] block, int sought) {
    // A loop: a stream for each step would take most of the time.
    for (int place : block) {
      if (place == sought) {
        return true;
      }
    }
    return false;
  }

  /** Counts the meetings of one place of a block; {@return the increase of {@link #misses}}. */
  private long meet(int[] block, int one, int times) {
    long more = 0;
    for (int other = 0; other < block.length; other++) {
      if (other != one) {
        int apart = Math.abs(block[one] - block[other]);
        int distance = Math.min(apart, entrants - apart);
        int i = distance - 1;
        more -= goal.miss(i, counts[i]);
        counts[i] += 2 * distance == entrants ? 2 * times : times;
        more += goal.miss(i, counts[i]);
      }
    }
    return more;
  }

  private List<Integer> fromPlace0(int[] block) {
    int first = block[0];
    return IntStream.of(block)
        .map(place -> (place - first + entrants) % entrants)
        .sorted()
        .boxed()
        .toList();
  }
}
