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
 * the digest of its record must be right, and {@linkplain org.rondo.series.place.CodeDigest code}
 * of the same version must have played the match. {@link org.rondo.series.place.ResultChecks} says
 * which results are also replayed or played again before they count.
 */
@NullMarked
package org.rondo.series.place;

import org.jspecify.annotations.NullMarked;
