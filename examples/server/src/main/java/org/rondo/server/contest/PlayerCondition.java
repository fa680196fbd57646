package org.rondo.server.contest;

/** What a game has come to for one of its players. */
public enum PlayerCondition {
  /** The player is in the game. */
  PLAY("Play"),
  /** The player has won. */
  WON("Won"),
  /** The player has lost. */
  LOST("Lost"),
  /** The game is drawn. */
  DRAW("Draw");

  private final String text;

  PlayerCondition(String text) {
    this.text = text;
  }

  /** {@return the condition's name in the service} */
  public String text() {
    return text;
  }
}
