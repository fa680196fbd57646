package org.rondo.benchmarks;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.function.IntSupplier;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import org.rondo.bot.Playout;
import org.rondo.examples.games.RockPaperScissors;
import org.rondo.examples.games.TicTacToe;
import org.rondo.game.Game;
import org.rondo.game.Move;
import org.rondo.game.State;
import org.rondo.random.Rng;

/** The yardsticks of the plain games draw as the library does, so they play the same matches. */
class PlainGamesYardstickTest {
  private static final int GAMES = 5_000;

  @Test
  void ticTacToeEndsAsInTheLibrary() {
    YardstickRandom random = new YardstickRandom();
    assertThat(leads(new TicTacToe()))
        .containsExactly(leads(() -> TicTacToeYardstick.playout(random)));
  }

  @Test
  void rockPaperScissorsEndsAsInTheLibrary() {
    YardstickRandom random = new YardstickRandom();
    assertThat(leads(new RockPaperScissors(20)))
        .containsExactly(leads(() -> RockPaperScissorsYardstick.playout(20, random)));
  }

  private static <S extends State, M extends Move> int[] leads(Game<S, M> game) {
    YardstickRandom random = new YardstickRandom();
    Rng rng = random::nextLong;
    Playout<S, M> playout = Playout.of(game);
    return leads(
        () -> {
          S end = playout.run(game.start(), rng);
          return (int) (end.score(0) - end.score(1));
        });
  }

  private static int[] leads(IntSupplier playout) {
    return IntStream.generate(playout).limit(GAMES).toArray();
  }
}
