package org.rondo.format.standard;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Set;
import java.util.TreeMap;
import java.util.TreeSet;
import java.util.stream.IntStream;
import org.rondo.random.Rng;
import org.rondo.random.Seed;

/**
 * Chooses which entrants share a match, so that every two entrants meet equally often.
 *
 * <p>The entrants stand in a circle. A block is a set of places on it. A block that moves around
 * the circle by one place at a time makes as many matches as there are entrants, and every entrant
 * stands once on each place of the block. Two entrants then meet once for each pair of places in
 * the block that has the same distance as the two entrants. Opposite entrants meet twice for each
 * such pair, because their distance is the same both ways round. So a list of blocks is balanced
 * when all its distances together occur equally often, or some of them once more.
 *
 * <p>A search finds the blocks. It first adds one block after another, always one that evens the
 * distances most. Then it exchanges one block at a time for a better one, until all distances are
 * even or a limit is reached. The {@linkplain BlockRefinement refinement} works on the distances
 * that are still uneven. The search draws from a seed of its own, so the same numbers always give
 * the same blocks.
 */
final class BlockDesign {
  private static final int MOST_CANDIDATES = 2000;
  private static final int LEAST_CANDIDATES = 32;
  private static final int CANDIDATE_WORK = 20_000_000;
  private static final int SEARCH_WORK = 20_000_000;
  private static final int MOST_EXCHANGES = 5000;
  private static final int LEAST_EXCHANGES = 100;

  /** Maximum number of blocks in a cycle, per entrant. */
  private static final int LONGEST_CYCLE = 4;

  /** One exchange in this number takes a block at random. */
  private static final int EXCHANGES_PER_RANDOM = 12;

  private final int entrants;
  private final int size;
  private final List<List<Integer>> blocks;
  private final List<int[]> distances;
  private final Rng rng;

  private BlockDesign(int entrants, int size) {
    this.entrants = entrants;
    this.size = size;
    rng = Seed.of(0).child("players", entrants).child("size", size).rng();
    TreeMap<List<Integer>, List<Integer>> found = new TreeMap<>(BlockDesign::compare);
    for (List<Integer> block : candidates()) {
      found.putIfAbsent(distances(block), block);
    }
    blocks = List.copyOf(found.values());
    distances =
        found.keySet().stream()
            .map(list -> list.stream().mapToInt(Integer::intValue).toArray())
            .toList();
  }

  private static int compare(List<Integer> one, List<Integer> other) {
    for (int i = 0; i < one.size(); i++) {
      int order = Integer.compare(one.get(i), other.get(i));
      if (order != 0) {
        return order;
      }
    }
    return 0;
  }

  /**
   * {@return the least number of blocks with which every two entrants can meet exactly equally
   * often}
   *
   * @param entrants the number of entrants, at least 2
   * @param size the number of seats in a match, from 2 to {@code entrants}
   */
  static int period(int entrants, int size) {
    return IntStream.rangeClosed(1, 2 * entrants)
        .filter(number -> isEven(entrants, (long) number * size * (size - 1)))
        .findFirst()
        .orElseThrow();
  }

  /**
   * Entrants opposite each other meet an even number of times. In an exact balance all pairs must.
   */
  private static boolean isEven(int entrants, long meetings) {
    return meetings % (entrants - 1) == 0
        && (entrants % 2 != 0 || meetings / (entrants - 1) % 2 == 0);
  }

  /**
   * {@return blocks with the most even distances that the search found}
   *
   * @param entrants the number of entrants, at least 2
   * @param size the number of seats in a match, from 2 to {@code entrants}
   * @param number the number of blocks, at least 1
   */
  static List<List<Integer>> of(int entrants, int size, int number) {
    return new BlockDesign(entrants, size).search(number);
  }

  /**
   * {@return blocks that may be repeated: with them every two entrants meet exactly equally often,
   * or as nearly as the search found}
   *
   * <p>The search begins with one period. As long as the balance is not exact, it doubles the
   * number of blocks, up to at most four times the number of entrants.
   *
   * @param entrants the number of entrants, at least 2
   * @param size the number of seats in a match, from 2 to {@code entrants}
   */
  static List<List<Integer>> cycle(int entrants, int size) {
    BlockDesign design = new BlockDesign(entrants, size);
    int period = period(entrants, size);
    List<List<Integer>> found = design.search(period);
    while (!design.isPerfect(found) && 2 * found.size() <= LONGEST_CYCLE * entrants) {
      found = design.search(2 * found.size());
    }
    return found;
  }

  private boolean isPerfect(List<List<Integer>> found) {
    return new BlockRefinement(
                entrants,
                MeetingGoal.of(entrants, (long) found.size() * size * (size - 1)),
                found,
                rng)
            .misses()
        == 0;
  }

  /**
   * {@return sets of places that contain place 0: all of them if they are few, otherwise a random
   * sample}
   */
  private List<List<Integer>> candidates() {
    int most =
        Math.max(
            LEAST_CANDIDATES, Math.min(MOST_CANDIDATES, CANDIDATE_WORK / (entrants * entrants)));
    List<List<Integer>> all = new ArrayList<>();
    collect(List.of(0), most, all);
    if (all.size() <= most) {
      return all;
    }
    Set<List<Integer>> some = new TreeSet<>(BlockDesign::compare);
    for (int i = 0; i < most; i++) {
      some.add(
          IntStream.concat(
                  IntStream.of(0),
                  rng.choose(entrants - 1, size - 1).stream().map(place -> place + 1))
              .boxed()
              .toList());
    }
    return List.copyOf(some);
  }

  /** Collects all sets that begin with {@code begun}, and stops at {@code most + 1} sets. */
  private void collect(List<Integer> begun, int most, List<List<Integer>> all) {
    if (begun.size() == size) {
      all.add(begun);
      return;
    }
    int missing = size - begun.size();
    for (int place = begun.get(begun.size() - 1) + 1; place <= entrants - missing; place++) {
      if (all.size() > most) {
        return;
      }
      List<Integer> more = new ArrayList<>(begun);
      more.add(place);
      collect(more, most, all);
    }
  }

  /**
   * {@return the number of meetings of two entrants, by their distance from 1 to half of the
   * circle}
   */
  private List<Integer> distances(List<Integer> block) {
    List<Integer> counts = new ArrayList<>(Collections.nCopies(entrants / 2, 0));
    for (int one : block) {
      for (int other : block) {
        int distance = Math.min(Math.abs(one - other), entrants - Math.abs(one - other));
        if (one < other) {
          int meetings = 2 * distance == entrants ? 2 : 1;
          counts.set(distance - 1, counts.get(distance - 1) + meetings);
        }
      }
    }
    return counts;
  }

  private List<List<Integer>> search(int number) {
    MeetingGoal goal = MeetingGoal.of(entrants, (long) number * size * (size - 1));
    int[] counts = new int[entrants / 2];
    int[] chosen = new int[number];
    for (int i = 0; i < number; i++) {
      chosen[i] = best(counts, goal);
      add(counts, chosen[i], 1);
    }
    int[] best = chosen.clone();
    long least = goal.misses(counts);
    int exchanges = exchanges();
    for (int i = 1; i <= exchanges && least > 0; i++) {
      int place = rng.below(number);
      add(counts, chosen[place], -1);
      chosen[place] = i % EXCHANGES_PER_RANDOM == 0 ? rng.below(blocks.size()) : best(counts, goal);
      add(counts, chosen[place], 1);
      if (goal.misses(counts) < least) {
        least = goal.misses(counts);
        best = chosen.clone();
      }
    }
    List<List<Integer>> found = IntStream.of(best).mapToObj(blocks::get).toList();
    return least == 0 ? found : new BlockRefinement(entrants, goal, found, rng).refined();
  }

  private int exchanges() {
    int affordable = SEARCH_WORK / (blocks.size() * (entrants / 2));
    return Math.max(LEAST_EXCHANGES, Math.min(MOST_EXCHANGES, affordable));
  }

  private void add(int[] counts, int block, int times) {
    for (int i = 0; i < counts.length; i++) {
      counts[i] += times * distances.get(block)[i];
    }
  }

  /**
   * {@return the block that brings the counts nearest to the goal; drawn at random if several do}
   */
  private int best(int[] counts, MeetingGoal goal) {
    long least = Long.MAX_VALUE;
    List<Integer> best = new ArrayList<>();
    for (int block = 0; block < blocks.size(); block++) {
      long misses = goal.misses(counts, distances.get(block), least);
      if (misses < least) {
        best.clear();
      }
      if (misses <= least) {
        least = misses;
        best.add(block);
      }
    }
    return rng.pick(best);
  }

  /**
   * The number of times that two entrants should meet.
   *
   * @param least the least number, at any distance
   * @param most the greatest number
   * @param opposite the number for entrants opposite each other, which is even; -1 if no entrants
   *     are opposite each other
   * @param half the number of distances; the last is the opposite one, if there is one
   */
  record MeetingGoal(long least, long most, long opposite, int half) {
    private static final int EXCESS_WEIGHT = 4;

    static MeetingGoal of(int entrants, long meetings) {
      long least = meetings / (entrants - 1);
      long most = least + Long.signum(meetings % (entrants - 1));
      return new MeetingGoal(least, most, entrants % 2 == 0 ? least + least % 2 : -1, entrants / 2);
    }

    /**
     * {@return the amount by which one count misses the goal}
     *
     * @param i the distance, less 1
     * @param count the number of meetings of two entrants at that distance
     */
    long miss(int i, long count) {
      boolean isOpposite = opposite >= 0 && i == half - 1;
      long over = Math.max(0, count - (isOpposite ? opposite : most));
      return EXCESS_WEIGHT * over * over + Math.max(0, (isOpposite ? opposite : least) - count);
    }

    long misses(int[] counts) {
      return misses(counts, new int[counts.length], Long.MAX_VALUE);
    }

    /**
     * {@return the amount by which the sums of {@code counts} and {@code more} miss the goal;
     * counts above the goal weigh more than counts below it}
     *
     * @param bound if the amount is greater than this number, any greater number may be returned
     */
    long misses(int[] counts, int[] more, long bound) {
      long sum = 0;
      for (int i = 0; i < counts.length && sum <= bound; i++) {
        sum += miss(i, (long) counts[i] + more[i]);
      }
      return sum;
    }
  }
}
