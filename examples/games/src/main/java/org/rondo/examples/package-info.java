/**
 * How the library is used from a program of one's own.
 *
 * <p>{@link org.rondo.examples.QuickStart} is the shortest useful program. Small games to learn
 * from are in {@code games}.
 */
@NullMarked
package org.rondo.examples;

import org.jspecify.annotations.NullMarked;
