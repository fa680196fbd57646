package org.rondo.tournament;

import java.util.Iterator;
import java.util.List;
import java.util.NoSuchElementException;
import org.rondo.format.Encounter;
import org.rondo.format.MatchId;
import org.rondo.format.Round;
import org.rondo.game.Game;
import org.rondo.game.Move;
import org.rondo.game.State;
import org.rondo.match.OpeningSequence;
import org.rondo.random.Seed;

/**
 * The matches of a round in the order of the schedule, drawn up one after another: a long round
 * begins at once and takes no room.
 */
final class RoundSchedule<S extends State, M extends Move> implements Iterator<ScheduledMatch> {
  private final List<Game<S, M>> games;
  private final int opening;
  private final Seed seed;
  private final int number;
  private final List<Encounter> encounters;

  private int encounter;
  private int match;
  private OpeningSequence<S, M> openings;

  /**
   * Begins a round.
   *
   * @param games the tournament's games
   * @param opening how many random turns begin a match
   * @param seed the tournament's seed
   * @param number which round it is, from 1
   */
  RoundSchedule(List<Game<S, M>> games, int opening, Seed seed, int number, Round round) {
    this.games = games;
    this.opening = opening;
    this.seed = seed.child("round", number);
    this.number = number;
    this.encounters = round.encounters();
    this.openings = openings();
  }

  /** {@return the openings of the encounter that is next} */
  private OpeningSequence<S, M> openings() {
    Game<S, M> played = games.get(encounters.get(encounter).variant());
    return new OpeningSequence<>(played, opening, seed.child("encounter", encounter + 1L));
  }

  @Override
  public boolean hasNext() {
    return encounter < encounters.size();
  }

  @Override
  public ScheduledMatch next() {
    if (!hasNext()) {
      throw new NoSuchElementException("all games of the round have been drawn up");
    }
    Encounter here = encounters.get(encounter);
    OpeningSequence.Beginning beginning = openings.beginning(match / here.entrants().size());
    ScheduledMatch scheduled =
        new ScheduledMatch(
            new MatchId(number, encounter + 1, match + 1),
            here.variant(),
            here.seated(match),
            beginning.seed(),
            beginning.opening());
    match++;
    if (match == here.matches()) {
      match = 0;
      encounter++;
      openings = hasNext() ? openings() : openings;
    }
    return scheduled;
  }
}
