package org.rondo.othello;

import java.util.Optional;
import java.util.OptionalLong;
import org.rondo.game.ConsoleNotation;
import org.rondo.game.Game;
import org.rondo.game.IllegalMoveException;
import org.rondo.game.JointMove;
import org.rondo.game.MoveSpace;
import org.rondo.game.Outcome;
import org.rondo.game.Scratch;
import org.rondo.game.Traits;
import org.rondo.random.Rng;

/** The rules of Othello, as the {@linkplain org.rondo.othello package} describes them. */
public final class Othello implements Game<Board, OthelloMove> {
  private static final MoveSpace<OthelloMove> NO_MOVES = MoveSpace.empty();

  /** At most 60 placements, and at most one pass between each two of them. */
  private static final Traits TRAITS = Traits.none().withScores(0, 64).withMostTurns(60 + 59);

  /** Creates the game, which has no options. */
  public Othello() {}

  @Override
  public String id() {
    return "othello";
  }

  @Override
  public int seatCount() {
    return 2;
  }

  @Override
  public Traits traits() {
    return TRAITS;
  }

  @Override
  public Board start(Rng rng) {
    return Board.start();
  }

  @Override
  public MoveSpace<OthelloMove> moves(Board board, int seat) {
    return board.toMove().contains(seat) ? new OthelloMoves(board) : NO_MOVES;
  }

  @Override
  public Board next(Board board, JointMove<OthelloMove> joint, Rng rng) {
    joint.requireSeats(board.toMove());
    OthelloMove move = joint.only();
    if (move.isPass()) {
      if (board.legalSquares() != 0) {
        throw refusal(board, move);
      }
      return board.afterPass();
    }
    long turned = move.turned(board.own(), board.opponent());
    if (turned == 0 || (move.disc() & board.emptySquares()) == 0) {
      throw refusal(board, move);
    }
    return board.afterPlacing(move.disc(), turned);
  }

  @Override
  public Optional<Scratch<Board>> scratch(Board board) {
    return Optional.of(new OthelloScratch(board));
  }

  @Override
  public OptionalLong leaves(Board board, int depth) {
    return OptionalLong.of(LeafCount.of(board, depth));
  }

  private IllegalMoveException refusal(Board board, OthelloMove move) {
    String reason = new OthelloMoves(board).objection(move).orElseThrow();
    return new IllegalMoveException(board.toMove().only(), move.text(), reason);
  }

  @Override
  public OthelloMove parse(String text) {
    return OthelloMove.parse(text);
  }

  @Override
  public Board parseState(String text) {
    return Board.parse(text);
  }

  /**
   * {@return the outcome, in which the player with more discs wins} The tournament scores give the
   * empty squares to the winner, or half of them to each player in a draw.
   */
  @Override
  public Outcome outcome(Board board) {
    double dark = board.score(0);
    double light = board.score(1);
    double empty = 64 - dark - light;
    double toDark = dark > light ? empty : dark < light ? 0 : empty / 2;
    return Outcome.byScore(dark, light).withTournamentScores(dark + toDark, light + empty - toDark);
  }

  @Override
  public ConsoleNotation<Board, OthelloMove> console() {
    return new OthelloConsole(this);
  }

  @Override
  public String show(Board board) {
    return OthelloPicture.of(board);
  }
}
