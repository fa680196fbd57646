package org.rondo.examples.games;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatExceptionOfType;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.rondo.examples.games.RockPaperScissors.Hand;
import org.rondo.examples.games.RockPaperScissors.Standing;
import org.rondo.game.GameCatalog;
import org.rondo.game.JointMove;
import org.rondo.game.UnreadableMoveException;
import org.rondo.input.OptionException;
import org.rondo.random.Rng;

class RockPaperScissorsTest {
  private final RockPaperScissors game = new RockPaperScissors(2);

  @ParameterizedTest
  @CsvSource({
    "rock, rock, '0-0, 1 to come'",
    "rock, paper, '0-1, 1 to come'",
    "rock, scissors, '1-0, 1 to come'",
    "paper, rock, '1-0, 1 to come'",
    "paper, paper, '0-0, 1 to come'",
    "paper, scissors, '0-1, 1 to come'",
    "scissors, rock, '0-1, 1 to come'",
    "scissors, paper, '1-0, 1 to come'",
    "scissors, scissors, '0-0, 1 to come'"
  })
  void eachHandBeatsOneOther(String first, String second, String tally) {
    JointMove<Hand> joint = JointMove.all(game.parse(first), game.parse(second));
    assertThat(game.next(game.start(), joint, Rng.none()).text()).isEqualTo(tally);
  }

  @Test
  void theGameIsOverAfterItsRounds() {
    JointMove<Hand> joint = JointMove.all(game.parse("paper"), game.parse("rock"));
    Standing end = game.next(game.next(game.start(), joint, Rng.none()), joint, Rng.none());
    assertThat(end.isOver()).isTrue();
    assertThat(game.outcome(end).winner()).contains(0);
    assertThat(game.show(end)).isEqualTo("2-0, 0 to come\n");
  }

  @Test
  void whatIsOutOfRangeIsRefused() {
    assertThatIllegalArgumentException().isThrownBy(() -> new Hand(3));
    assertThatIllegalArgumentException().isThrownBy(() -> new RockPaperScissors(0));
    assertThatIllegalArgumentException().isThrownBy(() -> new Standing(1, -1, 0));
    assertThatExceptionOfType(UnreadableMoveException.class).isThrownBy(() -> game.parse("well"));
    assertThatExceptionOfType(OptionException.class)
        .isThrownBy(() -> GameCatalog.find("rock-paper-scissors:rounds=0"))
        .withMessage("rock-paper-scissors option rounds=0 is not in 1..100000");
  }

  @Test
  void theIdIsReadBack() {
    assertThat(GameCatalog.find(game.id()).id()).isEqualTo(game.id());
  }
}
