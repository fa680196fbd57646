package org.rondo.spark;

import java.io.IOException;
import java.time.Duration;
import java.util.List;
import java.util.Objects;
import java.util.Optional;
import java.util.concurrent.atomic.AtomicInteger;
import org.apache.spark.api.java.JavaSparkContext;
import org.apache.spark.broadcast.Broadcast;
import org.rondo.bot.TimeSource;
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

  /** The time between two looks at the workers while no batch ends. */
  private static final Duration LOOK = Duration.ofSeconds(10);

  private final JavaSparkContext context;
  private final Broadcast<WorkerPlayer> player;

  /** Plays a batch on a worker. */
  private final Function1<Iterator<String>, PlayedBatch> playing;

  private final MissingWorkers missing;
  private final TaskCosts costs = new TaskCosts();
  private final AtomicInteger runs = new AtomicInteger();

  private SparkPlace(
      JavaSparkContext context,
      Broadcast<WorkerPlayer> player,
      Function1<Iterator<String>, PlayedBatch> playing,
      MissingWorkers missing) {
    this.context = context;
    this.player = player;
    this.playing = playing;
    this.missing = missing;
  }

  /**
   * Begins to use a cluster.
   *
   * @throws MatchPlaceException if Spark refuses it
   */
  static SparkPlace open(SparkMaster master) throws MatchPlaceException {
    JavaSparkContext context = SparkContexts.open(master);
    Broadcast<WorkerPlayer> player = context.broadcast(new WorkerPlayer());
    MissingWorkers missing =
        new MissingWorkers(
            master,
            master.logs(
                context.sc().applicationId(),
                Objects.requireNonNullElse(System.getenv("SPARK_HOME"), "SPARK_HOME")),
            context.getConf().get("spark.executor.memory", "1g"),
            TimeSource.system());
    return new SparkPlace(context, player, new PlayBatch(player), missing);
  }

  /** {@return the same cluster with workers that play in another way} Close only one of the two. */
  SparkPlace playedBy(Function1<Iterator<String>, PlayedBatch> others) {
    return new SparkPlace(context, player, others, missing);
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
          continues = deliver(next(running, results), batches, results);
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

  /** Waits for the end of a batch, and tells if no worker starts. */
  private RunningBatches.BatchEnd next(RunningBatches running, ResultSink results)
      throws InterruptedException {
    Optional<RunningBatches.BatchEnd> end = running.take(LOOK);
    while (end.isEmpty()) {
      // The driver counts as one.
      if (context.isLocal() || context.statusTracker().getExecutorInfos().length > 1) {
        missing.started();
      }
      missing.sentence().ifPresent(results::waiting);
      end = running.take(LOOK);
    }
    missing.started();
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
