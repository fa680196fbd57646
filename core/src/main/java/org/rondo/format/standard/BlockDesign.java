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
 * Who of many shares matches with whom, so that everybody meets everybody equally often.
 *
 * <p>Entrants stand in a circle. A block is a set of places; moved on around the circle by one
 * place at a time, it makes as many matches as there are entrants, in which everybody is on each of
 * the block's places once. Two entrants then meet as often as the block has two places at their
 * distance (twice that if they are opposite each other, because then both ways round are the same
 * distance). So a number of blocks is balanced when their distances together come equally often, or
 * once more.
 *
 * <p>The blocks are looked for: a first choice takes whatever evens the distances most, and then
 * one block after another is exchanged for a better one until nothing is left to even. What is
 * still uneven then is {@linkplain BlockRefinement refined}. The search draws from a seed of its
 * own, so that the same numbers always give the same blocks.
 */
final class BlockDesign {
  private static final int MOST_CANDIDATES = 2000;
  private static final int LEAST_CANDIDATES = 32;
  private static final int CANDIDATE_WORK = 20_000_000;
  private static final int SEARCH_WORK = 20_000_000;
  private static final int MOST_EXCHANGES = 5000;
  private static final int LEAST_EXCHANGES = 100;

  /** Blocks of a cycle for each player, at most. */
  private static final int LONGEST_CYCLE = 4;

  /** After so many exchanges without an end, one is made at random. */
  private static final int PATIENCE = 12;

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
   * {@return after how many blocks everybody can have met everybody exactly equally often}
   *
   * @param entrants how many there are, at least 2
   * @param size how many play in a match, from 2 to the entrants
   */
  static int period(int entrants, int size) {
    return IntStream.rangeClosed(1, 2 * entrants)
        .filter(number -> isEven(entrants, (long) number * size * (size - 1)))
        .findFirst()
        .orElseThrow();
  }

  /** Opposite entrants meet an even number of times, so everybody must. */
  private static boolean isEven(int entrants, long meetings) {
    return meetings % (entrants - 1) == 0
        && (entrants % 2 != 0 || meetings / (entrants - 1) % 2 == 0);
  }

  /**
   * {@return so many blocks, with distances as even as were found}
   *
   * @param entrants how many there are, at least 2
   * @param size how many play in a match, from 2 to the entrants
   * @param number how many blocks, at least 1
   */
  static List<List<Integer>> of(int entrants, int size, int number) {
    return new BlockDesign(entrants, size).search(number);
  }

  /**
   * {@return blocks that may be repeated: with them everybody meets everybody exactly equally
   * often, or as nearly as was found}
   *
   * <p>They are as many as a period, or several periods where one does not do, but at most four
   * times the entrants.
   *
   * @param entrants how many there are, at least 2
   * @param size how many play in a match, from 2 to the entrants
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

  /** {@return sets of places with place 0: all if they are few, otherwise some} */
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

  /** Collects all sets that begin so, or one more than wanted. */
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

  /** {@return how often two entrants meet, by their distance from 1 to half way round} */
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
      chosen[place] = i % PATIENCE == 0 ? rng.below(blocks.size()) : best(counts, goal);
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

  /** {@return the block that brings the counts nearest to the goal, one of them if several do} */
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
   * How often two entrants should meet.
   *
   * @param least how often at least, whatever their distance
   * @param most how often at most
   * @param opposite how often if they are opposite each other, which is even; -1 if nobody is
   * @param half how many distances there are, the last being the opposite one
   */
  record MeetingGoal(long least, long most, long opposite, int half) {
    private static final int TOO_MANY = 4;

    static MeetingGoal of(int entrants, long meetings) {
      long least = meetings / (entrants - 1);
      long most = least + Long.signum(meetings % (entrants - 1));
      return new MeetingGoal(least, most, entrants % 2 == 0 ? least + least % 2 : -1, entrants / 2);
    }

    /**
     * {@return by how much one count misses the goal}
     *
     * @param i the distance, less 1
     * @param count how often entrants at that distance meet
     */
    long miss(int i, long count) {
      boolean isOpposite = opposite >= 0 && i == half - 1;
      long over = Math.max(0, count - (isOpposite ? opposite : most));
      return TOO_MANY * over * over + Math.max(0, (isOpposite ? opposite : least) - count);
    }

    long misses(int[] counts) {
      return misses(counts, new int[counts.length], Long.MAX_VALUE);
    }

    /**
     * {@return by how much the counts and more miss the goal; what is too many weighs more}
     *
     * @param bound where they miss it by more than this, any number above it will do
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
