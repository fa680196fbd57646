package org.rondo.examples.cli;

import java.util.Iterator;
import java.util.List;
import org.rondo.match.Opening;
import org.rondo.random.Seed;

/** Who meets whom, drawn up while the games are played: a large cup begins at once. */
interface Schedule extends Iterator<Schedule.Fixture> {

  /**
   * A game to be played.
   *
   * @param entrants who holds each seat, counted from 0
   * @param seed what the match draws from
   * @param opening its first turns
   */
  record Fixture(List<Integer> entrants, Seed seed, Opening opening) {}

  /** {@return how many games there are from the beginning to the end} */
  long gameCount();
}
