package org.rondo.remote;

import static com.google.common.base.Preconditions.checkArgument;

import java.util.Objects;
import java.util.Optional;
import java.util.function.Consumer;
import java.util.function.Supplier;
import org.rondo.bot.DisconnectedException;
import org.rondo.bot.Entrant;
import org.rondo.bot.StalledException;
import org.rondo.game.Game;
import org.rondo.game.Move;
import org.rondo.game.State;
import org.rondo.random.Seed;

/**
 * A check whether a program speaks its protocol.
 *
 * <p>It plays whole matches against random bots: from the start in every seat, with and without the
 * time for an answer, after an opening, at positions with only one legal move, and a match that is
 * over soon. It also ends the input in the middle of a match, and sends what else the protocol
 * allows ({@link Protocol#examine}). Every match has a process of its own. After the first answer
 * that does not come in time, no more is played, because every wait takes a {@link
 * Program#answerLimit}.
 *
 * <p>A check is immutable, and can be run several times. Two runs with one seed play the same
 * matches if the program's moves are the same.
 */
public final class ProgramCheck<S extends State, M extends Move> {
  private final Game<S, M> game;
  private final ProgramBots<S, M> bots;
  private final int matches;
  private final Seed seed;
  private final CheckLimits limits;

  private ProgramCheck(
      Game<S, M> game, ProgramBots<S, M> bots, int matches, Seed seed, CheckLimits limits) {
    this.game = game;
    this.bots = bots;
    this.matches = matches;
    this.seed = seed;
    this.limits = limits;
  }

  /** {@return whether an entrant is a program that is started here, so that it can be checked} */
  public static boolean canCheck(Entrant<?, ?> entrant) {
    return entrant.bots() instanceof ProgramBots<?, ?>;
  }

  /**
   * Starts the program of an entrant, greets it as at the beginning of a match, and ends it.
   *
   * @param entrant the entrant
   * @return why the program does not start or is not ready to play, a clause; empty if it is ready,
   *     or the entrant {@linkplain #canCheck is no program}. If the protocol has no greeting, a
   *     program that has been started counts as ready
   */
  public static Optional<String> startFailure(Entrant<?, ?> entrant) {
    if (entrant.bots() instanceof ProgramBots<?, ?> bots) {
      try {
        bots.get().close();
      } catch (DisconnectedException | StalledException e) {
        return Optional.of(String.valueOf(e.getMessage()));
      }
    }
    return Optional.empty();
  }

  /**
   * {@return a check of an entrant that is a program}
   *
   * @param game the game that the program plays
   * @param entrant the entrant, whose bots come from {@link Program#bots}
   * @throws IllegalArgumentException if the entrant is no program
   */
  @SuppressWarnings("unchecked")
  public static <S extends State, M extends Move> ProgramCheck<S, M> of(
      Game<S, M> game, Entrant<S, M> entrant) {
    Objects.requireNonNull(game, "game");
    Supplier<?> bots = entrant.bots();
    if (bots instanceof ProgramBots<?, ?> programs) {
      // The bots of an entrant have the types of the entrant.
      return new ProgramCheck<>(
          game, (ProgramBots<S, M>) programs, 1, Seed.of(1), CheckLimits.STANDARD);
    }
    throw new IllegalArgumentException(
        "bot "
            + entrant.name()
            + " is no program that Rondo starts, so it has no protocol to check; name a bot with a"
            + " command, for instance json:command='./bot'");
  }

  /**
   * {@return this check with another number of matches from the start of the game}
   *
   * @param count the number of matches in each seat, from 1 to 1,000; by default 1
   * @throws IllegalArgumentException if the number is outside that range
   */
  public ProgramCheck<S, M> matches(int count) {
    checkArgument(
        count >= 1 && count <= 1_000, "%s matches in each seat are not in 1..1000", count);
    return new ProgramCheck<>(game, bots, count, seed, limits);
  }

  /**
   * {@return this check with another seed}
   *
   * @param number the seed of the matches; by default the seed 1
   */
  public ProgramCheck<S, M> seed(Seed number) {
    Objects.requireNonNull(number, "number");
    return new ProgramCheck<>(game, bots, matches, number, limits);
  }

  /** {@return this check with other limits} */
  ProgramCheck<S, M> limits(CheckLimits most) {
    return new ProgramCheck<>(game, bots, matches, seed, most);
  }

  /**
   * Runs the check.
   *
   * @return the findings
   */
  public ProgramReport run() {
    return run(situation -> {});
  }

  /**
   * Runs the check, and reports its progress.
   *
   * @param progress receives a text before each part of the check, for instance {@code match 2,
   *     seat 1}; called in the caller's thread
   * @return the findings
   */
  public ProgramReport run(Consumer<String> progress) {
    Objects.requireNonNull(progress, "progress");
    return new CheckRun<>(game, bots, matches, seed, limits, progress).report();
  }
}
