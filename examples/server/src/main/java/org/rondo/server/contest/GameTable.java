package org.rondo.server.contest;

import static com.google.common.base.Strings.lenientFormat;

import java.time.Duration;
import java.time.Instant;
import java.util.ArrayDeque;
import java.util.Collection;
import java.util.Deque;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import org.rondo.server.contest.Contest.GameContext;
import org.rondo.server.contest.ContestGame.GameOwner;

/** The games of a contest. */
final class GameTable {
  /** The maximum number of existing games of a team that may not do everything. */
  private static final int GAMES_OF_TEAM = 10;

  /** The maximum number of games that such a team creates within an hour, each with a file. */
  static final int GAMES_OF_HOUR = 200;

  private static final Duration HOUR = Duration.ofHours(1);

  /** The maximum number of existing games. */
  private static final int GAMES = 2000;

  private final GameContext context;
  private final Map<Integer, ServedGame> games = new TreeMap<>();
  private int last;

  /** When teams have created games in the last hour. */
  private final Map<GameOwner, Deque<Instant>> created = new HashMap<>();

  GameTable(GameContext context) {
    this.context = context;
  }

  /** {@return a new game of the team of a caller} */
  ServedGame create(Caller caller) {
    String team = caller.key().team();
    Caller.require(caller.role() != TeamRole.OBSERVER, "team " + team + " may not create games");
    GameOwner owner = new ContestGame.TeamOwner(team);
    return caller.mayEverything() ? create(owner) : createLimited(owner);
  }

  private ServedGame createLimited(GameOwner owner) {
    long owned = games.values().stream().filter(game -> game.owner().equals(owner)).count();
    if (owned >= GAMES_OF_TEAM) {
      throw RefusedCallException.fail(
          lenientFormat(
              "team %s has %s games, the limit; delete one first", owner.label(), GAMES_OF_TEAM));
    }
    Instant now = context.time().now();
    Deque<Instant> times = created.computeIfAbsent(owner, key -> new ArrayDeque<>());
    times.removeIf(time -> !time.plus(HOUR).isAfter(now));
    if (times.size() >= GAMES_OF_HOUR) {
      throw RefusedCallException.fail(
          lenientFormat(
              "team %s has created %s games within an hour, the limit; wait before you create"
                  + " another one",
              owner.label(), GAMES_OF_HOUR));
    }
    ServedGame game = create(owner);
    times.add(now);
    return game;
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
