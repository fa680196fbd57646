/**
 * Programs outside this virtual machine as players of Othello. {@link
 * org.rondo.othello.remote.OthelloPrograms} adds them to the catalogue. Each protocol has a package
 * of its own: {@link org.rondo.othello.remote.gtp} is the Go Text Protocol.
 */
@NullMarked
package org.rondo.othello.remote;

import org.jspecify.annotations.NullMarked;
