package org.rondo.format.standard;

import java.util.Arrays;
import java.util.List;
import java.util.stream.IntStream;
import org.rondo.random.Rng;

/**
 * Blocks that become more even by small steps: one place of one block moves elsewhere, unless the
 * distances get less even by it.
 *
 * <p>Steps that change nothing are taken too, so that blocks drift until a better step is open. A
 * step costs as much as a block has places, however many blocks and entrants there are.
 */
final class BlockRefinement {
  private static final int STEPS = 400_000;

  private final int entrants;
  private final BlockDesign.MeetingGoal goal;
  private final List<int[]> blocks;
  private final Rng rng;

  /** How often two entrants meet, by their distance from 1 to half way round. */
  private final int[] counts;

  /**
   * Begins with blocks that were found otherwise.
   *
   * @param entrants how many there are
   * @param goal how often two should meet
   * @param found the blocks
   * @param rng where steps are drawn from
   */
  BlockRefinement(int entrants, BlockDesign.MeetingGoal goal, List<List<Integer>> found, Rng rng) {
    this.entrants = entrants;
    this.goal = goal;
    this.rng = rng;
    blocks =
        found.stream().map(block -> block.stream().mapToInt(Integer::intValue).toArray()).toList();
    counts = new int[entrants / 2];
    for (int[] block : blocks) {
      // Everybody meets those before it, so that every two are counted once.
      for (int place = 1; place < block.length; place++) {
        meet(Arrays.copyOf(block, place + 1), place, 1);
      }
    }
  }

  /** {@return by how much the blocks miss the goal} */
  long misses() {
    return goal.misses(counts);
  }

  /** {@return blocks as even as those at the beginning or more so, ascending from place 0} */
  List<List<Integer>> refined() {
    long misses = misses();
    for (int i = 0; i < STEPS && misses > 0; i++) {
      misses += step();
    }
    return blocks.stream().map(this::fromPlace0).toList();
  }

  /** Takes a step or leaves it; {@return by how much the goal is missed more}. */
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

  /** Counts whom one place of a block meets; {@return by how much the goal is missed more}. */
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
