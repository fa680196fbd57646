package org.rondo.arimaa.bot;

import java.util.List;
import org.rondo.arimaa.Arimaa;
import org.rondo.arimaa.ArimaaMove;
import org.rondo.arimaa.ArimaaPosition;
import org.rondo.bot.Bot;
import org.rondo.bot.BotFactory;
import org.rondo.bot.BotKind;
import org.rondo.bot.Budget;
import org.rondo.game.Game;

/** The bots of Arimaa, for direct calls and for the catalogue. */
public final class ArimaaBots implements BotFactory {

  /** The default number of nodes of a search. A move takes about 20 to 40 ms. */
  private static final int NODES = 20_000;

  public ArimaaBots() {}

  /**
   * {@return the bot that looks one step ahead, for material and for rabbits that advance; it sets
   * up its pieces at random}
   */
  public static Bot<ArimaaPosition, ArimaaMove> beginner() {
    return new Beginner();
  }

  /**
   * {@return the bot that searches over steps with alpha-beta}
   *
   * <p>Its decision depends on the position and the budget alone, so two of these bots repeat the
   * same match. It uses 2 MB of memory.
   *
   * @param budget the limit for one move. A node is a board inside a turn; it takes about 1 to 2 µs
   */
  public static Bot<ArimaaPosition, ArimaaMove> sound(Budget budget) {
    return new Sound(budget);
  }

  @Override
  public boolean plays(Game<?, ?> game) {
    return game instanceof Arimaa;
  }

  @Override
  public List<BotKind> bots() {
    return List.of(
        new BotKind(
            "beginner",
            "looks one step ahead, for material and for rabbits that advance",
            (game, options) -> ArimaaBots::beginner),
        new BotKind(
            "sound",
            "searches over steps with alpha-beta",
            (game, options) -> {
              Budget budget = Budget.of(options, "nodes", NODES);
              return () -> sound(budget);
            }));
  }
}
