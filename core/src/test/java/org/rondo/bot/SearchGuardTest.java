package org.rondo.bot;

import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.ArrayList;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import org.rondo.bot.search.AlphaBetaSearch;
import org.rondo.bot.search.MaximinSearch;
import org.rondo.bot.search.MonteCarloSearch;
import org.rondo.game.GameFailureException;
import org.rondo.game.JointMove;
import org.rondo.game.MoveSpace;
import org.rondo.random.Rng;
import org.rondo.random.Seed;

/** A search calls the rules without a guard, and still no bot is blamed for what they throw. */
class SearchGuardTest {

  /** Its rules fail when one stone is left. */
  private static final class LastStone extends Pile {
    private final String broken;

    LastStone(String broken) {
      super(2, 6);
      this.broken = broken;
    }

    private void enter(String method, Stones state) {
      if (method.equals(broken) && state.left() == 1) {
        new ArrayList<Take>(-1).clear();
      }
    }

    @Override
    public MoveSpace<Take> moves(Stones state, int seat) {
      enter("moves", state);
      return super.moves(state, seat);
    }

    @Override
    public Stones next(Stones state, JointMove<Take> joint, Rng rng) {
      enter("next", state);
      return super.next(state, joint, rng);
    }
  }

  static Stream<String> methods() {
    return Stream.of("moves", "next");
  }

  private static void assertThatTheGameFails(Pile game, Bot<Pile.Stones, Pile.Take> bot) {
    assertThatThrownBy(() -> bot.choose(decision(game)))
        .isInstanceOf(GameFailureException.class)
        .hasMessageContaining("Illegal Capacity: -1")
        .hasRootCauseInstanceOf(IllegalArgumentException.class);
  }

  private static Decision<Pile.Stones, Pile.Take> decision(Pile game) {
    return Decision.in(game, new Pile.Stones(3, 0, List.of(0, 0)), 0, Seed.of(1).rng());
  }

  @ParameterizedTest
  @MethodSource("methods")
  void failureOfTheRulesInASearchIsTheGames(String method) {
    Pile game = new LastStone(method);
    assertThatTheGameFails(game, AlphaBetaSearch.of(game).bot());
    assertThatTheGameFails(game, MonteCarloSearch.of(game).bot());
    assertThatTheGameFails(game, MonteCarloSearch.of(game).overInformationSets().bot());
    assertThatTheGameFails(game, MonteCarloSearch.of(game).workers(2).threads(2).bot());
    assertThatThrownBy(() -> AlphaBetaSearch.of(game).analyse(decision(game)))
        .isInstanceOf(GameFailureException.class);
    assertThatThrownBy(() -> MonteCarloSearch.of(game).analyse(decision(game)))
        .isInstanceOf(GameFailureException.class);
  }

  @Test
  void failureOfTheRulesOneTurnAheadIsTheGames() {
    Pile game =
        new Pile(2, 6) {
          @Override
          public Stones next(Stones state, JointMove<Take> joint, Rng rng) {
            throw new NullPointerException();
          }
        };
    assertThatThrownBy(() -> MaximinSearch.of(game).bot().choose(decision(game)))
        .isInstanceOf(GameFailureException.class)
        .hasRootCauseInstanceOf(NullPointerException.class);
  }

  @Test
  void stackOverflowOfTheRulesIsTheGames() {
    Pile game =
        new Pile(2, 6) {
          @Override
          public Stones next(Stones state, JointMove<Take> joint, Rng rng) {
            return next(state, joint, rng);
          }
        };
    assertThatThrownBy(() -> AlphaBetaSearch.of(game).bot().choose(decision(game)))
        .isInstanceOf(GameFailureException.class)
        .hasRootCauseInstanceOf(StackOverflowError.class);
  }

  /** A scoring is code of the bot, also when the rules refuse what it asks for. */
  @Test
  void failureOfAScoringIsTheBots() {
    Pile game = new Pile(2, 6);
    Bot<Pile.Stones, Pile.Take> asking =
        AlphaBetaSearch.of(game).depth(1).scoring((state, seat) -> state.score(2)).bot();
    assertThatThrownBy(() -> asking.choose(decision(game)))
        .isInstanceOf(IndexOutOfBoundsException.class);
    Bot<Pile.Stones, Pile.Take> failing =
        MonteCarloSearch.of(game)
            .scoring(
                (state, seat) -> {
                  throw new IllegalStateException("no opinion");
                })
            .bot();
    assertThatThrownBy(() -> failing.choose(decision(game)))
        .isInstanceOf(IllegalStateException.class)
        .hasMessage("no opinion");
  }

  @Test
  void failureOfABotThatPlaysOutIsTheBots() {
    Pile game = new Pile(2, 6);
    Bot<Pile.Stones, Pile.Take> search =
        MonteCarloSearch.of(game)
            .playouts(
                () ->
                    decision -> {
                      throw new IllegalStateException("no move");
                    })
            .bot();
    assertThatThrownBy(() -> search.choose(decision(game)))
        .isInstanceOf(IllegalStateException.class)
        .hasMessage("no move");
  }
}
