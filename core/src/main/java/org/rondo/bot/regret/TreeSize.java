package org.rondo.bot.regret;

import java.util.Optional;
import java.util.function.Function;
import java.util.function.IntPredicate;
import org.rondo.game.Game;
import org.rondo.game.JointMove;
import org.rondo.game.Move;
import org.rondo.game.State;
import org.rondo.game.Trait;
import org.rondo.random.Distribution;
import org.rondo.random.Rng;
import org.rondo.random.Seed;

/**
 * Estimates from a few random matches that a game is too large to be walked (D. E. Knuth,
 * "Estimating the efficiency of backtrack programs", 1975).
 *
 * <p>The product of the numbers of choices along a random match is on average about the number of
 * matches. So it is seldom far above it: eight products above the limit are certain enough, and so
 * is a mean far above the limit. A game that passes may still be too large.
 */
final class TreeSize {
  private static final int MATCHES = 256;

  /** The number of matches that are enough if all their products are above the limit. */
  private static final int FIRST_MATCHES = 8;

  /** The mean is far above the limit if it is above this multiple of it. */
  private static final double FAR = 100;

  /** The maximum number of branches of chance that are counted; more count as so many. */
  private static final int MAX_BRANCHES = 64;

  private TreeSize() {}

  /** {@return the reason why all positions of a game are too many, if it is known} */
  static Optional<String> refusalToWalk(Game<?, ?> game) {
    boolean isDrawn = game.traits().has(Trait.CHANCE);
    return new Estimate<>(game, GameTree.MAX_POSITIONS, seat -> true, isDrawn).isBeyond()
        ? Optional.of(
            "walks all positions of a game, at most "
                + GameTree.MAX_POSITIONS
                + ", and "
                + game.id()
                + " has more; take "
                + (game.traits().has(Trait.HIDDEN)
                    ? "mccfr or ismcts"
                    : "mccfr or regret-matching"))
        : Optional.empty();
  }

  /**
   * {@return the reason why an iteration of external sampling would be too long, if it is known}
   */
  static Optional<String> refusalToSample(Game<?, ?> game, int most) {
    boolean isBeyond =
        new Estimate<>(game, most, seat -> seat == 0, false).isBeyond()
            || new Estimate<>(game, most, seat -> seat == 1, false).isBeyond();
    return isBeyond
        ? Optional.of(
            "tries all ways in which a seat can move in a match, at most about "
                + most
                + ", and "
                + game.id()
                + " has more; take "
                + (game.traits().has(Trait.HIDDEN) ? "ismcts" : "regret-matching"))
        : Optional.empty();
  }

  /**
   * Counts choices in random matches.
   *
   * @param counted the seats whose moves count
   * @param isChanceCounted whether the branches of chance count
   */
  private record Estimate<S extends State, M extends Move>(
      Game<S, M> game, double limit, IntPredicate counted, boolean isChanceCounted) {

    boolean isBeyond() {
      double most = FAR * MATCHES * limit;
      double sum = 0;
      double least = Double.POSITIVE_INFINITY;
      for (int match = 0; match < MATCHES && sum <= most; match++) {
        double ways = ways(Seed.of(match).rng(), match < FIRST_MATCHES ? limit : most);
        least = Math.min(least, ways);
        sum += ways;
        if (match + 1 == FIRST_MATCHES && least > limit) {
          return true;
        }
      }
      return sum > most;
    }

    /**
     * {@return the product for one match, or a larger number than {@code most} as soon as it is}
     */
    private double ways(Rng rng, double most) {
      S state = game.start(rng);
      double ways = branches(game::start);
      for (int turn = 0; !state.isOver() && ways <= most; turn++) {
        if (turn == GameTree.MAX_TURNS) {
          return Double.POSITIVE_INFINITY;
        }
        for (int seat : state.toMove()) {
          double count = game.moves(state, seat).count().doubleValue();
          ways *= counted.test(seat) || count > GameTree.MAX_MOVES ? count : 1;
        }
        if (ways <= most) {
          S here = state;
          JointMove<M> joint =
              JointMove.of(here.toMove(), seat -> game.moves(here, seat).sample(rng));
          ways *= branches(chance -> game.next(here, joint, chance));
          state = game.next(here, joint, rng);
        }
      }
      return ways;
    }

    private double branches(Function<Rng, S> draws) {
      if (!isChanceCounted) {
        return 1;
      }
      try {
        return Distribution.<S>within(MAX_BRANCHES, draws)
            .map(outcomes -> outcomes.outcomes().size())
            .orElse(MAX_BRANCHES);
      } catch (IllegalStateException e) {
        // Rules that draw raw bits have no branches that could be walked.
        return Double.POSITIVE_INFINITY;
      }
    }
  }
}
