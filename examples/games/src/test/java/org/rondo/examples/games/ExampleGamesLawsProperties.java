package org.rondo.examples.games;

import java.util.List;
import net.jqwik.api.Example;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.constraints.IntRange;
import org.rondo.game.Game;
import org.rondo.laws.Laws;
import org.rondo.random.Seed;

class ExampleGamesLawsProperties {
  /** Checking a match of these games takes 7 to 25 ms, so the build checks fewer of them. */
  private static final int TRIES = 50;

  @Property
  void ticTacToeObeysTheLaws(@ForAll long seed) {
    Laws.of(new TicTacToe()).endingWithin(9).verify(Seed.of(seed));
  }

  @Property
  void rockPaperScissorsObeysTheLaws(
      @ForAll long seed, @ForAll @IntRange(min = 1, max = 30) int rounds) {
    Laws.of(new RockPaperScissors(rounds)).endingWithin(rounds).verify(Seed.of(seed));
  }

  @Property(tries = TRIES)
  void kuhnPokerObeysTheLaws(@ForAll long seed) {
    Laws.of(new KuhnPoker()).endingWithin(3).verify(Seed.of(seed));
  }

  @Property(tries = TRIES)
  void leducPokerObeysTheLaws(@ForAll long seed) {
    Laws.of(new LeducPoker()).endingWithin(8).verify(Seed.of(seed));
  }

  @Property(tries = TRIES)
  void liarsDiceObeysTheLaws(
      @ForAll long seed,
      @ForAll @IntRange(min = 1, max = 5) int dice,
      @ForAll @IntRange(min = 2, max = 9) int faces) {
    Laws.of(new LiarsDice(dice, faces)).endingWithin(2 * dice * faces + 1).verify(Seed.of(seed));
  }

  @Example
  void movesAreSampledUniformly() {
    List<Game<?, ?>> games =
        List.of(
            new TicTacToe(),
            new RockPaperScissors(3),
            new KuhnPoker(),
            new LeducPoker(),
            new LiarsDice(2, 6),
            new Goofspiel(13, Goofspiel.PrizeOrder.RANDOM),
            new Pig(100, 6, 100));
    for (Game<?, ?> game : games) {
      Laws.of(game).samplingUniformly().verify(Seed.of(1));
    }
  }

  @Property(tries = TRIES)
  void goofspielObeysTheLaws(
      @ForAll long seed,
      @ForAll @IntRange(min = 1, max = 20) int cards,
      @ForAll Goofspiel.PrizeOrder order) {
    Laws.of(new Goofspiel(cards, order)).endingWithin(cards).verify(Seed.of(seed));
  }

  @Property(tries = TRIES)
  void pigObeysTheLaws(
      @ForAll long seed,
      @ForAll @IntRange(min = 1, max = 60) int goal,
      @ForAll @IntRange(min = 2, max = 10) int faces,
      @ForAll @IntRange(min = 1, max = 100) int turns) {
    Laws.of(new Pig(goal, faces, turns)).endingWithin(turns).verify(Seed.of(seed));
  }
}
