package org.rondo.parallelfootball.bot;

import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.Map;
import java.util.function.Function;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import org.rondo.bot.LearnedWeights;
import org.rondo.parallelfootball.ParallelFootballOptions;

/**
 * The weights that tuning found for some numbers of players and ranges, read from a resource. For
 * other options, the weights of the most similar options are used.
 */
final class TunedAuctionWeights {

  /**
   * The weight of the difference in the number of players. The difference in the range has weight
   * 1.
   */
  private static final double PLAYERS = 0.5;

  private static final String RESOURCE = "auction-weights.txt";

  /** Placeholder weights; the table replaces each of them. */
  private static final AuctionWeights BLANK =
      new AuctionWeights(
          new AuctionWeights.Spread(0, 0),
          new AuctionWeights.Territory(0, 0),
          new AuctionWeights.Gain(0, 0, 0, 0),
          new AuctionWeights.Rivalry(0, 0, 0, 0, 0, 0),
          new AuctionWeights.Route(0, 0),
          new AuctionWeights.Company(0, 0, 0, 0, 0, 0),
          new AuctionWeights.Landing(0, 0, 0, 0, 0, 0),
          new AuctionWeights.Deadlock(0, 0));

  /** The weights that tuning found. */
  static final LearnedWeights<TunedAuctionWeights> TUNED =
      LearnedWeights.in(TunedAuctionWeights.class, RESOURCE, TunedAuctionWeights::read);

  private final List<Column> columns;

  private TunedAuctionWeights(List<Column> columns) {
    this.columns = columns;
  }

  /** A column of the table: the weights for a number of players and a range. */
  private record Column(int players, int range, AuctionWeights weights) {
    private double difference(ParallelFootballOptions options) {
      double byPlayers = StrictMath.log((double) options.players() / players);
      double byRange = StrictMath.log((double) options.range() / range);
      return PLAYERS * Math.abs(byPlayers) + Math.abs(byRange);
    }
  }

  /** Reads the table. A line is a name, and a number for each column. */
  private static TunedAuctionWeights read(byte[] text) {
    Map<String, String[]> lines =
        new String(text, StandardCharsets.UTF_8)
            .lines()
            .filter(line -> !line.startsWith("#"))
            .map(line -> line.split(" +"))
            .collect(
                Collectors.toMap(
                    words -> words[0], Function.identity(), TunedAuctionWeights::refused));
    int columns = lines.getOrDefault("p", new String[1]).length;
    if (columns < 2) {
      throw new IllegalArgumentException("there is no line of the numbers of players, p");
    }
    return new TunedAuctionWeights(
        IntStream.range(1, columns).mapToObj(column -> read(lines, column)).toList());
  }

  private static String[] refused(String[] line, String[] again) {
    throw new IllegalArgumentException(
        "there are two lines "
            + line[0]
            + " of "
            + (line.length - 1)
            + " and "
            + (again.length - 1)
            + " numbers; a weight has one line");
  }

  private static Column read(Map<String, String[]> lines, int column) {
    return new Column(
        (int) number(lines, "p", column, 1, 1024),
        (int) number(lines, "k", column, 1, 46),
        AuctionWeightOptions.weights(
            (name, fallback, min, max, sentence) -> number(lines, name, column, min, max), BLANK));
  }

  private static double number(
      Map<String, String[]> lines, String name, int column, double min, double max) {
    String[] words = lines.getOrDefault(name, new String[0]);
    double number = column < words.length ? Double.parseDouble(words[column]) : Double.NaN;
    if (!(number >= min && number <= max)) {
      throw new IllegalArgumentException(
          "number " + column + " of the line " + name + " is not in " + min + ".." + max);
    }
    return number;
  }

  /**
   * {@return the weights for some options, which are the weights of the most similar tuned options}
   */
  AuctionWeights of(ParallelFootballOptions options) {
    Column best = columns.get(0);
    for (Column known : columns) {
      if (known.difference(options) < best.difference(options)) {
        best = known;
      }
    }
    return best.weights;
  }
}
