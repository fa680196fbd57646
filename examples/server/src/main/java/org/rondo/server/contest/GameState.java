package org.rondo.server.contest;

/** The states of a game. */
public enum GameState {
  /** Players and the map are being set. */
  SETUP("Setup"),
  /** The game is played. */
  PLAY("Play"),
  /** The running turn can be completed, and no other turn starts. */
  PAUSE("Pause"),
  /** The game is over. */
  FINISH("Finish");

  private final String text;

  GameState(String text) {
    this.text = text;
  }

  /** {@return the state's name in the service} */
  public String text() {
    return text;
  }
}
