package org.rondo.cli.browser;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.TreeSet;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import org.rondo.arimaa.Arimaa;
import org.rondo.arimaa.ArimaaBoard;
import org.rondo.arimaa.ArimaaPosition;
import org.rondo.arimaa.ArimaaSetup;
import org.rondo.arimaa.ArimaaStep;
import org.rondo.arimaa.ArimaaTurn;
import org.rondo.arimaa.StepBoard;

/** What drawings of Arimaa must say, by the rules in Java. */
final class ArimaaDrawing {
  private static final int[] TARGETS = {8, 1, -8, -1};

  private ArimaaDrawing() {}

  /** Returns the drawing of a position after a move; the move is empty at the start. */
  static String of(ArimaaPosition position, String move) {
    List<ArimaaStep> steps = steps(move);
    String next =
        position
            .result()
            .map(result -> new Arimaa().show(position).split("\n", 2)[0].split(" ", 2)[1])
            .orElseGet(() -> position.toMove().contains(0) ? "Gold to move" : "Silver to move");
    return text(
        position.board(), steps, next.substring(0, 1).toUpperCase(Locale.ROOT) + next.substring(1));
  }

  /** Returns the drawings inside the turn that leads from one position to the next. */
  static List<String> inside(ArimaaPosition before, String move) {
    List<ArimaaStep> steps = steps(move);
    StepBoard walk = new StepBoard(before.board(), before.toMove().only());
    long count = steps.stream().filter(step -> !step.isRemoval()).count();
    List<String> drawings = new ArrayList<>();
    drawings.add(text(walk.board(), List.of(), "Step 0 of " + count));
    for (int i = 0; i < steps.size(); i++) {
      if (steps.get(i).isRemoval()) {
        continue;
      }
      walk.play(steps.get(i).square() << 2 | "nesw".indexOf(steps.get(i).direction()));
      boolean isRemoving = i + 1 < steps.size() && steps.get(i + 1).isRemoval();
      List<ArimaaStep> played = steps.subList(0, isRemoving ? i + 2 : i + 1);
      String last =
          played.subList(i, played.size()).stream()
              .map(ArimaaStep::text)
              .collect(Collectors.joining(" "));
      String caption = "Step " + (drawings.size()) + " of " + count + ": " + last;
      drawings.add(text(walk.board(), played, caption));
    }
    return drawings.subList(0, drawings.size() - 1);
  }

  private static List<ArimaaStep> steps(String move) {
    if (move.isEmpty() || new Arimaa().parse(move) instanceof ArimaaSetup) {
      return List.of();
    }
    return ((ArimaaTurn) new Arimaa().parse(move)).steps();
  }

  private static String text(ArimaaBoard board, List<ArimaaStep> steps, String caption) {
    TreeSet<String> pieces = new TreeSet<>();
    TreeSet<String> goals = new TreeSet<>();
    for (int square = 0; square < 64; square++) {
      char piece = board.letter(square);
      if (piece != '.') {
        pieces.add(piece + name(square));
      }
      if ((piece == 'R' || piece == 'r') && canWalkToGoal(board, square)) {
        goals.add(name(square));
      }
    }
    StepBoard walk = new StepBoard(board, 0);
    long frozen = walk.frozen(0) | walk.frozen(1);
    return String.join(
        "; ",
        String.join(",", pieces),
        "frozen " + names(frozen),
        "goals " + String.join(",", goals),
        "steps "
            + steps.stream()
                .filter(step -> !step.isRemoval())
                .map(ArimaaStep::text)
                .collect(Collectors.joining(",")),
        "fallen "
            + steps.stream()
                .filter(step -> step.isRemoval() && board.letter(step.square()) == '.')
                .map(step -> step.piece() + name(step.square()))
                .sorted()
                .collect(Collectors.joining(",")),
        caption);
  }

  private static boolean canWalkToGoal(ArimaaBoard board, int rabbit) {
    int seat = board.letter(rabbit) == 'R' ? 0 : 1;
    return rabbit / 8 != goalRow(seat) && canWalkOn(new StepBoard(board, seat), rabbit);
  }

  private static boolean canWalkOn(StepBoard walk, int rabbit) {
    int[] steps = new int[StepBoard.STEPS];
    int count = walk.legalSteps(steps);
    for (int i = 0; i < count; i++) {
      if (steps[i] >> 2 != rabbit) {
        continue;
      }
      int target = rabbit + TARGETS[steps[i] & 3];
      walk.play(steps[i]);
      boolean isAlive = walk.board().letter(target) != '.';
      boolean isGoal = isAlive && (target / 8 == goalRow(walk.seat()) || canWalkOn(walk, target));
      walk.takeBack();
      if (isGoal) {
        return true;
      }
    }
    return false;
  }

  private static int goalRow(int seat) {
    return seat == 0 ? 7 : 0;
  }

  private static String names(long squares) {
    return IntStream.range(0, 64)
        .filter(square -> (squares >>> square & 1) != 0)
        .mapToObj(ArimaaDrawing::name)
        .sorted()
        .collect(Collectors.joining(","));
  }

  private static String name(int square) {
    return "" + (char) ('a' + square % 8) + (1 + square / 8);
  }
}
