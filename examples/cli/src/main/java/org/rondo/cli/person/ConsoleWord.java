package org.rondo.cli.person;

import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import java.util.stream.Collectors;

/** A word that a person may write in place of a move. */
enum ConsoleWord {
  HELP("the rules of the game and these words"),
  MOVES("the moves that you may play, or how to write them"),
  HINT("a move that a bot would play"),
  PLAY("plays the move of the last hint"),
  LAST("the moves of all sides since your last move"),
  BOARD("the board again, with all its rows"),
  UNDO("takes back your last move and the answer (not with a clock or record)"),
  RESIGN("gives the match up, which counts as a loss"),
  QUIT("ends the match without a result, and the command with exit code 1");

  private final String purpose;

  ConsoleWord(String purpose) {
    this.purpose = purpose;
  }

  /** {@return whether the word ends the match, so that its first letters are not enough} */
  boolean endsMatch() {
    return this == RESIGN || this == QUIT;
  }

  String text() {
    return name().toLowerCase(Locale.ROOT);
  }

  /** {@return the words with their purposes, one on each line} */
  static String table() {
    return Arrays.stream(values())
        .map(word -> String.format(Locale.ROOT, "  %-8s %s\n", word.text(), word.purpose))
        .collect(Collectors.joining());
  }

  /** {@return the words that begin with a text; only one word if the text is the whole word} */
  static List<ConsoleWord> beginningWith(String text) {
    String plain = text.strip().toLowerCase(Locale.ROOT);
    List<ConsoleWord> found =
        Arrays.stream(values())
            .filter(word -> !plain.isEmpty() && word.text().startsWith(plain))
            .toList();
    return found.stream()
        .filter(word -> word.text().equals(plain))
        .findFirst()
        .map(List::of)
        .orElse(found);
  }

  /** {@return the words that a person may have meant by a text: at most two letters differ} */
  static List<ConsoleWord> nearTo(String text) {
    String plain = text.strip().toLowerCase(Locale.ROOT);
    return Arrays.stream(values())
        .filter(word -> plain.length() > 2 && edits(plain, word.text()) <= 2)
        .toList();
  }

  /**
   * {@return the number of letters to insert, remove or replace to turn one word into the other}
   */
  private static int edits(String first, String second) {
    int[] row = new int[second.length() + 1];
    Arrays.setAll(row, column -> column);
    for (int i = 1; i <= first.length(); i++) {
      int diagonal = row[0];
      row[0] = i;
      for (int j = 1; j < row.length; j++) {
        int replaced = diagonal + (first.charAt(i - 1) == second.charAt(j - 1) ? 0 : 1);
        diagonal = row[j];
        row[j] = Math.min(replaced, Math.min(row[j], row[j - 1]) + 1);
      }
    }
    return row[second.length()];
  }
}
