package org.rondo.parallelfootball.bot;

import java.util.HashMap;
import java.util.Map;
import org.rondo.game.Options;
import org.rondo.parallelfootball.Cell;

/**
 * The champion's weights as options of its specification. The class knows the names of the options,
 * their ranges, and the given values.
 *
 * <p>In a tournament, a bot may play matches with different numbers of players and different
 * ranges. A given weight is used in all matches. The other weights are chosen for each match.
 */
final class AuctionWeightOptions {
  private final Map<String, Double> given;

  private AuctionWeightOptions(Map<String, Double> given) {
    this.given = Map.copyOf(given);
  }

  /**
   * {@return the weights that the options give}
   *
   * @param options the options; every weight is looked up in them
   * @param defaults the weights that are shown as the defaults
   * @throws IllegalArgumentException if a weight is out of its range
   */
  static AuctionWeightOptions read(Options options, AuctionWeights defaults) {
    Map<String, Double> given = new HashMap<>();
    weights(
        (name, fallback, min, max, sentence) -> {
          double value = options.about(sentence).real(name, fallback, min, max);
          if (options.isGiven(name)) {
            given.put(name, value);
          }
          return value;
        },
        defaults);
    return new AuctionWeightOptions(given);
  }

  /** {@return the given weights, and the defaults for all others} */
  AuctionWeights over(AuctionWeights defaults) {
    return weights(
        (name, fallback, min, max, sentence) -> given.getOrDefault(name, fallback), defaults);
  }

  /** A source of the values of weights. */
  interface OptionSource {
    double real(String name, double fallback, double min, double max, String sentence);

    /**
     * {@return a weight that is a number of cells} It is read like any other weight, so that a
     * tuning search can treat all weights alike.
     */
    default int cells(String name, int fallback, int min, int max, String sentence) {
      return (int) Math.round(real(name, fallback, min, max, sentence));
    }
  }

  /**
   * Returns the weights from a source.
   *
   * @param source the source; each weight is read once, under the name of its option
   * @param defaults the values of the weights that the source does not have
   */
  static AuctionWeights weights(OptionSource source, AuctionWeights defaults) {
    return new AuctionWeights(
        spread(source, defaults.spread()),
        territory(source, defaults.territory()),
        gain(source, defaults.gain()),
        rivalry(source, defaults.rivalry()),
        route(source, defaults.route()),
        company(source, defaults.company()),
        landing(source, defaults.landing()),
        deadlock(source, defaults.deadlock()));
  }

  private static AuctionWeights.Spread spread(OptionSource source, AuctionWeights.Spread defaults) {
    return new AuctionWeights.Spread(
        source.cells(
            "spread-first",
            defaults.first(),
            0,
            512,
            "The first cell for players, by its rank in the distances from home."),
        source.cells(
            "spread-end",
            defaults.end(),
            1,
            Cell.COUNT,
            "The last cell for players, by its rank in the distances from home."));
  }

  private static AuctionWeights.Territory territory(
      OptionSource source, AuctionWeights.Territory defaults) {
    return new AuctionWeights.Territory(
        source.real(
            "territory-slope",
            defaults.slope(),
            0.1,
            8,
            "The fall of the chance to get a ball with each kick of distance from home."),
        source.real(
            "territory-straight",
            defaults.straight(),
            0,
            1,
            "The weight of the straight distance from home against the number of kicks."));
  }

  private static AuctionWeights.Gain gain(OptionSource source, AuctionWeights.Gain defaults) {
    return new AuctionWeights.Gain(
        source.real(
            "gain-work",
            defaults.work(),
            0,
            1,
            "The worth of having one kick less to make, at the beginning of a match."),
        source.real(
            "gain-haste",
            defaults.haste(),
            0,
            1,
            "The rise of that worth until the end of a match."),
        source.real(
            "gain-urgency",
            defaults.urgency(),
            0,
            1,
            "The loss of the chance to get a ball that a rival can take at once."),
        source.real(
            "gain-fading",
            defaults.fading(),
            1,
            20,
            "The number of turns in which that urgency fades."));
  }

  private static AuctionWeights.Rivalry rivalry(
      OptionSource source, AuctionWeights.Rivalry defaults) {
    return new AuctionWeights.Rivalry(
        source.real(
            "rivalry-claimed",
            defaults.claimed(),
            0,
            1,
            "The factor for a ball that a rival will probably take earlier."),
        source.real(
            "rivalry-claimed-at-once",
            defaults.claimedAtOnce(),
            0,
            1,
            "The factor for a ball that a rival will probably take at the same time."),
        source.real(
            "rivalry-nearer",
            defaults.nearer(),
            0,
            1,
            "The factor for a ball to which a rival is nearer."),
        source.real(
            "rivalry-as-near",
            defaults.asNear(),
            0,
            1,
            "The factor for a ball to which a rival is as near."),
        source.real(
            "rivalry-shared",
            defaults.shared(),
            0,
            1.5,
            "The weight of losing a kick by lot to rivals on the same cell."),
        source.real(
            "rivalry-horizon",
            defaults.horizon(),
            0,
            30,
            "The number of turns for which rivals are predicted."));
  }

  private static AuctionWeights.Route route(OptionSource source, AuctionWeights.Route defaults) {
    return new AuctionWeights.Route(
        source.real("route-step", defaults.step(), 0.2, 4, "The cost of a step, in kicks."),
        source.real(
            "route-balls",
            defaults.balls(),
            1,
            8,
            "The maximum number of balls on a cell that count."));
  }

  private static AuctionWeights.Company company(
      OptionSource source, AuctionWeights.Company defaults) {
    return new AuctionWeights.Company(
        source.real(
            "company-near",
            defaults.near(),
            -2,
            1,
            "The weight of other balls nearby; below 0, single balls are preferred."),
        source.real(
            "company-near-fading",
            defaults.nearFading(),
            0,
            0.9,
            "The factor by which that weight falls with each cell of distance."),
        source.real(
            "company-wide",
            defaults.wide(),
            -0.5,
            0.5,
            "The weight of all balls and players around a ball."),
        source.real(
            "company-wide-fading",
            defaults.wideFading(),
            0,
            0.9,
            "The factor by which that weight falls with each cell of distance."),
        source.real(
            "company-mate", defaults.mate(), -2, 2, "The harm of a team-mate around a ball."),
        source.real(
            "company-rival", defaults.rival(), -1, 2, "The harm of a rival around a ball."));
  }

  private static AuctionWeights.Landing landing(
      OptionSource source, AuctionWeights.Landing defaults) {
    return new AuctionWeights.Landing(
        source.real(
            "landing-lost",
            defaults.lost(),
            0,
            1,
            "The loss of the chance to get a ball if a rival is nearer to the target."),
        source.real(
            "landing-lost-as-near",
            defaults.lostAsNear(),
            0,
            1,
            "The same loss if a rival is as near to the target."),
        source.real(
            "landing-walk",
            defaults.walk(),
            0,
            0.5,
            "The cost of each step of the nearest player to the target."),
        source.real(
            "landing-shared",
            defaults.shared(),
            0,
            2,
            "The reduction of that cost by each ball on the target."),
        source.real(
            "landing-pile", defaults.pile(), -0.2, 1, "The weight of the balls on the target."),
        source.real(
            "landing-danger",
            defaults.danger(),
            0,
            0.5,
            "The penalty for rivals near the target."));
  }

  private static AuctionWeights.Deadlock deadlock(
      OptionSource source, AuctionWeights.Deadlock defaults) {
    return new AuctionWeights.Deadlock(
        source.real(
            "deadlock-noise",
            defaults.noise(),
            0,
            1,
            "The greatest random change of a gain after turns without a score."),
        source.real(
            "deadlock-patience",
            defaults.patience(),
            0,
            200,
            "The number of turns without a score before the random changes begin."));
  }
}
