package org.rondo.gridsoccer.remote;

import java.util.List;
import java.util.Objects;
import java.util.function.Supplier;
import org.rondo.bot.Bot;
import org.rondo.bot.BotFactory;
import org.rondo.bot.BotKind;
import org.rondo.game.Game;
import org.rondo.game.Options;
import org.rondo.gridsoccer.GridSoccer;
import org.rondo.gridsoccer.Pitch;
import org.rondo.gridsoccer.SoccerMove;
import org.rondo.remote.Program;

/**
 * Creates bots from programs in any language that play grid soccer, for use from Java and from the
 * catalogue.
 */
public final class GridSoccerPrograms implements BotFactory {

  public GridSoccerPrograms() {}

  /**
   * {@return a supplier of bots that ask a program} Each bot has its own process and plays one
   * match.
   *
   * <p>The page {@code docs/protocol.md} of this module describes the protocol. When the supplier
   * creates a bot, it starts the program. {@link Program#bots} describes the errors.
   *
   * @param program the program to run
   * @param dialect the dialect of the program
   */
  public static Supplier<Bot<Pitch, SoccerMove>> bots(Program program, Dialect dialect) {
    Objects.requireNonNull(dialect, "dialect");
    return program.bots(() -> new GridSoccerProtocol(dialect));
  }

  @Override
  public boolean plays(Game<?, ?> game) {
    return game instanceof GridSoccer;
  }

  @Override
  public List<BotKind> bots() {
    return List.of(
        new BotKind(
            "program",
            "a program of yours, by the protocol of the course's judge",
            (game, options) -> bots(Program.of(options), dialect(game, options))));
  }

  /** Reads the option for the dialect. The default is the dialect of the game's ruleset. */
  private static Dialect dialect(Game<?, ?> game, Options options) {
    return options
        .about("The dialect of the protocol.")
        .constant("dialect", Dialect.of(((GridSoccer) game).options().ruleset()));
  }
}
