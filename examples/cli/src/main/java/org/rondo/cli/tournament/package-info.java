/**
 * The commands that play competitions: {@code tournament}, also called {@code cup}, and {@code
 * duel}.
 */
@NullMarked
package org.rondo.cli.tournament;

import org.jspecify.annotations.NullMarked;
