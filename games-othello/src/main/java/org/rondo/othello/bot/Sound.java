package org.rondo.othello.bot;

import org.rondo.bot.Bot;
import org.rondo.bot.Bots;
import org.rondo.bot.Decision;
import org.rondo.bot.Thought;
import org.rondo.othello.Board;
import org.rondo.othello.OthelloMove;

/** A bot that evaluates the position after each of its moves by corners and mobility. */
final class Sound implements Bot<Board, OthelloMove> {
  private final Bot<Board, OthelloMove> greedy = Bots.greedy(Sound::score);

  @Override
  public OthelloMove choose(Decision<Board, OthelloMove> decision) {
    return greedy.choose(decision);
  }

  @Override
  public Thought thought() {
    return greedy.thought();
  }

  private static double score(Board board, int seat) {
    long own = board.discs(seat);
    long opponent = board.discs(1 - seat);
    return board.isOver()
        ? CornerMobilityEvaluation.ofFinished(own, opponent)
        : CornerMobilityEvaluation.of(own, opponent);
  }
}
