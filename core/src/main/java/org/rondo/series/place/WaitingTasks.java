package org.rondo.series.place;

import java.util.Iterator;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/**
 * The tasks that a {@link MatchPlace} has been given and whose results it has not delivered. It is
 * for one thread.
 *
 * @param <T> the type of the subjects: what the result of a task is for, such as a place in a
 *     schedule
 */
public final class WaitingTasks<T> {
  private final Map<String, T> subjects = new LinkedHashMap<>();

  /** Creates an empty collection. */
  public WaitingTasks() {}

  /**
   * Notes that a task is given to the place.
   *
   * @param task the task; no other task that waits has its name
   * @param subject what its result is for
   */
  public void add(MatchTask task, T subject) {
    subjects.put(task.id(), Objects.requireNonNull(subject, "subject"));
  }

  /**
   * Notes that the result of a task is there.
   *
   * @param task the task; a place that breaks its contract may deliver null
   * @return what the result is for
   * @throws IllegalStateException if the task does not wait for a result
   */
  public T take(@Nullable MatchTask task) {
    if (task == null) {
      throw new IllegalStateException("the place delivered a result without its task");
    }
    T subject = subjects.remove(task.id());
    if (subject == null) {
      throw new IllegalStateException("the place delivered a second result of match " + task.id());
    }
    return subject;
  }

  /** {@return the name of the task that has waited longest; empty if none waits} */
  public Optional<String> first() {
    Iterator<String> names = subjects.keySet().iterator();
    return names.hasNext() ? Optional.of(names.next()) : Optional.empty();
  }

  /**
   * Checks that no task waits, after the place has said that all are played.
   *
   * @throws IllegalStateException if one does
   */
  public void requireNone() {
    Optional<String> first = first();
    if (first.isPresent()) {
      int missing = subjects.size();
      throw new IllegalStateException(
          "the place returned without the "
              + (missing == 1
                  ? "result of match " + first.get()
                  : "results of " + missing + " matches, " + first.get() + " among them"));
    }
  }
}
