package org.rondo.arimaa;

import java.util.Arrays;
import org.rondo.random.Rng;
import org.rondo.random.Seed;

/** Boards for properties. */
final class RandomBoards {
  private RandomBoards() {}

  /** Pieces of both sides on random squares, as many as are asked for at most. */
  static ArimaaBoard scattered(long seed, int pieces) {
    Rng rng = Seed.of(seed).rng();
    ArimaaBoard board = ArimaaBoard.empty();
    for (int i = 0; i < pieces; i++) {
      int square = rng.below(64);
      int strength = Math.max(1, rng.below(9) - 2);
      boolean isSilver = rng.below(2) == 0;
      boolean isTrap = (ArimaaBoard.TRAPS >>> square & 1) != 0;
      if (board.letter(square) == '.' && !isTrap) {
        board = board.with(square, strength, isSilver);
      }
    }
    return board;
  }

  /**
   * Pieces of both sides close together: in a corner of five by five squares, or around two traps.
   * They freeze, push and support each other, as scattered pieces seldom do.
   */
  static ArimaaBoard clustered(long seed, int pieces) {
    Rng rng = Seed.of(seed).rng();
    boolean isCorner = rng.below(2) == 0;
    int file = isCorner ? 3 * rng.below(2) : 1;
    int rank = isCorner ? 3 * rng.below(2) : 1 + 3 * rng.below(2);
    int files = isCorner ? 5 : 6;
    int ranks = isCorner ? 5 : 3;
    ArimaaBoard board = ArimaaBoard.empty();
    for (int i = 0; i < pieces; i++) {
      int square = 8 * (rank + rng.below(ranks)) + file + rng.below(files);
      int strength = Math.max(1, rng.below(9) - 2);
      int seat = rng.below(2);
      boolean isTrap = (ArimaaBoard.TRAPS >>> square & 1) != 0;
      boolean isSupported = (ArimaaBoard.neighbours(board.pieces(seat)) >>> square & 1) != 0;
      if (board.letter(square) == '.' && (!isTrap || isSupported)) {
        board = board.with(square, strength, seat == 1);
      }
    }
    return board;
  }

  /** A position after some turns of random steps from a random set-up; it is not over. */
  static ArimaaPosition played(long seed, int turns) {
    Arimaa arimaa = new Arimaa();
    Rng rng = Seed.of(seed).rng();
    ArimaaPosition position = arimaa.start();
    for (int i = 0; i < turns + 2; i++) {
      int seat = position.toMove().only();
      ArimaaMove move =
          i < 2 ? arimaa.moves(position, seat).sample(rng) : randomTurn(position, rng);
      ArimaaPosition next = arimaa.next(position, move);
      if (next.isOver()) {
        return position;
      }
      position = next;
    }
    return position;
  }

  private static ArimaaMove randomTurn(ArimaaPosition position, Rng rng) {
    StepBoard walk = new StepBoard(position.board(), position.toMove().only());
    TurnEnds ends = new TurnEnds(position);
    int[] steps = new int[StepBoard.STEPS];
    int[] turn = new int[StepBoard.STEPS_PER_TURN];
    int count = 0;
    while (walk.stepsLeft() > 0) {
      int legal = walk.legalSteps(steps);
      int step = steps[rng.below(legal)];
      walk.play(step);
      if (!ends.canFinish(walk)) {
        walk.takeBack();
        break;
      }
      turn[count++] = step;
    }
    return ends.turn(Arrays.copyOf(turn, count));
  }
}
