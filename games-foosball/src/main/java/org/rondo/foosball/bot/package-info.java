/**
 * The bots of comFoosball, from the beginner to the champion: {@link
 * org.rondo.foosball.bot.FoosballBots} has them all.
 *
 * <p>What the champion has learned from games is in {@code row-weights.txt}. How it plays and how
 * strong it is, is told in {@code docs/strength.md}.
 */
@NullMarked
package org.rondo.foosball.bot;

import org.jspecify.annotations.NullMarked;
