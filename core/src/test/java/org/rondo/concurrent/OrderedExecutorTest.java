package org.rondo.concurrent;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.Callable;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.Executor;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.atomic.AtomicInteger;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;

class OrderedExecutorTest {
  private final ExecutorService executor = Executors.newFixedThreadPool(4);
  private final List<Integer> results = new ArrayList<>();

  @AfterEach
  void shutDown() {
    executor.shutdown();
  }

  /** Tasks by number, the last one excluded. */
  private static OrderedExecutor.Source<Integer> tasks(int count, TaskOf task) {
    AtomicInteger next = new AtomicInteger();
    return () ->
        next.get() < count ? Optional.of(task.of(next.getAndIncrement())) : Optional.empty();
  }

  private interface TaskOf {
    Callable<Integer> of(int number);
  }

  @Test
  void resultsComeInTheOrderOfTheTasks() throws Exception {
    CountDownLatch second = new CountDownLatch(1);
    OrderedExecutor.<Integer>of(executor, 16, results::add)
        .run(
            tasks(
                5_000,
                number ->
                    () -> {
                      if (number == 0) {
                        second.await();
                      } else if (number == 1) {
                        second.countDown();
                      }
                      return number;
                    }));
    assertThat(results).hasSize(5_000).isSorted();
  }

  @Test
  void aSlowTaskDoesNotLetTheOthersPileUp() throws Exception {
    CountDownLatch enough = new CountDownLatch(900);
    AtomicInteger asked = new AtomicInteger();
    OrderedExecutor.<Integer>of(executor, 16, results::add)
        .run(
            tasks(
                5_000,
                number -> {
                  asked.incrementAndGet();
                  return () -> {
                    if (number == 0) {
                      enough.await();
                      return asked.get();
                    }
                    enough.countDown();
                    return number;
                  };
                }));
    assertThat(results.get(0)).isBetween(900, 1_000);
    assertThat(results).hasSize(5_000);
  }

  @Test
  void theSinkMayHaveHadEnough() throws Exception {
    AtomicInteger begun = new AtomicInteger();
    OrderedExecutor.<Integer>of(
            executor,
            16,
            result -> {
              results.add(result);
              return result < 10;
            })
        .run(
            tasks(
                1_000_000,
                number ->
                    () -> {
                      begun.incrementAndGet();
                      return number;
                    }));
    assertThat(results).hasSize(11);
    int after = begun.get();
    executor.submit(() -> {}).get();
    assertThat(begun.get()).isEqualTo(after).isLessThan(100_000);
  }

  @Test
  void aTaskThatFailsStopsTheRunWhenItsTurnComes() {
    assertThatThrownBy(
            () ->
                OrderedExecutor.<Integer>of(executor, 16, results::add)
                    .run(
                        tasks(
                            1_000,
                            number ->
                                () -> {
                                  if (number == 500) {
                                    throw new IllegalStateException("broken");
                                  }
                                  return number;
                                })))
        .isInstanceOf(ExecutionException.class)
        .hasRootCauseMessage("broken");
    assertThat(results).hasSize(500);
  }

  @Test
  void theCallersThreadCanDoTheWork() throws Exception {
    OrderedExecutor.<Integer>of(Runnable::run, 1, results::add)
        .run(tasks(50, number -> () -> number));
    assertThat(results).hasSize(50).isSorted();
  }

  @Test
  void tasksOfAnOwnThreadDoNotRunInTheCallers() throws Exception {
    List<Thread> threads = new ArrayList<>();
    OrderedExecutor.<Integer>inOwnThread(4, results::add)
        .run(
            tasks(
                20,
                number ->
                    () -> {
                      threads.add(Thread.currentThread());
                      return number;
                    }));
    assertThat(results).hasSize(20).isSorted();
    assertThat(threads).doesNotContain(Thread.currentThread());
    assertThat(new HashSet<>(threads)).hasSize(1);
  }

  @Test
  void aHelpingCallerRunsWhatTheExecutorNeverBegins() throws Exception {
    OrderedExecutor.<Integer>withHelpOfCaller(task -> {}, results::add)
        .run(tasks(5_000, number -> () -> number));
    assertThat(results).hasSize(5_000).isSorted();
  }

  @Test
  void aHelpingCallerMayBeTheOnlyThreadOfTheExecutor() throws Exception {
    ExecutorService single = Executors.newSingleThreadExecutor();
    try {
      single
          .submit(
              () -> {
                OrderedExecutor.<Integer>withHelpOfCaller(single, results::add)
                    .run(tasks(2_500, number -> () -> number));
                return true;
              })
          .get();
    } finally {
      single.shutdownNow();
    }
    assertThat(results).hasSize(2_500).isSorted();
  }

  @Test
  void aHelpingCallerGoesOnWhereTheExecutorRunsOnlyTheFirstTask() throws Exception {
    AtomicInteger given = new AtomicInteger();
    Executor dropping =
        task -> {
          if (given.getAndIncrement() == 0) {
            executor.execute(task);
          }
        };
    OrderedExecutor.<Integer>withHelpOfCaller(dropping, results::add)
        .run(tasks(2_500, number -> () -> number));
    assertThat(results).hasSize(2_500).isSorted();
  }

  @Test
  void anInterruptedCallerStopsOnceBegunTasksAreOver() {
    Thread.currentThread().interrupt();
    assertThatThrownBy(
            () ->
                OrderedExecutor.<Integer>withHelpOfCaller(Runnable::run, results::add)
                    .run(tasks(50, number -> () -> number)))
        .isInstanceOf(InterruptedException.class);
    assertThat(results).isEmpty();
    assertThat(Thread.currentThread().isInterrupted()).isFalse();
  }

  @Test
  void threadsAreCountedFromOne() {
    assertThat(OrderedExecutor.requireThreads(10_000)).isEqualTo(10_000);
    assertThatThrownBy(() -> OrderedExecutor.requireThreads(0))
        .hasMessage("threads 0 are not in 1..10000");
    assertThatThrownBy(() -> OrderedExecutor.requireThreads(10_001))
        .hasMessage("threads 10001 are not in 1..10000");
  }
}
