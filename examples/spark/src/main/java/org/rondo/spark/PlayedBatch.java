package org.rondo.spark;

import java.io.Serializable;
import java.util.List;

/**
 * The results of a batch, as a worker sends them. They may be fewer than the tasks: the worker
 * gives the others back when its time is over.
 *
 * @param results the results, in the order of the tasks
 * @param failure why the next task could not be played; empty if there is no such reason
 * @param isRefused whether the failure is a task that the worker cannot know, for instance because
 *     a bot is missing there
 */
record PlayedBatch(List<PlayedTask> results, String failure, boolean isRefused)
    implements Serializable {
  private static final long serialVersionUID = 1L;

  PlayedBatch {
    results = List.copyOf(results);
  }
}
