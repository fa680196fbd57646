/**
 * Runs code in other threads: tasks whose results come in order, threads that can be abandoned, and
 * calls into code that is not trusted.
 *
 * <p>The library's own rooms use this package. It is no part of the promised API.
 */
@NullMarked
package org.rondo.concurrent;

import org.jspecify.annotations.NullMarked;
