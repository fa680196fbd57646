/**
 * Programs outside this virtual machine as teams of Parallel Football.
 *
 * <p>The source announces an interface for the teams' programs and never describes it, so this
 * protocol is our own. Positions are lines of numbers; a team's orders are one line of words, in
 * the notation of the {@linkplain org.rondo.parallelfootball game}. The page {@code
 * games-parallel-football/docs/protocol.md} contains all that is needed to write a program. The
 * package {@link org.rondo.remote} describes how programs are run.
 */
@NullMarked
package org.rondo.parallelfootball.remote;

import org.jspecify.annotations.NullMarked;
