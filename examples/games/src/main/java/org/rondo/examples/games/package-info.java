/**
 * Two games of one file each, which show how to add a game.
 *
 * <p>{@link org.rondo.examples.games.TicTacToe} is the minimum for a game in which the seats
 * alternate. In {@link org.rondo.examples.games.RockPaperScissors} both seats choose at the same
 * time. The catalogue finds each by its {@code Factory} and a line in {@code META-INF/services},
 * and a laws test of a few lines checks each.
 */
@NullMarked
package org.rondo.examples.games;

import org.jspecify.annotations.NullMarked;
