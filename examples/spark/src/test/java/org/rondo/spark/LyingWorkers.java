package org.rondo.spark;

import java.io.Serializable;
import java.util.List;
import org.rondo.bot.TimeSource;
import scala.collection.Iterator;
import scala.runtime.AbstractFunction1;

/** Workers of tests that play their batches and then change what they send. */
final class LyingWorkers extends AbstractFunction1<Iterator<String>, PlayedBatch>
    implements Serializable {
  private static final long serialVersionUID = 1L;

  private final WorkerPlayer player = new WorkerPlayer();
  private final BatchLie lie;

  /** What a worker makes of a batch; it may be null. */
  @FunctionalInterface
  interface BatchLie extends Serializable {
    PlayedBatch changed(List<String> tasks, PlayedBatch played);
  }

  LyingWorkers(BatchLie lie) {
    this.lie = lie;
  }

  @Override
  public PlayedBatch apply(Iterator<String> batch) {
    List<String> tasks = batch.next().lines().toList();
    return lie.changed(tasks, player.play(tasks.iterator(), TimeSource.system(), () -> false));
  }
}
