/** Limits on the time of bots: time controls, their texts, and the clocks of a match. */
@NullMarked
package org.rondo.match.clock;

import org.jspecify.annotations.NullMarked;
