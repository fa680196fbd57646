/**
 * Matches that are described as text, so that any machine can play them.
 *
 * <p>A {@link org.rondo.series.MatchTask} tells all of a match: the game, the entrants, the seed,
 * the opening and the time control. A {@link org.rondo.series.TaskPlayer} plays it and returns a
 * {@link org.rondo.series.TaskResult} with the record. A {@link org.rondo.series.MatchPlace} has
 * many tasks played, by threads or by other machines. A tournament, a duel and a tuning send their
 * matches to the runner that they are given, and their results are the same bytes as without one.
 * {@link org.rondo.series.MatchPlaceCatalog} finds the runners of other modules by the place where
 * they play.
 *
 * <p>A {@link org.rondo.series.Series} plays the matches that a {@link org.rondo.series.Plan}
 * names, in threads or in such a place, and keeps each in a {@link org.rondo.series.Journal}. What
 * the journal of an earlier run holds is replayed and given to the plan, as if it had been played
 * now. So a plan knows nothing of files, threads and interruptions.
 *
 * <p>A result that arrives must have the game, the entrants, the seed and the opening of its task,
 * and the digest of its record must be right. It is not replayed when it arrives: workers run the
 * same code as the threads of one machine. What lies in files is replayed before it counts: the
 * results that {@code rondo collect} reads, and the journal of a tournament or duel that is
 * resumed.
 */
@NullMarked
package org.rondo.series;

import org.jspecify.annotations.NullMarked;
