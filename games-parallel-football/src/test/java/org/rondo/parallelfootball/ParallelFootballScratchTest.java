package org.rondo.parallelfootball;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.rondo.game.JointMove;
import org.rondo.game.Scratch;
import org.rondo.random.Rng;
import org.rondo.random.Seed;

/** The law of play in place, for whole matches and without the other laws. */
class ParallelFootballScratchTest {
  private static Field played(ParallelFootball game, Field from, int turns, Rng rng) {
    Field field = from;
    for (int turn = 0; turn < turns && !field.isOver(); turn++) {
      Field here = field;
      JointMove<Instructions> joint =
          JointMove.of(here.toMove(), seat -> game.moves(here, seat).quickSample(rng));
      field = game.next(here, joint, rng);
    }
    return field;
  }

  @ParameterizedTest
  @CsvSource({"1, 3, 30", "4, 46, 60"})
  void playInPlaceReachesTheFieldsOfTheRules(int players, int range, int limit) {
    ParallelFootball game =
        new ParallelFootball(new ParallelFootballOptions(players, range, limit));
    Field field = game.start();
    Scratch<Field> scratch = game.scratch(field).orElseThrow();
    Rng rules = Seed.of(1).rng();
    Rng inPlace = Seed.of(1).rng();
    for (int turns : new int[] {0, 1, 1, 20, 1_000, 1}) {
      Field before = field;
      field = played(game, before, turns, rules);
      scratch.play(turns, inPlace);
      assertThat(scratch.state()).as("%d turns after %s", turns, before).isEqualTo(field);
      assertThat(inPlace.nextLong()).isEqualTo(rules.nextLong());
      Scratch<Field> loaded = game.scratch(before).orElseThrow();
      loaded.play(3, Seed.of(turns).rng());
      assertThat(loaded.state())
          .as("3 turns after %s", before)
          .isEqualTo(played(game, before, 3, Seed.of(turns).rng()));
    }
    assertThat(field.isOver()).isTrue();
  }
}
