package org.rondo.gridsoccer;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.rondo.game.JointMove;
import org.rondo.game.Scratch;
import org.rondo.random.Rng;
import org.rondo.random.Seed;

/** The law of play in place, for long matches and without the other laws: it takes milliseconds. */
class GridSoccerScratchTest {
  private static Pitch played(GridSoccer game, Pitch from, int turns, Rng rng) {
    Pitch pitch = from;
    for (int turn = 0; turn < turns && !pitch.isOver(); turn++) {
      Pitch here = pitch;
      JointMove<SoccerMove> joint =
          JointMove.of(here.toMove(), seat -> game.moves(here, seat).quickSample(rng));
      pitch = game.next(here, joint, rng);
    }
    return pitch;
  }

  /** On the smallest board the ball is often free, stopped or in a goal. */
  @ParameterizedTest
  @CsvSource({"DOCUMENT, 3, 6, 0", "DOCUMENT, 5, 14, 0", "ELIZONDO, 3, 6, 0", "ELIZONDO, 5, 12, 1"})
  void playInPlaceReachesThePitchesOfTheRules(
      GridSoccerRuleset ruleset, int rows, int columns, int first) {
    List<Double> tackling = List.of(0.2, 0.5, 0.9);
    GridSoccer game =
        new GridSoccer(
            new GridSoccerOptions(rows, columns, 400, tackling, tackling, ruleset, first));
    Pitch pitch = game.start();
    Scratch<Pitch> scratch = game.scratch(pitch).orElseThrow();
    Rng rules = Seed.of(1).rng();
    Rng inPlace = Seed.of(1).rng();
    for (int turns : new int[] {0, 1, 1, 50, 100, 1, 10_000, 1}) {
      Pitch before = pitch;
      pitch = played(game, before, turns, rules);
      scratch.play(turns, inPlace);
      assertThat(scratch.state()).as("%d turns after %s", turns, before).isEqualTo(pitch);
      assertThat(inPlace.nextLong()).isEqualTo(rules.nextLong());
      Scratch<Pitch> loaded = game.scratch(before).orElseThrow();
      loaded.play(20, Seed.of(turns).rng());
      assertThat(loaded.state())
          .as("20 turns after %s", before)
          .isEqualTo(played(game, before, 20, Seed.of(turns).rng()));
    }
    assertThat(pitch.isOver()).isTrue();
    assertThat(pitch.score(0) + pitch.score(1)).isPositive();
  }
}
