/**
 * The bots of grid soccer: {@link org.rondo.gridsoccer.bot.GridSoccerBots} makes them, all else is
 * what they compute with.
 *
 * <p>What the champion and the tuned team have learned are resources of this package. The pages
 * {@code docs/strength.md} and {@code docs/tuning.md} of the module tell how strong they are and
 * how they were tuned.
 */
@NullMarked
package org.rondo.gridsoccer.bot;

import org.jspecify.annotations.NullMarked;
