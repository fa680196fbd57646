/**
 * Small games that show how to add a game. Each game is one file.
 *
 * <p>{@link org.rondo.examples.games.TicTacToe} is the minimum for a game in which the seats
 * alternate. In {@link org.rondo.examples.games.RockPaperScissors} both seats choose at the same
 * time, and in {@link org.rondo.examples.games.Goofspiel} they bid cards. {@link
 * org.rondo.examples.games.Pig} is a game of dice. {@link org.rondo.examples.games.KuhnPoker} is
 * the minimum for a game with hidden information; {@link org.rondo.examples.games.LeducPoker} and
 * {@link org.rondo.examples.games.LiarsDice} are larger ones. The catalogue finds each game by its
 * factory and a line in {@code META-INF/services}. A test of a few lines checks that each game
 * obeys the laws of games.
 */
@NullMarked
package org.rondo.examples.games;

import org.jspecify.annotations.NullMarked;
