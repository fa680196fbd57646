/**
 * Othello with players that are programs outside this virtual machine. {@link
 * org.rondo.othello.remote.OthelloPrograms} adds them to the catalogue. Each protocol has its own
 * package; {@link org.rondo.othello.remote.gtp} is the Go Text Protocol, and {@link
 * org.rondo.othello.remote.nboard} is the protocol of the viewer NBoard.
 */
@NullMarked
package org.rondo.othello.remote;

import org.jspecify.annotations.NullMarked;
