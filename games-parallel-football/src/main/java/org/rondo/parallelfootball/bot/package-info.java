/**
 * The bots of Parallel Football: {@link org.rondo.parallelfootball.bot.ParallelFootballBots} makes
 * them, all else is what they compute with.
 *
 * <p>The weights that tuning found for the champion are a resource of this package; the pages
 * {@code docs/strength.md} and {@code docs/study.md} of the module tell how strong it is.
 */
@NullMarked
package org.rondo.parallelfootball.bot;

import org.jspecify.annotations.NullMarked;
