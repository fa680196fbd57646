/**
 * Programs outside this virtual machine as teams of grid soccer.
 *
 * <p>They use the protocol of the course's judge, on their standard input and output. In the
 * catalogue such a bot is {@code program:command='…'}; in Java it is made by {@link
 * org.rondo.gridsoccer.remote.GridSoccerPrograms}. The page {@code
 * games-grid-soccer/docs/protocol.md} contains all that is needed to write a program.
 *
 * <p>The assignment and its judge use different lines, so the protocol has two {@linkplain
 * org.rondo.gridsoccer.remote.Dialect dialects}. Where the sources leave a point open, the
 * decisions and their reasons are in {@code docs/decisions.md} of this module.
 */
@NullMarked
package org.rondo.gridsoccer.remote;

import org.jspecify.annotations.NullMarked;
