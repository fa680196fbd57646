/**
 * Programs outside this virtual machine at the table, as bots.
 *
 * <p>A {@link org.rondo.remote.Program} says what to run and how much to bear with; with a {@link
 * org.rondo.remote.Protocol}, which says what is told to a program and how its answers are read, it
 * supplies bots. They have the clocks and the faults that all bots have. Games bring the protocols
 * of their sources. For any game there is one of JSON lines, {@code json:command='…'} in the
 * catalogue, which {@code isolated:bot=…} uses to run a bot of this library in a virtual machine of
 * its own. The page {@code core/docs/programs.md} tells how to write such a program.
 *
 * <h2>What nothing can harm</h2>
 *
 * <p>What a program says and what it is told goes through threads of its own, so a program that
 * neither reads nor writes blocks nobody. Its lines are bounded in length, and those that wait to
 * be read in number; a program that says more is made to wait. Its standard error is read to its
 * end, and the last line stands in the fault when it ends. No shell reads a command. What programs
 * say is text in UTF-8; faults hold it cut, and without control characters.
 *
 * <p>When its game is over a program is told so, its input ends, and it has half a second to leave.
 * Then it is asked to end (SIGTERM) and, a quarter of a second later, ended by force. Everything
 * that it has started is ended, too: on Linux every process that inherited a mark in its
 * environment, detached or not, unless it took care to lose the mark; elsewhere those that are
 * still its descendants when its game ends. If this virtual machine is ended, its programs are; if
 * it is killed, their input ends.
 *
 * <h2>Decisions</h2>
 *
 * <ul>
 *   <li>A program that ends, cannot be started, closes its input or its output has disconnected.
 *       One that does not answer in the time of the clock has committed the clock's fault; without
 *       a clock there is the program's own limit, and whoever oversteps it has stalled. After
 *       either a seat forfeits, but for a time limit for each move where the game has a stand-in.
 *   <li>An answer that comes after its time is passed over when it comes, so that it is not taken
 *       for the answer to the next question.
 *   <li>A program that says something before it is asked, or a line that is too long, has given an
 *       unreadable move. Nobody can tell any more what its answers belong to, so it is ended, and
 *       has disconnected at its next turn. What has not arrived by then is taken for an answer.
 *   <li>A program that cannot be read otherwise has given an unreadable move and is asked again
 *       where the game goes on.
 *   <li>A program in a process of its own is still this user's: it can read and write files, and
 *       use the network and the processors. Whoever runs strangers' programs needs a user, a
 *       container or a machine for them.
 * </ul>
 */
@NullMarked
package org.rondo.remote;

import org.jspecify.annotations.NullMarked;
