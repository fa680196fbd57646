package org.rondo.bot;

import java.io.BufferedReader;
import java.io.PrintWriter;
import org.rondo.game.Game;
import org.rondo.game.Move;
import org.rondo.game.State;

/** Makes the bots that play any game. */
public final class Bots {
  private Bots() {}

  /**
   * {@return the bot that plays a uniformly random move}
   *
   * @param <S> the type of the states
   * @param <M> the type of the moves
   */
  public static <S extends State, M extends Move> Bot<S, M> random() {
    return decision -> decision.moves().sample(decision.rng());
  }

  /**
   * {@return the bot that plays the move after which a scoring is highest on average, one of them
   * at random where several are}
   *
   * <p>It looks one turn ahead, at {@value GreedyBot#CANDIDATES} candidates at most. Chance is
   * averaged exactly where it has few branches and sampled once otherwise. Where others choose at
   * the same time, it takes them to play one random move each.
   *
   * @param <S> the type of the states
   * @param <M> the type of the moves
   * @param scoring what is to be high
   */
  public static <S extends State, M extends Move> Bot<S, M> greedy(Scoring<? super S> scoring) {
    return new GreedyBot<>(scoring);
  }

  /**
   * {@return a person at a terminal: it shows the game, asks for a move and asks again until the
   * answer is a legal move}
   *
   * <p>An empty line shows some of the legal moves. The end of the input is an unreadable move, and
   * so a fault.
   *
   * @param <S> the type of the states
   * @param <M> the type of the moves
   * @param in where the person's lines come from
   * @param out what the person reads
   */
  public static <S extends State, M extends Move> Bot<S, M> human(
      BufferedReader in, PrintWriter out) {
    return new HumanBot<>(in, out);
  }

  /**
   * {@return the bot that plays for the score: {@link #greedy} by the lead over the best of the
   * others}
   *
   * @param <S> the type of the states
   * @param <M> the type of the moves
   * @param game the game that it will play
   */
  public static <S extends State, M extends Move> Bot<S, M> greedy(Game<S, M> game) {
    return greedy(Scoring.lead(game.seatCount()));
  }
}
