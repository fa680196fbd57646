package org.rondo.remote;

import java.util.List;
import java.util.Objects;
import java.util.function.Supplier;
import org.rondo.bot.Bot;
import org.rondo.bot.OutsideBots;
import org.rondo.game.Move;
import org.rondo.game.State;

/**
 * The bots of a program. {@link ProgramCheck} finds the program and its protocol in it.
 *
 * <p>Two objects of the same program share no process in a {@link ProgramSeries}.
 */
final class ProgramBots<S extends State, M extends Move> implements OutsideBots<S, M> {
  private final Program program;
  private final Supplier<? extends Protocol<S, M>> protocols;
  private final boolean canBeginAtPosition;
  private final boolean canPlayAgain;

  ProgramBots(Program program, Supplier<? extends Protocol<S, M>> protocols) {
    this.program = Objects.requireNonNull(program, "program");
    this.protocols = Objects.requireNonNull(protocols, "protocols");
    Protocol<S, M> protocol = protocols.get();
    this.canBeginAtPosition = protocol.canBeginAtPosition();
    this.canPlayAgain = program.restart() == Program.Restart.AUTO && protocol.canPlayAgain();
  }

  Program program() {
    return program;
  }

  Supplier<? extends Protocol<S, M>> protocols() {
    return protocols;
  }

  @Override
  public Bot<S, M> get() {
    return ProgramBot.start(program, protocols.get(), Transcript.none());
  }

  @Override
  public boolean canBeginAtPosition() {
    return canBeginAtPosition;
  }

  /** {@return whether a process can play several matches of a series} */
  boolean canPlayAgain() {
    return canPlayAgain;
  }

  /**
   * {@return a bot of a new process}
   *
   * @param words the words to put before the command
   */
  ProgramBot<S, M> started(List<String> words, Transcript transcript) {
    return ProgramBot.start(program.after(words), protocols.get(), transcript);
  }

  /** {@return a bot of the process that an earlier bot of this supply used} */
  ProgramBot<S, M> again(ProgramBot<?, ?> earlier, Transcript transcript) {
    return ProgramBot.again(earlier, protocols.get(), transcript);
  }
}
