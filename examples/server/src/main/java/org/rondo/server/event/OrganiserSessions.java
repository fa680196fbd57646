package org.rondo.server.event;

import java.security.SecureRandom;
import java.time.Duration;
import java.time.Instant;
import java.time.InstantSource;
import java.util.ArrayDeque;
import java.util.Deque;
import java.util.HashMap;
import java.util.HexFormat;
import java.util.LinkedHashMap;
import java.util.Map;

/** The organisers that are logged in, and the wrong logins of the last minute. */
final class OrganiserSessions {
  private static final int MAXIMUM_SESSIONS = 100;
  private static final int ID_BYTES = 32;
  private static final Duration IDLE = Duration.ofHours(12);

  /** The number of wrong logins from one address in a minute after which it must wait. */
  static final int WRONG_LOGINS = 5;

  /** The number of addresses with wrong logins that are remembered. */
  private static final int MAXIMUM_ADDRESSES = 10_000;

  private static final Duration WINDOW = Duration.ofMinutes(1);

  private final InstantSource time;
  private final SecureRandom random = new SecureRandom();
  private final Map<String, Instant> sessions = new LinkedHashMap<>();
  private final Map<String, Deque<Instant>> wrong = new HashMap<>();

  OrganiserSessions(InstantSource time) {
    this.time = time;
  }

  /** {@return the id of a new session} The oldest session ends if there are too many. */
  synchronized String begin() {
    if (sessions.size() >= MAXIMUM_SESSIONS) {
      sessions.remove(sessions.keySet().iterator().next());
    }
    byte[] bytes = new byte[ID_BYTES];
    random.nextBytes(bytes);
    String id = HexFormat.of().formatHex(bytes);
    sessions.put(id, time.instant());
    return id;
  }

  /** {@return whether a session exists} It then lasts twelve hours more. */
  synchronized boolean isOpen(String id) {
    Instant now = time.instant();
    sessions.values().removeIf(last -> last.plus(IDLE).isBefore(now));
    return sessions.computeIfPresent(id, (key, last) -> now) != null;
  }

  synchronized void end(String id) {
    sessions.remove(id);
  }

  /** {@return whether a login from an address may be tried} */
  synchronized boolean mayTry(String address) {
    Instant before = time.instant().minus(WINDOW);
    wrong.values().forEach(times -> times.removeIf(tried -> tried.isBefore(before)));
    wrong.values().removeIf(Deque::isEmpty);
    return wrong.size() < MAXIMUM_ADDRESSES
        && wrong.getOrDefault(address, new ArrayDeque<>()).size() < WRONG_LOGINS;
  }

  /** Takes note of a wrong login. */
  synchronized void wrong(String address) {
    wrong.computeIfAbsent(address, key -> new ArrayDeque<>()).add(time.instant());
  }
}
