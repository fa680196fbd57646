package org.rondo.spark;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.rondo.series.place.MatchTask;

/** The sizes of batches. */
class TaskBatchesTest {
  private static final long MILLISECOND = 1_000_000;

  private final TaskCosts costs = new TaskCosts();
  private final Deque<MatchTask> tasks = new ArrayDeque<>();
  private final TaskBatches batches =
      new TaskBatches(() -> Optional.ofNullable(tasks.poll()), costs);

  static MatchTask task(String game, int number) {
    return MatchTask.parse(
        "{\"format\":1,\"task\":\"1.1."
            + number
            + "\",\"game\":\""
            + game
            + "\",\"entrants\":[\"ada\",\"ben\"],\"bots\":[\"random\",\"random\"],"
            + "\"seed\":\"7\",\"opening\":[]}");
  }

  private void add(String game, int count) {
    for (int number = 1; number <= count; number++) {
      tasks.add(task(game, number));
    }
  }

  private static List<Integer> sizes(List<List<MatchTask>> batches) {
    return batches.stream().map(List::size).toList();
  }

  @Test
  void matchesOfAnUnknownLengthAreSentOneByOne() throws IOException {
    add("othello", 10);
    assertThat(sizes(batches.take(4, 2))).containsExactly(1, 1, 1, 1);
  }

  @Test
  void aBatchTakesASecond() throws IOException {
    add("othello", 5_000);
    costs.played("othello", 5 * MILLISECOND);
    assertThat(costs.tasksPerBatch()).isEqualTo(200);
    assertThat(sizes(batches.take(4, 2))).containsExactly(200, 200, 200, 200);
    costs.played("othello", 15 * MILLISECOND);
    assertThat(sizes(batches.take(1, 2))).containsExactly(100);
    assertThat(tasks).as("the source is not asked far ahead").hasSizeGreaterThan(3_500);
  }

  @Test
  void aMatchThatTakesLongIsABatch() throws IOException {
    add("slow", 2);
    add("fast", 400);
    costs.played("slow", 5_000 * MILLISECOND);
    costs.played("fast", 5 * MILLISECOND);
    assertThat(sizes(batches.take(3, 1))).startsWith(1, 1);
  }

  @Test
  void veryShortMatchesDoNotFillTheMemory() throws IOException {
    int[] asked = {0};
    TaskBatches endless =
        new TaskBatches(() -> Optional.of(task("tic-tac-toe", ++asked[0])), costs);
    costs.played("tic-tac-toe", 1);
    assertThat(sizes(endless.take(2, 1))).containsExactly(1_000, 1_000);
    assertThat(asked[0]).isEqualTo(3_000);
    assertThat(sizes(endless.take(1, 1))).containsExactly(1_000);
    assertThat(asked[0]).isEqualTo(4_000);
  }

  @Test
  void aSourceThatWaitsForResultsIsNotTakenForOneThatEnds() throws IOException {
    int workers = 2;
    costs.played("othello", 50 * MILLISECOND);
    int ahead = TaskBatches.BATCHES_AHEAD * workers * costs.tasksPerBatch();
    int[] asked = {0};
    int[] counted = {0};
    TaskBatches duel =
        new TaskBatches(
            () ->
                asked[0] - counted[0] < ahead
                    ? Optional.of(task("othello", ++asked[0]))
                    : Optional.empty(),
            costs);
    List<List<MatchTask>> running = new ArrayList<>(duel.take(2 * workers, workers));
    for (int round = 0; round < 50; round++) {
      // The second batch ends before the first one, and does not count before it.
      int late = running.remove(1).size();
      running.addAll(duel.take(1, workers));
      counted[0] += late + running.remove(0).size();
      running.addAll(duel.take(1, workers));
      assertThat(sizes(running)).containsOnly(20);
    }
  }

  @Test
  void batchesBecomeSmallerTowardsTheEnd() throws IOException {
    add("othello", 1_000);
    costs.played("othello", 5 * MILLISECOND);
    List<Integer> sizes = new ArrayList<>();
    for (List<List<MatchTask>> next = batches.take(1, 2);
        !next.isEmpty();
        next = batches.take(1, 2)) {
      sizes.addAll(sizes(next));
    }
    assertThat(sizes).startsWith(200).endsWith(20, 14).isSortedAccordingTo((a, b) -> b - a);
    assertThat(sizes.stream().mapToInt(size -> size).sum()).isEqualTo(1_000);
  }

  @Test
  void tasksThatComeBackAreTheNextOnes() throws IOException {
    add("othello", 3);
    List<MatchTask> first = batches.take(1, 1).get(0);
    batches.putBack(first);
    assertThat(batches.take(9, 1).stream().flatMap(List::stream).map(MatchTask::id))
        .containsExactly("1.1.1", "1.1.2", "1.1.3");
  }

  @Test
  void theLatestMatchesCountMost() {
    for (int match = 0; match < 500; match++) {
      costs.played("othello", 100 * MILLISECOND);
    }
    for (int match = 0; match < 200; match++) {
      costs.played("othello", MILLISECOND);
    }
    assertThat(costs.nanos("othello")).isBetween(1.0 * MILLISECOND, 5.0 * MILLISECOND);
    assertThat(costs.nanos("chess")).isEqualTo(1_000.0 * MILLISECOND);
    assertThat(Stream.of("othello", "chess").map(costs::nanos)).doesNotContain(0.0);
  }
}
