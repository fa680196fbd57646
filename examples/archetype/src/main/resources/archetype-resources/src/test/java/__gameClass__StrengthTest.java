package ${package};

import org.junit.jupiter.api.Test;
import org.rondo.bot.Bots;
import org.rondo.duel.Duel;

/** Tests that a bot is stronger than another. The same seed plays the same matches on any machine. */
class ${gameClass}StrengthTest {

  @Test
  void theSoundBotIsStrongerThanRandomMoves() throws InterruptedException {
    Duel.of(new ${gameClass}(3, 3))
        .first("sound", ${gameClass}Bots::sound)
        .second("random", Bots::random)
        .play()
        .requireFirstStronger();
  }
}
