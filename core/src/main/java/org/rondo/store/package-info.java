/**
 * Keeps files that survive a crash: files of lines that only grow, and files that are replaced as a
 * whole.
 *
 * <p>The library's own rooms use this package. It is no part of the promised API: applications read
 * and write these files through {@code org.rondo.tournament} and {@code org.rondo.tuning}.
 */
@NullMarked
package org.rondo.store;

import org.jspecify.annotations.NullMarked;
