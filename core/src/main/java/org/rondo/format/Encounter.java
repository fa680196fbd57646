package org.rondo.format;

import java.util.List;
import java.util.stream.IntStream;

/**
 * A meeting of entrants, over one game or several that may be played at the same time.
 *
 * <p>The entrants move up by one seat from game to game, so that after as many games as seats
 * everybody has held every seat once. Games of one such turn share their seed and opening.
 *
 * @param variant which of the tournament's games is played, from 0
 * @param entrants who holds each seat in the first game, by number. Where there are fewer entrants
 *     than seats, somebody may hold two
 * @param matches how many matches are played, at least 1
 */
public record Encounter(int variant, List<Integer> entrants, int matches) {

  /**
   * Describes a meeting.
   *
   * @throws IllegalArgumentException if a number is below its least
   */
  public Encounter {
    entrants = List.copyOf(entrants);
    if (variant < 0 || matches < 1 || entrants.stream().anyMatch(entrant -> entrant < 0)) {
      throw new IllegalArgumentException(
          "encounter of "
              + entrants
              + " over "
              + matches
              + " games of variant "
              + variant
              + ": entrants and variants count from 0, and there is at least one game");
    }
    if (entrants.isEmpty()) {
      throw new IllegalArgumentException(
          "an encounter has an entrant for each seat, and none is given");
    }
  }

  /**
   * {@return one game of two entrants under the tournament's first game}
   *
   * @param first who holds seat 0
   * @param second who holds seat 1
   */
  public static Encounter of(int first, int second) {
    return new Encounter(0, List.of(first, second), 1);
  }

  /**
   * {@return this meeting over another number of games}
   *
   * @param number how many games are played, at least 1
   */
  public Encounter over(int number) {
    return new Encounter(variant, entrants, number);
  }

  /**
   * {@return who holds each seat in a game}
   *
   * @param match a match of this meeting, from 0
   */
  public List<Integer> seated(int match) {
    return IntStream.range(0, entrants.size())
        .mapToObj(seat -> entrants.get(place(match, seat)))
        .toList();
  }

  /** {@return the place in the list of entrants of who holds a seat in a game} */
  int place(int match, int seat) {
    return (seat + match % entrants.size()) % entrants.size();
  }
}
