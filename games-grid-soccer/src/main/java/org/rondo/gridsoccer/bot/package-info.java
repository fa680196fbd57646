/**
 * The bots of grid soccer. {@link org.rondo.gridsoccer.bot.GridSoccerBots} creates the bots. The
 * other classes are parts of the bots.
 *
 * <p>The learned weights of the champion and of the tuned team are resources of this package. The
 * page {@code docs/strength.md} of the module describes the strength of the bots, and {@code
 * docs/experiments.md} describes the tuning.
 */
@NullMarked
package org.rondo.gridsoccer.bot;

import org.jspecify.annotations.NullMarked;
