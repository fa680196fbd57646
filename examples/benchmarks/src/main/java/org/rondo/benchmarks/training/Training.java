package org.rondo.benchmarks.training;

import java.io.IOException;
import java.io.PrintStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.Collectors;
import org.rondo.random.Seed;

/**
 * Learns the weights of a champion again and compares them with the shipped weights.
 *
 * <p>The arguments are, for instance, {@code row-weights.txt long 1 target/row-weights.txt}:
 *
 * <ul>
 *   <li>the name of the shipped file. After {@code auction-weights.txt} may follow some of its
 *       columns, {@code auction-weights.txt:10x10,30x20};
 *   <li>{@code long}, or {@code short} for a hundredth of the matches, which takes some seconds and
 *       gives weak weights, or another part of the matches, for instance {@code 0.1};
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

  /**
   * Learns weights, writes them, and prints how near they are to the shipped weights.
   *
   * @param args the name of the shipped file, {@code long}, {@code short} or a part, the seed, and
   *     the file to write
   * @throws IllegalArgumentException if there is no such file or form, or the seed is not a number
   * @throws IOException if the file cannot be written
   */
  public static void main(String[] args) throws IOException {
    PrintStream out = new PrintStream(System.out, true, StandardCharsets.UTF_8);
    if (args.length != 4) {
      throw new IllegalArgumentException(
          "give the name of the shipped file ("
              + names()
              + "), long, short or a part such as 0.1, the seed, and the file to write");
    }
    Trainer trainer = trainer(args[0]);
    double scale = scale(args[1]);
    Seed seed = Seed.of(Long.parseLong(args[2]));
    train(trainer, scale, seed, Path.of(args[3]), out);
  }

  static void train(Trainer trainer, double scale, Seed seed, Path file, PrintStream out)
      throws IOException {
    byte[] made = trainer.train(scale, seed, out::println);
    Files.write(file, made);
    out.println(
        WeightComparison.of(trainer.values(made), trainer.values(trainer.shipped().bytes())));
  }

  private static double scale(String form) {
    if (form.equals("long")) {
      return 1;
    }
    double part = form.equals("short") ? SHORT : Double.parseDouble(form);
    if (!(part > 0 && part <= 1)) {
      throw new IllegalArgumentException(
          "part "
              + form
              + " is not above 0 and at most 1; write long, short or a part such as 0.1");
    }
    return part;
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
                    "no trainer makes " + text + "; there are those of " + names()));
  }

  private static String names() {
    return TRAINERS.stream()
        .map(trainer -> trainer.shipped().name())
        .collect(Collectors.joining(", "));
  }
}
