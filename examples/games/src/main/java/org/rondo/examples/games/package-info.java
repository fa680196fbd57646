/**
 * Two games in a file each, to learn from: how a game is added.
 *
 * <p>{@link org.rondo.examples.games.TicTacToe} is the least that an alternating game needs. {@link
 * org.rondo.examples.games.RockPaperScissors} has both seats choose at once. Each is put into the
 * catalogue by its {@code Factory} and a line in {@code META-INF/services}, and each is checked by
 * a laws test of a few lines.
 */
@NullMarked
package org.rondo.examples.games;

import org.jspecify.annotations.NullMarked;
