/**
 * Programs outside this virtual machine as players of Othello, found in the catalogue by {@link
 * org.rondo.othello.remote.OthelloPrograms}. Each protocol has a package of its own: {@link
 * org.rondo.othello.remote.gtp} the Go Text Protocol.
 */
@NullMarked
package org.rondo.othello.remote;

import org.jspecify.annotations.NullMarked;
