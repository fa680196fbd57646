package org.rondo.spark;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.atomic.AtomicReference;
import org.junit.jupiter.api.Test;
import org.rondo.input.SpecificationException;
import org.rondo.series.place.CodeDigest;
import org.rondo.series.place.MatchPlace;
import org.rondo.series.place.MatchPlace.Progress;
import org.rondo.series.place.MatchTask;
import org.rondo.series.place.TaskResult;

/** What a run on Spark does when it ends, and when it cannot. */
class SparkPlaceTest {
  private final MatchPlace place = SharedSparkFactory.session();
  private final Deque<MatchTask> tasks = new ArrayDeque<>();
  private final List<String> played = new ArrayList<>();

  private void add(int count) {
    for (int number = 1; number <= count; number++) {
      tasks.add(TaskBatchesTest.task("tic-tac-toe", number));
    }
  }

  private Progress run(MatchPlace.ResultSink sink) throws Exception {
    return place.run(() -> Optional.ofNullable(tasks.poll()), sink);
  }

  private boolean keep(MatchTask task, TaskResult result) {
    assertThat(result.id()).isEqualTo(task.id());
    assertThat(result.matchRecord(task).seed()).isEqualTo(task.seed());
    return played.add(result.id());
  }

  @Test
  void eachTaskIsPlayedOnce() throws Exception {
    add(300);
    assertThat(run(this::keep)).isEqualTo(Progress.ALL_PLAYED);
    assertThat(played).hasSize(300).doesNotHaveDuplicates();
    assertThat(place.tasksAhead()).isGreaterThanOrEqualTo(4);
    assertThat(run(this::keep)).as("a source without tasks").isEqualTo(Progress.ALL_PLAYED);
  }

  @Test
  void noFurtherTaskIsPlayedWhenNoMoreResultsAreWanted() throws Exception {
    int[] asked = {0};
    Progress progress =
        place.run(
            () -> {
              assertThat(played).as("a task is asked for").hasSizeLessThan(5);
              return Optional.of(TaskBatchesTest.task("tic-tac-toe", ++asked[0]));
            },
            (task, result) -> keep(task, result) && played.size() < 5);
    assertThat(progress).isEqualTo(Progress.ALL_PLAYED);
    assertThat(played).hasSize(5);
  }

  @Test
  void aSourceIsAskedAgainWhenResultsAreThere() throws Exception {
    add(20);
    // Like a duel: one task after the result of the one before.
    boolean[] isWaiting = {false};
    place.run(
        () -> {
          if (isWaiting[0]) {
            return Optional.empty();
          }
          isWaiting[0] = true;
          return Optional.ofNullable(tasks.poll());
        },
        (task, result) -> {
          isWaiting[0] = false;
          return keep(task, result);
        });
    assertThat(played).hasSize(20).doesNotHaveDuplicates();
  }

  @Test
  void aBotThatWorkersDoNotHaveIsNamed() throws Exception {
    add(3);
    MatchTask known = tasks.remove();
    tasks.add(MatchTask.parse(known.json().replace("\"random\",", "\"rndom\",")));
    assertThatThrownBy(() -> run(this::keep))
        .isInstanceOf(SpecificationException.class)
        .hasMessageContaining("a worker cannot play task 1.1.1: the bot of ada is not known here")
        .hasMessageContaining("the jar with the bot or game must be on the class path");
    add(3);
    run(this::keep);
    assertThat(tasks).as("the place goes on with other tasks").isEmpty();
  }

  @Test
  void aWorkerRefusesTasksForOtherCode() throws Exception {
    add(1);
    tasks.add(tasks.remove().forCode("0123456789abcdef"));
    assertThatThrownBy(() -> run(this::keep))
        .isInstanceOf(SpecificationException.class)
        .hasMessageStartingWith(
            "a worker cannot play task 1.1.1: it is for games and bots of another")
        .hasMessageContainingAll("0123456789abcdef where the task was made", CodeDigest.here());
  }

  @Test
  void anErrorOnAWorkerEndsTheRunWithoutARepeat() throws Exception {
    add(1);
    tasks.add(MatchTask.parse(tasks.remove().json().replace("\"random\",", "\"overflowing\",")));
    int before = BrokenBots.MADE.get();
    assertThatThrownBy(() -> run(this::keep))
        .isInstanceOf(IllegalStateException.class)
        .hasMessageStartingWith("a worker failed in task 1.1.1: java.lang.StackOverflowError\n");
    assertThat(BrokenBots.MADE).hasValue(before + 1);
    add(3);
    run(this::keep);
    assertThat(played).as("the place goes on with other tasks").hasSize(3);
  }

  @Test
  void aRunThatIsInterruptedInterruptsItsBots() throws Exception {
    add(1);
    MatchTask parked = MatchTask.parse(tasks.remove().json().replace("\"random\",", "\"parked\","));
    tasks.add(parked);
    AtomicReference<Throwable> end = new AtomicReference<>();
    Thread thread =
        new Thread(
            () -> {
              try {
                run(this::keep);
              } catch (Throwable e) {
                end.set(e);
              }
            });
    thread.start();
    ParkedBots.ASKED.await();
    thread.interrupt();
    thread.join();
    assertThat(end.get()).isInstanceOf(InterruptedException.class);
    ParkedBots.INTERRUPTED.await();
  }
}
