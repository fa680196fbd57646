package org.rondo.bot;

import java.util.function.Supplier;
import org.rondo.game.Move;
import org.rondo.game.State;

/**
 * A supply of bots whose moves come from outside this virtual machine: from a program or over a
 * connection.
 *
 * <p>Such a supply marks its {@linkplain Entrant#isOutside() entrants}: the seed of their matches
 * should be a {@linkplain org.rondo.random.Seed#secret secret}. A supply that wraps this one has
 * the mark only if it is of this type too.
 *
 * @param <S> the type of the states
 * @param <M> the type of the moves
 */
@FunctionalInterface
public interface OutsideBots<S extends State, M extends Move> extends Supplier<Bot<S, M>> {}
