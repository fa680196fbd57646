/**
 * comFoosball between programs over TCP: a host and a client.
 *
 * <p>{@link org.rondo.foosball.remote.FoosballHost} lets programs play over TCP as the organisers'
 * engine did, and {@link org.rondo.foosball.remote.FoosballClient} connects a bot to such a host.
 * The source says that clients name a game by its ID, that {@code READY} is broadcast, that rosters
 * and arrays follow, and that the server counts one minute for each team. The module's {@code
 * docs/protocol.md} describes the protocol byte by byte, and the decisions on points that the
 * source leaves open are in {@code docs/decisions.md}.
 */
@NullMarked
package org.rondo.foosball.remote;

import org.jspecify.annotations.NullMarked;
