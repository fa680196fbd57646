package org.rondo.othello.remote.files;

import java.util.ArrayList;
import java.util.List;
import org.rondo.input.DamagedFileException;

/** Cuts a text into GGF games and their properties. */
final class GgfReader {
  private final String text;
  private int at;

  GgfReader(String text) {
    this.text = text;
  }

  List<GgfGame> games() {
    List<GgfGame> games = new ArrayList<>();
    skipBetweenGames();
    while (at < text.length()) {
      int start = at;
      try {
        games.add(game());
      } catch (IllegalArgumentException | DamagedFileException e) {
        throw new DamagedFileException(
            "GGF",
            "GGF game "
                + (games.size() + 1)
                + ", which begins at character "
                + (start + 1)
                + ": "
                + e.getMessage(),
            e);
      }
      skipBetweenGames();
    }
    return games;
  }

  private void skipBetweenGames() {
    while (at < text.length()
        && (Character.isWhitespace(text.charAt(at)) || Character.isDigit(text.charAt(at)))) {
      at++;
    }
  }

  private GgfGame game() {
    expect("(;");
    List<GgfGame.Property> properties = new ArrayList<>();
    skipBlanks();
    while (!text.startsWith(";)", at)) {
      properties.add(property());
      skipBlanks();
    }
    expect(";)");
    return new GgfGame(properties);
  }

  private GgfGame.Property property() {
    int open = text.indexOf('[', at);
    int close = text.indexOf(']', Math.max(at, open));
    if (open < 0 || close < 0) {
      throw new DamagedFileException(
          "GGF", "there is no property NAME[value] and no end ;) at character " + (at + 1));
    }
    String name = text.substring(at, open).strip();
    GgfGame.Property property = new GgfGame.Property(name, text.substring(open + 1, close));
    at = close + 1;
    return property;
  }

  private void skipBlanks() {
    while (at < text.length() && Character.isWhitespace(text.charAt(at))) {
      at++;
    }
  }

  private void expect(String token) {
    if (!text.startsWith(token, at)) {
      throw new DamagedFileException("GGF", "'" + token + "' is missing at character " + (at + 1));
    }
    at += token.length();
  }
}
