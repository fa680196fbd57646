/**
 * The contract between a game and the programs that play it.
 *
 * <p>A {@link org.rondo.game.Game} holds the rules as pure functions; a {@link
 * org.rondo.game.State} is an immutable position; a {@link org.rondo.game.Move} is one seat's
 * choice; a {@link org.rondo.game.MoveSpace} is the set of all moves of a seat, and may be far too
 * large to list; a {@link org.rondo.game.JointMove} holds the moves of all seats that move in one
 * turn.
 *
 * <p>The seats to move are a set, {@link org.rondo.game.Seats}: one seat in an alternating game,
 * all seats in a game of simultaneous moves, none when the match is over. Chance has no seat of its
 * own: the rules draw from an {@link org.rondo.random.Rng} argument, and {@link
 * org.rondo.random.Distribution} computes exact probabilities by running every branch.
 *
 * <p>A game declares its {@link org.rondo.game.Traits}: moves at the same time, chance, hidden
 * information, scores that add up to 0, and a limit of the turns. A game with hidden information
 * also says what each seat knows of a position, its {@link org.rondo.game.Game#observation}.
 *
 * <p>A game of many short turns may offer a {@link org.rondo.game.Scratch}, in which random matches
 * are played in place, with the same random numbers and the same results.
 *
 * <p>The {@link org.rondo.game.GameCatalog} finds games by name. To add a game, write its types of
 * game, state and move, a {@link org.rondo.game.GameFactory}, and the factory's line in {@code
 * META-INF/services}. Then let {@code org.rondo.laws} check the game.
 *
 * <p>This package imports only the JDK and {@code org.rondo.random}.
 */
@NullMarked
package org.rondo.game;

import org.jspecify.annotations.NullMarked;
