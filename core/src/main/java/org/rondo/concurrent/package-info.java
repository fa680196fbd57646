/**
 * Code that runs in other threads: tasks whose results come in order, workers, threads that can be
 * abandoned, and calls into untrusted code.
 *
 * <p>This package is internal to the library and is not part of its stable API.
 */
@NullMarked
package org.rondo.concurrent;

import org.jspecify.annotations.NullMarked;
