package org.rondo.spark;

import java.io.IOException;
import java.lang.System.Logger.Level;
import java.time.Duration;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.atomic.AtomicInteger;
import org.apache.spark.api.java.JavaSparkContext;
import org.apache.spark.broadcast.Broadcast;
import org.rondo.input.SpecificationException;
import org.rondo.series.place.MatchPlace;
import org.rondo.series.place.MatchPlaceException;
import org.rondo.series.place.MatchTask;
import scala.Function1;
import scala.collection.Iterator;

/** Has tasks played by the workers of Spark. This virtual machine is the driver. */
final class SparkPlace implements MatchPlace {

  /** The number of batches for each worker: one is played, and one waits for its end. */
  private static final int BATCHES_PER_WORKER = 2;

  /** The part of the workers for which batches are sent together, if there are many. */
  private static final int WAVES = 8;

  private static final String STOPPED =
      "Spark has stopped, because the cluster has given up this application; the logs of its"
          + " workers say why; results so far are kept";

  /** The time after which a missing worker is no longer one that is about to begin. */
  private static final Duration PATIENCE = Duration.ofSeconds(30);

  private final JavaSparkContext context;
  private final Broadcast<WorkerPlayer> player;

  /** Plays a batch on a worker. */
  private final Function1<Iterator<String>, PlayedBatch> playing;

  private final TaskCosts costs = new TaskCosts();
  private final AtomicInteger runs = new AtomicInteger();
  private boolean hasComplained;

  private SparkPlace(
      JavaSparkContext context,
      Broadcast<WorkerPlayer> player,
      Function1<Iterator<String>, PlayedBatch> playing) {
    this.context = context;
    this.player = player;
    this.playing = playing;
  }

  /**
   * Begins to use a cluster.
   *
   * @throws MatchPlaceException if Spark refuses it
   */
  static SparkPlace open(SparkMaster master) throws MatchPlaceException {
    JavaSparkContext context = SparkContexts.open(master);
    Broadcast<WorkerPlayer> player = context.broadcast(new WorkerPlayer());
    return new SparkPlace(context, player, new PlayBatch(player));
  }

  /** {@return the same cluster with workers that play in another way} Close only one of the two. */
  SparkPlace playedBy(Function1<Iterator<String>, PlayedBatch> others) {
    return new SparkPlace(context, player, others);
  }

  @Override
  public Progress run(TaskSource tasks, ResultSink results)
      throws IOException, InterruptedException {
    try {
      return play(tasks, results);
    } catch (IOException | RuntimeException e) {
      EndingProcess.awaitIfItIsOne();
      if (context.sc().isStopped()) {
        throw new MatchPlaceException(STOPPED, e);
      }
      throw e;
    }
  }

  private Progress play(TaskSource tasks, ResultSink results)
      throws IOException, InterruptedException {
    if (context.sc().isStopped()) {
      throw new MatchPlaceException(STOPPED);
    }
    TaskBatches batches = new TaskBatches(tasks, costs);
    RunningBatches running =
        new RunningBatches(context, playing, "rondo " + runs.incrementAndGet());
    try {
      boolean continues = true;
      fill(running, batches);
      while (continues && running.count() > 0) {
        do {
          continues = deliver(next(running), batches, results);
        } while (continues && running.hasEnd());
        if (continues) {
          fill(running, batches);
        }
      }
      return Progress.ALL_PLAYED;
    } finally {
      if (running.count() > 0) {
        running.cancel();
      }
    }
  }

  @Override
  public int tasksAhead() {
    return TaskBatches.BATCHES_AHEAD * workers() * costs.tasksPerBatch();
  }

  /** {@return the number of batches that are played at the same time} Workers can come and go. */
  private int workers() {
    return context.sc().isStopped() ? 1 : Math.max(1, context.defaultParallelism());
  }

  /** Waits for the end of a batch, and says so if no worker is there. */
  private RunningBatches.BatchEnd next(RunningBatches running) throws InterruptedException {
    Optional<RunningBatches.BatchEnd> end = running.take(PATIENCE);
    while (end.isEmpty()) {
      // The driver counts as one.
      boolean hasWorker = context.statusTracker().getExecutorInfos().length > 1;
      if (!hasWorker && !context.isLocal() && !hasComplained) {
        hasComplained = true;
        System.getLogger("org.rondo.spark")
            .log(
                Level.WARNING,
                "no worker of "
                    + context.master()
                    + " has begun to play; this waits until one has a free core and "
                    + context.getConf().get("spark.executor.memory", "1g")
                    + " of memory");
      }
      end = running.take(PATIENCE);
    }
    return end.get();
  }

  /** Gives batches to the workers that have too few. */
  private void fill(RunningBatches running, TaskBatches batches) throws IOException {
    int workers = workers();
    int free = BATCHES_PER_WORKER * workers - running.count();
    if (free >= Math.max(1, workers / WAVES)) {
      List<List<MatchTask>> next = batches.take(free, workers);
      if (!next.isEmpty()) {
        running.submit(next);
      }
    }
  }

  /** {@return whether more results are wanted} */
  private boolean deliver(RunningBatches.BatchEnd batch, TaskBatches batches, ResultSink results)
      throws IOException {
    if (batch instanceof RunningBatches.Failed failed) {
      throw failure(failed.cause());
    }
    RunningBatches.Ended ended = (RunningBatches.Ended) batch;
    List<MatchTask> sent = ended.tasks();
    PlayedBatch played = ended.played();
    played.requireOf(sent);
    int count = played.count();
    for (int index = 0; index < count; index++) {
      MatchTask task = sent.get(index);
      costs.played(task.game(), played.nanos().get(index));
      if (!results.accept(task, played.result(index, task))) {
        return false;
      }
    }
    if (!played.failure().isEmpty()) {
      throw played.isRefused()
          ? new SpecificationException(
              played.failure(),
              "a worker cannot play "
                  + played.failure()
                  + " (the jar with the bot or game must be on the class path of this command,"
                  + " which sends it to the workers)")
          : new IllegalStateException(
              "a worker failed in task " + sent.get(count).id() + ": " + played.failure());
    }
    batches.putBack(sent.subList(count, sent.size()));
    return true;
  }

  private static MatchPlaceException failure(Throwable cause) {
    String reason = String.valueOf(cause.getMessage()).lines().findFirst().orElse("");
    return new MatchPlaceException(
        "Spark has given up: " + reason + "; results so far are kept", cause);
  }

  @Override
  public void close() {
    if (!context.sc().isStopped()) {
      player.value().close();
    }
    context.close();
  }
}
