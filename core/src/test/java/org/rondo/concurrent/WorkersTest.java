package org.rondo.concurrent;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.IOException;
import java.util.HashSet;
import java.util.Optional;
import java.util.Set;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Threads that work on the items of a source. */
class WorkersTest {
  private final AtomicInteger given = new AtomicInteger();
  private final Set<Integer> done = ConcurrentHashMap.newKeySet();

  private Workers.ItemSource<Integer> upTo(int limit) {
    return () -> given.get() < limit ? Optional.of(given.getAndIncrement()) : Optional.empty();
  }

  private static Set<Integer> firstOf(int number) {
    return IntStream.range(0, number).boxed().collect(Collectors.toSet());
  }

  @ParameterizedTest
  @ValueSource(ints = {1, 2, 8})
  void everyItemIsWorkedOnOnce(int threads) throws Exception {
    try (Workers workers = new Workers(threads)) {
      workers.run(upTo(1_000), done::add);
    }
    assertThat(done).isEqualTo(firstOf(1_000));
  }

  @Test
  void theThreadsOfOneRunWorkInTheNext() throws Exception {
    Set<Thread> threads = ConcurrentHashMap.newKeySet();
    try (Workers workers = new Workers(1)) {
      for (int run = 1; run <= 3; run++) {
        workers.run(
            upTo(10 * run),
            item -> {
              threads.add(Thread.currentThread());
              return done.add(item);
            });
      }
    }
    assertThat(done).hasSize(30);
    assertThat(threads).hasSize(1).doesNotContain(Thread.currentThread());
  }

  @Test
  void anEmptySourceIsAskedAgainAfterAnItem() throws Exception {
    AtomicInteger released = new AtomicInteger(1);
    try (Workers workers = new Workers(4)) {
      workers.run(
          () ->
              given.get() < released.get()
                  ? Optional.of(given.getAndIncrement())
                  : Optional.empty(),
          item -> {
            done.add(item);
            released.set(Math.min(100, item + 2));
            return true;
          });
    }
    assertThat(done).isEqualTo(firstOf(100));
  }

  @Test
  void noFurtherItemBeginsWhenTheWorkWantsNoMore() throws Exception {
    try (Workers workers = new Workers(1)) {
      workers.run(upTo(100), item -> done.add(item) && item < 9);
    }
    assertThat(done).isEqualTo(firstOf(10));
  }

  @Test
  void whatTheWorkThrowsIsThrownAfterTheItemsThatHaveBegun() throws Exception {
    CountDownLatch both = new CountDownLatch(2);
    try (Workers workers = new Workers(2)) {
      assertThatThrownBy(
              () ->
                  workers.run(
                      upTo(100),
                      item -> {
                        both.countDown();
                        try {
                          both.await();
                        } catch (InterruptedException e) {
                          throw new IllegalStateException(e);
                        }
                        if (item == 0) {
                          throw new IOException("the disk is full");
                        }
                        return done.add(item);
                      }))
          .isInstanceOf(IOException.class)
          .hasMessage("the disk is full");
    }
    assertThat(done).contains(1);
  }

  @Test
  void whatTheSourceThrowsEndsTheRun() throws Exception {
    try (Workers workers = new Workers(3)) {
      assertThatThrownBy(
              () ->
                  workers.run(
                      () -> {
                        throw new IllegalStateException("no source");
                      },
                      item -> true))
          .isInstanceOf(IllegalStateException.class)
          .hasMessage("no source");
    }
  }

  @Test
  void anInterruptOfTheCallerLetsTheItemsEndThatHaveBegun() throws Exception {
    Thread caller = Thread.currentThread();
    Set<Integer> begun = ConcurrentHashMap.newKeySet();
    try (Workers workers = new Workers(2)) {
      assertThatThrownBy(
              () ->
                  workers.run(
                      upTo(1_000_000),
                      item -> {
                        begun.add(item);
                        if (item == 5) {
                          caller.interrupt();
                        }
                        return done.add(item);
                      }))
          .isInstanceOf(InterruptedException.class);
    }
    assertThat(done).isEqualTo(begun).contains(5);
    assertThat(Thread.interrupted()).isFalse();
  }

  @Test
  void anInterruptThatAnItemLeavesDoesNotReachTheNext() throws Exception {
    Set<Boolean> interrupted = new HashSet<>();
    try (Workers workers = new Workers(1)) {
      workers.run(
          upTo(10),
          item -> {
            interrupted.add(Thread.currentThread().isInterrupted());
            Thread.currentThread().interrupt();
            return true;
          });
    }
    assertThat(interrupted).containsExactly(false);
  }

  @ParameterizedTest
  @ValueSource(ints = {0, -1, 10_001})
  void anotherNumberOfThreadsIsRefused(int number) {
    assertThatIllegalArgumentException()
        .isThrownBy(() -> new Workers(number))
        .withMessage("threads " + number + " are not in 1..10000");
  }
}
