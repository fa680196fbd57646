/**
 * A web server for an event: {@link org.rondo.server.RondoServer} starts it and mounts its parts.
 *
 * <p>The parts are in packages of their own. {@code contest} holds the service of the 2017 contest:
 * teams, sessions, players, games, turns and observers. {@code live} shows tournaments to
 * spectators. {@code event} is for organisers: the draw, the knockout or tournament among the
 * players that are logged in, and rulings. {@code program} lets programs play an event of any game
 * of two seats. {@code access} holds what limits clients: addresses, guesses at secrets, shares.
 * This package depends on all of them, {@code program} on {@code event} and {@code contest}, {@code
 * event} on {@code live} and {@code contest}, and these two do not depend on each other. All of
 * them depend on {@code access}.
 */
@NullMarked
package org.rondo.server;

import org.jspecify.annotations.NullMarked;
