package org.rondo.match;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.Map;
import java.util.Random;
import java.util.function.ToIntFunction;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import org.rondo.bot.Bot;
import org.rondo.bot.Bots;
import org.rondo.bot.Decision;
import org.rondo.bot.Pile;
import org.rondo.game.GameFailureException;
import org.rondo.game.JointMove;
import org.rondo.random.Rng;
import org.rondo.random.Seed;

/** A bot that calls itself without end fills the stack; often the rules meet its end. */
class StackOverflowBlameTest {
  private static final Map<String, ToIntFunction<Decision<Pile.Stones, Pile.Take>>> CALLS =
      Map.of(
          "moves", decision -> decision.game().moves(decision.state(), 0).list().size(),
          "text", decision -> decision.state().text().length(),
          "toMove", decision -> decision.state().toMove().size(),
          "isOver", decision -> decision.state().isOver() ? 1 : 0,
          "show", decision -> decision.game().show(decision.state()).length(),
          "outcome", decision -> decision.game().outcome(decision.state()).seatCount(),
          "next",
              decision ->
                  decision
                      .game()
                      .next(decision.state(), JointMove.of(0, new Pile.Take(1)), decision.rng())
                      .left());

  static Stream<String> calls() {
    return CALLS.keySet().stream().sorted();
  }

  private static int endless(
      ToIntFunction<Decision<Pile.Stones, Pile.Take>> call,
      Decision<Pile.Stones, Pile.Take> decision) {
    return call.applyAsInt(decision) + endless(call, decision);
  }

  @ParameterizedTest
  @MethodSource("calls")
  void endlessRecursionOfABotIsItsFault(String name) {
    Bot<Pile.Stones, Pile.Take> bot = decision -> new Pile.Take(endless(CALLS.get(name), decision));
    for (int seed = 0; seed < 5; seed++) {
      MatchRecord record =
          Match.of(new Pile(2, 6))
              .seat("bot", bot)
              .seat("b", Bots.random())
              .seed(seed)
              .listener(new MatchListener<>() {})
              .play();
      assertThat(record.faults()).extracting(Fault::seat).containsOnly(0);
      assertThat(record.faults().get(0).detail()).contains("StackOverflowError");
    }
  }

  @Test
  void endlessRecursionOfTheRulesIsTheGamesAlsoIfABotCallsThem() {
    Pile game =
        new Pile(2, 6) {
          @Override
          public Stones next(Stones state, JointMove<Take> joint, Rng rng) {
            return next(state, joint, rng);
          }
        };
    Bot<Pile.Stones, Pile.Take> curious =
        decision -> {
          decision.game().next(decision.state(), JointMove.of(0, new Pile.Take(1)), decision.rng());
          return new Pile.Take(1);
        };
    Match<Pile.Stones, Pile.Take> match =
        Match.of(game).seat("curious", curious).seat("b", Bots.random());
    assertThatThrownBy(match::play)
        .isInstanceOf(GameFailureException.class)
        .hasRootCauseInstanceOf(StackOverflowError.class);
  }

  @Test
  void failureTellsNoSecretSeed() {
    Pile game =
        new Pile(2, 6) {
          @Override
          public Stones next(Stones state, JointMove<Take> joint, Rng rng) {
            throw new NullPointerException();
          }
        };
    Seed secret = Seed.secret(new Random(7));
    Match<Pile.Stones, Pile.Take> match =
        Match.of(game).seat("a", Bots.random()).seat("b", Bots.random()).seed(secret);
    assertThatThrownBy(match::play)
        .isInstanceOfSatisfying(
            GameFailureException.class, failure -> assertThat(failure.seed()).contains(secret))
        .hasMessageContaining("turn 1, a secret seed: next threw")
        .hasMessageNotContaining(secret.text());
  }
}
