package org.rondo.othello.bot;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;

import java.util.concurrent.ExecutionException;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.constraints.IntRange;
import org.junit.jupiter.api.Test;
import org.rondo.random.Rng;
import org.rondo.random.Seed;

class SharedTranspositionsTest {
  private static final long UNKNOWN = SharedTranspositions.UNKNOWN;

  @Property
  void whatIsPutIsFound(
      @ForAll long own,
      @ForAll long opponent,
      @ForAll @IntRange(min = -64, max = 64) int lower,
      @ForAll @IntRange(min = -64, max = 64) int upper,
      @ForAll @IntRange(max = 60) int empty,
      @ForAll Certainty certainty,
      @ForAll @IntRange(max = 63) int square) {
    SharedTranspositions table = new SharedTranspositions(4);
    assertThat(table.find(own, opponent)).isEqualTo(UNKNOWN);
    table.put(own, opponent, lower, upper, empty, certainty, square, UNKNOWN);
    long found = table.find(own, opponent);
    assertThat(SharedTranspositions.lower(found)).isEqualTo(lower);
    assertThat(SharedTranspositions.upper(found)).isEqualTo(upper);
    assertThat(SharedTranspositions.square(found)).isEqualTo(square);
    assertThat(SharedTranspositions.second(found)).isEqualTo(SharedTranspositions.NO_SQUARE);
    for (Certainty asked : Certainty.values()) {
      assertThat(SharedTranspositions.serves(found, asked))
          .isEqualTo(asked.compareTo(certainty) <= 0);
    }
    assertThat(table.find(own ^ 1, opponent)).isEqualTo(UNKNOWN);
  }

  @Test
  void boundsOfOneCertaintyAreJoined() {
    SharedTranspositions table = new SharedTranspositions(4);
    table.put(1, 2, 10, 64, 20, Certainty.EXACT, 5, UNKNOWN);
    table.put(1, 2, -64, 10, 20, Certainty.EXACT, 6, table.find(1, 2));
    long found = table.find(1, 2);
    assertThat(SharedTranspositions.lower(found)).isEqualTo(10);
    assertThat(SharedTranspositions.upper(found)).isEqualTo(10);
    assertThat(SharedTranspositions.square(found)).as("the move that proved 10").isEqualTo(5);
    assertThat(SharedTranspositions.second(found)).isEqualTo(6);
  }

  @Test
  void theLowerOfTwoUpperBoundsOfOneCertaintyIsKept() {
    for (Certainty before : new Certainty[] {Certainty.EXACT, Certainty.LIKELY}) {
      SharedTranspositions table = new SharedTranspositions(4);
      table.clear();
      table.clear();
      table.put(1, 2, -64, 5, 20, before, 5, UNKNOWN);
      table.put(1, 2, 0, 20, 20, Certainty.EXACT, 6, table.find(1, 2));
      assertThat(SharedTranspositions.lower(table.find(1, 2))).isZero();
      assertThat(SharedTranspositions.upper(table.find(1, 2)))
          .isEqualTo(before == Certainty.EXACT ? 5 : 20);
    }
  }

  @Test
  void lessCertainBoundsAreNotJoinedButTheirMoveIsKept() {
    SharedTranspositions table = new SharedTranspositions(4);
    table.put(1, 2, 10, 64, 20, Certainty.LIKELY, 5, UNKNOWN);
    table.put(1, 2, -64, 20, 20, Certainty.EXACT, 6, table.find(1, 2));
    long found = table.find(1, 2);
    assertThat(SharedTranspositions.lower(found)).isEqualTo(-64);
    assertThat(SharedTranspositions.upper(found)).isEqualTo(20);
    assertThat(SharedTranspositions.square(found)).isEqualTo(6);
    assertThat(SharedTranspositions.second(found)).isEqualTo(5);
  }

  @Test
  void positionsWithMoreEmptySquaresAreKept() {
    SharedTranspositions table = new SharedTranspositions(2);
    table.put(1, 2, 0, 0, 30, Certainty.EXACT, 0, UNKNOWN);
    for (int other = 10; other < 40; other++) {
      table.put(other, 2, 0, 0, 20, Certainty.EXACT, 0, UNKNOWN);
      assertThat(table.find(other, 2)).isNotEqualTo(UNKNOWN);
    }
    assertThat(table.find(1, 2)).isNotEqualTo(UNKNOWN);
  }

  @Test
  void nothingOutlivesItsSearch() {
    SharedTranspositions table = new SharedTranspositions(2);
    table.put(1, 2, 3, 4, 5, Certainty.EXACT, 6, UNKNOWN);
    // More often than generations can be told apart.
    for (int search = 0; search < 70_000; search++) {
      table.clear();
      assertThat(table.find(1, 2) == UNKNOWN).isTrue();
    }
  }

  /** Both threads write the same few buckets; a result that was mixed from two would not fit. */
  @Test
  void resultsOfTwoThreadsAreNeverMixed() throws InterruptedException, ExecutionException {
    SharedTranspositions table = new SharedTranspositions(3);
    ExecutorService threads = Executors.newFixedThreadPool(2);
    try {
      Future<Integer> first = threads.submit(() -> writeAndRead(table, Seed.of(1).rng()));
      Future<Integer> second = threads.submit(() -> writeAndRead(table, Seed.of(2).rng()));
      assertThat(first.get()).isPositive();
      assertThat(second.get()).isPositive();
    } finally {
      threads.shutdownNow();
    }
  }

  private static int writeAndRead(SharedTranspositions table, Rng rng) {
    int found = 0;
    for (int i = 0; i < 300_000; i++) {
      int written = rng.below(64);
      table.put(written, ~written, -written, written, 20, Certainty.EXACT, written, UNKNOWN);
      int read = rng.below(64);
      long entry = table.find(read, ~read);
      if (entry != UNKNOWN) {
        found++;
        assertThat(SharedTranspositions.square(entry) == read).isTrue();
        assertThat(SharedTranspositions.upper(entry) == read).isTrue();
      }
    }
    return found;
  }

  /** Searches that are not exact can contradict each other. */
  @Test
  void ofBoundsThatContradictEachOtherTheLaterOnesCount() {
    SharedTranspositions table = new SharedTranspositions(4);
    table.put(1, 2, 10, 64, 20, Certainty.LIKELY, 5, UNKNOWN);
    table.put(1, 2, -64, 4, 20, Certainty.LIKELY, 6, table.find(1, 2));
    long found = table.find(1, 2);
    assertThat(SharedTranspositions.lower(found)).isEqualTo(-64);
    assertThat(SharedTranspositions.upper(found)).isEqualTo(4);
  }

  @Test
  void theBestMoveOfAnEarlierSearchStaysTheSecond() {
    SharedTranspositions table = new SharedTranspositions(4);
    table.put(1, 2, 0, 64, 20, Certainty.EXACT, 5, UNKNOWN);
    table.put(1, 2, 10, 64, 20, Certainty.EXACT, 6, table.find(1, 2));
    table.put(1, 2, 10, 12, 20, Certainty.EXACT, 6, table.find(1, 2));
    long found = table.find(1, 2);
    assertThat(SharedTranspositions.lower(found)).isEqualTo(10);
    assertThat(SharedTranspositions.upper(found)).isEqualTo(12);
    assertThat(SharedTranspositions.square(found)).isEqualTo(6);
    assertThat(SharedTranspositions.second(found)).isEqualTo(5);
  }

  /** A table of four entries has two buckets, so many positions share one with the first. */
  @Test
  void aLaterResultReplacesOneOfAsManyEmptySquaresOrOfThePosition() {
    SharedTranspositions table = new SharedTranspositions(2);
    table.put(1, 2, 0, 0, 20, Certainty.EXACT, 5, UNKNOWN);
    table.put(1, 2, 0, 0, 10, Certainty.EXACT, 7, UNKNOWN);
    assertThat(SharedTranspositions.square(table.find(1, 2))).isEqualTo(7);
    for (int other = 10; other < 40; other++) {
      table.put(other, 2, 0, 0, 10, Certainty.EXACT, 0, UNKNOWN);
    }
    assertThat(table.find(1, 2)).isEqualTo(UNKNOWN);
  }

  @Test
  void aResultBelongsToItsWholePosition() {
    SharedTranspositions table = new SharedTranspositions(2);
    for (int own = 0; own < 8; own++) {
      table.put(own, 0, 0, 0, 30 - own, Certainty.EXACT, own, UNKNOWN);
      assertThat(SharedTranspositions.square(table.find(own, 0))).isEqualTo(own);
      table.put(0, own << 3, 0, 0, 30 - own, Certainty.EXACT, own, UNKNOWN);
      assertThat(SharedTranspositions.square(table.find(0, own << 3))).isEqualTo(own);
      for (int other = 0; other < 64; other++) {
        long found = table.find(other & 7, other & 56);
        assertThat(found == UNKNOWN || (other & 7) == 0 || (other & 56) == 0).isTrue();
        assertThat(
                found == UNKNOWN || SharedTranspositions.square(found) == (other & 7) + other / 8)
            .isTrue();
      }
    }
  }

  @Test
  void itsSizeHasBounds() {
    for (int bits : new int[] {1, 28}) {
      assertThatIllegalArgumentException()
          .isThrownBy(() -> new SharedTranspositions(bits))
          .withMessage("table of 2^" + bits + " entries is not in 2^2..2^27");
    }
  }
}
