/**
 * The contract between a game and everything that plays it.
 *
 * <p>A {@link org.rondo.game.Game} holds the rules as pure functions; a {@link
 * org.rondo.game.State} is an immutable position; a {@link org.rondo.game.Move} is one seat's
 * choice; a {@link org.rondo.game.MoveSpace} is all that a seat may choose from, which may be far
 * too much to list; a {@link org.rondo.game.JointMove} is what the seats chose, revealed together.
 *
 * <p>Who moves is a set of {@link org.rondo.game.Seats}: one seat in an alternating game, all of
 * them when everybody chooses at once, none when the game is over. There is no special seat for
 * chance: the rules draw from the {@link org.rondo.random.Rng} that they are given, and {@link
 * org.rondo.random.Distribution} enumerates it where exact probabilities are wanted.
 *
 * <p>Games are found by name in the {@link org.rondo.game.GameCatalog}. To add one, write the three
 * types, a {@link org.rondo.game.GameFactory} and its line in {@code META-INF/services}, and let
 * {@code org.rondo.laws} check it.
 *
 * <p>This package imports nothing but the JDK and {@code org.rondo.random}.
 */
@NullMarked
package org.rondo.game;

import org.jspecify.annotations.NullMarked;
