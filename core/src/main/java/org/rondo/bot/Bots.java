package org.rondo.bot;

import java.io.BufferedReader;
import java.io.PrintWriter;
import org.rondo.game.Game;
import org.rondo.game.Move;
import org.rondo.game.State;
import org.rondo.game.Trait;

/** Creates the bots that play any game. */
public final class Bots {
  private Bots() {}

  /** {@return the bot that plays a uniformly random move} */
  public static <S extends State, M extends Move> Bot<S, M> random() {
    return decision -> decision.moves().sample(decision.rng());
  }

  /**
   * {@return the bot that plays the move after which the mean score is highest; among equal moves
   * it plays a random one}
   *
   * <p>The bot {@linkplain Bot#thought says} the mean score of its move.
   *
   * <p>The bot looks one turn ahead, at {@value GreedyBot#CANDIDATES} candidates at most. If chance
   * has few branches, the mean is exact; otherwise one outcome is sampled. If other seats move in
   * the same turn, the bot assumes one random move for each of them.
   *
   * @param scoring the scoring to maximise
   */
  public static <S extends State, M extends Move> Bot<S, M> greedy(Scoring<? super S> scoring) {
    return new GreedyBot<>(scoring, "value");
  }

  /**
   * {@return the bot that lets a person at a terminal play: it shows the position and asks for a
   * move until the answer is legal}
   *
   * <p>An empty line shows some of the legal moves. The end of the input counts as an unreadable
   * move, which is a fault.
   *
   * @param in the lines that the person types
   * @param out the output that the person reads
   */
  public static <S extends State, M extends Move> Bot<S, M> human(
      BufferedReader in, PrintWriter out) {
    return new HumanBot<>(in, out);
  }

  /** {@return whether a bot asks a person at a terminal for the moves} */
  public static boolean isHuman(Bot<?, ?> bot) {
    return bot instanceof HumanBot;
  }

  /**
   * {@return the {@linkplain #greedy greedy} bot that maximises the lead in score over the best
   * other seat}
   *
   * @throws IllegalArgumentException if the game hides something from a seat
   */
  public static <S extends State, M extends Move> Bot<S, M> greedy(Game<S, M> game) {
    if (game.traits().has(Trait.HIDDEN)) {
      throw new IllegalArgumentException("greedy " + refusalOfHidden(game));
    }
    return new GreedyBot<>(Scoring.lead(game.seatCount()), "points");
  }

  static String refusalOfHidden(Game<?, ?> game) {
    return "needs to see the whole position, and "
        + game.id()
        + " hides a part of it; take ismcts or cfr";
  }
}
