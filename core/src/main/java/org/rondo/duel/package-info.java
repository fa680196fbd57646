/**
 * Duels, which test whether one bot is stronger than another. Two bots play pairs of matches with
 * swapped seats until a sequential test decides.
 */
@NullMarked
package org.rondo.duel;

import org.jspecify.annotations.NullMarked;
