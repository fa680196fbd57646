package org.rondo.parallelfootball.bot;

import java.util.List;
import java.util.stream.IntStream;
import org.rondo.bot.LearnedWeights;
import org.rondo.bot.WeightTable;
import org.rondo.bot.Weights;
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

  /** The weights that tuning found. */
  static final LearnedWeights<TunedAuctionWeights> TUNED =
      LearnedWeights.in(TunedAuctionWeights.class, RESOURCE, TunedAuctionWeights::read);

  private final List<Column> columns;

  private TunedAuctionWeights(List<Column> columns) {
    this.columns = columns;
  }

  /** A column of the table: the weights for a number of players and a range. */
  private record Column(int players, int range, Weights<AuctionWeight> weights) {
    private double difference(ParallelFootballOptions options) {
      double byPlayers = StrictMath.log((double) options.players() / players);
      double byRange = StrictMath.log((double) options.range() / range);
      return PLAYERS * Math.abs(byPlayers) + Math.abs(byRange);
    }
  }

  private static TunedAuctionWeights read(byte[] text) {
    WeightTable table = WeightTable.read(text);
    if (table.columns("p") < 1) {
      throw new IllegalArgumentException("there is no line of the numbers of players, p");
    }
    return new TunedAuctionWeights(
        IntStream.rangeClosed(1, table.columns("p"))
            .mapToObj(
                column ->
                    new Column(
                        (int) table.number("p", column, 1, 1024),
                        (int) table.number("k", column, 1, 46),
                        table.column(AuctionWeight.class, column)))
            .toList());
  }

  /**
   * {@return the weights for some options, which are the weights of the most similar tuned options}
   */
  Weights<AuctionWeight> of(ParallelFootballOptions options) {
    Column best = columns.get(0);
    for (Column known : columns) {
      if (known.difference(options) < best.difference(options)) {
        best = known;
      }
    }
    return best.weights;
  }
}
