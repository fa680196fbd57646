/**
 * The bots of Arimaa. {@link org.rondo.arimaa.bot.ArimaaBots} lists them.
 *
 * <p>{@code sound} searches with alpha-beta. A node is a board inside a turn; the seat that moves
 * stays the same until its turn ends, and ending a turn early costs the steps that are left. A
 * table keeps what is known of a board with the steps left, so orders of steps that lead to the
 * same board are searched once. A board is valued by material, the places of the pieces, frozen
 * pieces, guards beside traps, and rabbits that can reach their goal within four steps.
 */
@NullMarked
package org.rondo.arimaa.bot;

import org.jspecify.annotations.NullMarked;
