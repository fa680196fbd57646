package org.rondo.server.contest;

import org.rondo.server.access.CallOrigin;

/**
 * The sender of a call, and what it may do.
 *
 * @param key its team and client
 * @param origin where the call comes from
 */
record Caller(ClientKey key, TeamRole role, CallOrigin origin) {
  boolean mayEverything() {
    return role == TeamRole.POWER;
  }

  boolean maySee(ServedGame game) {
    return role != TeamRole.NORMAL || owns(game);
  }

  private boolean owns(ServedGame game) {
    return game.owner().equals(new ContestGame.TeamOwner(key.team()));
  }

  void requireSee(ServedGame game) {
    require(maySee(game), "team " + key.team() + " may not see game " + game.id());
  }

  void requireChange(ServedGame game) {
    require(
        mayEverything() || (role == TeamRole.NORMAL && owns(game)),
        "team " + key.team() + " may not change game " + game.id());
  }

  /** Refuses a player of another team, if this caller may use players of its own team only. */
  void requireTeam(ServedPlayer player) {
    require(
        mayEverything() || (role == TeamRole.NORMAL && player.key().team().equals(key.team())),
        "player " + player.id() + " belongs to another team");
  }

  /** Refuses a player of another client. */
  void requireOwn(ServedPlayer player) {
    require(player.key().equals(key), "player " + player.id() + " belongs to another client");
  }

  static void require(boolean isAllowed, String reason) {
    if (!isAllowed) {
      throw RefusedCallException.fail("not permitted: " + reason);
    }
  }

  /**
   * A client of a team.
   *
   * @param team the name of the team
   * @param client the name of the client, unique in its team
   */
  record ClientKey(String team, String client) {
    /** {@return the client as comments name it} */
    @Override
    public String toString() {
      return "[" + team + "] " + client;
    }
  }
}
