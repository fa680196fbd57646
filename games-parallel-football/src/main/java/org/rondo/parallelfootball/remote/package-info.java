/**
 * Programs outside this virtual machine as teams of Parallel Football.
 *
 * <p>The source announces an interface for the teams' programs and never gives it, so this protocol
 * is ours: positions are lines of numbers, a team's orders one line of words, in the notation of
 * the {@linkplain org.rondo.parallelfootball game}. The page {@code
 * games-parallel-football/docs/protocol.md} is enough to write a program from; {@link
 * org.rondo.remote} tells how programs are run.
 */
@NullMarked
package org.rondo.parallelfootball.remote;

import org.jspecify.annotations.NullMarked;
