package org.rondo.server.contest;

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
