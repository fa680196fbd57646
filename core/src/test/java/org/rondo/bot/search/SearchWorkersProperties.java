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
import org.rondo.bot.CoinSignal;
import org.rondo.bot.Decision;
import org.rondo.bot.Dice;
import org.rondo.bot.Pile;
import org.rondo.bot.Thought;
import org.rondo.game.Game;
import org.rondo.game.Move;
import org.rondo.game.State;
import org.rondo.laws.Histories;
import org.rondo.random.Rng;
import org.rondo.random.Seed;

/** What holds of a search whose workers grow several trees. */
class SearchWorkersProperties {

  /** A game and a tree search that plays it. */
  record Search(Game<?, ?> game, String bot) {}

  @Provide
  Arbitrary<Search> searches() {
    return Arbitraries.of(
        new Search(new Pile(3, 12), "mcts:iterations=60"),
        new Search(new LuckyPile(12, 3), "mcts:iterations=60,branches=3,positions=40"),
        new Search(new Pile(2, 12), "mcts:iterations=30,playouts=greedy,width=2"),
        new Search(new Dice(2, 3), "duct:iterations=60,width=3"),
        new Search(new Dice(3, 3), "regret-matching:iterations=60,width=3,parts=true"),
        new Search(CoinSignal.flawless(), "ismcts:iterations=60"));
  }

  @Property(tries = 60, edgeCases = EdgeCasesMode.NONE)
  void theResultDependsOnTheWorkersAndNotOnTheThreads(
      @ForAll("searches") Search search,
      @ForAll @IntRange(min = 1, max = 6) int workers,
      @ForAll @IntRange(min = 2, max = 6) int threads,
      @ForAll long seed) {
    String bot = search.bot() + ",workers=" + workers;
    assertThat(
            choices(search.game(), bot + ",threads=" + Math.min(threads, workers), Seed.of(seed)))
        .isEqualTo(choices(search.game(), bot, Seed.of(seed)));
  }

  /** A move, what was thought of it, and the random number that the bot would draw next. */
  private record Choice(String move, Thought thought, long next) {}

  private static <S extends State, M extends Move> List<Choice> choices(
      Game<S, M> game, String specification, Seed seed) {
    List<Choice> choices = new ArrayList<>();
    for (S state : Histories.random(game, seed)) {
      for (int seat : state.toMove()) {
        Bot<S, M> bot = BotCatalog.find(game, specification).newBot();
        Rng rng = seed.child("bot", choices.size()).rng();
        String move = bot.choose(Decision.in(game, state, seat, rng)).text();
        choices.add(new Choice(move, bot.thought(), rng.nextLong()));
      }
    }
    return choices;
  }

  @Property(tries = 100, edgeCases = EdgeCasesMode.NONE)
  void theWorkersSpendTheBudgetTogether(
      @ForAll @IntRange(min = 1, max = 100) int iterations,
      @ForAll @IntRange(min = 1, max = 8) int workers,
      @ForAll Selection selection,
      @ForAll long seed) {
    Dice game = new Dice(2, 3);
    Analysis<Dice.Guess> analysis =
        MonteCarloSearch.of(game)
            .selection(selection)
            .workers(workers)
            .budget(Budget.steps(iterations))
            .analyse(Decision.in(game, game.start(Seed.of(seed).rng()), 1, Seed.of(seed).rng()));
    assertThat(analysis.iterations()).isEqualTo(iterations);
    assertThat(analysis.lines()).extracting(Analysis.Candidate::move).doesNotHaveDuplicates();
    assertThat(analysis.lines().stream().mapToLong(Analysis.Candidate::visits).sum())
        .isEqualTo(iterations);
    assertThat(analysis.lines().stream().mapToDouble(Analysis.Candidate::probability).sum())
        .isCloseTo(1, within(1e-9));
  }

  @Property(tries = 20, edgeCases = EdgeCasesMode.NONE)
  void workersDrawDifferentNumbers(@ForAll long seed) {
    Pile game = new Pile(2, 40);
    List<Long> drawn = new ArrayList<>();
    MonteCarloSearch.of(game)
        .playouts(
            () ->
                decision -> {
                  drawn.add(decision.rng().nextLong());
                  return new Pile.Take(1);
                })
        .workers(3)
        .budget(Budget.steps(6))
        .analyse(Decision.in(game, game.start(), 0, Seed.of(seed).rng()));
    assertThat(drawn).hasSizeGreaterThan(100).doesNotHaveDuplicates();
  }
}
