package org.rondo.remote;

import java.util.Objects;
import java.util.function.Supplier;
import org.rondo.bot.Bot;
import org.rondo.bot.OutsideBots;
import org.rondo.game.Move;
import org.rondo.game.State;

/** The bots of a program. {@link ProgramCheck} finds the program and its protocol in it. */
record ProgramBots<S extends State, M extends Move>(
    Program program, Supplier<? extends Protocol<S, M>> protocols) implements OutsideBots<S, M> {

  ProgramBots {
    Objects.requireNonNull(program, "program");
    Objects.requireNonNull(protocols, "protocols");
  }

  @Override
  public Bot<S, M> get() {
    return ProgramBot.start(program, protocols.get());
  }
}
