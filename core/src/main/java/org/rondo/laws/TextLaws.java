package org.rondo.laws;

import java.util.ArrayList;
import java.util.List;
import java.util.Objects;
import java.util.Optional;
import org.rondo.game.Game;
import org.rondo.game.Move;
import org.rondo.game.State;
import org.rondo.game.UnreadableMoveException;
import org.rondo.random.Rng;

/** The laws of texts. */
final class TextLaws<M extends Move> {
  private static final Law LAW = Law.TEXTS_ARE_STABLE;

  /** Number of repetitions of a character: enough to make a number overflow. */
  private static final int REPEATED = 20;

  /** Minimum width of a terminal. */
  private static final int COLUMNS = 80;

  /** Number of misspelt texts made from one text. */
  private static final int MISSPELT = 3;

  private final Game<?, M> game;

  TextLaws(Game<?, M> game) {
    this.game = game;
  }

  static void checkState(State state) {
    requireStableLine(
        "the state's text",
        LawBrokenException.under(LAW, "the state's text()", state::text),
        state.text());
  }

  /** Checks the text of a move, but does not parse it. */
  static void checkLine(Move move) {
    requireStableLine(
        "a move's text", LawBrokenException.under(LAW, "a move's text()", move::text), move.text());
  }

  /** Requires that a picture has lines of at most 80 columns, each with a line end. */
  static void checkPicture(String picture, State state) {
    List<String> lines = picture.lines().toList();
    boolean isEnded = picture.endsWith("\n");
    if (lines.isEmpty() || !isEnded || lines.stream().anyMatch(line -> line.length() > COLUMNS)) {
      throw LawBrokenException.law(
          Law.PICTURES_FIT_A_TERMINAL,
          "the picture of %s has %d lines, the longest of %d columns, the last %s",
          state.text(),
          lines.size(),
          lines.stream().mapToInt(String::length).max().orElse(0),
          isEnded ? "with a line end" : "without a line end");
    }
  }

  void checkMove(M move) {
    checkLine(move);
    String text = move.text();
    requireReadAs(move, text, text);
    requireReadAs(move, text, " " + text + "  ");
    HashLaw.check("move " + text, move);
  }

  private static void requireStableLine(String subject, String text, String again) {
    if (!text.equals(again)) {
      throw LawBrokenException.law(LAW, "%s was '%s' and then '%s'", subject, text, again);
    }
    if (text.isEmpty() || text.lines().count() != 1 || text.endsWith("\n") || text.endsWith("\r")) {
      throw LawBrokenException.law(LAW, "%s is '%s', which is not one line of text", subject, text);
    }
  }

  private void requireReadAs(M move, String text, String given) {
    M read = LawBrokenException.under(LAW, "parse of '" + given + "'", () -> game.parse(given));
    if (!read.text().equals(text) || !read.equals(move) || read.hashCode() != move.hashCode()) {
      throw LawBrokenException.law(
          LAW, "'%s' was read back as '%s', which is not an equal move", given, read.text());
    }
  }

  /** {@return moves parsed from slightly different texts, as far as these texts can be parsed} */
  List<M> misread(M move, Rng rng) {
    List<M> moves = new ArrayList<>();
    for (int i = 0; i < MISSPELT; i++) {
      read(misspelt(move.text(), rng)).ifPresent(moves::add);
    }
    read("").ifPresent(moves::add);
    moves.forEach(this::checkMove);
    return moves;
  }

  private Optional<M> read(String text) {
    try {
      return Optional.of(Objects.requireNonNull(game.parse(text), "parse returned null"));
    } catch (UnreadableMoveException e) {
      return Optional.empty();
    } catch (RuntimeException e) {
      throw LawBrokenException.law(
          LAW, "parse of '%s' threw %s, but it may throw only UnreadableMoveException", text, e);
    }
  }

  private static String misspelt(String text, Rng rng) {
    int at = rng.below(text.length());
    char here = text.charAt(at);
    String before = text.substring(0, at);
    String after = text.substring(at + 1);
    return switch (rng.below(4)) {
      case 0 -> before + after;
      case 1 -> before + String.valueOf(here).repeat(REPEATED) + after;
      case 2 -> before + (char) (here + 1) + after;
      default -> before + (char) (here - 1) + after;
    };
  }
}
