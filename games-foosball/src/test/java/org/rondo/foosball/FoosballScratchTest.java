package org.rondo.foosball;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import org.rondo.game.JointMove;
import org.rondo.game.Scratch;
import org.rondo.random.Rng;
import org.rondo.random.Seed;

/** The law of play in place, for long matches and without the other laws: it takes milliseconds. */
class FoosballScratchTest {
  private static FoosballTable played(Foosball game, FoosballTable from, int turns, Rng rng) {
    FoosballTable table = from;
    for (int turn = 0; turn < turns && !table.isOver(); turn++) {
      FoosballTable here = table;
      JointMove<Roster> joint =
          JointMove.of(here.toMove(), seat -> game.moves(here, seat).quickSample(rng));
      table = game.next(here, joint, rng);
    }
    return table;
  }

  @ParameterizedTest
  @EnumSource(FoosballRuleset.class)
  void playInPlaceReachesTheTablesOfTheRules(FoosballRuleset ruleset) {
    Foosball game = new Foosball(new FoosballOptions(ruleset));
    FoosballTable table = game.start();
    Scratch<FoosballTable> scratch = game.scratch(table).orElseThrow();
    Rng rules = Seed.of(1).rng();
    Rng inPlace = Seed.of(1).rng();
    for (int turns : new int[] {0, 1, 30, 168, 1, 1, 250, 10_000, 1}) {
      FoosballTable before = table;
      table = played(game, before, turns, rules);
      scratch.play(turns, inPlace);
      assertThat(scratch.state()).as("%d turns after %s", turns, before).isEqualTo(table);
      assertThat(inPlace.nextLong()).isEqualTo(rules.nextLong());
      Scratch<FoosballTable> loaded = game.scratch(before).orElseThrow();
      loaded.play(20, Seed.of(turns).rng());
      assertThat(loaded.state())
          .as("20 turns after %s", before)
          .isEqualTo(played(game, before, 20, Seed.of(turns).rng()));
    }
    assertThat(table.isOver()).isTrue();
  }
}
