package org.rondo.format.standard;

import com.google.common.math.LongMath;
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
 * <p>The entrants stand in a circle. A block is a set of places on the circle, one for each seat of
 * a match. The entrants on these places play a match. Then the block moves by one place and the
 * next match follows, until the block has been all around the circle. So a block gives {@code
 * entrants} matches, and every entrant stands once on each place of the block. Two entrants at a
 * distance {@code d} on the circle meet once for each pair of places in the block at the distance
 * {@code d}. Opposite entrants meet twice for each such pair, because their distance is the same in
 * both directions. So a list of blocks is balanced if all distances occur equally often in its
 * blocks, or some of them once more than others.
 *
 * <p>A search finds the blocks. It first adds one block after another, each time a block that makes
 * the distances most even. Then it exchanges one block at a time for a better one, until the list
 * is balanced or a limit is reached. If the list is not balanced then, the {@linkplain
 * BlockRefinement refinement} makes it more even. The random draws of the search have a fixed seed,
 * so equal arguments always give equal blocks.
 */
final class BlockDesign {
  private static final int MAX_CANDIDATES = 2000;
  private static final int LEAST_CANDIDATES = 32;
  private static final int CANDIDATE_WORK = 20_000_000;
  private static final int SEARCH_WORK = 20_000_000;
  private static final int MAX_EXCHANGES = 5000;
  private static final int LEAST_EXCHANGES = 100;

  /** The maximum number of blocks in a cycle, divided by the number of entrants. */
  private static final int LONGEST_CYCLE = 4;

  /** Every exchange whose index is a multiple of this number takes a random block. */
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
    // A block gives each entrant an even number of meetings. So if the number of entrants is even,
    // each of the others gets an even share, as opposite entrants must.
    long meetings = (long) size * (size - 1);
    return (int) ((entrants - 1) / LongMath.gcd(entrants - 1, meetings));
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
   * {@return blocks that a plan can repeat; with them every two entrants meet equally often,
   * exactly or as nearly as the search could achieve}
   *
   * <p>The search begins with {@link #period} blocks. As long as the balance is not exact, it
   * doubles the number of blocks, up to at most four times the number of entrants.
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
            LEAST_CANDIDATES, Math.min(MAX_CANDIDATES, CANDIDATE_WORK / (entrants * entrants)));
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
    for (int index = begun.get(begun.size() - 1) + 1; index <= entrants - missing; index++) {
      if (all.size() > most) {
        return;
      }
      List<Integer> more = new ArrayList<>(begun);
      more.add(index);
      collect(more, most, all);
    }
  }

  /**
   * {@return the number of meetings of two entrants for each distance between them, from 1 to half
   * of the circle}
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
    return Math.max(LEAST_EXCHANGES, Math.min(MAX_EXCHANGES, affordable));
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
   * @param half the number of distances; if there are opposite entrants, the last distance is
   *     theirs
   */
  record MeetingGoal(long least, long most, long opposite, int half) {
    private static final int EXCESS_WEIGHT = 4;

    static MeetingGoal of(int entrants, long meetings) {
      long least = meetings / (entrants - 1);
      long most = least + Long.signum(meetings % (entrants - 1));
      return new MeetingGoal(least, most, entrants % 2 == 0 ? least + least % 2 : -1, entrants / 2);
    }

    /**
     * {@return a measure of how far one count is from the goal; 0 if it is reached}
     *
     * @param i the distance minus 1
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
     * {@return a measure of how far the sums of {@code counts} and {@code more} are from the goal;
     * counts above the goal weigh more than counts below it}
     *
     * @param bound a limit; if the measure is above the limit, the method may return any number
     *     above the limit
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
