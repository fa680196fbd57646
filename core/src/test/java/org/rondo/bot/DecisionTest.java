package org.rondo.bot;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatNullPointerException;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.time.Duration;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.rondo.game.GuardedGame;
import org.rondo.game.JointMove;
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
    assertThat(decision.game()).isEqualTo(GuardedGame.of(game));
    assertThat(decision.game(Pile.class)).isSameAs(game);
    assertThat(decision.state()).isSameAs(start);
    assertThat(decision.seat()).isZero();
    assertThat(decision.turn()).isZero();
    assertThat(decision.moves().list()).isEqualTo(space.list());
    assertThat(decision.rng()).isSameAs(rng);
    assertThat(decision.timeLeft()).isEmpty();
  }

  @Test
  void withAClockIsTheSameDecision() {
    JointMove<Pile.Take> turn = JointMove.of(1, space.list().get(0));
    Decision<Pile.Stones, Pile.Take> untimed =
        new Decision<>(game, start, 0, 3, space, List.of(turn), rng);
    Decision<Pile.Stones, Pile.Take> decision = untimed.within(Duration.ofMillis(20));
    assertThat(decision.timeLeft()).contains(Duration.ofMillis(20));
    assertThat(untimed.timeLeft()).isEmpty();
    assertThat(decision.game()).isEqualTo(GuardedGame.of(game));
    assertThat(decision.game(Pile.class)).isSameAs(game);
    assertThat(decision.state()).isSameAs(start);
    assertThat(decision.seat()).isZero();
    assertThat(decision.turn()).isEqualTo(3);
    assertThat(decision.moves()).isSameAs(space);
    assertThat(decision.played()).containsExactly(turn);
    assertThat(decision.rng()).isSameAs(rng);
    assertThat(decision).hasToString("seat 0 at turn 4 in " + start.text());
  }

  @Test
  void refusesASeatThatIsNotToMove() {
    assertThatThrownBy(() -> Decision.in(game, start, 1, rng))
        .isInstanceOf(IllegalArgumentException.class)
        .hasMessageContainingAll("seat 1", "nothing to decide", "{0}");
    assertThatThrownBy(() -> Decision.in(new Pile(2, 0), new Pile(2, 0).start(), 0, rng))
        .isInstanceOf(IllegalArgumentException.class)
        .hasMessageContainingAll("seat 0", "nothing to decide", "{}");
    assertThatThrownBy(() -> Decision.in(game, start, -1, rng))
        .isInstanceOf(IllegalArgumentException.class);
  }

  @Test
  void refusesNull() {
    assertThatNullPointerException()
        .isThrownBy(() -> new Decision<>(null, start, 0, 0, space, List.of(), rng))
        .withMessage("game");
    assertThatNullPointerException()
        .isThrownBy(() -> new Decision<>(game, null, 0, 0, space, List.of(), rng))
        .withMessage("state");
    assertThatNullPointerException()
        .isThrownBy(() -> new Decision<>(game, start, 0, 0, null, List.of(), rng))
        .withMessage("moves");
    assertThatNullPointerException()
        .isThrownBy(() -> new Decision<>(game, start, 0, 0, space, List.of(), null))
        .withMessage("rng");
    assertThatNullPointerException()
        .isThrownBy(() -> Decision.in(game, start, 0, rng).within(null))
        .withMessage("limit");
  }
}
