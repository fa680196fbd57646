/**
 * Matches from a plan, played anywhere and kept once.
 *
 * <p>A {@link org.rondo.series.Series} plays the matches that a {@link org.rondo.series.Plan}
 * names, in threads or in a {@linkplain org.rondo.series.place.MatchPlace place}, and keeps each in
 * a {@link org.rondo.series.Journal}. What the journal of an earlier run holds is replayed and
 * given to the plan, as if it had been played now. So a plan knows nothing of files, threads and
 * interruptions.
 *
 * <p>This room is for Rondo's own modules; its sub-room {@link org.rondo.series.place} is for all.
 */
@NullMarked
package org.rondo.series;

import org.jspecify.annotations.NullMarked;
