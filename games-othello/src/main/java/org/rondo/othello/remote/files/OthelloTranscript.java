package org.rondo.othello.remote.files;

import java.util.ArrayList;
import java.util.List;
import java.util.Objects;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.rondo.bot.Bot;
import org.rondo.game.IllegalMoveException;
import org.rondo.input.TextPattern;
import org.rondo.match.Match;
import org.rondo.match.MatchRecord;
import org.rondo.match.Opening;
import org.rondo.othello.Board;
import org.rondo.othello.Othello;
import org.rondo.othello.OthelloMove;

/**
 * The moves of a match from a given position. The transcript may end before the match is over.
 *
 * @param start the position before the first move
 * @param moves the moves in order, including passes; each move is legal
 */
public record OthelloTranscript(Board start, List<OthelloMove> moves) {
  private static final TextPattern NOT_SQUARES = TextPattern.of("(?i)pass|pa|--|\\s");
  private static final Othello OTHELLO = new Othello();

  /**
   * Creates a transcript.
   *
   * @throws IllegalMoveException if a move is illegal
   * @throws IllegalArgumentException if the match is over before the last move
   */
  public OthelloTranscript {
    Objects.requireNonNull(start, "start");
    moves = List.copyOf(moves);
    end(start, moves);
  }

  private static Board end(Board start, List<OthelloMove> moves) {
    Board board = start;
    for (int number = 0; number < moves.size(); number++) {
      if (board.isOver()) {
        throw new IllegalArgumentException(
            "the match is over after "
                + number
                + " moves, and the transcript has "
                + moves.size()
                + "; remove the moves after the end");
      }
      board = OTHELLO.next(board, moves.get(number));
    }
    return board;
  }

  /**
   * {@return the transcript of the given moves, in which passes are added where a player must pass}
   *
   * @param start the position before the first move
   * @param placements the moves that place a disc, in order
   * @throws IllegalMoveException if a move is illegal
   * @throws IllegalArgumentException if the match is over before the last move
   */
  public static OthelloTranscript withPasses(Board start, List<OthelloMove> placements) {
    List<OthelloMove> moves = new ArrayList<>();
    Board board = start;
    for (OthelloMove placement : placements) {
      if (mustPass(board)) {
        board = OTHELLO.next(board, OthelloMove.PASS);
        moves.add(OthelloMove.PASS);
      }
      if (board.isOver()) {
        throw new IllegalArgumentException(
            "the match is over before the move " + placement + "; remove the moves after the end");
      }
      board = OTHELLO.next(board, placement);
      moves.add(placement);
    }
    return new OthelloTranscript(start, moves);
  }

  /** {@return whether the player to move has no legal move but the pass} */
  static boolean mustPass(Board board) {
    return !board.isOver() && board.legalSquares() == 0;
  }

  /**
   * {@return the transcript of a plain list of moves from the standard start, for instance {@code
   * f5d6c3}}
   *
   * @param text the names of the squares, in upper or lower case. Blanks between them are ignored.
   *     Passes may be left out, or written as {@code pass}, {@code pa} or {@code --}
   * @throws org.rondo.game.UnreadableMoveException if a name is not a square
   * @throws IllegalMoveException if a move is illegal
   * @throws IllegalArgumentException if the match is over before the last move
   */
  public static OthelloTranscript parse(String text) {
    String squares = NOT_SQUARES.replaceAll(text, "");
    List<OthelloMove> placements = new ArrayList<>();
    for (int at = 0; at < squares.length(); at += 2) {
      placements.add(OthelloMove.parse(squares.substring(at, Math.min(at + 2, squares.length()))));
    }
    return withPasses(OTHELLO.start(), placements);
  }

  /**
   * {@return the transcript of a recorded match, including the turns of its opening}
   *
   * @param record a record of Othello
   * @throws org.rondo.input.DamagedFileException if the record is of another game, or does not
   *     agree with the rules
   */
  public static OthelloTranscript of(MatchRecord record) {
    Board start = record.replay(OTHELLO).get(0);
    return new OthelloTranscript(
        start,
        Stream.concat(record.opening().turns().stream(), record.turns().stream())
            .map(turn -> OthelloMove.parse(turn.get(0)))
            .toList());
  }

  /** {@return the position after the last move} */
  public Board end() {
    return end(start, moves);
  }

  /** {@return the moves without the passes} */
  public List<OthelloMove> placements() {
    return moves.stream().filter(move -> !move.isPass()).toList();
  }

  /** {@return the plain list of the moves without passes, for instance {@code f5d6c3}} */
  public String text() {
    return placements().stream().map(OthelloMove::text).collect(Collectors.joining());
  }

  /** {@return all moves as an opening, which begins at the position of this transcript} */
  public Opening opening() {
    return opening(moves.size());
  }

  /**
   * {@return the first moves as an opening, which begins at the position of this transcript}
   *
   * @param turns the maximum number of moves, including passes; at least 0
   * @throws IllegalArgumentException if the number is negative
   */
  public Opening opening(int turns) {
    if (turns < 0) {
      throw new IllegalArgumentException("opening of " + turns + " turns: the minimum is 0");
    }
    return new Opening(
        start.equals(OTHELLO.start()) ? "" : start.text(),
        moves.stream().limit(turns).map(move -> List.of(move.text())).toList());
  }

  /**
   * {@return the record of the match} If the match is not over after the last move, it is recorded
   * as a halted match.
   *
   * @param dark the name of the dark player, seat 0
   * @param light the name of the light player, seat 1
   * @throws IllegalArgumentException if a name is blank, or the transcript has no moves
   */
  public MatchRecord record(String dark, String light) {
    if (moves.isEmpty()) {
      throw new IllegalArgumentException(
          "the transcript has no moves, so there is nothing to record");
    }
    Bot<Board, OthelloMove> player = decision -> moves.get(decision.turn());
    return Match.of(OTHELLO)
        .seat(dark, player)
        .seat(light, player)
        .opening(opening(0))
        .turnLimit(moves.size())
        .play();
  }

  /**
   * {@return dark's discs at the end, including the empty squares if dark has won, or half of them
   * in a draw} WTHOR files contain this score.
   */
  public int tournamentScore() {
    return (int) OTHELLO.outcome(end()).tournamentScore(0);
  }
}
