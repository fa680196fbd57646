package org.rondo.remote;

import java.io.IOException;
import java.util.List;
import java.util.Objects;
import java.util.Optional;
import org.rondo.bot.Bot;
import org.rondo.bot.Decision;
import org.rondo.concurrent.UntrustedCalls;
import org.rondo.game.Game;
import org.rondo.game.Move;
import org.rondo.game.State;
import org.rondo.random.Rng;

/**
 * A bot that plays one match as a program at a judge. The judge does not send the moves of the
 * other seats, so {@link Decision#played} is always empty.
 */
public final class TeamBot<S extends State, M extends Move> implements AutoCloseable {
  private final Bot<S, M> bot;
  private final Game<S, M> game;
  private final int seat;
  private final Rng rng;

  /**
   * Creates the bot of a match.
   *
   * @param game the game of the match
   * @param seat the bot's seat
   * @param rng the bot's random stream
   */
  public TeamBot(Bot<S, M> bot, Game<S, M> game, int seat, Rng rng) {
    this.bot = Objects.requireNonNull(bot, "bot");
    this.game = Objects.requireNonNull(game, "game");
    this.seat = seat;
    this.rng = Objects.requireNonNull(rng, "rng");
  }

  /**
   * {@return the bot's move, which is legal}
   *
   * @param state the position
   * @param turn the number of turns before
   * @throws IOException if the bot throws, or returns null or an illegal move
   */
  public M choose(S state, int turn) throws IOException {
    Decision<S, M> decision =
        new Decision<>(game, state, seat, turn, game.moves(state, seat), List.of(), rng);
    M move = chosen(decision);
    Optional<String> objection = decision.moves().objection(move);
    if (objection.isPresent()) {
      throw new IOException(
          "the bot chose " + move.text() + ", which is illegal: " + objection.get());
    }
    return move;
  }

  private M chosen(Decision<S, M> decision) throws IOException {
    try {
      return Objects.requireNonNull(bot.choose(decision), "the bot returned no move but null");
    } catch (Throwable e) {
      UntrustedCalls.rethrowIfFatal(e);
      throw new IOException("the bot threw " + UntrustedCalls.text(e), e);
    }
  }

  /** Closes the bot. What it throws is ignored. */
  @Override
  public void close() {
    UntrustedCalls.runQuietly(bot::close);
  }
}
