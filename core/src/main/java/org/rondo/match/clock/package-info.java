/** Limits the time of bots: time controls, their texts, and the clocks of a match. */
package org.rondo.match.clock;
