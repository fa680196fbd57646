package org.rondo.bot.search;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import java.util.ArrayList;
import java.util.List;
import net.jqwik.api.Arbitraries;
import net.jqwik.api.Arbitrary;
import net.jqwik.api.EdgeCasesMode;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.Provide;
import net.jqwik.api.constraints.IntRange;
import org.rondo.bot.Bot;
import org.rondo.bot.BotCatalog;
import org.rondo.bot.Budget;
import org.rondo.bot.Decision;
import org.rondo.bot.Dice;
import org.rondo.bot.Pile;
import org.rondo.game.Game;
import org.rondo.game.Move;
import org.rondo.game.State;
import org.rondo.laws.Histories;
import org.rondo.random.Seed;

/** What holds of every search, whatever it plays. */
class SearchProperties {

  /** A game and a bot that plays it. */
  record Player(Game<?, ?> game, String bot) {}

  @Provide
  Arbitrary<Player> players() {
    return Arbitraries.of(
        new Player(new Pile(2, 12), "mcts:iterations=60"),
        new Player(new Pile(4, 12), "mcts:iterations=60,playouts=greedy,horizon=3"),
        new Player(new LuckyPile(12, 3), "mcts:iterations=60,branches=3"),
        new Player(new LuckyPile(12, 3), "minimax:nodes=100"),
        new Player(new Pile(2, 12), "minimax:nodes=100"),
        new Player(new Dice(2, 3), "duct:iterations=60,width=3"),
        new Player(new Dice(3, 3), "duct:iterations=60,width=3,parts=true"),
        new Player(new Dice(2, 3), "regret-matching:iterations=60"),
        new Player(new Dice(3, 3), "maximin:nodes=60"));
  }

  @Property(edgeCases = EdgeCasesMode.NONE)
  void theSameSeedAndBudgetGiveTheSameMoves(@ForAll("players") Player player, @ForAll long seed) {
    assertThat(moves(player.game(), player.bot(), Seed.of(seed), 1))
        .isEqualTo(moves(player.game(), player.bot(), Seed.of(seed), 1));
  }

  @Property(edgeCases = EdgeCasesMode.NONE)
  void whatABotHasDecidedBeforeChangesNothing(@ForAll("players") Player player, @ForAll long seed) {
    assertThat(moves(player.game(), player.bot(), Seed.of(seed), 1))
        .isEqualTo(moves(player.game(), player.bot(), Seed.of(seed), 2));
  }

  /** What one bot plays in a random game, if it decides everything so many times. */
  private static <S extends State, M extends Move> List<M> moves(
      Game<S, M> game, String specification, Seed seed, int times) {
    Bot<S, M> bot = BotCatalog.find(game, specification).newBot();
    List<M> moves = new ArrayList<>();
    for (S state : Histories.random(game, seed)) {
      for (int seat : state.toMove()) {
        for (int i = 1; i < times; i++) {
          bot.choose(Decision.in(game, state, seat, seed.child("other", i).rng()));
        }
        moves.add(
            bot.choose(Decision.in(game, state, seat, seed.child("bot", moves.size()).rng())));
      }
    }
    return moves;
  }

  @Property(edgeCases = EdgeCasesMode.NONE)
  void aTreeSearchSpendsItsBudgetAndItsProbabilitiesSumToOne(
      @ForAll @IntRange(min = 1, max = 200) int iterations,
      @ForAll @IntRange(min = 1, max = 8) int width,
      @ForAll Selection selection,
      @ForAll long seed) {
    Dice game = new Dice(2, 3);
    Analysis<Dice.Guess> analysis =
        MonteCarloSearch.of(game)
            .selection(selection)
            .width(width)
            .budget(Budget.steps(iterations))
            .analyse(Decision.in(game, game.start(Seed.of(seed).rng()), 1, Seed.of(seed).rng()));
    assertThat(analysis.iterations()).isEqualTo(iterations);
    assertThat(analysis.lines())
        .hasSizeLessThanOrEqualTo(Math.min(width, 5))
        .doesNotHaveDuplicates();
    assertThat(analysis.lines().stream().mapToLong(Analysis.Candidate::visits).sum())
        .isEqualTo(iterations);
    assertThat(analysis.lines().stream().mapToDouble(Analysis.Candidate::probability).sum())
        .isCloseTo(1, within(1e-9));
  }
}
