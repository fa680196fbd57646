package org.rondo.remote;

import java.util.ArrayList;
import java.util.Collections;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.function.Supplier;
import org.rondo.bot.Bot;
import org.rondo.bot.Decision;
import org.rondo.concurrent.UntrustedCalls;
import org.rondo.game.Game;
import org.rondo.game.JointMove;
import org.rondo.game.Move;
import org.rondo.game.Outcome;
import org.rondo.game.State;
import org.rondo.random.Rng;
import org.rondo.random.Seed;

/**
 * A match of an engine, led by a controller: the turns that the controller has told, and a bot for
 * each side that it asks for a move. One side is to move at a time, and the rules draw nothing.
 *
 * <p>A side keeps its bot as long as the controller only adds turns. Each bot has a random stream
 * of its own.
 *
 * @param <S> the type of the states
 * @param <M> the type of the moves
 */
public final class EngineMatch<S extends State, M extends Move> {

  /** A bot, its random stream, and the number of turns that the bot has received. */
  private static final class Player<S extends State, M extends Move> {
    private final Bot<S, M> bot;
    private final Rng rng;
    private int heard;

    Player(Bot<S, M> bot, Rng rng) {
      this.bot = bot;
      this.rng = rng;
    }
  }

  private final Game<S, M> game;
  private final Supplier<? extends Bot<S, M>> bots;
  private final Seed seed;
  private final Map<Integer, Player<S, M>> players = new HashMap<>();
  private int botCount;
  private final List<S> states = new ArrayList<>();
  private final List<JointMove<M>> turns = new ArrayList<>();

  /**
   * Creates a match at the start of a game.
   *
   * @param game the rules
   * @param bots supplies the bots
   * @param seed the root of the bots' streams; bot n, counted from 0, draws from {@code
   *     seed.child("bot", n)}
   */
  public EngineMatch(Game<S, M> game, Supplier<? extends Bot<S, M>> bots, Seed seed) {
    this.game = game;
    this.bots = Objects.requireNonNull(bots, "bots");
    this.seed = Objects.requireNonNull(seed, "seed");
    states.add(game.start());
  }

  /** {@return the position at which the match began} */
  public S start() {
    return states.get(0);
  }

  /** {@return the current position} */
  public S state() {
    return states.get(states.size() - 1);
  }

  /** {@return the turns so far} */
  public List<JointMove<M>> turns() {
    return Collections.unmodifiableList(turns);
  }

  /**
   * {@linkplain #close Closes} the bots, and begins another match.
   *
   * @param start the position at its beginning
   */
  public void begin(S start) {
    close();
    turns.clear();
    states.clear();
    states.add(start);
  }

  /**
   * Plays a move.
   *
   * @param move the move of the side to move
   * @throws org.rondo.game.IllegalMoveException if the move is illegal
   */
  public void play(M move) {
    JointMove<M> turn = JointMove.of(seat(), move);
    states.add(game.next(state(), turn, Rng.none()));
    turns.add(turn);
  }

  private int seat() {
    return state().toMove().only();
  }

  /**
   * Takes turns back. A bot that has received one of them must be closed before.
   *
   * @param count the number of turns that stay
   */
  public void takeBackTo(int count) {
    turns.subList(count, turns.size()).clear();
    states.subList(count + 1, states.size()).clear();
  }

  /**
   * {@return the answer to a question} A bot that fails or resigns is closed, and the next question
   * has a new bot: its memory of the match may be wrong, or it has given the match up.
   *
   * @param question the {@linkplain #question question}, perhaps with a limit of time
   * @throws BotFailureException if the bot fails
   */
  public BotQuestion.BotChoice<M> ask(BotQuestion<S, M> question) {
    boolean isInPlay = false;
    try {
      BotQuestion.BotChoice<M> choice = question.ask();
      isInPlay = choice.move() != null;
      return choice;
    } finally {
      if (!isInPlay) {
        drop(question);
        question.closeBot();
      }
    }
  }

  /**
   * {@return the choice of a new bot for the side to move, without a limit of time}
   *
   * @throws BotFailureException if the bot fails
   */
  public BotQuestion.BotChoice<M> hint() {
    BotQuestion<S, M> question = question(newPlayer());
    try {
      return question.ask();
    } finally {
      question.closeBot();
    }
  }

  /**
   * {@return the decision of the side to move, and its bot, which then has received all turns}
   *
   * @throws BotFailureException if the bot cannot be created
   */
  public BotQuestion<S, M> question() {
    return question(players.computeIfAbsent(seat(), ignored -> newPlayer()));
  }

  private BotQuestion<S, M> question(Player<S, M> player) {
    List<JointMove<M>> unheard = turns.subList(player.heard, turns.size());
    int seat = seat();
    Decision<S, M> decision =
        new Decision<>(
            game, state(), seat, turns.size(), game.moves(state(), seat), unheard, player.rng);
    player.heard = turns.size();
    return new BotQuestion<>(player.bot, decision);
  }

  private Player<S, M> newPlayer() {
    Rng rng = seed.child("bot", botCount).rng();
    botCount++;
    try {
      return new Player<>(bots.get(), rng);
    } catch (Throwable e) {
      UntrustedCalls.rethrowIfFatal(e);
      throw BotFailureException.of(e);
    }
  }

  /**
   * Forgets the bot of a question without closing it: the next question has a new bot.
   *
   * @param question a {@linkplain #question question} to the bot
   */
  public void drop(BotQuestion<S, M> question) {
    players.remove(question.decision().seat());
  }

  /** Closes the bots, which are not told an outcome. */
  public void closeBots() {
    players.values().forEach(player -> UntrustedCalls.runQuietly(player.bot::close));
    players.clear();
  }

  /** Closes the bots. If the match is over, they first receive its outcome. */
  public void close() {
    S last = state();
    if (last.isOver()) {
      Outcome outcome = game.outcome(last);
      players
          .values()
          .forEach(player -> UntrustedCalls.runQuietly(() -> player.bot.finished(last, outcome)));
    }
    closeBots();
  }
}
