/**
 * A web server for an event: {@link org.rondo.server.RondoServer} starts it and mounts its parts.
 *
 * <p>The parts are in packages of their own. {@code contest} holds the service of the 2017 contest:
 * teams, sessions, players, games, turns and observers. {@code live} shows tournaments to
 * spectators. {@code event} is for organisers: the draw, the knockout among the players that are
 * logged in, and rulings. This package depends on all of them, {@code event} depends on {@code
 * live} and {@code contest}, and these two do not depend on each other.
 */
@NullMarked
package org.rondo.server;

import org.jspecify.annotations.NullMarked;
