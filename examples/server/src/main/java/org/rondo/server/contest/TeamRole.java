package org.rondo.server.contest;

/** What a team may do. */
public enum TeamRole {
  /** Plays, and administers its own games. */
  NORMAL("Normal", 0),
  /** Sees every game and changes nothing. */
  OBSERVER("Observer", 1),
  /** May do everything. */
  POWER("Power", 2);

  private final String text;
  private final int number;

  TeamRole(String text, int number) {
    this.text = text;
    this.number = number;
  }

  /** {@return the role's name in the file of teams} */
  public String text() {
    return text;
  }

  /** {@return the role's number in the service} */
  int number() {
    return number;
  }
}
