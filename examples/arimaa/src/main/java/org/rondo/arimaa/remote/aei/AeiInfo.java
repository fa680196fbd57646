package org.rondo.arimaa.remote.aei;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.regex.Matcher;
import java.util.stream.Collectors;
import org.jspecify.annotations.Nullable;
import org.rondo.arimaa.ArimaaMove;
import org.rondo.bot.Thought;
import org.rondo.input.TextPattern;

/** Collects what an engine says about its search, between {@code go} and its answer. */
final class AeiInfo {
  static final int STEPS_PER_TURN = 4;
  static final double CENTI = 100;
  static final String UNIT = "rabbits";

  private static final TextPattern SCORE = TextPattern.of("[+-]?\\d{1,9}(?:\\.\\d{1,9})?");
  private static final TextPattern DEPTH = TextPattern.of("(\\d{1,4})\\+?");
  private static final TextPattern NODES = TextPattern.of("\\d{1,15}");
  private static final TextPattern WORD = TextPattern.of("[EMHDCRemhdcr][a-h][1-8][neswx]?");
  private static final TextPattern SIDE = TextPattern.of("[gswb]");

  private @Nullable Double score;
  private int depth = -1;
  private long nodes = -1;
  private List<String> turns = List.of();

  void clear() {
    score = null;
    depth = -1;
    nodes = -1;
    turns = List.of();
  }

  /** Reads a message; ignores types that are no part of a thought, and values of another form. */
  void read(String message) {
    String[] words = message.strip().split("\\s+", 2);
    String value = words.length > 1 ? words[1] : "";
    switch (words[0]) {
      case "score" -> {
        if (SCORE.matcher(value).matches()) {
          score = Double.parseDouble(value) / CENTI;
        }
      }
      case "depth" -> {
        Matcher steps = DEPTH.matcher(value);
        depth = steps.matches() ? Integer.parseInt(steps.group(1)) : depth;
      }
      case "nodes" -> nodes = NODES.matcher(value).matches() ? Long.parseLong(value) : nodes;
      case "pv" -> turns = turns(value);
      default -> {
        // The type is no part of a thought.
      }
    }
  }

  /** {@return the turns of a variation, up to the first word that is no step} */
  private static List<String> turns(String variation) {
    List<String> turns = new ArrayList<>();
    List<String> steps = new ArrayList<>();
    for (String word : variation.split("\\s+")) {
      if (SIDE.matcher(word).matches()) {
        add(steps, turns);
      } else if (WORD.matcher(word).matches()) {
        steps.add(word);
      } else {
        break;
      }
    }
    add(steps, turns);
    return turns;
  }

  private static void add(List<String> steps, List<String> turns) {
    if (!steps.isEmpty()) {
      turns.add(String.join(" ", steps));
      steps.clear();
    }
  }

  /** {@return the thought about the move that the engine has chosen} */
  Thought about(ArimaaMove move) {
    Thought thought = score == null ? Thought.none() : Thought.scored(score, UNIT);
    thought = depth >= 0 ? thought.withDepth(depth / STEPS_PER_TURN) : thought;
    thought = nodes >= 0 ? thought.withNodes(nodes) : thought;
    boolean isChosen = !turns.isEmpty() && steps(turns.get(0)).equals(steps(move.text()));
    if (!isChosen) {
      return thought;
    }
    List<String> line = new ArrayList<>(turns);
    line.set(0, move.text());
    return thought.withLine(line);
  }

  /** {@return the words of a move without removals, which some engines leave out in a variation} */
  private static String steps(String turn) {
    return Arrays.stream(turn.split(" "))
        .filter(word -> !word.endsWith("x"))
        .collect(Collectors.joining(" "));
  }
}
