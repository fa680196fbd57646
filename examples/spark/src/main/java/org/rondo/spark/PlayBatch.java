package org.rondo.spark;

import java.io.Serializable;
import org.apache.spark.TaskContext;
import org.apache.spark.broadcast.Broadcast;
import org.rondo.bot.TimeSource;
import scala.collection.Iterator;
import scala.runtime.AbstractFunction1;

/** Plays a batch, where Spark calls it. A batch is one text: a line of JSON for each task. */
final class PlayBatch extends AbstractFunction1<Iterator<String>, PlayedBatch>
    implements Serializable {
  private static final long serialVersionUID = 1L;

  private final Broadcast<WorkerPlayer> player;

  PlayBatch(Broadcast<WorkerPlayer> player) {
    this.player = player;
  }

  @Override
  public PlayedBatch apply(Iterator<String> batch) {
    PlayedBatch played =
        player
            .value()
            .play(
                batch.next().lines().iterator(),
                TimeSource.system(),
                TaskContext.get()::isInterrupted);
    // Programs have lost their matches if Ctrl-C has reached this worker, too.
    EndingProcess.awaitIfItIsOne();
    return played;
  }
}
