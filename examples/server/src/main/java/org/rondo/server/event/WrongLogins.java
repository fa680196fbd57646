package org.rondo.server.event;

import java.time.Duration;
import java.time.Instant;
import java.time.InstantSource;
import java.util.ArrayDeque;
import java.util.Deque;
import java.util.HashMap;
import java.util.Map;

/** Counts the wrong logins of the last minute. Safe for several threads. */
public final class WrongLogins {

  /** The number of wrong logins of one source in a minute after which it must wait. */
  public static final int LIMIT = 5;

  /** The number of sources with wrong logins that are remembered. */
  private static final int MAXIMUM_SOURCES = 10_000;

  private static final Duration WINDOW = Duration.ofMinutes(1);

  private final InstantSource time;
  private final Map<String, Deque<Instant>> wrong = new HashMap<>();

  /**
   * Creates a count.
   *
   * @param time the time
   */
  public WrongLogins(InstantSource time) {
    this.time = time;
  }

  /**
   * {@return whether a source may try a login}
   *
   * @param source the address of a client, or a text that begins with it
   */
  public synchronized boolean mayTry(String source) {
    Instant before = time.instant().minus(WINDOW);
    wrong.values().forEach(times -> times.removeIf(tried -> tried.isBefore(before)));
    wrong.values().removeIf(Deque::isEmpty);
    return wrong.size() < MAXIMUM_SOURCES
        && wrong.getOrDefault(source, new ArrayDeque<>()).size() < LIMIT;
  }

  /** Takes note of a wrong login. */
  public synchronized void wrong(String source) {
    wrong.computeIfAbsent(source, key -> new ArrayDeque<>()).add(time.instant());
  }
}
