package org.rondo.bot;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.lang.StackWalker.Option;
import java.lang.StackWalker.StackFrame;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.stream.LongStream;
import org.junit.jupiter.api.Test;
import org.rondo.game.GameFailureException;
import org.rondo.game.JointMove;
import org.rondo.game.Scratch;
import org.rondo.random.Rng;
import org.rondo.random.Seed;

class PlayoutTest {

  @Test
  void aFinishedGameStaysAsItIs() {
    Pile game = new Pile(2, 0);
    assertThat(Playout.of(game).run(game.start(), Rng.none())).isEqualTo(game.start());
  }

  @Test
  void stopsAfterSoManyTurns() {
    Pile game = new Pile(2, 1_000);
    Playout<Pile.Stones, Pile.Take> playout = Playout.of(game);
    assertThat(playout.run(game.start(), 0, Rng.none())).isEqualTo(game.start());
    assertThat(playout.run(game.start(), 7, Seed.of(1).rng()).turn()).isEqualTo(7);
    Pile.Stones end = playout.run(game.start(), 1_000, Seed.of(1).rng());
    assertThat(end).isEqualTo(playout.run(game.start(), Seed.of(1).rng()));
  }

  @Test
  void beginsAnywhere() {
    Pile game = new Pile(2, 50);
    Pile.Stones end =
        Playout.of(game).run(new Pile.Stones(1, 7, List.of(20, 29)), Seed.of(1).rng());
    assertThat(end).isEqualTo(new Pile.Stones(0, 8, List.of(20, 30)));
  }

  @Test
  void twoGamesOfOneClassAreNotMixedUp() {
    Playout<Pile.Stones, Pile.Take> small = Playout.of(new Pile(2, 5));
    Playout<Pile.Stones, Pile.Take> large = Playout.of(new Pile(4, 50));
    Pile.Stones fifty = large.run(new Pile(4, 50).start(), Seed.of(1).rng());
    Pile.Stones five = small.run(new Pile(2, 5).start(), Seed.of(1).rng());
    assertThat(fifty.taken().stream().mapToInt(Integer::intValue).sum()).isEqualTo(50);
    assertThat(five.taken().stream().mapToInt(Integer::intValue).sum()).isEqualTo(5);
  }

  /** A pile that keeps which class plays it. */
  private static class WatchingPile extends Pile {
    final Set<Class<?>> players = new HashSet<>();

    WatchingPile() {
      super(2, 5);
    }

    @Override
    public Stones next(Stones state, JointMove<Take> joint, Rng rng) {
      StackWalker walker =
          StackWalker.getInstance(Set.of(Option.RETAIN_CLASS_REFERENCE, Option.SHOW_HIDDEN_FRAMES));
      Class<?> player =
          walker.walk(
              frames ->
                  frames
                      .<Class<?>>map(StackFrame::getDeclaringClass)
                      .filter(type -> !Pile.class.isAssignableFrom(type))
                      .findFirst()
                      .orElseThrow());
      players.add(player);
      return super.next(state, joint, rng);
    }

    Set<Class<?>> playersOfAGame() {
      Playout.of(this).run(start(), Seed.of(1).rng());
      return players;
    }
  }

  @Test
  void everyClassOfGamesIsPlayedByALoopOfItsOwn() {
    Set<Class<?>> players = new WatchingPile().playersOfAGame();
    assertThat(players).hasSize(1);
    assertThat(new WatchingPile().playersOfAGame()).isEqualTo(players);
    assertThat(new WatchingPile() {}.playersOfAGame())
        .hasSize(1)
        .doesNotContainAnyElementsOf(players);
  }

  @Test
  void onePlayoutServesSeveralThreads() {
    Dice dice = new Dice(4, 30);
    Playout<Dice.Table, Dice.Guess> playout = Playout.of(dice);
    Dice.Table start = dice.start(Seed.of(0).rng());
    List<Dice.Table> together =
        LongStream.range(0, 300)
            .parallel()
            .mapToObj(seed -> playout.run(start, Seed.of(seed).rng()))
            .toList();
    List<Dice.Table> alone =
        LongStream.range(0, 300).mapToObj(seed -> playout.run(start, Seed.of(seed).rng())).toList();
    assertThat(together).isEqualTo(alone);
  }

  /** A pile that is played in place only, by taking one stone a turn. */
  private static Pile inPlace(int stones) {
    return new Pile(2, stones) {
      @Override
      public Optional<Scratch<Stones>> scratch(Stones from) {
        return Optional.of(
            new Scratch<>() {
              private int played;

              @Override
              public void play(int turns, Rng rng) {
                if (from.left() < turns) {
                  throw new UnsupportedOperationException("too few stones for " + turns);
                }
                played = turns;
              }

              @Override
              public Stones state() {
                return new Stones(from.left() - played, played, List.of(0, played));
              }
            });
      }

      @Override
      public Stones next(Stones state, JointMove<Take> joint, Rng rng) {
        throw new UnsupportedOperationException("the rules were asked");
      }
    };
  }

  @Test
  void playsLongMatchesInPlaceWhereTheGameOffersIt() {
    Pile game = inPlace(50);
    assertThat(Playout.of(game).run(game.start(), 20, Rng.none()))
        .isEqualTo(new Pile.Stones(30, 20, List.of(0, 20)));
  }

  @Test
  void playsFewTurnsByTheRules() {
    Pile game = inPlace(50);
    assertThatThrownBy(() -> Playout.of(game).run(game.start(), 1, Seed.of(1).rng()))
        .isInstanceOf(GameFailureException.class)
        .hasMessageContainingAll("next", "the rules were asked");
  }

  @Test
  void anExceptionOfPlayInPlaceIsAFailureOfTheGame() {
    Pile game = inPlace(50);
    assertThatThrownBy(() -> Playout.of(game).run(game.start(), 60, Seed.of(1).rng()))
        .isInstanceOf(GameFailureException.class)
        .hasMessageContainingAll("toy-pile", "play", "too few stones for 60");
  }

  @Test
  void anExceptionOfTheRulesIsAFailureOfTheGame() {
    Pile broken =
        new Pile(2, 5) {
          @Override
          public Stones next(Stones state, JointMove<Take> joint, Rng rng) {
            throw new UnsupportedOperationException("no rule for it");
          }
        };
    assertThatThrownBy(() -> Playout.of(broken).run(broken.start(), Seed.of(1).rng()))
        .isInstanceOf(GameFailureException.class)
        .hasMessageContainingAll("toy-pile", "next", "no rule for it")
        .hasCauseInstanceOf(UnsupportedOperationException.class);
  }
}
