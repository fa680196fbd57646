/**
 * comFoosball between programs over TCP: a host and a client.
 *
 * <p>{@link org.rondo.foosball.remote.FoosballHost} lets programs meet over TCP as the organisers'
 * engine did, and {@link org.rondo.foosball.remote.FoosballClient} takes a bot to such a host. The
 * source says that clients name a game by its ID, that {@code READY} is broadcast, that rosters and
 * arrays follow, and that a minute a team is counted at the server. The module's {@code
 * docs/protocol.md} tells it to the byte.
 *
 * <h2>Decisions</h2>
 *
 * <ul>
 *   <li>Nothing ends a text on the wire. A roster is complete when one read brings 26 words, and
 *       otherwise, like an ID, when nothing more has come for a quiet time; so a client in one
 *       piece never waits. Texts that run together are one text, and mostly a wrong roster.
 *   <li>A client that reads once for each text must never find two in one read. So there is a pause
 *       between the echo of its ID and {@code READY}, and one array for each roster that came.
 *   <li>Both teams are sent the array of a round at once, and both clocks run from then on, though
 *       the match asks HOME first: what AWAY has used by the time it is asked is then charged to
 *       it, and a roster that it sent meanwhile counts from when it was complete. White space, or a
 *       part of a roster, does not stop the clock.
 *   <li>A wrong roster is a warning, as in the rules; so are bytes that are no text. A client that
 *       is late or gone has lost. One that sends more than 1,024 bytes at once is cut off, which
 *       loses the match in the next round.
 *   <li>Errors are told in words before {@code READY} alone. Afterwards clients expect arrays, and
 *       the connection is just closed.
 *   <li>Two programs cannot be told from one that joins twice: it plays itself.
 *   <li>Match n of a host is the one whose seed is the child {@code "game", n} of the host's, and
 *       the same rosters give the same record as without a network.
 * </ul>
 */
@NullMarked
package org.rondo.foosball.remote;

import org.jspecify.annotations.NullMarked;
