/**
 * The commands that play competitions: {@code tournament}, also called {@code cup}, and {@code
 * duel}.
 */
package org.rondo.cli.tournament;
