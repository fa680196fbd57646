package org.rondo.tournament;

import java.util.function.IntFunction;
import org.rondo.format.Encounter;
import org.rondo.format.Results;
import org.rondo.format.Round;
import org.rondo.game.Game;
import org.rondo.game.Move;
import org.rondo.game.State;
import org.rondo.match.OpeningSequence;
import org.rondo.match.OpeningSequence.Beginning;
import org.rondo.match.Openings;
import org.rondo.random.Seed;

/**
 * The seeds and openings of the matches of a round, which follow from the seed of the tournament
 * and the number of rotations of the seats in earlier rounds. The encounters are asked for in their
 * order.
 */
final class RoundBeginnings {

  /** The openings in the order in which they are played, which is drawn once. */
  private final Openings openings;

  private final Seed seed;

  /** The number of rotations of the seats before the next encounter, in all rounds. */
  private long rotations;

  private int encounters;

  /**
   * Prepares the beginnings of a round.
   *
   * @param seed the seed of the tournament
   * @param before the results of all earlier rounds
   */
  RoundBeginnings(Openings openings, Seed seed, Results before) {
    this.openings = openings.dealt(seed);
    this.seed = seed.child("round", before.rounds().size() + 1L);
    this.rotations = rotations(before);
  }

  /** {@return the number of rotations of the seats in rounds} Each has an opening of its own. */
  static long rotations(Results results) {
    return results.rounds().stream().mapToLong(one -> rotations(one.round())).sum();
  }

  /** {@return the number of rotations of the seats in a round} */
  static long rotations(Round round) {
    return round.encounters().stream().mapToLong(RoundBeginnings::rotations).sum();
  }

  private static long rotations(Encounter encounter) {
    int seats = encounter.entrants().size();
    return (encounter.matches() + seats - 1L) / seats;
  }

  /**
   * {@return the beginnings of the next encounter by the number of the match, from 0} Each is drawn
   * when it is asked for, so they are asked for in their order.
   *
   * @param game the game of the encounter
   */
  <S extends State, M extends Move> IntFunction<Beginning> next(
      Game<S, M> game, Encounter encounter) {
    encounters++;
    OpeningSequence<S, M> beginnings =
        new OpeningSequence<>(game, openings, seed.child("encounter", encounters), rotations);
    rotations += rotations(encounter);
    int seats = encounter.entrants().size();
    return match -> beginnings.beginning(match / seats, match % seats);
  }
}
