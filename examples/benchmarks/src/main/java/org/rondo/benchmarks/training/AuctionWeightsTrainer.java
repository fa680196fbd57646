package org.rondo.benchmarks.training;

import java.io.Writer;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Objects;
import java.util.function.Consumer;
import java.util.stream.IntStream;
import org.rondo.bot.BotCatalog;
import org.rondo.bot.Entrant;
import org.rondo.match.Match;
import org.rondo.parallelfootball.Field;
import org.rondo.parallelfootball.Instructions;
import org.rondo.parallelfootball.ParallelFootball;
import org.rondo.parallelfootball.ParallelFootballOptions;
import org.rondo.random.Rng;
import org.rondo.random.Seed;
import org.rondo.tuning.MethodCatalog;
import org.rondo.tuning.Parameter;
import org.rondo.tuning.ParameterSpace;
import org.rondo.tuning.Setting;
import org.rondo.tuning.Tuning;

/**
 * Tunes the weights of Parallel Football's champion, one column of the table after another.
 *
 * <p>The method is CMA-ES, and the objective is the champion's share of the balls against three
 * {@code sound}. In each match, the champion has another seat and spreads its players over a few
 * cells more or fewer, because a result of one placement is mostly luck. The search of every column
 * begins with the same round numbers.
 */
final class AuctionWeightsTrainer implements Trainer {
  private static final int EVALUATIONS = 400;

  /** The first evaluation is that of the start, and a part is for confirmation. */
  private static final int LEAST_EVALUATIONS = 6;

  private static final int SAMPLES = 8;
  private static final int TURNS = 5000;
  private static final double BALLS = 1020;
  private static final String SPREAD = "spread-end";

  /** The greatest change of the spread of the players in a match, in cells. */
  private static final int SPREAD_CHANGE = 35;

  /** The players and the ranges of the columns. */
  private static final List<String> COLUMNS =
      List.of("3x3", "10x10", "7x18", "1x15", "46x1", "30x3", "30x20", "4x32", "255x32");

  /** The start of every column: the round numbers of the shipped column for short kicks. */
  private static final Map<String, Double> START = start();

  /** The weights that are not tuned, because they hardly matter while balls are scored. */
  private static final List<String> FIXED = List.of("deadlock-noise", "deadlock-patience");

  private final List<String> combinations;

  private AuctionWeightsTrainer(List<String> combinations) {
    this.combinations = combinations;
  }

  /** {@return the trainer of all columns} */
  static AuctionWeightsTrainer all() {
    return new AuctionWeightsTrainer(COLUMNS);
  }

  /**
   * {@return the trainer of some columns}
   *
   * @param combinations numbers of players and ranges, {@code 10x10,30x20}
   * @throws IllegalArgumentException if the shipped file has no such column
   */
  static AuctionWeightsTrainer of(String combinations) {
    List<String> chosen = List.of(combinations.split(","));
    if (!COLUMNS.containsAll(chosen)) {
      throw new IllegalArgumentException(
          "columns '"
              + combinations
              + "' are not all among "
              + String.join(", ", COLUMNS)
              + "; give some of these, for instance 10x10,30x20");
    }
    // Weights are compared with those of the shipped file, so the columns have its order.
    return new AuctionWeightsTrainer(COLUMNS.stream().filter(chosen::contains).toList());
  }

  /** {@return the columns, as numbers of players and ranges, in the order of the shipped file} */
  List<String> combinations() {
    return combinations;
  }

  @Override
  public ShippedFile shipped() {
    return new ShippedFile(ParallelFootball.class, "bot/auction-weights.txt");
  }

  private static Map<String, Double> start() {
    String text =
        "spread-first=0 spread-end=500 territory-slope=0.5 territory-straight=0.5 gain-work=0.3"
            + " gain-haste=0 gain-urgency=0 gain-fading=6 rivalry-claimed=0.3"
            + " rivalry-claimed-at-once=0.5 rivalry-nearer=0.6 rivalry-as-near=0.8"
            + " rivalry-shared=0 rivalry-horizon=1 route-step=1 route-balls=4 company-near=0"
            + " company-near-fading=0.3 company-wide=0 company-wide-fading=0.7 company-mate=0"
            + " company-rival=0 landing-lost=0.5 landing-lost-as-near=0.3 landing-walk=0.1"
            + " landing-shared=1 landing-pile=0 landing-danger=0 deadlock-noise=0.5"
            + " deadlock-patience=40";
    Map<String, Double> start = new LinkedHashMap<>();
    for (String weight : text.split(" ")) {
      String[] words = weight.split("=");
      start.put(words[0], Double.parseDouble(words[1]));
    }
    return start;
  }

  @Override
  public byte[] train(double scale, Seed seed, Consumer<String> progress)
      throws InterruptedException {
    List<Map<String, Double>> columns = new ArrayList<>();
    for (String combination : combinations) {
      String[] numbers = combination.split("x");
      int players = Integer.parseInt(numbers[0]);
      int range = Integer.parseInt(numbers[1]);
      columns.add(tuned(players, range, scale, seed, progress));
    }
    return text(columns).getBytes(StandardCharsets.UTF_8);
  }

  private static Map<String, Double> tuned(
      int players, int range, double scale, Seed seed, Consumer<String> progress)
      throws InterruptedException {
    ParallelFootball game =
        new ParallelFootball(new ParallelFootballOptions(players, range, TURNS));
    List<Parameter> parameters =
        ParameterSpace.ofBot(game, "champion", List.of()).parameters().stream()
            .filter(parameter -> !FIXED.contains(parameter.name()))
            .map(AuctionWeightsTrainer::fromStart)
            .toList();
    Setting best =
        Tuning.of(new ParameterSpace(parameters), (s, number, luck) -> share(game, s, luck.rng()))
            .method(MethodCatalog.find("cma-es:sigma=0.15"))
            .evaluations(Math.max(LEAST_EVALUATIONS, Trainer.part(scale, EVALUATIONS)))
            .samples(Trainer.part(scale, SAMPLES))
            .seed(seed.child("p" + players + "k" + range))
            .play()
            .best();
    progress.accept(players + "x" + range + ": " + best.text());
    Map<String, Double> column = new LinkedHashMap<>(Map.of("p", (double) players));
    column.put("k", (double) range);
    column.putAll(START);
    parameters.forEach(weight -> column.put(weight.name(), best.value(weight.name())));
    return column;
  }

  private static Parameter fromStart(Parameter weight) {
    return new Parameter(
        weight.name(),
        weight.least(),
        weight.most(),
        weight.step(),
        Objects.requireNonNull(START.get(weight.name()), weight.name()));
  }

  /** {@return the part of the balls that a champion gets in a match against three sound bots} */
  private static double share(ParallelFootball game, Setting setting, Rng rng) {
    int own = rng.below(game.seatCount());
    int change = rng.below(2 * SPREAD_CHANGE + 1) - SPREAD_CHANGE;
    String champion = spread(setting, change).specification("champion");
    Match<Field, Instructions> match = Match.of(game).seed(rng.nextLong());
    for (int seat = 0; seat < game.seatCount(); seat++) {
      Entrant<Field, Instructions> found = BotCatalog.find(game, seat == own ? champion : "sound");
      match.seat(new Entrant<>("seat-" + seat, found.bots()));
    }
    return match.play(Writer.nullWriter()).outcome().score(own) / BALLS;
  }

  /**
   * {@return the setting with the players spread over some cells more, as far as the range allows}
   */
  static Setting spread(Setting setting, int change) {
    List<Parameter> parameters = setting.space().parameters();
    List<Double> values = new ArrayList<>(setting.values());
    for (int i = 0; i < values.size(); i++) {
      Parameter parameter = parameters.get(i);
      if (parameter.name().equals(SPREAD)) {
        double spread = values.get(i) + change;
        values.set(i, Math.max(parameter.least(), Math.min(parameter.most(), spread)));
      }
    }
    return new Setting(setting.space(), values);
  }

  private static String text(List<Map<String, Double>> columns) {
    StringBuilder text =
        new StringBuilder(
            """
            # Weights of the champion: a column for each number of players p and range k of kicks
            # that was tuned for, a line for each weight, named as its option is.
            """);
    for (String name : columns.get(0).keySet()) {
      text.append(String.format(Locale.ROOT, "%-23s", name));
      for (Map<String, Double> column : columns) {
        text.append(
            String.format(
                Locale.ROOT, " %8s", number(name, Objects.requireNonNull(column.get(name)))));
      }
      text.append('\n');
    }
    return text.toString();
  }

  private static String number(String name, double value) {
    boolean isWhole = name.length() == 1 || name.startsWith("spread");
    return String.format(Locale.ROOT, isWhole ? "%.0f" : "%.3f", value);
  }

  /** {@return the weights of this trainer's columns; the file may have more} */
  @Override
  public double[] values(byte[] file) {
    List<String[]> lines =
        new String(file, StandardCharsets.UTF_8)
            .lines()
            .filter(line -> !line.startsWith("#"))
            .map(line -> line.split(" +"))
            .toList();
    String[] players = lines.get(0);
    String[] ranges = lines.get(1);
    int[] columns =
        IntStream.range(1, players.length)
            .filter(column -> combinations.contains(players[column] + "x" + ranges[column]))
            .toArray();
    return lines.stream()
        .skip(2)
        .flatMapToDouble(
            words ->
                Arrays.stream(columns).mapToDouble(column -> Double.parseDouble(words[column])))
        .toArray();
  }
}
