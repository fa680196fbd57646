package org.rondo.match;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Objects;
import org.rondo.bot.Bot;
import org.rondo.bot.Entrant;
import org.rondo.game.Game;
import org.rondo.game.Move;
import org.rondo.game.State;
import org.rondo.random.Seed;

/**
 * One game between bots, ready to be played.
 *
 * <pre>{@code
 * MatchRecord record =
 *     Match.of(new Othello()).seat("mine", new MyBot()).seat("random", Bots.random()).seed(7).play();
 * }</pre>
 *
 * <p>The same game, bots, seed and opening give the same record, byte for byte, as long as the bots
 * decide by what the {@link org.rondo.bot.Decision} tells them alone.
 *
 * @param <S> the type of the states
 * @param <M> the type of the moves
 */
public final class Match<S extends State, M extends Move> {
  private final Game<S, M> game;
  private final List<Entrant<S, M>> entrants = new ArrayList<>();
  private Seed seed = Seed.of(0);
  private Opening opening = Opening.none();
  private MatchListener<S, M> listener = new LoggingListener<>();

  private Match(Game<S, M> game) {
    this.game = game;
  }

  /**
   * {@return a match of a game, nobody seated yet, with seed 0 and no opening}
   *
   * @param <S> the type of the states
   * @param <M> the type of the moves
   * @param game the rules
   */
  public static <S extends State, M extends Move> Match<S, M> of(Game<S, M> game) {
    return new Match<>(Objects.requireNonNull(game, "game"));
  }

  /**
   * Seats a bot at the next free seat, beginning with seat 0. A bot that remembers games should
   * take part as an {@link Entrant}, who brings a fresh one each time.
   *
   * @param name how the record names it
   * @param bot who decides
   * @return this match
   * @throws IllegalArgumentException if the name is blank or no seat is free
   */
  public Match<S, M> seat(String name, Bot<S, M> bot) {
    Objects.requireNonNull(bot, "bot");
    return seat(new Entrant<>(name, () -> bot));
  }

  /**
   * Seats an entrant at the next free seat, beginning with seat 0.
   *
   * @param entrant who brings the bot
   * @return this match
   * @throws IllegalArgumentException if no seat is free
   */
  public Match<S, M> seat(Entrant<S, M> entrant) {
    Objects.requireNonNull(entrant, "entrant");
    if (entrants.size() == game.seatCount()) {
      throw new IllegalArgumentException(
          entrant.name() + " finds no seat: " + game.id() + " has " + game.seatCount());
    }
    entrants.add(entrant);
    return this;
  }

  /**
   * Sets the seed from which the rules and the bots draw.
   *
   * @param seed the root of the match's streams
   * @return this match
   */
  public Match<S, M> seed(Seed seed) {
    this.seed = Objects.requireNonNull(seed, "seed");
    return this;
  }

  /**
   * Sets the seed from which the rules and the bots draw.
   *
   * @param number any number
   * @return this match
   */
  public Match<S, M> seed(long number) {
    return seed(Seed.of(number));
  }

  /**
   * Sets the turns that are played before the bots are asked.
   *
   * @param opening the first turns
   * @return this match
   */
  public Match<S, M> opening(Opening opening) {
    this.opening = Objects.requireNonNull(opening, "opening");
    return this;
  }

  /**
   * Sets who is told what happens, in place of the listener that writes faults to the log.
   *
   * @param listener is called while the match is played
   * @return this match
   */
  public Match<S, M> listener(MatchListener<S, M> listener) {
    this.listener = Objects.requireNonNull(listener, "listener");
    return this;
  }

  /**
   * Plays the match to its end, in this thread.
   *
   * @return what happened
   * @throws IllegalStateException if a seat is free
   * @throws IllegalArgumentException if the opening cannot be played, or a score is infinite, which
   *     no record can hold
   */
  public MatchRecord play() {
    if (entrants.size() < game.seatCount()) {
      throw new IllegalStateException(
          String.format(
              Locale.ROOT,
              "%s has %d seats and %d taken; call seat for each before play",
              game.id(),
              game.seatCount(),
              entrants.size()));
    }
    return new Play<>(game, List.copyOf(entrants), seed, listener).play(opening);
  }
}
