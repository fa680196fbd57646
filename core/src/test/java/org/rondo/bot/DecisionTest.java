package org.rondo.bot;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatNullPointerException;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.time.Duration;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.rondo.game.MoveSpace;
import org.rondo.random.Rng;

class DecisionTest {
  private final Pile game = new Pile(2, 10);
  private final Pile.Stones start = game.start();
  private final MoveSpace<Pile.Take> space = game.moves(start, 0);
  private final Rng rng = Rng.none();

  @Test
  void inAPositionOffersWhatTheRulesOffer() {
    Decision<Pile.Stones, Pile.Take> decision = Decision.in(game, start, 0, rng);
    assertThat(decision.game()).isSameAs(game);
    assertThat(decision.state()).isSameAs(start);
    assertThat(decision.seat()).isZero();
    assertThat(decision.turn()).isZero();
    assertThat(decision.moves().list()).isEqualTo(space.list());
    assertThat(decision.rng()).isSameAs(rng);
    assertThat(decision.timeLeft()).isEmpty();
  }

  @Test
  void refusesASeatThatIsNotToMove() {
    assertThatThrownBy(() -> Decision.in(game, start, 1, rng))
        .isInstanceOf(IllegalArgumentException.class)
        .hasMessage("seat 1 has nothing to decide; to move is {0}");
    assertThatThrownBy(() -> Decision.in(new Pile(2, 0), new Pile(2, 0).start(), 0, rng))
        .isInstanceOf(IllegalArgumentException.class)
        .hasMessage("seat 0 has nothing to decide; to move is {}");
    assertThatThrownBy(() -> Decision.in(game, start, -1, rng))
        .isInstanceOf(IllegalArgumentException.class);
  }

  @Test
  void refusesNull() {
    Optional<Duration> unlimited = Optional.empty();
    assertThatNullPointerException()
        .isThrownBy(() -> new Decision<>(null, start, 0, 0, space, List.of(), rng, unlimited))
        .withMessage("game");
    assertThatNullPointerException()
        .isThrownBy(() -> new Decision<>(game, null, 0, 0, space, List.of(), rng, unlimited))
        .withMessage("state");
    assertThatNullPointerException()
        .isThrownBy(() -> new Decision<>(game, start, 0, 0, null, List.of(), rng, unlimited))
        .withMessage("moves");
    assertThatNullPointerException()
        .isThrownBy(() -> new Decision<>(game, start, 0, 0, space, List.of(), null, unlimited))
        .withMessage("rng");
    assertThatNullPointerException()
        .isThrownBy(() -> new Decision<>(game, start, 0, 0, space, List.of(), rng, null))
        .withMessage("timeLeft");
  }
}
