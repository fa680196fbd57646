/**
 * Othello over the protocol of the viewer NBoard, version 2, in both directions.
 *
 * <p>Programs that speak the protocol as engines take part as the bot {@code nboard}, for instance
 * {@code nboard:command='./ntest x'}. {@link org.rondo.othello.remote.nboard.NBoardEngine} serves
 * bots to NBoard and to other viewers. The page {@code games-othello/docs/nboard.md} describes what
 * an engine and a viewer need.
 */
@NullMarked
package org.rondo.othello.remote.nboard;

import org.jspecify.annotations.NullMarked;
