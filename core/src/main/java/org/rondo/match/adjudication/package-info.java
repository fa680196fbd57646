/**
 * Rules that end a match early: of two seats by the scores that the bots {@linkplain
 * org.rondo.bot.Bot#thought say}, and of any number by the number of turns.
 *
 * <p>Without rules, every match is played to its end. A seat never loses by the word of its
 * opponent: only its own scores count against it. So a bot that says false scores can only harm
 * itself, or agree to a draw.
 */
@NullMarked
package org.rondo.match.adjudication;

import org.jspecify.annotations.NullMarked;
