package org.rondo.tournament;

import java.util.Iterator;
import java.util.List;
import java.util.NoSuchElementException;
import java.util.Optional;
import org.rondo.format.Encounter;
import org.rondo.format.MatchId;
import org.rondo.format.Round;
import org.rondo.game.Game;
import org.rondo.game.Move;
import org.rondo.game.State;
import org.rondo.match.OpeningSequence;
import org.rondo.random.Seed;

/**
 * The games of a round in the order of the schedule, drawn up one after another: a long round
 * begins at once and takes no room.
 */
final class RoundSchedule<S extends State, M extends Move> implements Iterator<ScheduledMatch> {
  private final List<Game<S, M>> games;
  private final int opening;
  private final Seed seed;
  private final int number;
  private final List<Encounter> encounters;

  private int encounter;
  private int game;
  private Optional<OpeningSequence<S, M>> openings = Optional.empty();

  /**
   * Begins a round.
   *
   * @param games the tournament's games
   * @param opening how many random turns begin a game
   * @param seed the tournament's seed
   * @param number which round it is, from 1
   */
  RoundSchedule(List<Game<S, M>> games, int opening, Seed seed, int number, Round round) {
    this.games = games;
    this.opening = opening;
    this.seed = seed.child("round", number);
    this.number = number;
    this.encounters = round.encounters();
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
    if (game == 0) {
      Seed match = seed.child("encounter", encounter + 1L);
      openings = Optional.of(new OpeningSequence<>(games.get(here.variant()), opening, match));
    }
    OpeningSequence.Beginning beginning =
        openings.orElseThrow().beginning(game / here.entrants().size());
    ScheduledMatch fixture =
        new ScheduledMatch(
            new MatchId(number, encounter + 1, game + 1),
            here.variant(),
            here.seated(game),
            beginning.seed(),
            beginning.opening());
    game++;
    if (game == here.games()) {
      game = 0;
      encounter++;
    }
    return fixture;
  }
}
