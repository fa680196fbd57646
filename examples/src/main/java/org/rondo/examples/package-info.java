/**
 * How the library is used: a quick start, and the program that the command line runs.
 *
 * <p>{@link org.rondo.examples.QuickStart} is the shortest useful program. {@link
 * org.rondo.examples.Rondo} is the command line; its commands are in {@code cli}, the formats that
 * it verifies in {@code verify}, two games to learn from in {@code newgames}, and the benchmarks in
 * {@code bench}.
 */
package org.rondo.examples;
