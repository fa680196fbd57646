package org.rondo.remote;

import java.util.List;
import java.util.function.Supplier;
import org.rondo.bot.Bot;
import org.rondo.bot.BotCatalog;
import org.rondo.bot.BotFactory;
import org.rondo.bot.BotKind;
import org.rondo.game.Game;
import org.rondo.game.Move;
import org.rondo.game.Options;
import org.rondo.game.State;
import org.rondo.input.SpecificationException;
import org.rondo.random.Seed;

/**
 * Adds the bots {@code json} and {@code isolated} to the catalogue. Both use the any-game protocol.
 */
public final class RemoteBots implements BotFactory {
  private static final int LEAST_MEMORY = 16;
  private static final int MAX_MEMORY = 65_536;

  public RemoteBots() {}

  @Override
  public List<BotKind> bots() {
    return List.of(
        new BotKind(
            "json", "asks a program, by the any-game protocol of JSON lines", RemoteBots::json),
        new BotKind(
            "isolated", "asks another bot in a virtual machine of its own", RemoteBots::isolated));
  }

  private static Supplier<? extends Bot<?, ?>> json(Game<?, ?> game, Options options) {
    Program program = Program.of(options);
    boolean listsMoves =
        options
            .about("Whether each question lists the legal moves, if there are at most 512.")
            .flag("moves", false);
    boolean hasData =
        options
            .about("Whether each question has the position as lists of numbers beside its text.")
            .flag("data", false);
    return bots(game, program, listsMoves, hasData);
  }

  private static <S extends State, M extends Move> Supplier<Bot<S, M>> bots(
      Game<S, M> game, Program program, boolean listsMoves, boolean hasData) {
    return program.bots(() -> new JsonLines<>(game, listsMoves, hasData));
  }

  private static Supplier<? extends Bot<?, ?>> isolated(Game<?, ?> game, Options options) {
    String bot =
        options
            .about("The bot that runs in a virtual machine of its own, with or without options.")
            .requiredText("bot");
    int memory =
        options
            .about("The memory of the virtual machine in megabytes.")
            .integer("memory", 512, LEAST_MEMORY, MAX_MEMORY);
    Program program =
        Program.of(VirtualMachine.command(memory, bot)).wrapped(options).withLimits(options);
    if (!bot.isEmpty()) {
      program.requireRunnable();
      requireServed(game, bot);
    }
    return bots(game, program, false, false);
  }

  /** Refuses a bot or a game that would fail in the other virtual machine. */
  private static <S extends State> void requireServed(Game<S, ?> game, String bot) {
    BotCatalog.find(game, bot);
    try {
      game.parseState(game.observation(game.start(Seed.of(0).rng()), 0).text());
    } catch (UnsupportedOperationException e) {
      throw new SpecificationException(
          bot,
          "isolated cannot play "
              + game.id()
              + ": the game cannot read positions from texts; it must implement parseState",
          e);
    }
  }
}
