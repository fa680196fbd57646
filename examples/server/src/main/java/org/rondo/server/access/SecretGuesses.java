package org.rondo.server.access;

import java.time.Duration;
import java.time.Instant;
import java.time.InstantSource;
import java.util.ArrayDeque;
import java.util.Deque;
import java.util.Iterator;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.function.BooleanSupplier;

/**
 * Limits the guesses at all secrets of a server: those of teams and the token of the organisers.
 * Wrong guesses are counted by the team and the place from which they come. Safe for several
 * threads.
 */
public final class SecretGuesses {

  /** The number of wrong guesses at one team from one place in a minute that are judged. */
  public static final int LIMIT = 10;

  /** The time after which a wrong guess is forgotten. */
  public static final Duration WINDOW = Duration.ofMinutes(1);

  /** The team of the organisers' token. Guesses at teams that do not exist count with it. */
  public static final String ORGANISERS = "";

  /** The number of pairs of team and place that are remembered. */
  static final int MAX_SOURCES = 10_000;

  /** What is said to a guess. */
  public enum GuessVerdict {
    /** The secret is right. */
    RIGHT,
    /** The secret is wrong. */
    WRONG,
    /** There were too many wrong guesses, and this one was not judged. */
    TOO_MANY
  }

  private record GuessSource(String team, GuessPlace place) {}

  private final InstantSource time;

  /** The times of the wrong guesses. The source that has guessed last is the last one. */
  private final Map<GuessSource, Deque<Instant>> wrong = new LinkedHashMap<>();

  /**
   * Creates a limit.
   *
   * @param time the time of the guesses
   */
  public SecretGuesses(InstantSource time) {
    this.time = time;
  }

  /**
   * Judges a guess, unless there were too many wrong ones. No two guesses are judged at once, so
   * that no more than {@link #LIMIT} are judged wrongly in a minute.
   *
   * @param team the team whose secret is guessed
   * @param place where the guess comes from
   * @param isRight compares the secret; takes no lock
   */
  public synchronized GuessVerdict judge(String team, GuessPlace place, BooleanSupplier isRight) {
    GuessSource source = new GuessSource(team, place);
    Instant now = time.instant();
    Deque<Instant> times = wrong.getOrDefault(source, new ArrayDeque<>());
    times.removeIf(guessed -> !guessed.plus(WINDOW).isAfter(now));
    if (times.size() >= LIMIT) {
      return GuessVerdict.TOO_MANY;
    }
    if (isRight.getAsBoolean()) {
      return GuessVerdict.RIGHT;
    }
    times.add(now);
    wrong.remove(source);
    wrong.put(source, times);
    if (wrong.size() > MAX_SOURCES) {
      Iterator<GuessSource> oldest = wrong.keySet().iterator();
      oldest.next();
      oldest.remove();
    }
    return GuessVerdict.WRONG;
  }
}
