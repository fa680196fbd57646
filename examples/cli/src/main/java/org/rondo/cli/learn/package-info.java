/**
 * Environments for programs that learn: matches in which a program outside chooses the moves of one
 * or more seats, over lines of JSON, and bots play the others. The Python package in {@code
 * examples/clients/python} speaks to it. The page {@code examples/docs/learn.md} describes the
 * lines.
 */
@NullMarked
package org.rondo.cli.learn;

import org.jspecify.annotations.NullMarked;
