/**
 * The event of an organiser: the draw of numbers, the knockout among the players that are logged
 * in, rulings and the journal. The knockout is a tournament whose {@linkplain
 * org.rondo.series.place.MatchPlace place} waits for clients.
 *
 * <p>This package depends on {@code contest} and {@code live}.
 */
@NullMarked
package org.rondo.server.event;

import org.jspecify.annotations.NullMarked;
