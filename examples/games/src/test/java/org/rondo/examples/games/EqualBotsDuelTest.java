package org.rondo.examples.games;

import static org.assertj.core.api.Assertions.assertThatCode;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import org.junit.jupiter.api.Test;
import org.rondo.bot.Bots;
import org.rondo.duel.Duel;
import org.rondo.duel.DuelResult;
import org.rondo.rating.Sprt;

/** Two equal bots and a test of −50 Elo against 0: no loss is shown, and no strength. */
class EqualBotsDuelTest {

  @Test
  void equalBotsShowNoLossAndNoStrength() throws InterruptedException {
    DuelResult result =
        Duel.of(new TicTacToe())
            .first("a", Bots::random)
            .second("b", Bots::random)
            .test(Sprt.logistic(-50, 0))
            .openings(0)
            .play();
    assertThatCode(() -> result.requireNoWeaker(50)).doesNotThrowAnyException();
    assertThatThrownBy(result::requireFirstStronger)
        .isInstanceOf(AssertionError.class)
        .hasMessageStartingWith("a shows no loss of 50 Elo or more against b: ")
        .hasMessageEndingWith("use test(Sprt.logistic(0, ELO)), or requireNoWeaker(50).");
  }
}
