package org.rondo.tournament;

import java.util.Iterator;
import java.util.List;
import java.util.NoSuchElementException;
import org.rondo.bot.Entrant;
import org.rondo.format.Encounter;
import org.rondo.format.MatchId;
import org.rondo.format.Round;
import org.rondo.game.Game;
import org.rondo.game.Move;
import org.rondo.game.State;
import org.rondo.match.OpeningSequence;
import org.rondo.match.Openings;
import org.rondo.random.Seed;
import org.rondo.series.PlannedMatch;

/**
 * An iterator over the matches of a round in the order of the schedule. It creates each match when
 * the match is needed: a long round starts at once and needs no memory for its matches.
 */
final class RoundSchedule<S extends State, M extends Move> implements Iterator<PlannedMatch> {
  private final List<Game<S, M>> games;
  private final List<Entrant<S, M>> roster;
  private final Openings openings;
  private final Seed seed;
  private final int number;
  private final List<Encounter> encounters;

  /** The number of rotations of the seats before the encounter, in all rounds. */
  private long earlier;

  private int encounter;
  private int match;
  private OpeningSequence<S, M> beginnings;

  /**
   * Creates the schedule of a round.
   *
   * @param games the tournament's games
   * @param roster the entrants and reserves that play, by number
   * @param openings the openings of the matches; a list is played in its order
   * @param seed the tournament's seed
   * @param number the round's number, from 1
   * @param earlier the number of rotations of the seats in earlier rounds
   */
  RoundSchedule(
      List<Game<S, M>> games,
      List<Entrant<S, M>> roster,
      Openings openings,
      Seed seed,
      int number,
      Round round,
      long earlier) {
    this.games = games;
    this.roster = roster;
    this.openings = openings;
    this.seed = seed.child("round", number);
    this.number = number;
    this.encounters = round.encounters();
    this.earlier = earlier;
    this.beginnings = beginnings();
  }

  /** {@return the number of rotations of the seats in a round} Each has an opening of its own. */
  static long rotations(Round round) {
    return round.encounters().stream().mapToLong(RoundSchedule::rotations).sum();
  }

  private static long rotations(Encounter encounter) {
    int seats = encounter.entrants().size();
    return (encounter.matches() + seats - 1L) / seats;
  }

  /** {@return the beginnings of the matches of the next encounter} */
  private OpeningSequence<S, M> beginnings() {
    Game<S, M> played = games.get(encounters.get(encounter).variant());
    return new OpeningSequence<>(
        played, openings, seed.child("encounter", encounter + 1L), earlier);
  }

  @Override
  public boolean hasNext() {
    return encounter < encounters.size();
  }

  @Override
  public PlannedMatch next() {
    if (!hasNext()) {
      throw new NoSuchElementException("the schedule of the round has no more matches");
    }
    Encounter current = encounters.get(encounter);
    int seats = current.entrants().size();
    OpeningSequence.Beginning beginning = beginnings.beginning(match / seats, match % seats);
    PlannedMatch planned =
        PlannedMatch.of(
            new MatchId(number, encounter + 1, match + 1),
            games.get(current.variant()),
            current.seated(match).stream().map(roster::get).toList(),
            beginning);
    match++;
    if (match == current.matches()) {
      match = 0;
      encounter++;
      earlier += rotations(current);
      beginnings = hasNext() ? beginnings() : beginnings;
    }
    return planned;
  }
}
