package org.rondo.server.program;

import java.time.Duration;
import java.time.Instant;
import java.time.InstantSource;
import java.util.HashMap;
import java.util.Map;
import java.util.Optional;
import org.rondo.server.contest.Contest;
import org.rondo.server.contest.TeamRole;
import org.rondo.server.event.WrongLogins;

/**
 * Checks the secrets of teams. After some wrong secrets from one address for one team, this address
 * must wait with this team. An address from which the team is playing need not wait: a class plays
 * from behind one address, and the guesses of one program must not stop another.
 */
final class TeamLogins {
  private static final Duration TRUST = Duration.ofMinutes(1);

  /** What is said to a team and its secret. */
  enum Verdict {
    RIGHT,
    /** There is no such team, or it has another secret. */
    WRONG,
    /** The secret is right, but the team takes no part. */
    NOT_PLAYING,
    /** There were too many wrong secrets, and this one is not looked at. */
    TOO_MANY
  }

  private final Contest contest;
  private final InstantSource time;
  private final WrongLogins wrong;

  /** The last right secret, by address and team. Guarded by this. */
  private final Map<String, Instant> right = new HashMap<>();

  TeamLogins(Contest contest, InstantSource time) {
    this.contest = contest;
    this.time = time;
    this.wrong = new WrongLogins(time);
  }

  Verdict check(String address, String team, String secret) {
    boolean isKnown = contest.teams().stream().anyMatch(known -> known.name().equals(team));
    String source = isKnown ? address + " " + team : address;
    if (!isTrusted(source) && !wrong.mayTry(source)) {
      return Verdict.TOO_MANY;
    }
    Optional<TeamRole> role = contest.role(team, secret);
    if (role.isEmpty()) {
      wrong.wrong(source);
      return Verdict.WRONG;
    }
    trust(source);
    return role.get() == TeamRole.NORMAL ? Verdict.RIGHT : Verdict.NOT_PLAYING;
  }

  private synchronized boolean isTrusted(String source) {
    Instant last = right.get(source);
    return last != null && last.plus(TRUST).isAfter(time.instant());
  }

  private synchronized void trust(String source) {
    Instant now = time.instant();
    right.values().removeIf(last -> last.plus(TRUST).isBefore(now));
    right.put(source, now);
  }
}
