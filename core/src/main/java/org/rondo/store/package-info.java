/**
 * Files that survive a crash: files of lines that only grow, and files that are replaced as a
 * whole.
 *
 * <p>This package is internal to the library and is not part of its stable API. Applications read
 * and write these files through {@code org.rondo.tournament} and {@code org.rondo.tuning}.
 */
@NullMarked
package org.rondo.store;

import org.jspecify.annotations.NullMarked;
