package org.rondo.parallelfootball.bot;

import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.stream.IntStream;
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

  private static final List<TunedAuctionWeights> ALL = read();

  private final int players;
  private final int range;
  private final AuctionWeights weights;

  private TunedAuctionWeights(int players, int range, AuctionWeights weights) {
    this.players = players;
    this.range = range;
    this.weights = weights;
  }

  /** Reads the table. A line is a name, and a number for each column. */
  private static List<TunedAuctionWeights> read() {
    Map<String, String[]> lines = new HashMap<>();
    try (InputStream in = TunedAuctionWeights.class.getResourceAsStream(RESOURCE)) {
      byte[] bytes = Objects.requireNonNull(in, RESOURCE).readAllBytes();
      new String(bytes, StandardCharsets.UTF_8)
          .lines()
          .filter(line -> !line.startsWith("#"))
          .map(line -> line.split(" +"))
          .forEach(words -> lines.put(words[0], words));
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
    return IntStream.range(1, lines.get("p").length)
        .mapToObj(column -> read(lines, column))
        .toList();
  }

  private static TunedAuctionWeights read(Map<String, String[]> lines, int column) {
    return new TunedAuctionWeights(
        Integer.parseInt(lines.get("p")[column]),
        Integer.parseInt(lines.get("k")[column]),
        AuctionWeightOptions.weights(
            (name, fallback, min, max, sentence) -> Double.parseDouble(lines.get(name)[column]),
            BLANK));
  }

  /**
   * {@return the weights for some options, which are the weights of the most similar tuned options}
   */
  static AuctionWeights of(ParallelFootballOptions options) {
    TunedAuctionWeights best = ALL.get(0);
    for (TunedAuctionWeights known : ALL) {
      if (known.difference(options) < best.difference(options)) {
        best = known;
      }
    }
    return best.weights;
  }

  private double difference(ParallelFootballOptions options) {
    double byPlayers = StrictMath.log((double) options.players() / players);
    double byRange = StrictMath.log((double) options.range() / range);
    return PLAYERS * Math.abs(byPlayers) + Math.abs(byRange);
  }
}
