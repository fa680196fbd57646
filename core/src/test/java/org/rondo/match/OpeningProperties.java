package org.rondo.match;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.HashSet;
import java.util.Set;
import net.jqwik.api.Arbitrary;
import net.jqwik.api.Example;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.Provide;
import net.jqwik.api.constraints.IntRange;
import org.rondo.bot.Pile;
import org.rondo.game.Game;
import org.rondo.game.Move;
import org.rondo.game.State;
import org.rondo.random.Seed;

class OpeningProperties {

  @Provide
  Arbitrary<Game<?, ?>> games() {
    return ToyMatches.games();
  }

  @Property
  void aRandomOpeningIsLegalInAMatchOfItsSeedAndLeavesSomethingToPlay(
      @ForAll("games") Game<?, ?> game, @ForAll long seed, @ForAll @IntRange(max = 60) int turns) {
    leavesSomethingToPlay(game, Seed.of(seed), turns);
  }

  private static <S extends State, M extends Move> void leavesSomethingToPlay(
      Game<S, M> game, Seed seed, int turns) {
    Opening opening = Opening.random(game, turns, seed);
    MatchRecord record = ToyMatches.match(game, seed, 0, turns).play();
    assertThat(record.opening()).isEqualTo(opening);
    assertThat(opening.turns()).hasSizeLessThanOrEqualTo(turns);
    assertThat(record.turns()).isNotEmpty();
    if (opening.turns().size() < turns) {
      // It was cut short: with one turn more the random game would have been over.
      assertThat(Opening.random(game, turns + 9, seed)).isEqualTo(opening);
    }
  }

  @Property
  void aShorterRandomOpeningIsTheBeginningOfALongerOne(
      @ForAll("games") Game<?, ?> game, @ForAll long seed, @ForAll @IntRange(max = 8) int turns) {
    Opening longer = Opening.random(game, turns + 1, Seed.of(seed));
    Opening shorter = Opening.random(game, turns, Seed.of(seed));
    assertThat(longer.turns().subList(0, shorter.turns().size())).isEqualTo(shorter.turns());
  }

  @Property
  void aLongGameHasTheOpeningInFullLength(
      @ForAll long seed, @ForAll @IntRange(max = 30) int turns) {
    assertThat(Opening.random(new Pile(2, 200), turns, Seed.of(seed)).turns()).hasSize(turns);
  }

  @Example
  void openingsOfDifferentSeedsDiffer() {
    Set<Opening> openings = new HashSet<>();
    for (int seed = 0; seed < 100; seed++) {
      openings.add(Opening.random(new Pile(2, 200), 20, Seed.of(seed)));
    }
    assertThat(openings).hasSize(100);
  }

  @Example
  void aGameThatIsOverAtTheStartHasNoOpening() {
    assertThat(Opening.random(new Pile(2, 0), 5, Seed.of(1))).isEqualTo(Opening.none());
  }
}
