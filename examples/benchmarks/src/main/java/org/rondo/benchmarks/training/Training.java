package org.rondo.benchmarks.training;

import com.google.common.primitives.Doubles;
import java.io.IOException;
import java.io.PrintStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.Collectors;
import org.rondo.benchmarks.program.StudyProgram;
import org.rondo.random.Seed;

/**
 * Learns the weights of a champion again and compares them with the shipped weights.
 *
 * <p>The arguments are, for instance, {@code row-weights.txt long 1 target/row-weights.txt}:
 *
 * <ul>
 *   <li>the name of the shipped file. After {@code auction-weights.txt} may follow some of its
 *       columns, {@code auction-weights.txt:10x10,30x20};
 *   <li>{@code long}, or {@code short} for a hundredth of the matches, which takes less than a
 *       minute and gives weak weights, or another part of the matches, for instance {@code 0.1};
 *   <li>the seed;
 *   <li>the file to write.
 * </ul>
 *
 * <p>The same arguments write the same bytes on every machine. A bot plays with the file if its
 * option {@code weights} names it: {@code champion:weights=target/row-weights.txt}.
 */
public final class Training {
  static final List<Trainer> TRAINERS =
      List.of(
          new RowWeightsTrainer(),
          new PatternWeightsTrainer(),
          ProspectWeightsTrainer.small(),
          ProspectWeightsTrainer.large(),
          AuctionWeightsTrainer.all());

  private static final double SHORT = 0.01;

  private Training() {}

  /** What the arguments ask for. */
  private record Request(Trainer trainer, double scale, Seed seed, Path file) {}

  /**
   * Learns weights, writes them, and prints how near they are to the shipped weights.
   *
   * <p>If an argument is refused, prints a sentence to the standard error and ends the virtual
   * machine with the exit code 2. If a file cannot be written, the exit code is 1.
   *
   * @param args the name of the shipped file, {@code long}, {@code short} or a part, the seed, and
   *     the file to write
   */
  public static void main(String[] args) {
    PrintStream out = new PrintStream(System.out, true, StandardCharsets.UTF_8);
    StudyProgram.main(given -> work(out, given), args);
  }

  static StudyProgram.Work work(PrintStream out, String... args) {
    Request request = request(args);
    return () -> train(request.trainer(), request.scale(), request.seed(), request.file(), out);
  }

  private static Request request(String... args) {
    if (args.length != 4) {
      throw new IllegalArgumentException(
          args.length
              + " arguments are given, not 4; give the name of the shipped file ("
              + names()
              + "), long, short or a part such as 0.1, the seed, and the file to write");
    }
    Request request =
        new Request(
            trainer(args[0]),
            scale(args[1]),
            Seed.of(StudyProgram.number("seed", args[2], Long.MIN_VALUE, Long.MAX_VALUE)),
            Path.of(args[3]));
    requireWritable(request.file());
    return request;
  }

  static void train(Trainer trainer, double scale, Seed seed, Path file, PrintStream out)
      throws IOException, InterruptedException {
    byte[] made = trainer.train(scale, seed, out::println);
    Files.write(file, made);
    out.println(
        WeightComparison.of(trainer.values(made), trainer.values(trainer.shipped().bytes())));
  }

  private static double scale(String form) {
    if (form.equals("long")) {
      return 1;
    }
    Double part = form.equals("short") ? Double.valueOf(SHORT) : Doubles.tryParse(form);
    if (part == null || !(part > 0 && part <= 1)) {
      throw new IllegalArgumentException(
          "part "
              + form
              + " is not a number above 0 and at most 1; write long, short or a part such as 0.1");
    }
    return part;
  }

  /** Checks the place of the file before the training, which can take hours. */
  private static void requireWritable(Path file) {
    Path folder = file.toAbsolutePath().getParent();
    if (Files.isDirectory(file) || folder == null) {
      throw new IllegalArgumentException("file " + file + " is a folder; name a file in it");
    }
    if (!Files.isDirectory(folder)) {
      throw new IllegalArgumentException(
          "file " + file + " is in a folder that does not exist; name a file in one that exists");
    }
    if (!Files.isWritable(Files.exists(file) ? file : folder)) {
      throw new IllegalArgumentException(
          "file " + file + " cannot be written; name a file in a folder of yours");
    }
  }

  static Trainer trainer(String text) {
    String columned = AuctionWeightsTrainer.all().shipped().name() + ":";
    if (text.startsWith(columned)) {
      return AuctionWeightsTrainer.of(text.substring(columned.length()));
    }
    return TRAINERS.stream()
        .filter(trainer -> trainer.shipped().name().equals(text))
        .findAny()
        .orElseThrow(
            () ->
                new IllegalArgumentException(
                    "no trainer makes " + text + "; give one of " + names()));
  }

  private static String names() {
    return TRAINERS.stream()
        .map(trainer -> trainer.shipped().name())
        .collect(Collectors.joining(", "));
  }
}
