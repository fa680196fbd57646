package org.rondo.bot.regret;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatExceptionOfType;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;
import static org.assertj.core.api.Assertions.assertThatIllegalStateException;

import java.util.List;
import java.util.concurrent.atomic.AtomicInteger;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;
import org.rondo.bot.Bot;
import org.rondo.bot.BotCatalog;
import org.rondo.bot.CoinSignal;
import org.rondo.bot.Decision;
import org.rondo.bot.Dice;
import org.rondo.bot.Entrant;
import org.rondo.bot.OneTurn;
import org.rondo.bot.Pile;
import org.rondo.game.CatalogEntry;
import org.rondo.game.Game;
import org.rondo.game.Move;
import org.rondo.game.Options.Option;
import org.rondo.game.Options.Range;
import org.rondo.game.State;
import org.rondo.input.SpecificationException;
import org.rondo.laws.Histories;
import org.rondo.random.Seed;

class RegretBotsTest {

  private static List<String> names(Game<?, ?> game) {
    return BotCatalog.list(game).stream()
        .map(CatalogEntry::name)
        .filter(List.of("cfr", "mccfr")::contains)
        .toList();
  }

  @Test
  void onlyThoseThatPlayAGameAreListed() {
    assertThat(names(CoinSignal.flawless())).containsExactly("cfr", "mccfr");
    assertThat(names(new Dice(2, 2))).containsExactly("cfr", "mccfr");
    // Each round has 25 joint moves and 6 dice.
    assertThat(names(new Dice(2, 4))).containsExactly("mccfr");
    assertThat(names(new Dice(2, 30))).isEmpty();
    assertThat(names(new Dice(3, 1))).isEmpty();
    assertThat(names(new Pile(2, 7))).isEmpty();
  }

  @Test
  void refusesOtherGamesInASentence() {
    refuses(
        new Pile(2, 7),
        "cfr",
        "plays games in which something is hidden or the seats move at once, and"
            + " toy-pile:seats=2,stones=7 is no such game; take minimax or mcts");
    refuses(
        new Dice(3, 1), "mccfr", "plays games of two seats, and toy-dice:seats=3,rounds=1 has 3");
    refuses(
        new Dice(2, 4),
        "cfr",
        "walks all positions of a game, at most 10000000, and toy-dice:seats=2,rounds=4 has more;"
            + " take mccfr or regret-matching");
    refuses(
        new Dice(2, 30),
        "mccfr",
        "tries all ways in which a seat can move in a match, at most about 1000000, and"
            + " toy-dice:seats=2,rounds=30 has more; take regret-matching");
  }

  private static void refuses(Game<?, ?> game, String bot, String reason) {
    assertThatExceptionOfType(SpecificationException.class)
        .isThrownBy(() -> BotCatalog.find(game, bot))
        .withMessage("bot \"" + bot + "\" " + reason);
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "cfr:iterations=20",
        "cfr:iterations=10,goal=result",
        "mccfr:iterations=20,seed=3,goal=result"
      })
  void playsLegalMovesWhereverItIsToMove(String specification) {
    plays(CoinSignal.flawless(), specification);
    plays(new Dice(2, 1), specification);
  }

  private static <S extends State, M extends Move> void plays(
      Game<S, M> game, String specification) {
    Entrant<S, M> entrant = BotCatalog.find(game, specification);
    Bot<S, M> bot = entrant.newBot();
    for (S state : Histories.random(game, Seed.of(1))) {
      for (int seat : state.toMove()) {
        M move = bot.choose(Decision.in(game, state, seat, Seed.of(2).rng()));
        assertThat(game.moves(state, seat).contains(move)).isTrue();
        // The bots of an entrant share one policy, so a second bot decides in the same way.
        assertThat(entrant.newBot().choose(Decision.in(game, state, seat, Seed.of(2).rng())))
            .isEqualTo(move);
      }
    }
  }

  @Test
  void aGameThatTurnsOutToBeTooLargeIsWalkedOnlyOnce() {
    AtomicInteger walks = new AtomicInteger();
    SolvedBots<CoinSignal.Coin, CoinSignal.Side> bots =
        new SolvedBots<>(
            () -> {
              walks.incrementAndGet();
              throw new IllegalArgumentException("too many positions");
            });
    for (int match = 0; match < 3; match++) {
      assertThatIllegalArgumentException().isThrownBy(bots::get).withMessage("too many positions");
    }
    assertThat(walks).hasValue(1);
  }

  @Test
  void memoryThatIsUsedUpIsNamed() {
    SolvedBots<CoinSignal.Coin, CoinSignal.Side> bots =
        new SolvedBots<>(
            () -> {
              throw new OutOfMemoryError("Java heap space");
            });
    assertThatIllegalStateException()
        .isThrownBy(bots::get)
        .withMessageStartingWith("the game does not fit the memory");
  }

  @Test
  void listsTheOptions() {
    CatalogEntry mccfr =
        BotCatalog.list(CoinSignal.flawless()).stream()
            .filter(entry -> entry.name().equals("mccfr"))
            .findFirst()
            .orElseThrow();
    assertThat(mccfr.options())
        .containsExactly(
            new Option("iterations", "100000", "1..1000000000", new Range(1, 1e9, 1)),
            new Option("goal", "score", "score|result"),
            new Option("seed", "1", "0.." + Integer.MAX_VALUE, new Range(0, Integer.MAX_VALUE, 1)));
  }

  /** Number 0 scores 1, and number 1 scores 10 in a quarter of the matches and else loses 1. */
  private static final OneTurn BET =
      new OneTurn(
          2,
          2,
          (joint, rng) ->
              List.of(joint.move(0).number() == 0 ? 1.0 : rng.chance(1, 4) ? 10.0 : -1.0, 0.0));

  @ParameterizedTest
  @CsvSource({
    "cfr, 1",
    "'cfr:goal=score', 1",
    "'cfr:goal=result', 0",
    "mccfr, 1",
    "'mccfr:goal=result', 0"
  })
  void theGoalIsTheScoreOrTheResult(String specification, int expected) {
    String bot = specification + (specification.contains(":") ? "," : ":") + "iterations=2000";
    Entrant<OneTurn.Purse, Dice.Guess> entrant = BotCatalog.find(BET, bot);
    for (int seed = 0; seed < 20; seed++) {
      Dice.Guess guess =
          entrant.newBot().choose(Decision.in(BET, BET.start(), 0, Seed.of(seed).rng()));
      assertThat(guess.number()).as("seed %d", seed).isEqualTo(expected);
    }
  }
}
