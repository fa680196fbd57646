package org.rondo.othello.bot;

import java.util.List;
import java.util.Set;
import org.rondo.bot.Bot;
import org.rondo.bot.BotFactory;
import org.rondo.bot.BotKind;
import org.rondo.bot.Budget;
import org.rondo.game.Game;
import org.rondo.game.Options;
import org.rondo.othello.Board;
import org.rondo.othello.Othello;
import org.rondo.othello.OthelloMove;

/** The bots of Othello, for direct calls and for the catalogue. */
public final class OthelloBots implements BotFactory {
  private static final int MAX_NODES = 1_000_000_000;
  private static final int MAX_SOLVED = 20;
  private static final int MAX_DEEP = 36;
  private static final int MAX_THREADS = 64;

  /**
   * The champion's default number of nodes for a move. A move takes about 20 to 30 ms, and less
   * than 50 ms in the slowest positions.
   */
  private static final int CHAMPION_NODES = 90_000;

  public OthelloBots() {}

  /** {@return the bot that turns as many discs as it can in each move; this loses most matches} */
  public static Bot<Board, OthelloMove> beginner() {
    return new Beginner();
  }

  /**
   * {@return the bot that evaluates the position after each of its moves by corners, the squares
   * beside corners, and mobility}
   */
  public static Bot<Board, OthelloMove> sound() {
    return new Sound();
  }

  /**
   * {@return the bot that searches with alpha-beta and plays the end of the match exactly}
   *
   * <p>Its decision depends on the position alone. So two of these bots repeat the same match if
   * the openings are the same.
   *
   * @param nodes the maximum number of positions that it visits for a move, from 1 to 1,000,000,000
   * @param endgame the maximum number of empty squares at which it solves the match exactly, from 0
   *     to 20. {@code nodes} does not limit the solver. Each further square takes about three times
   *     as long
   * @throws IllegalArgumentException if an argument is outside its range
   */
  public static Bot<Board, OthelloMove> alphaBeta(int nodes, int endgame) {
    if (nodes < 1 || nodes > MAX_NODES) {
      throw new IllegalArgumentException("nodes " + nodes + " are not in 1.." + MAX_NODES);
    }
    if (endgame < 0 || endgame > MAX_SOLVED) {
      throw new IllegalArgumentException(
          "endgame " + endgame + " is not in 0.." + MAX_SOLVED + " empty squares");
    }
    return new OthelloAlphaBeta(nodes, endgame);
  }

  /**
   * {@return the bot that searches ahead with a learned evaluation and plays the end exactly}
   *
   * <p>Its decision depends on the position and the budget alone. So two of these bots repeat the
   * same match if the openings are the same. With about 90,000 nodes for a move, the bot searches
   * about ten moves ahead, and finds the winner when about 17 squares are empty. It uses 3 MB of
   * memory after its first decision. The first of these bots in a virtual machine reads the learned
   * weights; this takes about 50 to 100 ms.
   *
   * @param budget the limit for one move. A node is a position that the bot searches or evaluates.
   *     In the solver of endings, only positions with at least five empty squares count. A node
   *     takes 0.2 to 0.5 µs
   */
  public static Bot<Board, OthelloMove> champion(Budget budget) {
    return new Champion(budget, PatternEvaluation.LEARNED.shipped(), 0, 1);
  }

  /**
   * {@return the champion that solves the end of the match from a chosen number of empty squares
   * on}
   *
   * <p>With more empty squares, it is the bot of {@link #champion(Budget)}. From that number on,
   * the number of nodes is no limit: only a limit of time is, or an interrupt. If that ends the
   * search, the bot plays the best move found so far. The solver takes 64 MB of memory, and 256 MB
   * with more than 26 empty squares. Each further square takes about two to three times as long: 24
   * squares take seconds, 30 many minutes. The nodes of a {@link org.rondo.bot.Thought} then
   * include the positions with fewer than five empty squares.
   *
   * @param budget the limit for one move with more empty squares
   * @param endgame the maximum number of empty squares at which it solves the match exactly, from 0
   *     to 36
   * @param threads the number of threads of the solver, from 1 to 64. The value that the solver
   *     finds does not depend on it. With more than one thread, the bot may play another of several
   *     best moves each time
   * @throws IllegalArgumentException if an argument is outside its range
   */
  public static Bot<Board, OthelloMove> champion(Budget budget, int endgame, int threads) {
    if (endgame < 0 || endgame > MAX_DEEP) {
      throw new IllegalArgumentException(
          "endgame " + endgame + " is not in 0.." + MAX_DEEP + " empty squares");
    }
    if (threads < 1 || threads > MAX_THREADS) {
      throw new IllegalArgumentException("threads " + threads + " are not in 1.." + MAX_THREADS);
    }
    return new Champion(budget, PatternEvaluation.LEARNED.shipped(), endgame, threads);
  }

  @Override
  public boolean plays(Game<?, ?> game) {
    return game instanceof Othello;
  }

  @Override
  public Set<String> defaults() {
    return Set.of("beginner", "sound", "alphabeta");
  }

  @Override
  public List<BotKind> bots() {
    return List.of(
        new BotKind(
            "beginner",
            "turns as many discs as it can in each move",
            (game, options) -> OthelloBots::beginner),
        new BotKind(
            "sound",
            "prefers corners and mobility, one move ahead",
            (game, options) -> OthelloBots::sound),
        new BotKind(
            "alphabeta",
            "searches with alpha-beta and plays the end exactly",
            (game, options) -> {
              int nodes = nodes(options);
              int endgame = endgame(options);
              return () -> alphaBeta(nodes, endgame);
            }),
        new BotKind(
            "champion",
            "searches about ten moves ahead with a learned evaluation and plays the end exactly",
            (game, options) -> {
              Budget budget = Budget.of(options, "nodes", CHAMPION_NODES);
              // The weights are read now, because the clock of a match may already run when the
              // first bot is created.
              PatternEvaluation evaluation = PatternEvaluation.LEARNED.chosen(options);
              int endgame =
                  options
                      .about(
                          "The number of empty squares from which no number of nodes is a limit.")
                      .integer("endgame", 0, 0, MAX_DEEP);
              int threads =
                  options
                      .about("The number of threads that solve the end if endgame is above 12.")
                      .integer("threads", 1, 1, MAX_THREADS);
              return () -> new Champion(budget, evaluation, endgame, threads);
            }));
  }

  private static int nodes(Options options) {
    return options
        .about("The number of positions of the search for a move.")
        .integer("nodes", 20_000, 1, MAX_NODES);
  }

  private static int endgame(Options options) {
    return options
        .about("The number of empty squares from which the end is played exactly.")
        .integer("endgame", 10, 0, MAX_SOLVED);
  }
}
