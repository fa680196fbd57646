/**
 * The bots of Parallel Football. {@link org.rondo.parallelfootball.bot.ParallelFootballBots}
 * creates the bots. The other classes are parts of the bots.
 *
 * <p>The weights that tuning found for the champion are a resource of this package. The pages
 * {@code docs/strength.md} and {@code docs/study.md} of the module describe the strength of the
 * champion.
 */
@NullMarked
package org.rondo.parallelfootball.bot;

import org.jspecify.annotations.NullMarked;
