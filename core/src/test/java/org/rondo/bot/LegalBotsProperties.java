package org.rondo.bot;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import net.jqwik.api.Arbitraries;
import net.jqwik.api.Arbitrary;
import net.jqwik.api.Assume;
import net.jqwik.api.EdgeCasesMode;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.Provide;
import org.rondo.game.Game;
import org.rondo.game.Move;
import org.rondo.game.State;
import org.rondo.laws.Histories;
import org.rondo.random.Rng;
import org.rondo.random.Seed;

class LegalBotsProperties {

  @Provide
  Arbitrary<Game<?, ?>> games() {
    return Arbitraries.of(
        new Pile(1, 7),
        new Pile(2, 12),
        new Pile(4, 15),
        new Dice(1, 4),
        new Dice(2, 4),
        new Dice(4, 3));
  }

  @Provide
  Arbitrary<String> bots() {
    return Arbitraries.of(
        "random",
        "greedy",
        "maximin:nodes=20",
        "minimax:nodes=50",
        "mcts:iterations=20",
        "mcts:iterations=20,width=2,playouts=greedy,horizon=2",
        "duct:iterations=20",
        "duct:iterations=20,width=2,parts=true,goal=lead",
        "regret-matching:iterations=30",
        "regret-matching:iterations=30,branches=6,width=3");
  }

  @Property(edgeCases = EdgeCasesMode.NONE)
  void everyBotPlaysALegalMoveInEverySeat(
      @ForAll("games") Game<?, ?> game, @ForAll("bots") String bot, @ForAll long seed) {
    boolean isThere =
        BotCatalog.list(game).stream().anyMatch(entry -> entry.name().equals(bot.split(":")[0]));
    Assume.that(isThere);
    playsLegally(game, Seed.of(seed), bot);
  }

  private static <S extends State, M extends Move> void playsLegally(
      Game<S, M> game, Seed seed, String name) {
    Bot<S, M> bot = BotCatalog.find(game, name).newBot();
    Rng rng = seed.child("bot").rng();
    List<S> history = Histories.random(game, seed);
    for (S state : history) {
      for (int seat : state.toMove()) {
        M move = bot.choose(Decision.in(game, state, seat, rng));
        assertThat(game.moves(state, seat).objection(move)).as("%s in %s", move, state).isEmpty();
      }
    }
  }
}
