/**
 * A host and a client with which programs play comFoosball over TCP.
 *
 * <p>{@link org.rondo.foosball.remote.FoosballHost} lets programs play over TCP as the organisers'
 * engine did, and {@link org.rondo.foosball.remote.FoosballClient} connects a bot to such a host.
 * The source describes the protocol only briefly. Clients name a game by its ID. The server sends
 * {@code READY} to both clients. Then rosters and arrays follow, and the server counts one minute
 * for each team. The module's {@code docs/protocol.md} describes the protocol byte by byte.
 * Decisions on points that the source leaves open are in {@code docs/decisions.md}.
 */
@NullMarked
package org.rondo.foosball.remote;

import org.jspecify.annotations.NullMarked;
