package org.rondo.othello.bot;

import org.rondo.bot.Bot;
import org.rondo.bot.Bots;
import org.rondo.bot.Decision;
import org.rondo.othello.Board;
import org.rondo.othello.OthelloMove;

/** A bot that turns as many discs as it can in each move; this loses most matches. */
final class Beginner implements Bot<Board, OthelloMove> {
  private final Bot<Board, OthelloMove> greedy = Bots.greedy(Board::score);

  @Override
  public OthelloMove choose(Decision<Board, OthelloMove> decision) {
    return greedy.choose(decision);
  }
}
