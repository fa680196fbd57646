package org.rondo.benchmarks.study;

import com.google.common.primitives.Doubles;
import java.io.PrintStream;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.Locale;
import java.util.stream.Stream;
import org.rondo.benchmarks.program.StudyProgram;
import org.rondo.benchmarks.study.SimulatedCluster.Costs;
import org.rondo.benchmarks.study.SimulatedCluster.Run;
import org.rondo.benchmarks.study.SimulatedCluster.Speeds;
import org.rondo.random.Seed;

/**
 * Says what follows for 1, 10 and 100 nodes from the costs that were measured on one machine. The
 * tables are written in Markdown. The arguments are the costs in milliseconds, for instance {@code
 * 0.3 5.5 20}, which is also the default:
 *
 * <ul>
 *   <li>the driver's time for a match: reading the result, checking it, writing it to the journal;
 *   <li>the driver's time for a batch;
 *   <li>a core's time for a batch beyond its matches.
 * </ul>
 */
public final class ScalingStudy {
  private static final int CORES_PER_NODE = 4;
  private static final List<Integer> NODES = List.of(1, 10, 100);

  /** The mean times of a match, in milliseconds. */
  private static final List<Double> MATCHES = List.of(5.0, 50.0, 1_000.0);

  /** The spread of the times of matches, against their mean. */
  private static final double SPREAD = 0.3;

  /** The time of a run, in seconds, if all cores played all the time. */
  private static final double IDEAL = 120;

  /** The megabytes of jars that each node gets at the beginning. */
  private static final double JARS = 17;

  /** The megabytes that the network of the driver sends in a second. */
  private static final double NETWORK = 100;

  private static final double MILLIS = 1_000;

  /** A cost that is too large to be one, in milliseconds. */
  private static final double MOST = 1e6;

  private final PrintStream out;
  private final double driverMatch;
  private final double driverBatch;
  private final double batch;

  private ScalingStudy(PrintStream out, List<Double> costs) {
    this.out = out;
    this.driverMatch = costs.get(0) / MILLIS;
    this.driverBatch = costs.get(1) / MILLIS;
    this.batch = costs.get(2) / MILLIS;
  }

  /**
   * Prints the tables. If an argument is refused, prints a sentence to the standard error and ends
   * the virtual machine with the exit code 2.
   *
   * @param arguments the costs
   */
  public static void main(String[] arguments) {
    PrintStream out = new PrintStream(System.out, true, StandardCharsets.UTF_8);
    StudyProgram.main(given -> work(out, given), arguments);
  }

  static StudyProgram.Work work(PrintStream out, String... arguments) {
    List<Double> costs =
        arguments.length == 0
            ? List.of(0.3, 5.5, 20.0)
            : Stream.of(arguments).map(ScalingStudy::cost).toList();
    if (costs.size() != 3 || costs.stream().anyMatch(cost -> !(cost >= 0 && cost < MOST))) {
      throw new IllegalArgumentException(
          "give three costs in milliseconds: of the driver for a match, of the driver for a batch,"
              + " and of a core for a batch, for instance 0.3 5.5 20");
    }
    ScalingStudy study = new ScalingStudy(out, costs);
    return () -> {
      study.nodes();
      study.stragglers();
      study.beginnings();
    };
  }

  /** {@return the cost in an argument; no number if it is none} */
  private static double cost(String argument) {
    Double cost = Doubles.tryParse(argument);
    return cost == null ? Double.NaN : cost;
  }

  private Run run(int nodes, double match, Speeds speeds) {
    int cores = nodes * CORES_PER_NODE;
    Costs costs = new Costs(match / MILLIS, SPREAD, driverMatch, driverBatch, batch);
    int matches = (int) Math.round(IDEAL * cores * MILLIS / match);
    return new SimulatedCluster(cores, costs, speeds)
        .play(matches, Seed.of(7).child(nodes + "x" + match).rng());
  }

  private void nodes() {
    out.println("| a match takes | nodes | matches per second | cores play | driver works |");
    out.println("|---|---|---|---|---|");
    for (double match : MATCHES) {
      for (int nodes : NODES) {
        Run run = run(nodes, match, new Speeds(0, 0));
        print(
            "| %.0f ms | %d | %,.0f | %.0f %% | %.0f %% |",
            match, nodes, speed(nodes, match, run), 100 * run.efficiency(), 100 * run.driver());
      }
    }
    out.println();
  }

  private static double speed(int nodes, double match, Run run) {
    return IDEAL * nodes * CORES_PER_NODE * MILLIS / match / run.time();
  }

  private void stragglers() {
    out.println("| cores | nodes | a match takes | time, against equal cores of the same sum |");
    out.println("|---|---|---|---|");
    for (Speeds speeds : List.of(new Speeds(0.2, 0), new Speeds(0, 0.05), new Speeds(0.2, 0.05))) {
      for (double match : List.of(50.0, 1_000.0)) {
        Run equal = run(10, match, new Speeds(0, 0));
        Run run = run(10, match, speeds);
        // A half of the slow share is missing in the sum of the speeds.
        double sum = 1 - speeds.slow() / 2;
        print(
            "| speeds vary by %.0f %%, %.0f %% are half as fast | 10 | %.0f ms | %+.1f %% |",
            100 * speeds.spread(),
            100 * speeds.slow(),
            match,
            100 * (run.time() * sum / equal.time() - 1));
      }
    }
    out.println();
  }

  private void beginnings() {
    out.println("| nodes | sending " + Math.round(JARS) + " MB of jars to each takes |");
    out.println("|---|---|");
    for (int nodes : NODES) {
      print("| %d | %.1f s |", nodes, nodes * JARS / NETWORK);
    }
  }

  private void print(String form, Object... values) {
    out.println(String.format(Locale.ROOT, form, values));
  }
}
