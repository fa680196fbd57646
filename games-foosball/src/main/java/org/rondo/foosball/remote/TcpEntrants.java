package org.rondo.foosball.remote;

import java.util.List;
import org.rondo.bot.BotFactory;
import org.rondo.bot.BotKind;
import org.rondo.bot.DisconnectedException;
import org.rondo.bot.OutsideBots;
import org.rondo.foosball.Foosball;
import org.rondo.foosball.FoosballTable;
import org.rondo.foosball.Roster;
import org.rondo.game.Game;
import org.rondo.game.Options;

/**
 * Adds the name {@code tcp} for entrants whose clients connect over TCP.
 *
 * <p>The catalogue opens no host. The code that plays the matches opens a {@link TeamHost} and
 * takes the entrants from it; bots of the catalogue itself have no client.
 */
public final class TcpEntrants implements BotFactory {

  /** The name of the bots. */
  public static final String NAME = "tcp";

  public TcpEntrants() {}

  @Override
  public boolean plays(Game<?, ?> game) {
    return game instanceof Foosball;
  }

  @Override
  public List<BotKind> bots() {
    return List.of(
        new BotKind(
            NAME,
            "clients that connect with a game ID, in 'tournament' and 'duel'",
            (game, options) -> withoutHost(id(options))));
  }

  /**
   * {@return the game ID of a specification}
   *
   * @param options the given options; reads {@code id}
   * @throws IllegalArgumentException if there is no ID, or it is no game ID of a team
   */
  public static String id(Options options) {
    String id = options.about("The game ID with which the clients connect.").requiredText("id");
    // A listing of bots gives no ID. An attempt to play without an ID is refused later.
    if (!id.isEmpty()) {
      GameIds.requireTeamId(id);
    }
    return id;
  }

  private static OutsideBots<FoosballTable, Roster> withoutHost(String id) {
    return () -> {
      throw new DisconnectedException(
          "no host is open for clients with game ID "
              + id
              + "; the commands 'tournament' and 'duel' open one");
    };
  }
}
