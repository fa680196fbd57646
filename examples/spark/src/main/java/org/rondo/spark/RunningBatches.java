package org.rondo.spark;

import java.time.Duration;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.BlockingQueue;
import java.util.concurrent.LinkedBlockingQueue;
import java.util.concurrent.TimeUnit;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import org.apache.spark.SimpleFutureAction;
import org.apache.spark.api.java.JavaRDD;
import org.apache.spark.api.java.JavaSparkContext;
import org.rondo.series.place.MatchTask;
import scala.Function0;
import scala.Function1;
import scala.Function2;
import scala.collection.Iterator;
import scala.concurrent.ExecutionContext$;
import scala.jdk.javaapi.CollectionConverters;
import scala.runtime.AbstractFunction0;
import scala.runtime.AbstractFunction1;
import scala.runtime.AbstractFunction2;
import scala.runtime.BoxedUnit;
import scala.util.Try;

/** The batches that Spark plays for one run, and the queue of those that have ended. */
final class RunningBatches {
  private final JavaSparkContext context;
  private final Function1<Iterator<String>, PlayedBatch> playing;
  private final String group;
  private final BlockingQueue<BatchEnd> ends = new LinkedBlockingQueue<>();
  private int count;

  /** A batch that has ended, or the failure of a job. */
  sealed interface BatchEnd {}

  /**
   * A batch that has been played, at least in part.
   *
   * @param tasks the tasks of the batch
   */
  record Ended(List<MatchTask> tasks, PlayedBatch played) implements BatchEnd {}

  /** A job that Spark has given up. */
  record Failed(Throwable cause) implements BatchEnd {}

  /**
   * @param playing plays a batch on a worker
   * @param group the name of the jobs of this run
   */
  RunningBatches(
      JavaSparkContext context, Function1<Iterator<String>, PlayedBatch> playing, String group) {
    this.context = context;
    this.playing = playing;
    this.group = group;
  }

  /** {@return the number of batches whose end has not been taken} */
  int count() {
    return count;
  }

  /** Gives batches to Spark, all of them in one job. */
  void submit(List<List<MatchTask>> batches) {
    count += batches.size();
    List<String> texts =
        batches.stream()
            .map(batch -> batch.stream().map(MatchTask::json).collect(Collectors.joining("\n")))
            .toList();
    // One batch is one partition.
    JavaRDD<String> rdd = context.parallelize(texts, texts.size());
    List<Object> all = IntStream.range(0, texts.size()).<Object>mapToObj(n -> n).toList();
    Function2<Object, PlayedBatch, BoxedUnit> ended =
        new AbstractFunction2<>() {
          @Override
          public BoxedUnit apply(Object place, PlayedBatch played) {
            List<MatchTask> tasks = batches.get((Integer) place);
            // A worker that breaks its contract may return null.
            ends.add(new Ended(tasks, played == null ? PlayedBatch.none() : played));
            return BoxedUnit.UNIT;
          }
        };
    Function0<BoxedUnit> nothing =
        new AbstractFunction0<>() {
          @Override
          public BoxedUnit apply() {
            return BoxedUnit.UNIT;
          }
        };
    context.setJobGroup(group, "matches", true);
    SimpleFutureAction<BoxedUnit> job =
        context
            .sc()
            .submitJob(
                rdd.rdd(), playing, CollectionConverters.asScala(all).toSeq(), ended, nothing);
    job.onComplete(new FailureNotice(), ExecutionContext$.MODULE$.fromExecutor(Runnable::run));
  }

  /** Puts the failure of a job into the queue. */
  private final class FailureNotice extends AbstractFunction1<Try<BoxedUnit>, BoxedUnit> {
    @Override
    public BoxedUnit apply(Try<BoxedUnit> end) {
      if (end.isFailure()) {
        ends.add(new Failed(end.failed().get()));
      }
      return BoxedUnit.UNIT;
    }
  }

  /**
   * Waits until a batch has ended, and takes it; returns nothing if that takes longer than a time.
   */
  Optional<BatchEnd> take(Duration atMost) throws InterruptedException {
    Optional<BatchEnd> end =
        Optional.ofNullable(ends.poll(atMost.toMillis(), TimeUnit.MILLISECONDS));
    end.ifPresent(taken -> count--);
    return end;
  }

  /** {@return whether a batch has ended and not been taken} */
  boolean hasEnd() {
    return !ends.isEmpty();
  }

  /** Interrupts the batches that are being played, and drops the others. */
  void cancel() {
    if (!context.sc().isStopped()) {
      context.cancelJobGroup(group);
    }
  }
}
