package org.rondo.match;

import java.util.Optional;
import net.jqwik.api.Arbitraries;
import net.jqwik.api.Arbitrary;
import net.jqwik.api.Combinators;
import org.rondo.bot.Bot;
import org.rondo.bot.Bots;
import org.rondo.bot.Dice;
import org.rondo.bot.Pile;
import org.rondo.game.Game;
import org.rondo.game.Move;
import org.rondo.game.State;
import org.rondo.random.Seed;

/** Matches of the toys, between bots that sometimes fail. */
final class ToyMatches {
  private ToyMatches() {}

  /** A game and the record of a match of it. */
  record Played<S extends State, M extends Move>(Game<S, M> game, MatchRecord record) {}

  /** Dice in which a missing guess is replaced by the least one that may be said. */
  static Dice lenientDice(int seats, int rounds) {
    return new Dice(seats, rounds) {
      @Override
      public Optional<Guess> standIn(Table table, int seat, Optional<Guess> offered) {
        return Optional.of(moves(table, seat).list().get(0));
      }
    };
  }

  static <S extends State, M extends Move> Bot<S, M> first() {
    return decision -> decision.moves().list().get(0);
  }

  /** Plays at random and, once in a while, throws. */
  static <S extends State, M extends Move> Bot<S, M> nervous(double probability) {
    Bot<S, M> random = Bots.random();
    return decision -> {
      if (decision.rng().chance(probability)) {
        throw new IllegalStateException("nerves, \"nerves\" \\ at\nturn " + decision.turn());
      }
      return random.choose(decision);
    };
  }

  static <S extends State, M extends Move> Match<S, M> match(
      Game<S, M> game, Seed seed, double faultProbability, int openingTurns) {
    Match<S, M> match =
        Match.of(game)
            .seed(seed)
            .opening(Opening.random(game, openingTurns, seed))
            .listener(new Transcript<>());
    for (int seat = 0; seat < game.seatCount(); seat++) {
      match.seat("bot " + seat, nervous(faultProbability));
    }
    return match;
  }

  static Arbitrary<Game<?, ?>> games() {
    return Arbitraries.of(
        new Pile(1, 9),
        new Pile(2, 40),
        new Pile(4, 15),
        new Dice(1, 12),
        new Dice(2, 20),
        new Dice(4, 5),
        lenientDice(2, 18),
        lenientDice(4, 4));
  }

  static Arbitrary<Played<?, ?>> played() {
    Arbitrary<Seed> seeds = Arbitraries.longs().map(Seed::of);
    return Combinators.combine(
            games(), seeds, Arbitraries.of(0.0, 0.05, 0.5), Arbitraries.integers().between(0, 4))
        .as(ToyMatches::played);
  }

  private static <S extends State, M extends Move> Played<S, M> played(
      Game<S, M> game, Seed seed, double faultProbability, int openingTurns) {
    return new Played<>(game, match(game, seed, faultProbability, openingTurns).play());
  }
}
