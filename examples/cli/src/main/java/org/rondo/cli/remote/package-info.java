/**
 * The commands for matches with programs outside this virtual machine.
 *
 * <p>{@code judge} and {@code host} play matches between such programs, by the protocols of grid
 * soccer and of comFoosball. {@code join}, {@code gtp} and {@code team} are the other side: a bot
 * of Rondo plays at another program's host, controller or judge.
 */
@NullMarked
package org.rondo.cli.remote;

import org.jspecify.annotations.NullMarked;
