/**
 * Parallel Football with teams that are programs outside this virtual machine.
 *
 * <p>The source announces an interface for the teams' programs but never describes it, so this
 * protocol is our own. Positions are lines of numbers. A team's orders are one line of words, in
 * the notation of the {@linkplain org.rondo.parallelfootball game}. The page {@code
 * games-parallel-football/docs/protocol.md} describes the protocol for authors of programs. The
 * package {@link org.rondo.remote} describes how programs are run.
 */
@NullMarked
package org.rondo.parallelfootball.remote;

import org.jspecify.annotations.NullMarked;
