package org.rondo.benchmarks.study.tuning;

import java.io.IOException;
import java.io.PrintStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Deque;
import java.util.List;
import java.util.Map;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.rondo.benchmarks.program.StudyProgram;

/**
 * Runs the experiments on the methods of tuning.
 *
 * <p>The arguments are names of experiments and options, for instance {@code methods grasp --seed 7
 * --threads 2 --out target/study}. Without a name, all experiments run, with {@code --long} those
 * of the long form: {@code methods}, {@code grasp} and {@code deviation}. The options are:
 *
 * <ul>
 *   <li>{@code --long}: ten seeds for each variant in place of three, and twenty for the comparison
 *       of methods;
 *   <li>{@code --seed N}: the first tuning seed, 1 by default;
 *   <li>{@code --threads N}: the number of threads, by default the number of processors. Results
 *       are the same with any number;
 *   <li>{@code --out DIR}: the folder of the files, {@code target/tuning-study} by default.
 * </ul>
 *
 * <p>Each experiment prints its tables in Markdown and writes them to {@code NAME.md}, the single
 * tunings to {@code NAME.csv}, and pictures to {@code NAME.svg}.
 */
public final class TuningStudy {
  private static final int MAX_THREADS = 1_000;

  /**
   * The experiments of the long form: which method to take, and with which options, as far as the
   * short form left it open and an hour suffices.
   */
  private static final List<String> LONG_FORM = List.of("methods", "grasp", "deviation");

  private final PrintStream out;
  private final StudyPlan plan;
  private final Path folder;

  /** The arguments of a run. */
  private record Arguments(
      List<TuningExperiment> experiments, StudyScale scale, long seed, int threads, Path folder) {}

  TuningStudy(PrintStream out, StudyPlan plan, Path folder) {
    this.out = out;
    this.plan = plan;
    this.folder = folder;
  }

  /**
   * Runs experiments.
   *
   * <p>If an argument is refused, prints a sentence to the standard error and ends the virtual
   * machine with the exit code 2. If a file cannot be written, the exit code is 1.
   *
   * @param args the names of experiments and the options
   */
  public static void main(String[] args) {
    PrintStream out = new PrintStream(System.out, true, StandardCharsets.UTF_8);
    StudyProgram.main(given -> work(out, given), args);
  }

  static StudyProgram.Work work(PrintStream out, String... args) {
    Arguments given = arguments(Arrays.asList(args));
    return () -> run(out, given);
  }

  private static void run(PrintStream out, Arguments given) throws IOException {
    ExecutorService threads = Executors.newFixedThreadPool(given.threads());
    try {
      StudyPlan plan = new StudyPlan(given.scale(), given.seed(), threads);
      TuningStudy study = new TuningStudy(out, plan, given.folder());
      for (TuningExperiment experiment : given.experiments()) {
        study.run(experiment);
      }
    } finally {
      threads.shutdownNow();
    }
  }

  private static Arguments arguments(List<String> args) {
    List<TuningExperiment> experiments = new ArrayList<>();
    StudyScale scale = StudyScale.SHORT;
    long seed = 1;
    int threads = Runtime.getRuntime().availableProcessors();
    Path folder = Path.of("target", "tuning-study");
    Deque<String> left = new ArrayDeque<>(args);
    while (!left.isEmpty()) {
      String argument = left.remove();
      switch (argument) {
        case "--long" -> scale = StudyScale.LONG;
        case "--seed" -> seed = number(argument, left, Long.MIN_VALUE, Long.MAX_VALUE);
        case "--threads" -> threads = (int) number(argument, left, 1, MAX_THREADS);
        case "--out" -> folder = Path.of(value(argument, left));
        default -> experiments.add(named(argument));
      }
    }
    List<TuningExperiment> chosen = experiments.isEmpty() ? usual(scale) : experiments;
    return new Arguments(chosen, scale, seed, threads, folder);
  }

  private static long number(String option, Deque<String> left, long least, long most) {
    return StudyProgram.number(option, value(option, left), least, most);
  }

  private static String value(String option, Deque<String> left) {
    if (left.isEmpty()) {
      throw new IllegalArgumentException(option + " has no value; write one after it");
    }
    return left.remove();
  }

  /** {@return the experiments that run if none is named} */
  static List<TuningExperiment> usual(StudyScale scale) {
    return scale.equals(StudyScale.LONG)
        ? LONG_FORM.stream().map(TuningStudy::named).toList()
        : all();
  }

  /** {@return all experiments, in the order in which they run} */
  static List<TuningExperiment> all() {
    return Stream.concat(
            OptionExperiments.all().stream(),
            Stream.of(
                new EvolutionCurves(),
                new TimeExperiment(),
                new DecisionTimeExperiment(),
                new MethodComparison(),
                new TransferExperiment(),
                new OpponentPanels()))
        .toList();
  }

  /**
   * {@return an experiment}
   *
   * @throws IllegalArgumentException if there is no experiment with this name
   */
  static TuningExperiment named(String name) {
    return all().stream()
        .filter(experiment -> experiment.name().equals(name))
        .findFirst()
        .orElseThrow(
            () ->
                new IllegalArgumentException(
                    "there is no experiment '"
                        + name
                        + "'; there are "
                        + all().stream()
                            .map(TuningExperiment::name)
                            .collect(Collectors.joining(", "))));
  }

  /**
   * Runs an experiment, prints its tables and writes its files.
   *
   * @throws IOException if a file cannot be written
   */
  void run(TuningExperiment experiment) throws IOException {
    String heading = "## " + experiment.name() + ": " + experiment.summary() + "\n\n";
    ExperimentReport report = experiment.run(plan);
    Files.createDirectories(folder);
    Files.writeString(folder.resolve(experiment.name() + ".md"), heading + report.markdown());
    if (!report.runs().isEmpty()) {
      Files.writeString(folder.resolve(experiment.name() + ".csv"), report.runs());
    }
    for (Map.Entry<String, String> picture : report.pictures().entrySet()) {
      Path file = folder.resolve(experiment.name() + picture.getKey() + ".svg");
      Files.writeString(file, picture.getValue());
    }
    out.println(heading + report.markdown());
  }
}
