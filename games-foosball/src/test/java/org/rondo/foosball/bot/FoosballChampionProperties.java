package org.rondo.foosball.bot;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.constraints.IntRange;
import org.rondo.bot.Bot;
import org.rondo.bot.Bots;
import org.rondo.bot.Budget;
import org.rondo.bot.Decision;
import org.rondo.bot.Entrant;
import org.rondo.foosball.Foosball;
import org.rondo.foosball.FoosballOptions;
import org.rondo.foosball.FoosballRuleset;
import org.rondo.foosball.FoosballTable;
import org.rondo.foosball.Roster;
import org.rondo.game.JointMove;
import org.rondo.match.Match;
import org.rondo.match.MatchRecord;
import org.rondo.random.Rng;
import org.rondo.random.Seed;

class FoosballChampionProperties {

  private static Bot<FoosballTable, Roster> champion(int nodes) {
    return FoosballBots.champion(Budget.steps(nodes));
  }

  private static MatchRecord match(FoosballRuleset ruleset, int nodes, long seed) {
    return Match.of(new Foosball(new FoosballOptions(ruleset)))
        .seat("champion", champion(nodes))
        .seat(new Entrant<>("random", Bots::random))
        .seed(seed)
        .play();
  }

  @Property(tries = 6)
  void itPlaysWholeGamesByTheRules(
      @ForAll FoosballRuleset ruleset,
      @ForAll @IntRange(min = 1, max = 3_000) int nodes,
      @ForAll long seed) {
    assertThat(match(ruleset, nodes, seed).faults()).isEmpty();
  }

  @Property(tries = 3)
  void theSameSeedAndBudgetGiveTheSameGame(
      @ForAll FoosballRuleset ruleset,
      @ForAll @IntRange(min = 1, max = 3_000) int nodes,
      @ForAll long seed) {
    assertThat(match(ruleset, nodes, seed)).isEqualTo(match(ruleset, nodes, seed));
  }

  /** A match of a champion against one that draws, as it goes on round by round. */
  private static final class OngoingMatch {
    private final Foosball foosball = new Foosball();
    private final Bot<FoosballTable, Roster> champion = champion(600);
    private final List<Roster> chosen = new ArrayList<>();
    private final Rng rng;
    private FoosballTable table = foosball.start();

    OngoingMatch(long seed) {
      rng = Seed.of(seed).rng();
    }

    void round() {
      Roster own = champion.choose(Decision.in(foosball, table, 0, Rng.none()));
      chosen.add(own);
      Roster other = foosball.moves(table, 1).sample(rng);
      table = foosball.next(table, JointMove.all(own, other), rng);
    }

    List<Roster> toTheEnd() {
      while (!table.isOver()) {
        round();
      }
      return chosen;
    }
  }

  @Property(tries = 3)
  void twoOfThemKnowNothingOfEachOther(@ForAll long seed, @ForAll long other) {
    OngoingMatch one = new OngoingMatch(seed);
    OngoingMatch two = new OngoingMatch(other);
    for (int round = 0; round < FoosballTable.ROUNDS; round++) {
      one.round();
      two.round();
    }
    assertThat(one.chosen).isEqualTo(new OngoingMatch(seed).toTheEnd());
    assertThat(two.chosen).isEqualTo(new OngoingMatch(other).toTheEnd());
  }
}
