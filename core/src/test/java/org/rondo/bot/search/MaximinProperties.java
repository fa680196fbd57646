package org.rondo.bot.search;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import java.util.stream.IntStream;
import net.jqwik.api.EdgeCasesMode;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.constraints.IntRange;
import org.rondo.bot.Decision;
import org.rondo.bot.Dice;
import org.rondo.bot.OneTurn;
import org.rondo.bot.Scoring;
import org.rondo.game.JointMove;
import org.rondo.random.Distribution;
import org.rondo.random.Seed;

class MaximinProperties {

  @Property(edgeCases = EdgeCasesMode.NONE)
  void playsTheRowWhoseLowestNumberIsHighest(@ForAll long seed) {
    MatrixGame game = MatrixGame.random(6, Seed.of(seed).rng());
    Assessment<MatrixGame.Line> found =
        MaximinSearch.of(game)
            .scoring(Scoring.lead(2))
            .analyse(Decision.in(game, game.start(), 0, Seed.of(seed).child("bot").rng()));
    double best =
        game.pays().stream()
            .mapToDouble(row -> row.stream().mapToDouble(pay -> 2 * pay).min().orElseThrow())
            .max()
            .orElseThrow();
    assertThat(found.value()).isEqualTo(best);
    assertThat(game.pays().get(found.move().number()).stream().mapToDouble(pay -> 2 * pay).min())
        .hasValue(best);
  }

  @Property(edgeCases = EdgeCasesMode.NONE)
  void theOthersMayDoTheirWorstTogetherAndTheDieIsAveraged(
      @ForAll @IntRange(min = 1, max = 3) int seats, @ForAll long seed) {
    Dice game = new Dice(seats, 2);
    Dice.Table start = game.start(Seed.of(seed).rng());
    Scoring<Dice.Table> strange =
        (table, seat) -> (table.scores().stream().mapToInt(n -> n * n).sum() * 7 + seed % 5) % 11;
    Assessment<Dice.Guess> found =
        MaximinSearch.of(game)
            .scoring(strange)
            .analyse(Decision.in(game, start, 0, Seed.of(seed).child("bot").rng()));
    double best =
        game.moves(start, 0).list().stream()
            .mapToDouble(own -> worst(game, start, strange, own))
            .max()
            .orElseThrow();
    assertThat(found.value()).isCloseTo(best, within(1e-9));
    assertThat(worst(game, start, strange, found.move())).isCloseTo(best, within(1e-9));
  }

  private static double worst(
      Dice game, Dice.Table start, Scoring<Dice.Table> scoring, Dice.Guess own) {
    int others = game.seatCount() - 1;
    int answers = game.moves(start, 0).list().size();
    return IntStream.range(0, (int) Math.pow(answers, others))
        .mapToDouble(
            n -> {
              JointMove<Dice.Guess> joint =
                  JointMove.of(
                      start.toMove(),
                      seat ->
                          seat == 0
                              ? own
                              : game.moves(start, seat)
                                  .list()
                                  .get(n / (int) Math.pow(answers, seat - 1) % answers));
              return Distribution.of(rng -> game.next(start, joint, rng))
                  .mean(table -> scoring.score(table, 0));
            })
        .min()
        .orElseThrow();
  }

  @Property(edgeCases = EdgeCasesMode.NONE)
  void alonePlaysForTheScore(@ForAll @IntRange(min = 1, max = 8) int choices, @ForAll long seed) {
    double[] pay = Seed.of(seed).rng().toRandomGenerator().doubles(choices).toArray();
    OneTurn game = OneTurn.paying(pay);
    Assessment<Dice.Guess> found =
        MaximinSearch.of(game)
            .analyse(Decision.in(game, game.start(), 0, Seed.of(seed).child("bot").rng()));
    assertThat(found.value())
        .isEqualTo(IntStream.range(0, choices).mapToDouble(i -> pay[i]).max().orElseThrow());
  }
}
