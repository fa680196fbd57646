package org.rondo.verify;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.rondo.game.IllegalMoveException;
import org.rondo.game.UnreadableMoveException;
import org.rondo.input.DamagedFileException;
import org.rondo.othello.Board;
import org.rondo.othello.Othello;
import org.rondo.othello.OthelloMove;

/**
 * A recorded match of Othello.
 *
 * @param name the name in messages
 * @param moves the moves, two characters each, without passes
 * @param expected the figures recorded for the end of the match
 */
record OthelloRecording(String name, String moves, Map<String, Integer> expected) {
  private static final Othello OTHELLO = new Othello();

  /** {@return the differences, one sentence each} */
  List<String> mismatches() {
    Board board = OTHELLO.start();
    int passes = 0;
    try {
      for (int at = 0; at < moves.length(); at += 2) {
        if (mustPass(board)) {
          board = OTHELLO.next(board, OthelloMove.PASS);
          passes++;
        }
        String move = moves.substring(at, Math.min(at + 2, moves.length()));
        board = OTHELLO.next(board, OTHELLO.parse(move));
      }
    } catch (IllegalMoveException | UnreadableMoveException | IllegalStateException e) {
      return List.of("the moves cannot be played: " + e.getMessage());
    }
    return compare(board, passes);
  }

  private static boolean mustPass(Board board) {
    return !board.isOver() && board.legalSquares() == 0;
  }

  private List<String> compare(Board board, int passes) {
    List<String> mismatches = new ArrayList<>();
    expected.forEach(
        (key, value) ->
            figure(key, board, passes)
                .filter(found -> found != value.intValue())
                .ifPresent(found -> mismatches.add(key + " is " + found + ", recorded " + value)));
    return mismatches;
  }

  /**
   * {@return a figure computed by the rules; nothing for figures that the rules do not determine}
   */
  private Optional<Integer> figure(String key, Board board, int passes) {
    return switch (key) {
      case "passes" -> Optional.of(passes);
      case "black" -> Optional.of((int) board.score(0));
      case "white" -> Optional.of((int) board.score(1));
      case "over" -> Optional.of(board.isOver() ? 1 : 0);
      // The score of an unfinished match follows a convention, not the rules.
      case "wthor_score" ->
          board.isOver()
              ? Optional.of((int) OTHELLO.outcome(board).tournamentScore(0))
              : Optional.empty();
      // The result of best play, which the rules alone do not give.
      case "theoretical" -> Optional.empty();
      default -> throw new DamagedFileException(key, "figure '" + key + "' is not known");
    };
  }
}
