/**
 * Arimaa over the Arimaa Engine Interface (AEI), version 1, in both directions.
 *
 * <p>Programs that speak the protocol as engines take part as the bot {@code aei}, for instance
 * {@code aei:command='python3 examples/clients/arimaa_aei.py'}. {@link
 * org.rondo.arimaa.remote.aei.AeiEngine} serves bots to controllers of the protocol. The page
 * {@code examples/arimaa/docs/aei.md} describes what an engine and a controller need. Decisions on
 * points that the protocol leaves open are in {@code docs/decisions.md}.
 */
@NullMarked
package org.rondo.arimaa.remote.aei;

import org.jspecify.annotations.NullMarked;
