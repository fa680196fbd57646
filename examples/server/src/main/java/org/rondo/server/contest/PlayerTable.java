package org.rondo.server.contest;

import java.util.Collection;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import org.rondo.server.contest.Caller.ClientKey;
import org.rondo.server.contest.Contest.GameContext;

/** The players and observers of a contest; a client has one of each at most. */
final class PlayerTable {
  private final GameContext context;
  private final Map<Integer, ServedPlayer> byId = new TreeMap<>();
  private final Map<ClientKey, ServedPlayer> byKey = new HashMap<>();
  private int last;
  private final Map<ClientKey, Integer> observers = new HashMap<>();

  PlayerTable(GameContext context) {
    this.context = context;
  }

  /** {@return the player of a client; a new one if it has none} */
  ServedPlayer create(ClientKey key) {
    ServedPlayer known = byKey.get(key);
    if (known != null) {
      return known;
    }
    ServedPlayer player = new ServedPlayer(++last, key, context.waiting());
    byId.put(player.id(), player);
    byKey.put(key, player);
    context.listener().playersChanged();
    return player;
  }

  ServedPlayer find(int id) {
    ServedPlayer player = byId.get(id);
    if (player == null) {
      throw RefusedCallException.fail("there is no player " + id);
    }
    return player;
  }

  /** {@return all players in the order of their ids} */
  Collection<ServedPlayer> all() {
    return List.copyOf(byId.values());
  }

  /** {@return the id of a client's observer; a new one if it has none} */
  int observer(ClientKey key) {
    return observers.computeIfAbsent(key, client -> observers.size() + 1);
  }

  /** Refuses an observer that belongs to another client or does not exist. */
  void requireObserver(Caller caller, int id) {
    Integer own = observers.get(caller.key());
    if (own == null || own != id) {
      throw RefusedCallException.fail(
          "observer " + id + " does not exist or belongs to another client");
    }
  }

  /** Forgets all players and observers. Their games are deleted before. */
  void clear() {
    Collection<ServedPlayer> gone = all();
    byId.clear();
    byKey.clear();
    observers.clear();
    gone.forEach(player -> player.starts().wake());
    context.listener().playersChanged();
  }
}
