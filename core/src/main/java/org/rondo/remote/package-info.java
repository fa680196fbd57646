/**
 * Programs outside this virtual machine, as bots.
 *
 * <p>A {@link org.rondo.remote.Program} holds a command and limits for it. A {@link
 * org.rondo.remote.Protocol} sends messages to the program and reads its answers. Together they
 * supply bots, which have the same clocks and faults as all bots. Games bring the protocols of
 * their sources. A protocol of JSON lines works for any game: {@code json:command='…'} in the
 * catalogue. {@code isolated:bot=…} uses it to run a bot of this library in a virtual machine of
 * its own. The page {@code core/docs/programs.md} explains how to write such a program.
 *
 * <p>The other way round, a bot of this library can be an engine of another program: a {@link
 * org.rondo.remote.LineEngine} carries out the commands of a controller, and an {@link
 * org.rondo.remote.EngineMatch} holds the match that the controller leads, with its bots.
 *
 * <h2>Protection against faulty programs</h2>
 *
 * <p>Input and output of a program have threads of their own, so a program that neither reads nor
 * writes blocks no other thread. The length of its lines is limited, and so is the number of lines
 * that wait to be read; a program that writes more has to wait. Its standard error is read to its
 * end, and the last line is quoted in the fault if the program ends. No shell reads a command. The
 * output of programs is text in UTF-8. Faults hold only the beginning of it, without control
 * characters.
 *
 * <p>In a {@link org.rondo.remote.ProgramSeries} a program may play several matches, one after
 * another. After its last match, its input ends, and it has half a second to exit. Then it is asked
 * to end (SIGTERM). A quarter of a second later it is killed. All processes that it has started are
 * killed, too. On Linux these are all processes that inherited a mark in their environment, even
 * detached ones, unless they removed the mark on purpose. On other systems they are the processes
 * that are still descendants of the program when its game ends. When this virtual machine ends, its
 * programs are killed. If this virtual machine is itself killed, the input of the programs ends.
 *
 * <p>The decisions about programs that end, stall or answer at the wrong time, with their reasons,
 * are in {@code docs/decisions.md}.
 */
@NullMarked
package org.rondo.remote;

import org.jspecify.annotations.NullMarked;
