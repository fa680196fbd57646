package org.rondo.server.contest;

import java.util.Collection;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import org.rondo.server.contest.Contest.GameContext;
import org.rondo.server.contest.ContestGame.GameOwner;

/** The games of a contest. */
final class GameTable {
  /** The maximum number of existing games of a team that may not do everything. */
  private static final int GAMES_OF_TEAM = 10;

  /** The maximum number of existing games. */
  private static final int GAMES = 2000;

  private final GameContext context;
  private final Map<Integer, ServedGame> games = new TreeMap<>();
  private int last;

  GameTable(GameContext context) {
    this.context = context;
  }

  /** {@return a new game of the team of a caller} */
  ServedGame create(Caller caller) {
    String team = caller.key().team();
    Caller.require(caller.role() != TeamRole.OBSERVER, "team " + team + " may not create games");
    GameOwner owner = new ContestGame.TeamOwner(team);
    long owned = games.values().stream().filter(game -> game.owner().equals(owner)).count();
    if (!caller.mayEverything() && owned >= GAMES_OF_TEAM) {
      throw RefusedCallException.fail(
          "team " + team + " has " + GAMES_OF_TEAM + " games, the limit; delete one first");
    }
    return create(owner);
  }

  /** {@return a new game} */
  ServedGame create(GameOwner owner) {
    if (games.size() >= GAMES) {
      throw RefusedCallException.fail(
          "there are " + GAMES + " games, the limit; delete some first");
    }
    ServedGame game = new ServedGame(last + 1, owner, context);
    last = game.id();
    games.put(game.id(), game);
    context.listener().gameChanged(game.snapshot());
    return game;
  }

  ServedGame find(int id) {
    ServedGame game = games.get(id);
    if (game == null) {
      throw RefusedCallException.fail("there is no game " + id);
    }
    return game;
  }

  /** {@return all games in the order of their ids} */
  Collection<ServedGame> all() {
    return List.copyOf(games.values());
  }

  void delete(ServedGame game) {
    games.remove(game.id());
    game.delete();
  }
}
