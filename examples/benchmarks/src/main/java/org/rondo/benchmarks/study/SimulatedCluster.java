package org.rondo.benchmarks.study;

import java.util.ArrayDeque;
import java.util.Comparator;
import java.util.Deque;
import java.util.PriorityQueue;
import java.util.stream.IntStream;
import org.rondo.random.Rng;

/**
 * A cluster that plays matches in batches, as the place for Spark sends them: two batches for each
 * core, each of about a second, and smaller ones at the end. All times are in seconds.
 *
 * <p>The driver is one thread. It handles one result after another, and sends batches to the cores
 * that have room. While it is busy, cores play what they have, and then wait.
 *
 * @param cores the number of cores that play
 * @param costs the times that a batch and a match cost
 * @param speeds the differences between the cores
 */
record SimulatedCluster(int cores, Costs costs, Speeds speeds) {
  private static final double TARGET = 1;
  private static final double LEAST = 0.1;
  private static final int BATCHES_PER_CORE = 2;
  private static final int PARTS_AT_END = 3;

  /** The least speed of a core, against that of a usual one. */
  private static final double SLOWEST = 0.05;

  /**
   * Times in seconds.
   *
   * @param match the mean time of a match on a core of speed 1
   * @param spread the standard deviation of the time of a match, against its mean
   * @param driverMatch the driver's time for a match
   * @param driverBatch the driver's time for a batch
   * @param batch a core's time for a batch beyond its matches
   */
  record Costs(double match, double spread, double driverMatch, double driverBatch, double batch) {}

  /**
   * Differences between cores.
   *
   * @param spread the standard deviation of the speed of a core, against the mean speed 1
   * @param slow the share of the cores that have half of that speed
   */
  record Speeds(double spread, double slow) {}

  /**
   * The result of a run.
   *
   * @param time the time from the first match to the last result
   * @param efficiency the share of the cores' time in which they played
   * @param driver the share of the time in which the driver worked
   */
  record Run(double time, double efficiency, double driver) {}

  /** An event: a core has played a batch. */
  private record BatchEnd(double time, int core, int matches) {}

  /** {@return the run of a number of matches} */
  Run play(int matches, Rng rng) {
    return new Playing(matches, rng).run();
  }

  /** A run that is being simulated. */
  private final class Playing {
    private final Rng rng;
    private final double[] speed;
    private final PriorityQueue<BatchEnd> events =
        new PriorityQueue<>(Comparator.comparingDouble(BatchEnd::time));

    /** The batches that have been sent and that no core has begun. */
    private final Deque<Integer> queue = new ArrayDeque<>();

    /** The cores that have nothing to play. */
    private final Deque<Integer> idle = new ArrayDeque<>();

    private int left;
    private int sent;
    private double driverFree;
    private double driverWork;
    private double played;

    Playing(int matches, Rng rng) {
      this.left = matches;
      this.rng = rng;
      this.speed = IntStream.range(0, cores).mapToDouble(core -> speed()).toArray();
      IntStream.range(0, cores).forEach(idle::add);
    }

    private double speed() {
      double usual = 1 + speeds.spread() * normal();
      return Math.max(SLOWEST, rng.chance(speeds.slow()) ? usual / 2 : usual);
    }

    Run run() {
      send();
      double end = 0;
      while (!events.isEmpty()) {
        BatchEnd next = events.remove();
        begin(next.core(), next.time());
        // The results wait until the driver has handled those before.
        handle(next.time(), costs.driverBatch() + next.matches() * costs.driverMatch());
        sent--;
        send();
        end = Math.max(driverFree, next.time());
      }
      return new Run(end, played / (end * cores), driverWork / end);
    }

    private void handle(double from, double time) {
      driverFree = Math.max(driverFree, from) + time;
      driverWork += time;
    }

    /** Sends batches until each core has two, or no match is left. */
    private void send() {
      while (left > 0 && sent < BATCHES_PER_CORE * cores) {
        double part = left * costs.match() / cores / PARTS_AT_END;
        double length = Math.max(LEAST, Math.min(TARGET, part));
        int matches = (int) Math.max(1, Math.min(left, Math.round(length / costs.match())));
        left -= matches;
        sent++;
        queue.add(matches);
        if (!idle.isEmpty()) {
          begin(idle.remove(), driverFree);
        }
      }
    }

    /** Lets a core play the next batch, or wait for one. */
    private void begin(int core, double time) {
      if (queue.isEmpty()) {
        idle.add(core);
        return;
      }
      int matches = queue.remove();
      // The sum of the times of the matches.
      double deviation = costs.spread() * StrictMath.sqrt(matches) * normal();
      double work = costs.match() * Math.max(0, matches + deviation);
      played += work / speed[core];
      events.add(new BatchEnd(time + costs.batch() + work / speed[core], core, matches));
    }

    private double normal() {
      return StrictMath.sqrt(-2 * StrictMath.log(1 - rng.uniform()))
          * StrictMath.cos(2 * Math.PI * rng.uniform());
    }
  }
}
