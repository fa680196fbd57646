package org.rondo.othello.remote.nboard;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.regex.Matcher;
import org.rondo.bot.Thought;
import org.rondo.input.TextPattern;
import org.rondo.othello.OthelloMove;

/** Collects what an engine says about its search, between a question and its answer. */
final class NBoardThought {
  private static final TextPattern SQUARE = TextPattern.of("[A-Ha-h][1-8]|(?i:pa)");

  /** The moves, the evaluation, the number of games and the depth, with what may follow. */
  private static final TextPattern SEARCH =
      TextPattern.of(
          "(?:search|book)\\s++(\\S{2,200}+)\\s++(\\S{1,20}+)\\s++\\S++\\s++(\\d{1,4})(?!\\d)(%W?)?.*");

  private static final TextPattern NODES = TextPattern.of("nodestats\\s++(\\d{1,15})(?:\\s.*)?");
  private static final TextPattern EVALUATION =
      TextPattern.of("([+-]?\\d{1,9}(?:\\.\\d{1,9})?)(?:,.*)?");
  private static final String UNIT = "discs";

  /** A line of the engine about a move. */
  private record SearchLine(List<String> moves, String evaluation, int depth, String percent) {}

  private final Map<String, SearchLine> byMove = new HashMap<>();
  private long nodes = -1;

  void clear() {
    byMove.clear();
    nodes = -1;
  }

  /** Reads a line of the engine; ignores lines about other things. */
  void read(String line) {
    Matcher search = SEARCH.matcher(line);
    Matcher count = NODES.matcher(line);
    if (search.matches()) {
      List<String> moves = moves(search.group(1));
      if (!moves.isEmpty()) {
        String percent = search.group(4) == null ? "" : search.group(4);
        int depth = Integer.parseInt(search.group(3));
        byMove.put(moves.get(0), new SearchLine(moves, search.group(2), depth, percent));
      }
    } else if (count.matches()) {
      nodes = Long.parseLong(count.group(1));
    }
  }

  /** {@return the moves up to the first text that is no move} */
  private static List<String> moves(String variation) {
    List<String> moves = new ArrayList<>();
    String squares = variation.replace("-", "");
    for (int at = 0; at + 2 <= squares.length(); at += 2) {
      String word = squares.substring(at, at + 2);
      if (!SQUARE.matches(word)) {
        break;
      }
      moves.add(NBoardNotation.move(word).text());
    }
    return moves;
  }

  /**
   * {@return the thought about the move that the engine has chosen}
   *
   * @param answer the answer, {@code MOVE/EVALUATION/SECONDS}
   */
  Thought about(OthelloMove move, String answer) {
    SearchLine line = byMove.getOrDefault(move.text(), new SearchLine(List.of(), "", 0, ""));
    String[] parts = answer.strip().split("[/\\s]", 3);
    String evaluation = parts.length > 1 && !parts[1].isBlank() ? parts[1] : line.evaluation();
    Matcher number = EVALUATION.matcher(evaluation);
    Thought thought =
        number.matches()
            ? Thought.scored(Double.parseDouble(number.group(1)), UNIT)
            : Thought.none();
    if (number.matches() && line.percent().equals("%") && line.depth() == 100) {
      thought = thought.exactly();
    } else if (line.percent().isEmpty() && line.depth() > 0) {
      thought = thought.withDepth(line.depth());
    }
    thought = line.moves().isEmpty() ? thought : thought.withLine(line.moves());
    return nodes >= 0 ? thought.withNodes(nodes) : thought;
  }
}
