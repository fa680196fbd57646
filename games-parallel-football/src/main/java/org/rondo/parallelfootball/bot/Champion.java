package org.rondo.parallelfootball.bot;

import static org.rondo.parallelfootball.bot.AuctionWeight.DEADLOCK_NOISE;
import static org.rondo.parallelfootball.bot.AuctionWeight.DEADLOCK_PATIENCE;
import static org.rondo.parallelfootball.bot.AuctionWeight.SPREAD_END;
import static org.rondo.parallelfootball.bot.AuctionWeight.SPREAD_FIRST;

import java.util.function.Function;
import org.jspecify.annotations.Nullable;
import org.rondo.bot.Bot;
import org.rondo.bot.Budget;
import org.rondo.bot.Decision;
import org.rondo.bot.Weights;
import org.rondo.parallelfootball.Field;
import org.rondo.parallelfootball.Instructions;
import org.rondo.parallelfootball.ParallelFootball;
import org.rondo.parallelfootball.ParallelFootballOptions;

/**
 * First takes the balls that rivals could take. It collects safe balls in piles near home, and
 * sends its players to where they gain the most balls for each turn.
 */
final class Champion implements Bot<Field, Instructions> {
  private final Budget budget;
  private final Function<ParallelFootballOptions, Weights<AuctionWeight>> known;

  /** The map of the cells; null before the first choice, which computes it. */
  private @Nullable TerritoryMap territory;

  private final ScorelessTurns scoreless = new ScorelessTurns();

  Champion(Budget budget, Function<ParallelFootballOptions, Weights<AuctionWeight>> known) {
    this.budget = budget;
    this.known = known;
  }

  @Override
  public Instructions choose(Decision<Field, Instructions> decision) {
    BidCounter counter = new BidCounter(budget.begin(decision));
    ParallelFootball game = decision.game(ParallelFootball.class);
    Weights<AuctionWeight> weights = known.apply(game.options());
    if (territory == null) {
      territory = new TerritoryMap(game, decision.seat(), weights);
    }
    if (decision.state().isPlacing()) {
      return SpacedPlacement.of(
          decision.seat(),
          game.options().players(),
          (int) Math.round(weights.of(SPREAD_FIRST)),
          (int) Math.round(weights.of(SPREAD_END)));
    }
    JudgementNoise noise = new JudgementNoise(noise(decision.state(), weights), decision.rng());
    BallValues values = new BallValues(decision.state(), territory, weights, noise, counter);
    return new BallAuction(values, weights, counter).orders();
  }

  private double noise(Field field, Weights<AuctionWeight> weights) {
    return scoreless.turns(field) < weights.of(DEADLOCK_PATIENCE) ? 0 : weights.of(DEADLOCK_NOISE);
  }
}
