/**
 * The service of the 2017 contest, without HTTP: teams, sessions, players, games, turns, observers
 * and the protocol log. Time comes from an injected clock.
 *
 * <p>This package depends on no other package of the server.
 */
@NullMarked
package org.rondo.server.contest;

import org.jspecify.annotations.NullMarked;
