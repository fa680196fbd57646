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
 * An iterator over the matches of a round in the order of the schedule. It creates each match when
 * the match is needed: a long round starts at once and needs no memory for its matches.
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
   * Creates the schedule of a round.
   *
   * @param games the tournament's games
   * @param opening the number of random turns at the beginning of a match
   * @param seed the tournament's seed
   * @param number the round's number, from 1
   */
  RoundSchedule(List<Game<S, M>> games, int opening, Seed seed, int number, Round round) {
    this.games = games;
    this.opening = opening;
    this.seed = seed.child("round", number);
    this.number = number;
    this.encounters = round.encounters();
    this.openings = openings();
  }

  /** {@return the openings of the next encounter} */
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
      throw new NoSuchElementException("the schedule of the round has no more matches");
    }
    Encounter current = encounters.get(encounter);
    int seats = current.entrants().size();
    OpeningSequence.Beginning beginning = openings.beginning(match / seats, match % seats);
    ScheduledMatch scheduled =
        new ScheduledMatch(
            new MatchId(number, encounter + 1, match + 1),
            current.variant(),
            current.seated(match),
            beginning.seed(),
            beginning.opening());
    match++;
    if (match == current.matches()) {
      match = 0;
      encounter++;
      openings = hasNext() ? openings() : openings;
    }
    return scheduled;
  }
}
