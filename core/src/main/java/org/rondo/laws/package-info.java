/**
 * The laws that every game must obey, and a checker for them that needs no test framework.
 *
 * <p>{@link org.rondo.laws.Laws} plays one random match of a game and checks each {@link
 * org.rondo.laws.Law} at every turn. A test calls it with many seeds. A broken law is a {@link
 * org.rondo.laws.LawViolation}: a paragraph with the seed, the turn and the difference. {@link
 * org.rondo.laws.Histories} returns the positions of random matches, for a game's own properties.
 * {@link org.rondo.laws.Perft} counts the leaves of a game's tree, to compare with other programs.
 *
 * <p>This package imports nothing but the JDK and the packages below it.
 */
@NullMarked
package org.rondo.laws;

import org.jspecify.annotations.NullMarked;
