/**
 * Pages for spectators, live by server-sent events.
 *
 * <p>This package depends on no other package of the server.
 */
@NullMarked
package org.rondo.server.live;

import org.jspecify.annotations.NullMarked;
