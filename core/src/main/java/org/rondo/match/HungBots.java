package org.rondo.match;

import org.rondo.concurrent.HungThreads;

/**
 * The memory of the bots that did not return, for a series of matches.
 *
 * <p>Under a clock a match goes on without a bot that hangs, but the thread of the bot remains. Set
 * one instance in all matches of a series, so that such threads do not add up: see {@link
 * Match#hungBots}. Entrants are told apart by their names. Several matches may use an instance at
 * the same time.
 */
public final class HungBots {
  private final HungThreads threads = new HungThreads();

  /** Creates the memory of a new series of matches. */
  public HungBots() {}

  HungThreads threads() {
    return threads;
  }
}
