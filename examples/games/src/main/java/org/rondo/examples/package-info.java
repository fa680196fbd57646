/**
 * Examples of programs that use the library.
 *
 * <p>{@link org.rondo.examples.QuickStart} is the shortest useful program. The package {@code
 * games} has small games to learn from.
 */
@NullMarked
package org.rondo.examples;

import org.jspecify.annotations.NullMarked;
