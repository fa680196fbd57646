/**
 * The places where matches are played, and matches as text, so that any machine can play them.
 *
 * <p>A {@link org.rondo.series.place.MatchTask} tells all of a match: the game, the entrants, the
 * seed, the opening and the time control. A {@link org.rondo.series.place.TaskPlayer} plays it and
 * returns a {@link org.rondo.series.place.TaskResult} with the record. A {@link
 * org.rondo.series.place.MatchPlace} has many tasks played, by threads or by other machines. A
 * tournament, a duel and a tuning send their matches to the place that they are given, and their
 * results are the same bytes as without one. {@link org.rondo.series.place.MatchPlaceCatalog} finds
 * the places of other modules by their names.
 *
 * <p>A result that arrives must have the game, the entrants, the seed and the opening of its task,
 * and the digest of its record must be right. It is not replayed when it arrives: workers run the
 * same code as the threads of one machine. What lies in files is replayed before it counts: the
 * results that {@code rondo collect} reads, and the journal of a tournament or duel that is
 * resumed.
 */
@NullMarked
package org.rondo.series.place;

import org.jspecify.annotations.NullMarked;
