package org.rondo.parallelfootball.bot;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import java.util.stream.IntStream;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.constraints.IntRange;
import org.rondo.bot.Bot;
import org.rondo.bot.Budget;
import org.rondo.bot.Decision;
import org.rondo.game.JointMove;
import org.rondo.parallelfootball.Field;
import org.rondo.parallelfootball.Instructions;
import org.rondo.parallelfootball.ParallelFootball;
import org.rondo.parallelfootball.ParallelFootballOptions;
import org.rondo.random.Rng;
import org.rondo.random.Seed;

class ParallelFootballChampionProperties {

  /** Returns the moves of every turn, the champion in one seat and random orders in the others. */
  private static List<JointMove<Instructions>> played(
      ParallelFootball game, int seat, int bids, Seed seed) {
    Bot<Field, Instructions> champion = ParallelFootballBots.champion(Budget.steps(bids));
    Rng others = seed.child("others").rng();
    Rng rules = seed.child("rules").rng();
    List<JointMove<Instructions>> turns = new ArrayList<>();
    Field field = game.start();
    while (!field.isOver()) {
      Field now = field;
      Instructions own = champion.choose(Decision.in(game, now, seat, Rng.none()));
      assertThat(game.moves(now, seat).objection(own)).as("%s in %s", own, now).isEmpty();
      JointMove<Instructions> joint =
          JointMove.of(
              now.toMove(), team -> team == seat ? own : game.moves(now, team).sample(others));
      turns.add(joint);
      field = game.next(now, joint, rules);
    }
    return turns;
  }

  @Property(tries = 25)
  void theChampionPlaysLegalMoves(
      @ForAll @IntRange(min = 1, max = 20) int players,
      @ForAll @IntRange(min = 1, max = 46) int range,
      @ForAll @IntRange(min = 0, max = 3) int seat,
      @ForAll @IntRange(min = 1, max = 100) int bids,
      @ForAll long seed) {
    ParallelFootball game = new ParallelFootball(new ParallelFootballOptions(players, range, 15));

    assertThat(played(game, seat, bids, Seed.of(seed))).isNotEmpty();
  }

  @Property(tries = 10)
  void theChampionPlaysTheSameForTheSameSeedAndBudget(
      @ForAll @IntRange(min = 1, max = 20) int players,
      @ForAll @IntRange(min = 1, max = 46) int range,
      @ForAll @IntRange(min = 1, max = 500) int bids,
      @ForAll long seed) {
    ParallelFootball game = new ParallelFootball(new ParallelFootballOptions(players, range, 12));
    List<List<JointMove<Instructions>>> games =
        IntStream.range(0, 2).mapToObj(i -> played(game, 1, bids, Seed.of(seed))).toList();

    assertThat(games.get(0)).isEqualTo(games.get(1));
  }
}
