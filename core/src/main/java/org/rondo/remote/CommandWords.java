package org.rondo.remote;

import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;
import org.rondo.input.SpecificationException;

/** Cuts a command into words at blanks. Blanks in single or double quotes do not cut. */
final class CommandWords {
  private static final String QUOTES = "'\"";

  private final String command;
  private final List<String> words = new ArrayList<>();

  /** The current word; null between words. */
  private @Nullable StringBuilder word;

  private CommandWords(String command) {
    this.command = command;
  }

  /**
   * {@return the words}
   *
   * @throws SpecificationException if a quote is not closed
   */
  static List<String> of(String command) {
    CommandWords reader = new CommandWords(command);
    reader.read();
    return reader.words;
  }

  private void read() {
    int at = 0;
    while (at < command.length()) {
      char here = command.charAt(at);
      if (QUOTES.indexOf(here) >= 0) {
        at = quoted(at, here);
      } else if (Character.isWhitespace(here)) {
        end();
      } else {
        begun().append(here);
      }
      at++;
    }
    end();
  }

  private int quoted(int start, char quote) {
    int end = command.indexOf(quote, start + 1);
    if (end < 0) {
      throw new SpecificationException(
          command, "command \"" + command + "\" has a quote that is not closed");
    }
    begun().append(command, start + 1, end);
    return end;
  }

  private StringBuilder begun() {
    StringBuilder begun = word == null ? new StringBuilder() : word;
    word = begun;
    return begun;
  }

  private void end() {
    if (word != null) {
      words.add(word.toString());
    }
    word = null;
  }
}
