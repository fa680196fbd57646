package org.rondo.server.contest;

import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.Executor;
import java.util.function.Supplier;

/**
 * Runs the calls of a contest one at a time. What a call causes outside the contest, such as the
 * answers of other clients that waited, runs after it.
 */
final class ContestMonitor {
  private final Executor delivery;
  private List<Runnable> effects = new ArrayList<>();

  /**
   * Creates a monitor.
   *
   * @param delivery runs what calls cause
   */
  ContestMonitor(Executor delivery) {
    this.delivery = delivery;
  }

  /** {@return the result of an action that no other action interrupts} */
  <T> T call(Supplier<T> action) {
    List<Runnable> due = List.of();
    try {
      synchronized (this) {
        try {
          return action.get();
        } finally {
          due = effects;
          effects = new ArrayList<>();
        }
      }
    } finally {
      due.forEach(delivery::execute);
    }
  }

  /** Runs an action that no other action interrupts. */
  void run(Runnable action) {
    call(
        () -> {
          action.run();
          return this;
        });
  }

  /** Adds something to run after the current action. Called within an action only. */
  void later(Runnable effect) {
    effects.add(effect);
  }
}
