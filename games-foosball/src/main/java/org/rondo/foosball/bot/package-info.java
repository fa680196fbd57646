/**
 * The bots of comFoosball, from the beginner to the champion. {@link
 * org.rondo.foosball.bot.FoosballBots} lists them.
 *
 * <p>The champion's learned weights are in {@code row-weights.txt}. The page {@code
 * docs/strength.md} describes the method and the strength of the champion.
 */
@NullMarked
package org.rondo.foosball.bot;

import org.jspecify.annotations.NullMarked;
