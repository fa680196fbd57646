/**
 * Shows matches to spectators while they are played, without a cost for the matches: {@link
 * org.rondo.format.watch.MatchWatcher} chooses what is watched, and {@link
 * org.rondo.format.watch.WatchedMatches} passes the events on in a thread of its own. A {@link
 * org.rondo.format.watch.SeriesListener} receives the events that tournaments and duels have in
 * common. An {@link org.rondo.format.watch.Arbiter} may end a match while it is played.
 */
@NullMarked
package org.rondo.format.watch;

import org.jspecify.annotations.NullMarked;
