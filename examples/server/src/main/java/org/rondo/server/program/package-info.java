/**
 * Programs that play an event over HTTP, in any game of two seats.
 *
 * <p>A program asks by {@code POST /play}, and is answered by the question of the protocol of JSON
 * lines as soon as there is one. The next question is the answer to a move. The page {@code
 * examples/docs/class-event.md} describes the calls.
 */
@NullMarked
package org.rondo.server.program;

import org.jspecify.annotations.NullMarked;
