package org.rondo.server.event;

import java.security.SecureRandom;
import java.time.Duration;
import java.time.Instant;
import java.time.InstantSource;
import java.util.HexFormat;
import java.util.LinkedHashMap;
import java.util.Map;

/** The organisers that are logged in. */
final class OrganiserSessions {
  private static final int MAXIMUM_SESSIONS = 100;
  private static final int ID_BYTES = 32;
  private static final Duration IDLE = Duration.ofHours(12);

  private final InstantSource time;
  private final SecureRandom random = new SecureRandom();
  private final Map<String, Instant> sessions = new LinkedHashMap<>();

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
}
