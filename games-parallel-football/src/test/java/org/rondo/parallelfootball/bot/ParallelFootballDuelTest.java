package org.rondo.parallelfootball.bot;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.function.Supplier;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import org.rondo.bot.Bot;
import org.rondo.bot.Budget;
import org.rondo.duel.Duel;
import org.rondo.duel.DuelListener;
import org.rondo.duel.DuelResult;
import org.rondo.duel.Measure;
import org.rondo.parallelfootball.Field;
import org.rondo.parallelfootball.Instructions;
import org.rondo.parallelfootball.ParallelFootball;
import org.rondo.parallelfootball.ParallelFootballOptions;
import org.rondo.random.Rng;
import org.rondo.random.Seed;

/** Duels of teams, each of which holds two of the four seats. */
class ParallelFootballDuelTest {
  private static final int MAX_MATCHES = 180;

  /** A game that ends early, so that many duels can be played. */
  private static final ParallelFootball SMALL =
      new ParallelFootball(new ParallelFootballOptions(2, 8, 50));

  /**
   * The beginner, which forgets what to do in a part of its turns.
   *
   * @param mark makes the draws of two teams on the same seat independent
   */
  private static Supplier<Bot<Field, Instructions>> forgetful(double part, long mark) {
    return () -> {
      Bot<Field, Instructions> beginner = ParallelFootballBots.beginner();
      return decision -> {
        Rng rng = Seed.of(decision.rng().nextLong() ^ mark).rng();
        return rng.chance(part) ? decision.moves().sample(rng) : beginner.choose(decision);
      };
    };
  }

  private static Duel<Field, Instructions> duel(double mine, double other, int seed) {
    return Duel.of(SMALL)
        .first("mine", forgetful(mine, 0x1234_5678_9ABC_DEF0L))
        .second("other", forgetful(other, 0x0FED_CBA9_8765_4321L))
        .listener(new DuelListener() {})
        .threads(2)
        .seed(Seed.of(4444).child("duel", seed));
  }

  private static double shareStronger(double mine, double other, Measure measure, int duels)
      throws InterruptedException {
    int stronger = 0;
    for (int seed = 0; seed < duels; seed++) {
      DuelResult result = duel(mine, other, seed).measure(measure).matches(MAX_MATCHES).play();
      stronger += result.isFirstStronger() ? 1 : 0;
    }
    return (double) stronger / duels;
  }

  @Test
  void aTeamThatForgetsLessIsFoundStronger() throws InterruptedException {
    duel(0.2, 0.6, 1).play().requireFirstStronger();
  }

  @Test
  @Tag("long")
  void theChampionIsStrongerThanTheSoundTeam() throws InterruptedException {
    Duel.of(new ParallelFootball())
        .first("champion", () -> ParallelFootballBots.champion(Budget.steps(4_000)))
        .second("sound", ParallelFootballBots::sound)
        .play()
        .requireFirstStronger();
  }

  @Tag("long")
  @ParameterizedTest
  @EnumSource
  void ofEqualTeamsAtMostOneInTwentyIsFoundStronger(Measure measure) throws InterruptedException {
    assertThat(shareStronger(0.4, 0.4, measure, 400)).isLessThanOrEqualTo(0.05);
  }

  @Tag("long")
  @ParameterizedTest
  @EnumSource
  void aLittleAdvantageIsFound(Measure measure) throws InterruptedException {
    assertThat(shareStronger(0.3, 0.4, measure, 50)).isGreaterThan(0.5);
  }
}
