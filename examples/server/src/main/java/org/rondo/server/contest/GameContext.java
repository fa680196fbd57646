package org.rondo.server.contest;

import java.util.function.Consumer;

/**
 * What games take from the contest around them.
 *
 * @param monitor runs the calls
 * @param listener hears of the games, within the monitor
 * @param problems receives sentences for the operator
 */
record GameContext(
    ContestMonitor monitor,
    ContestTime time,
    ContestSettings settings,
    ContestListener listener,
    Consumer<String> problems) {
  Waiting waiting() {
    return new Waiting(monitor, time);
  }
}
