package org.rondo.othello;

import java.math.BigInteger;
import java.util.List;
import java.util.Optional;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import org.rondo.game.BitSelection;
import org.rondo.game.MoveSpace;
import org.rondo.random.Rng;

/** The legal moves on a board, for the seat whose turn it is. */
record OthelloMoves(Board board) implements MoveSpace<OthelloMove> {

  /** The counts from 0 to 64. They are stored so that {@link #count} allocates nothing. */
  private static final BigInteger[] COUNTS =
      IntStream.rangeClosed(0, 64).mapToObj(BigInteger::valueOf).toArray(BigInteger[]::new);

  private static final List<OthelloMove> ONLY_PASS = List.of(OthelloMove.PASS);

  @Override
  public Optional<String> objection(OthelloMove move) {
    return contains(move) ? Optional.empty() : Optional.of(fault(move));
  }

  private String fault(OthelloMove move) {
    if (move.isPass()) {
      String squares = list().stream().map(OthelloMove::text).collect(Collectors.joining(", "));
      return "a pass is legal only if no disc can be placed; the legal moves are " + squares;
    }
    if ((board.emptySquares() >>> move.square() & 1) == 0) {
      return "the square is taken";
    }
    return board.legalSquares() == 0
        ? "it turns no disc; no square is legal, so the only move is pass"
        : "it turns no disc";
  }

  @Override
  public boolean contains(OthelloMove move) {
    return move.isPass()
        ? board.legalSquares() == 0
        : (board.legalSquares() >>> move.square() & 1) != 0;
  }

  @Override
  public boolean isEmpty() {
    return false;
  }

  @Override
  public BigInteger count() {
    return COUNTS[Math.max(1, Long.bitCount(board.legalSquares()))];
  }

  @Override
  public OthelloMove sample(Rng rng) {
    long legal = board.legalSquares();
    if (legal == 0) {
      return OthelloMove.PASS;
    }
    return OthelloMove.at(BitSelection.select(legal, rng.below(Long.bitCount(legal))));
  }

  @Override
  public List<OthelloMove> list() {
    return board.legalSquares() == 0 ? ONLY_PASS : OthelloMove.of(board.legalSquares());
  }
}
