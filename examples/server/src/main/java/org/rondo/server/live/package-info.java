/**
 * Pages for spectators, live by server-sent events: {@link org.rondo.server.live.Spectators}.
 *
 * <p>Each page shows a {@code LiveFeed}: data in versions. A page gets the whole data and then each
 * change, and draws it by the scripts of {@link org.rondo.report}. Boards and results change the
 * data; {@code EventStream} takes the changes to a client and drops a client that is too slow.
 *
 * <p>This package depends on no other package of the server.
 */
@NullMarked
package org.rondo.server.live;

import org.jspecify.annotations.NullMarked;
