/**
 * Grid soccer with teams that are programs outside this virtual machine.
 *
 * <p>The programs use the protocol of the course's judge on their standard input and output. In the
 * catalogue, the bot for such a program is {@code program:command='…'}. In Java, {@link
 * org.rondo.gridsoccer.remote.GridSoccerPrograms} creates the bot. The page {@code
 * games-grid-soccer/docs/protocol.md} describes the protocol for authors of programs.
 *
 * <p>The assignment and its judge use different lines, so the protocol has two {@linkplain
 * org.rondo.gridsoccer.remote.Dialect dialects}. Decisions on points that the sources leave open,
 * and the reasons, are in {@code docs/decisions.md} of this module.
 */
@NullMarked
package org.rondo.gridsoccer.remote;

import org.jspecify.annotations.NullMarked;
