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
import java.util.concurrent.ForkJoinPool;
import java.util.concurrent.LinkedBlockingQueue;
import java.util.concurrent.ThreadPoolExecutor;
import java.util.concurrent.TimeUnit;
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
  void inAnyOrderASlowTaskHoldsNoResultBack() throws Exception {
    CountDownLatch delivered = new CountDownLatch(1_500);
    OrderedExecutor.<Integer>inAnyOrder(
            executor,
            4,
            4,
            result -> {
              delivered.countDown();
              return results.add(result);
            })
        .run(
            tasks(
                2_000,
                number ->
                    () -> {
                      if (number == 0) {
                        delivered.await();
                      }
                      return number;
                    }));
    assertThat(results).hasSize(2_000).doesNotHaveDuplicates();
    assertThat(results.indexOf(0)).isGreaterThanOrEqualTo(1_500);
  }

  @Test
  void inAnyOrderAFailureAndAFullSinkEndTheRun() throws Exception {
    OrderedExecutor<Integer> failing = OrderedExecutor.inAnyOrder(executor, 4, 4, results::add);
    assertThatThrownBy(
            () ->
                failing.run(
                    tasks(
                        2_000,
                        number ->
                            () -> {
                              if (number == 30) {
                                throw new IllegalStateException("broken");
                              }
                              return number;
                            })))
        .isInstanceOf(ExecutionException.class)
        .hasMessageContaining("broken");
    results.clear();
    OrderedExecutor.<Integer>inAnyOrder(
            executor, 4, 4, result -> results.add(result) && results.size() < 10)
        .run(tasks(2_000, number -> () -> number));
    assertThat(results).hasSize(10);
  }

  @Test
  void resultsComeInTheOrderOfTheTasks() throws Exception {
    CountDownLatch second = new CountDownLatch(1);
    OrderedExecutor.<Integer>of(executor, 4, 4, results::add)
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
    OrderedExecutor.<Integer>of(executor, 4, 4, results::add)
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
            4,
            4,
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
                OrderedExecutor.<Integer>of(executor, 4, 4, results::add)
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
    OrderedExecutor.<Integer>of(Runnable::run, 1, 1, results::add)
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
  void anExecutorThatRefusesEndsTheRunWithASentence() {
    executor.shutdownNow();
    assertThatThrownBy(
            () ->
                OrderedExecutor.<Integer>of(executor, 4, 4, results::add)
                    .run(tasks(500, number -> () -> number)))
        .isInstanceOf(IllegalStateException.class)
        .hasMessageStartingWith("the executor refuses a task; give one that accepts every task");
  }

  @Test
  void anExecutorThatIsShutDownMeanwhileEndsTheRunWithASentence() {
    ExecutorService one = Executors.newSingleThreadExecutor();
    // All ten tasks have been given when the first of them drops the others: no task is refused.
    CountDownLatch given = new CountDownLatch(1);
    OrderedExecutor.Source<Integer> tasks =
        tasks(
            10,
            number ->
                () -> {
                  given.await();
                  one.shutdownNow();
                  return number;
                });
    OrderedExecutor.Source<Integer> ten =
        () -> {
          Optional<Callable<Integer>> task = tasks.next();
          if (task.isEmpty()) {
            given.countDown();
          }
          return task;
        };
    assertThatThrownBy(() -> OrderedExecutor.<Integer>of(one, 1, 16, results::add).run(ten))
        .isInstanceOf(IllegalStateException.class)
        .hasMessageContaining("the executor");
    assertThat(results).containsExactly(0);
  }

  @Test
  void anExecutorThatDropsTasksAfterItsEndEndsTheRunWithASentence() {
    ThreadPoolExecutor silent =
        new ThreadPoolExecutor(
            1,
            1,
            0,
            TimeUnit.SECONDS,
            new LinkedBlockingQueue<>(),
            new ThreadPoolExecutor.DiscardPolicy());
    silent.shutdownNow();
    assertThatThrownBy(
            () ->
                OrderedExecutor.<Integer>of(silent, 1, 4, results::add)
                    .run(tasks(500, number -> () -> number)))
        .isInstanceOf(IllegalStateException.class)
        .hasMessageContainingAll("executor was shut down", "before the last task");
  }

  @Test
  void tasksThatADiscardingExecutorDropsAreRunNevertheless() throws Exception {
    ThreadPoolExecutor discarding =
        new ThreadPoolExecutor(
            1,
            1,
            0,
            TimeUnit.SECONDS,
            new LinkedBlockingQueue<>(2),
            new ThreadPoolExecutor.DiscardOldestPolicy());
    try {
      OrderedExecutor.<Integer>of(discarding, 1, 16, results::add)
          .run(tasks(500, number -> () -> number));
    } finally {
      discarding.shutdownNow();
    }
    assertThat(results).hasSize(500).isSorted();
  }

  @Test
  void tasksThatTheExecutorNeverBeginsRunInAThreadOfTheirOwn() throws Exception {
    List<Thread> threads = new ArrayList<>();
    OrderedExecutor.<Integer>of(task -> {}, 4, 4, results::add)
        .run(
            tasks(
                500,
                number ->
                    () -> {
                      threads.add(Thread.currentThread());
                      return number;
                    }));
    assertThat(results).hasSize(500).isSorted();
    assertThat(new HashSet<>(threads)).hasSize(1).doesNotContain(Thread.currentThread());
  }

  @Test
  void theCallerMayBeTheOnlyThreadOfTheExecutor() throws Exception {
    ExecutorService single = Executors.newSingleThreadExecutor();
    try {
      single
          .submit(
              () -> {
                OrderedExecutor.<Integer>of(single, 1, 4, results::add)
                    .run(tasks(500, number -> () -> number));
                return true;
              })
          .get();
    } finally {
      single.shutdownNow();
    }
    assertThat(results).hasSize(500).isSorted();
  }

  @Test
  void noMoreTasksRunAtATimeThanTheExecutorHasThreads() throws Exception {
    ExecutorService late = Executors.newFixedThreadPool(2);
    CountDownLatch rescued = new CountDownLatch(1);
    AtomicInteger given = new AtomicInteger();
    // Its first tasks begin only while another thread runs the one that seemed to be lost.
    Executor slow =
        task -> {
          given.incrementAndGet();
          late.execute(
              () -> {
                awaitQuietly(rescued);
                task.run();
              });
        };
    AtomicInteger running = new AtomicInteger();
    AtomicInteger most = new AtomicInteger();
    try {
      OrderedExecutor.<Integer>of(slow, 2, 8, results::add)
          .run(
              tasks(
                  200,
                  number ->
                      () -> {
                        most.accumulateAndGet(running.incrementAndGet(), Math::max);
                        rescued.countDown();
                        Thread.yield();
                        running.decrementAndGet();
                        return number;
                      }));
    } finally {
      late.shutdownNow();
    }
    assertThat(results).hasSize(200).isSorted();
    assertThat(most.get()).isBetween(1, 2);
  }

  private static void awaitQuietly(CountDownLatch latch) {
    try {
      latch.await();
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
    }
  }

  @Test
  void anInterruptThatATaskLeavesReachesNoOtherTask() throws Exception {
    OrderedExecutor.<Integer>of(new ForkJoinPool(1), 1, 4, results::add)
        .run(
            tasks(
                50,
                number ->
                    () -> {
                      int interrupts = Thread.currentThread().isInterrupted() ? 1 : 0;
                      Thread.currentThread().interrupt();
                      return interrupts;
                    }));
    assertThat(results).hasSize(50).containsOnly(0);
  }

  @Test
  void anInterruptThatATaskLeavesInTheCallersThreadStopsTheRun() {
    assertThatThrownBy(
            () ->
                OrderedExecutor.<Integer>of(Runnable::run, 1, 4, results::add)
                    .run(
                        tasks(
                            50,
                            number ->
                                () -> {
                                  Thread.currentThread().interrupt();
                                  return number;
                                })))
        .isInstanceOf(InterruptedException.class);
  }

  @Test
  void anInterruptedCallerStopsOnceBegunTasksAreOver() {
    Thread.currentThread().interrupt();
    assertThatThrownBy(
            () ->
                OrderedExecutor.<Integer>of(Runnable::run, 1, 4, results::add)
                    .run(tasks(50, number -> () -> number)))
        .isInstanceOf(InterruptedException.class);
    assertThat(results).isEmpty();
    assertThat(Thread.currentThread().isInterrupted()).isFalse();
  }

  @Test
  void threadsAreCountedFromOne() {
    assertThat(OrderedExecutor.requireThreads(10_000)).isEqualTo(10_000);
    assertThatThrownBy(() -> OrderedExecutor.requireThreads(0))
        .hasMessageContainingAll("threads 0", "not in 1..10000");
    assertThatThrownBy(() -> OrderedExecutor.requireThreads(10_001))
        .hasMessageContainingAll("threads 10001", "not in 1..10000");
  }
}
