package org.rondo.game;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.rondo.bot.Dice;
import org.rondo.random.Distribution;
import org.rondo.random.Rng;
import org.rondo.random.ScriptedRng;
import org.rondo.random.Seed;

class GuardedGameTest {
  private final GuardedGame<Dice.Table, Dice.Guess> dice = GuardedGame.of(new Dice(2, 1));

  /** The caller gave random numbers that allow no such draw. The rules are right to draw. */
  @Test
  void refusalOfADrawIsTheCallers() {
    assertThatThrownBy(() -> dice.start(Rng.none())).isNotInstanceOf(GameFailureException.class);
    assertThatThrownBy(() -> dice.start(ScriptedRng.of()))
        .isNotInstanceOf(GameFailureException.class);
    GuardedGame<Dice.Table, Dice.Guess> fine =
        GuardedGame.of(
            new Dice(2, 1) {
              @Override
              public Table start(Rng rng) {
                return new Table(1, (int) rng.uniform(), guesses(), guesses());
              }

              private List<Integer> guesses() {
                return List.of(0, 0);
              }
            });
    assertThatThrownBy(() -> Distribution.of(fine::start))
        .isNotInstanceOf(GameFailureException.class);
  }

  @Test
  void playInPlaceHasTheGuardToo() {
    Scratch<Dice.Table> broken =
        new Scratch<>() {
          @Override
          public void play(int turns, Rng rng) {
            throw new UnsupportedOperationException("not yet");
          }

          @Override
          public Dice.Table state() {
            return dice.start(Seed.of(1).rng());
          }
        };
    GuardedGame<Dice.Table, Dice.Guess> game =
        GuardedGame.of(
            new Dice(2, 1) {
              @Override
              public Optional<Scratch<Table>> scratch(Table state) {
                return Optional.of(broken);
              }
            });
    Scratch<Dice.Table> scratch = game.scratch(broken.state()).orElseThrow();
    assertThat(scratch.state()).isEqualTo(broken.state());
    assertThatThrownBy(() -> scratch.play(1, Seed.of(1).rng()))
        .isInstanceOfSatisfying(
            GameFailureException.class,
            failure -> assertThat(failure.method()).isEqualTo("scratch.play"));
    assertThat(dice.scratch(broken.state())).isEmpty();
  }

  /** A draw that every source of random numbers refuses is a mistake of the rules. */
  @Test
  void drawThatIsNeverAllowedIsTheGames() {
    GuardedGame<Dice.Table, Dice.Guess> wrong =
        GuardedGame.of(
            new Dice(2, 1) {
              @Override
              public Table start(Rng rng) {
                rng.below(0);
                return super.start(rng);
              }
            });
    assertThatThrownBy(() -> wrong.start(Seed.of(1).rng()))
        .isInstanceOfSatisfying(
            GameFailureException.class, failure -> assertThat(failure.method()).isEqualTo("start"));
  }
}
