package org.rondo.bot.search;

import org.rondo.game.Move;
import org.rondo.game.State;

/** What follows a joint move: one position, or several if chance decides. */
sealed interface NextPositions<S extends State, M extends Move> permits TreeNode, ChanceNodes {}
