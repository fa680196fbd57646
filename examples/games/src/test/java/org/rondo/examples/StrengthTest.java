package org.rondo.examples;

import org.junit.jupiter.api.Test;
import org.rondo.duel.Duel;
import org.rondo.othello.Othello;
import org.rondo.othello.bot.OthelloBots;

/** Tests that a bot became stronger. */
class StrengthTest {

  @Test
  void isStrongerThanTheBeginner() throws InterruptedException {
    Duel.of(new Othello())
        .first("mine", OthelloBots::sound)
        .second("beginner", OthelloBots::beginner)
        .play()
        .requireFirstStronger();
  }
}
