package org.rondo.arimaa;

import java.util.ArrayList;
import java.util.List;
import org.rondo.game.UnreadableMoveException;
import org.rondo.input.TextPattern;

/** Reads and writes boards, moves and the names of squares. */
final class ArimaaText {
  private static final TextPattern SHORT_BOARD = TextPattern.of("\\[[EMHDCRemhdcr xX.]{64}]");
  private static final String RULE =
      "a move is placements such as Ra1 Db1, or up to four steps such as Ed2n Ed3n with the"
          + " removals that they cause, cf3x";

  private static final TextPattern PLACEMENT = TextPattern.of("[EMHDCRemhdcr][a-h][1-8]");
  private static final TextPattern STEP = TextPattern.of(PLACEMENT + "[neswx]");

  private static final String BOARD_RULE =
      "a board is eight ranks such as rrrrrrrr/1hc2ch1 from rank 8 to rank 1, separated by /, or 64"
          + " characters from a8 to h1 between [ and ]";

  /**
   * The maximum number of placements or steps that are read, a bound on what a program can send.
   */
  private static final int WORDS = 40;

  private ArimaaText() {}

  /** {@return the move that a text describes, as {@link ArimaaMove#parse} specifies} */
  static ArimaaMove move(String text) {
    String[] words = text.strip().split("\\s+", WORDS + 1);
    if (words.length > WORDS) {
      throw new UnreadableMoveException(text, RULE);
    }
    if (words[0].length() == 3) {
      return setup(text, words);
    }
    List<ArimaaStep> steps = new ArrayList<>();
    for (String word : words) {
      requireForm(text, word, STEP);
      steps.add(new ArimaaStep(word.charAt(0), square(word), word.charAt(3)));
    }
    return ArimaaTurn.of(steps);
  }

  private static ArimaaSetup setup(String text, String[] words) {
    List<ArimaaSetup.PlacedPiece> placements = new ArrayList<>();
    for (String word : words) {
      requireForm(text, word, PLACEMENT);
      placements.add(new ArimaaSetup.PlacedPiece(word.charAt(0), square(word)));
    }
    return new ArimaaSetup(placements);
  }

  private static void requireForm(String text, String word, TextPattern form) {
    if (!form.matcher(word).matches()) {
      throw new UnreadableMoveException(text, RULE);
    }
  }

  private static int square(String word) {
    return 8 * (word.charAt(2) - '1') + word.charAt(1) - 'a';
  }

  /** {@return the board that a text describes, as {@link ArimaaBoard#parse} specifies} */
  static ArimaaBoard board(String text) {
    return text.startsWith("[") ? shortBoard(text) : ranks(text);
  }

  private static ArimaaBoard shortBoard(String text) {
    if (!SHORT_BOARD.matches(text)) {
      throw unreadable(text);
    }
    ArimaaBoard board = ArimaaBoard.empty();
    for (int i = 0; i < 64; i++) {
      board = placed(board, 8 * (7 - i / 8) + i % 8, text.charAt(i + 1));
    }
    return board;
  }

  private static ArimaaBoard ranks(String text) {
    ArimaaBoard board = ArimaaBoard.empty();
    int rank = 7;
    int file = 0;
    for (int i = 0; i < text.length(); i++) {
      char c = text.charAt(i);
      if (c == '/' && file == 8 && rank > 0) {
        rank--;
        file = 0;
      } else if (c >= '1' && c <= '8' && file + c - '0' <= 8) {
        file += c - '0';
      } else if ("EMHDCRemhdcr".indexOf(c) >= 0 && file < 8) {
        board = placed(board, 8 * rank + file++, c);
      } else {
        throw unreadable(text);
      }
    }
    if (rank != 0 || file != 8 || !board.text().equals(text)) {
      throw unreadable(text);
    }
    return board;
  }

  private static ArimaaBoard placed(ArimaaBoard board, int square, char letter) {
    int strength = strength(letter);
    return strength < 1 ? board : board.with(square, strength, Character.isLowerCase(letter));
  }

  private static IllegalArgumentException unreadable(String text) {
    return new IllegalArgumentException("'" + text + "' is no board: " + BOARD_RULE);
  }

  /** {@return the strength of the piece with a letter, upper or lower case; −1 if there is none} */
  static int strength(char letter) {
    int gold = ArimaaBoard.LETTERS.indexOf(letter, 1);
    return gold > 0 ? gold : ArimaaBoard.SILVER_LETTERS.indexOf(letter, 1);
  }

  /** {@return the text of a board, which {@link #board} reads} */
  static String of(ArimaaBoard board) {
    StringBuilder text = new StringBuilder(72);
    for (int rank = 7; rank >= 0; rank--) {
      int empty = 0;
      for (int file = 0; file < 8; file++) {
        char letter = board.letter(8 * rank + file);
        if (letter == '.') {
          empty++;
          continue;
        }
        if (empty > 0) {
          text.append(empty);
          empty = 0;
        }
        text.append(letter);
      }
      if (empty > 0) {
        text.append(empty);
      }
      if (rank > 0) {
        text.append('/');
      }
    }
    return text.toString();
  }

  /** {@return the short form of a board, which {@link #board} reads} */
  static String shortForm(ArimaaBoard board) {
    StringBuilder text = new StringBuilder(66).append('[');
    for (int i = 0; i < 64; i++) {
      char letter = board.letter(8 * (7 - i / 8) + i % 8);
      text.append(letter == '.' ? ' ' : letter);
    }
    return text.append(']').toString();
  }

  /** {@return the name of a square} */
  static String name(int square) {
    return "" + (char) ('a' + square % 8) + (char) ('1' + square / 8);
  }
}
