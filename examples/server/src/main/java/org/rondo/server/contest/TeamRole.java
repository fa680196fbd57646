package org.rondo.server.contest;

/** What a team may do. The order gives the numbers of the roles in the service. */
public enum TeamRole {
  /** Plays, and administers its own games. */
  NORMAL("Normal"),
  /** Sees every game and changes nothing. */
  OBSERVER("Observer"),
  /** May do everything. */
  POWER("Power");

  private final String text;

  TeamRole(String text) {
    this.text = text;
  }

  /** {@return the role's name in the file of teams} */
  public String text() {
    return text;
  }
}
