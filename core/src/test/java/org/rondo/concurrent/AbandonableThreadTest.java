package org.rondo.concurrent;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.concurrent.CompletableFuture;
import java.util.concurrent.CompletionException;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.TimeUnit;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.RepeatedTest;
import org.junit.jupiter.api.Test;

class AbandonableThreadTest {
  private final AbandonableThread thread = new AbandonableThread("rondo test");

  @AfterEach
  void end() {
    thread.interrupt();
    thread.end();
  }

  private static boolean isInterrupted() {
    return Thread.currentThread().isInterrupted();
  }

  private static boolean waitsForEver() {
    return isInterruptedBefore(new CountDownLatch(1));
  }

  private static boolean isInterruptedBefore(CountDownLatch released) {
    try {
      released.await();
      return false;
    } catch (InterruptedException e) {
      return true;
    }
  }

  @Test
  void tasksRunInOneDaemonThreadOfTheName() {
    Thread first = AbandonableThread.result(thread.run(Thread::currentThread));
    Thread second = AbandonableThread.result(thread.run(Thread::currentThread));
    assertThat(first).isSameAs(second).isNotSameAs(Thread.currentThread());
    assertThat(first.isDaemon()).isTrue();
    assertThat(first.getName()).isEqualTo("rondo test");
  }

  @Test
  void anInterruptReachesTheTaskThatRuns() throws InterruptedException {
    CountDownLatch begun = new CountDownLatch(1);
    CompletableFuture<Boolean> task =
        thread.run(
            () -> {
              begun.countDown();
              return waitsForEver();
            });
    begun.await();
    thread.interrupt();
    assertThat(task.join()).isTrue();
  }

  @RepeatedTest(50)
  void anInterruptReachesATaskWhetherOrNotItHasBegun() {
    CompletableFuture<Boolean> task = thread.run(AbandonableThreadTest::waitsForEver);
    thread.interrupt();
    assertThat(task.join()).isTrue();
  }

  @RepeatedTest(50)
  void anInterruptReachesATaskThatWaitsForAFarewell() {
    CountDownLatch released = new CountDownLatch(1);
    thread.execute(() -> isInterruptedBefore(released));
    CompletableFuture<Boolean> task = thread.run(AbandonableThreadTest::waitsForEver);
    thread.interrupt();
    released.countDown();
    assertThat(task.join()).isTrue();
  }

  @Test
  void anInterruptThatATaskDidNotNoticeReachesNoLaterOne() {
    thread
        .run(
            () -> {
              Thread.currentThread().interrupt();
              return true;
            })
        .join();
    thread.interrupt();
    assertThat(thread.run(AbandonableThreadTest::isInterrupted).join()).isFalse();
    CompletableFuture<Boolean> farewell = new CompletableFuture<>();
    thread.interrupt();
    thread.execute(() -> farewell.complete(isInterrupted()));
    assertThat(farewell.join()).isFalse();
  }

  @Test
  void anInterruptReachesAFarewellThatHasBegun() throws InterruptedException {
    CountDownLatch begun = new CountDownLatch(1);
    CompletableFuture<Boolean> farewell = new CompletableFuture<>();
    thread.execute(
        () -> {
          begun.countDown();
          farewell.complete(waitsForEver());
        });
    begun.await();
    thread.interrupt();
    assertThat(farewell.join()).isTrue();
  }

  @Test
  void errorsAreThrownAsTheyAreAndExceptionsWrapped() {
    OutOfMemoryError error = new OutOfMemoryError("by hand");
    assertThatThrownBy(
            () ->
                AbandonableThread.result(
                    thread.run(
                        () -> {
                          throw error;
                        })))
        .isSameAs(error);
    assertThatThrownBy(
            () ->
                AbandonableThread.result(
                    thread.run(
                        () -> {
                          throw new IllegalStateException("broken");
                        })))
        .isInstanceOf(CompletionException.class)
        .hasRootCauseMessage("broken");
  }

  @Test
  void itEndsOnceItsTasksAreOver() throws Exception {
    Thread worker = AbandonableThread.result(thread.run(Thread::currentThread));
    CompletableFuture<Void> ended = thread.ended();
    assertThat(ended).isNotDone();
    thread.end();
    ended.get(5, TimeUnit.MINUTES);
    worker.join(300_000);
    assertThat(worker.isAlive()).isFalse();
  }
}
