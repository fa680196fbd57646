package org.rondo.arimaa;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.TreeMap;
import java.util.TreeSet;

/**
 * The rules of a turn, written from their words and without masks: a board is a map from squares to
 * letters, and every sequence of steps is tried.
 */
final class ArimaaRulesInWords {
  private static final List<String> TRAPS = List.of("c3", "f3", "c6", "f6");
  private static final String WEAK_TO_STRONG = "rcdhme";

  private final boolean isGold;

  /** The number of steps that are tried one after another. */
  private final int depth;

  private final Set<String> ends = new TreeSet<>();
  private final Set<String> firstSteps = new TreeSet<>();

  private ArimaaRulesInWords(boolean isGold, int depth) {
    this.isGold = isGold;
    this.depth = depth;
  }

  /** The boards that a seat can reach in one turn, and its first steps. */
  record Turns(Set<String> boards, Set<String> firstSteps) {}

  static Turns of(ArimaaBoard board, int seat) {
    Map<String, Character> pieces = pieces(board);
    ArimaaRulesInWords rules = new ArimaaRulesInWords(seat == 0, 4);
    rules.walk(pieces, 4, Optional.empty(), Optional.empty());
    rules.ends.remove(text(pieces));
    return new Turns(rules.ends, rules.firstSteps);
  }

  /** The first steps, without a walk through whole turns. */
  static Set<String> firstSteps(ArimaaBoard board, int seat) {
    ArimaaRulesInWords rules = new ArimaaRulesInWords(seat == 0, 1);
    rules.walk(pieces(board), 4, Optional.empty(), Optional.empty());
    return rules.firstSteps;
  }

  /**
   * The result with a seat to move, the letter of the winner and of the reason; {@code -} if the
   * match goes on.
   */
  static String result(ArimaaBoard board, int seat) {
    Map<String, Character> pieces = pieces(board);
    String mover = seat == 0 ? "s" : "g";
    String next = seat == 0 ? "g" : "s";
    for (String player : List.of(mover, next)) {
      char rank = player.equals("g") ? '8' : '1';
      if (rabbits(pieces, player).stream().anyMatch(square -> square.charAt(1) == rank)) {
        return player + "g";
      }
    }
    if (rabbits(pieces, next).isEmpty()) {
      return mover + "e";
    }
    if (rabbits(pieces, mover).isEmpty()) {
      return next + "e";
    }
    // The shortest turns have one step, or two if the first of them begins a push.
    ArimaaRulesInWords rules = new ArimaaRulesInWords(seat == 0, 2);
    rules.walk(pieces, 4, Optional.empty(), Optional.empty());
    rules.ends.remove(text(pieces));
    return rules.ends.isEmpty() ? mover + "m" : "-";
  }

  private static List<String> rabbits(Map<String, Character> pieces, String player) {
    char rabbit = player.equals("g") ? 'R' : 'r';
    return pieces.keySet().stream().filter(square -> pieces.get(square) == rabbit).toList();
  }

  private static Map<String, Character> pieces(ArimaaBoard board) {
    Map<String, Character> pieces = new TreeMap<>();
    for (int square = 0; square < 64; square++) {
      if (board.letter(square) != '.') {
        pieces.put(name(square % 8, square / 8), board.letter(square));
      }
    }
    return pieces;
  }

  /** A square that a piece has just left, and that piece. */
  private record Left(String square, char piece) {}

  private void walk(
      Map<String, Character> pieces, int left, Optional<Left> pushed, Optional<Left> puller) {
    if (pushed.isEmpty()) {
      ends.add(text(pieces));
    }
    if (left == 4 - depth) {
      return;
    }
    pieces.forEach(
        (square, piece) -> {
          for (char direction : "nesw".toCharArray()) {
            String target = beside(square, direction);
            if (target.isEmpty() || pieces.containsKey(target)) {
              continue;
            }
            if (isOwn(piece)) {
              tryOwnStep(pieces, left, pushed, square, piece, direction, target);
            } else if (pushed.isEmpty()) {
              tryPullOrPush(pieces, left, puller, square, piece, direction, target);
            }
          }
        });
  }

  private void tryOwnStep(
      Map<String, Character> pieces,
      int left,
      Optional<Left> pushed,
      String square,
      char piece,
      char direction,
      String target) {
    boolean isBackward = direction == (isGold ? 's' : 'n');
    if (isFrozen(pieces, square) || Character.toLowerCase(piece) == 'r' && isBackward) {
      return;
    }
    boolean isWrongPusher =
        pushed.isPresent()
            && !(target.equals(pushed.get().square()) && isStronger(piece, pushed.get().piece()));
    if (isWrongPusher) {
      return;
    }
    Optional<Left> puller =
        pushed.isPresent() ? Optional.empty() : Optional.of(new Left(square, piece));
    go(pieces, left, square, direction, target, Optional.empty(), puller);
  }

  private void tryPullOrPush(
      Map<String, Character> pieces,
      int left,
      Optional<Left> puller,
      String square,
      char piece,
      char direction,
      String target) {
    boolean isPull =
        puller.isPresent()
            && puller.get().square().equals(target)
            && isStronger(puller.get().piece(), piece);
    if (isPull) {
      go(pieces, left, square, direction, target, Optional.empty(), Optional.empty());
      return;
    }
    boolean hasPusher =
        neighbours(square).stream()
            .anyMatch(
                next ->
                    pieces.containsKey(next)
                        && isOwn(pieces.get(next))
                        && isStronger(pieces.get(next), piece)
                        && !isFrozen(pieces, next));
    if (hasPusher && left >= 2) {
      Left pushed = new Left(square, piece);
      go(pieces, left, square, direction, target, Optional.of(pushed), Optional.empty());
    }
  }

  private void go(
      Map<String, Character> pieces,
      int left,
      String square,
      char direction,
      String target,
      Optional<Left> pushed,
      Optional<Left> puller) {
    Map<String, Character> after = new TreeMap<>(pieces);
    char piece = after.remove(square);
    after.put(target, piece);
    String step = piece + square + direction;
    for (String trap : TRAPS) {
      Character trapped = after.get(trap);
      if (trapped != null && !hasFriend(after, trap)) {
        after.remove(trap);
        step += " " + trapped + trap + "x";
      }
    }
    if (left == 4) {
      firstSteps.add(step);
    }
    walk(after, left - 1, pushed, puller);
  }

  private boolean isOwn(char piece) {
    return Character.isUpperCase(piece) == isGold;
  }

  private static boolean isStronger(char piece, char than) {
    return WEAK_TO_STRONG.indexOf(Character.toLowerCase(piece))
        > WEAK_TO_STRONG.indexOf(Character.toLowerCase(than));
  }

  private static boolean hasFriend(Map<String, Character> pieces, String square) {
    char piece = pieces.get(square);
    return neighbours(square).stream()
        .map(pieces::get)
        .anyMatch(
            other -> other != null && Character.isUpperCase(other) == Character.isUpperCase(piece));
  }

  private static boolean isFrozen(Map<String, Character> pieces, String square) {
    char piece = pieces.get(square);
    boolean hasStrongerRival =
        neighbours(square).stream()
            .map(pieces::get)
            .anyMatch(
                other ->
                    other != null
                        && Character.isUpperCase(other) != Character.isUpperCase(piece)
                        && isStronger(other, piece));
    return hasStrongerRival && !hasFriend(pieces, square);
  }

  private static List<String> neighbours(String square) {
    List<String> neighbours = new ArrayList<>();
    for (char direction : "nesw".toCharArray()) {
      neighbours.add(beside(square, direction));
    }
    neighbours.remove("");
    neighbours.remove("");
    return neighbours;
  }

  /** The square in a direction; the empty text beyond the edge. */
  private static String beside(String square, char direction) {
    int file = square.charAt(0) - 'a' + (direction == 'e' ? 1 : direction == 'w' ? -1 : 0);
    int rank = square.charAt(1) - '1' + (direction == 'n' ? 1 : direction == 's' ? -1 : 0);
    return file < 0 || file > 7 || rank < 0 || rank > 7 ? "" : name(file, rank);
  }

  private static String name(int file, int rank) {
    return "" + (char) ('a' + file) + (char) ('1' + rank);
  }

  private static String text(Map<String, Character> pieces) {
    StringBuilder text = new StringBuilder("[");
    for (int rank = 7; rank >= 0; rank--) {
      for (int file = 0; file < 8; file++) {
        text.append(pieces.getOrDefault(name(file, rank), ' '));
      }
    }
    return text.append(']').toString();
  }
}
