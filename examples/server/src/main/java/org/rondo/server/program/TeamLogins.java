package org.rondo.server.program;

import java.time.Duration;
import java.time.Instant;
import java.time.InstantSource;
import java.util.HashMap;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.CompletableFuture;
import org.rondo.server.contest.Contest;
import org.rondo.server.contest.ContestTime;
import org.rondo.server.contest.TeamRole;
import org.rondo.server.event.WrongLogins;

/**
 * Checks the secrets of teams. After some wrong secrets from one address for one team, this address
 * must wait with this team. An address from which the team is playing need not wait: a class plays
 * from behind one address, and the guesses of one program must not stop another. There a wrong
 * secret is answered late instead, so that guesses are slow.
 */
final class TeamLogins {
  private static final Duration TRUST = Duration.ofMinutes(1);

  /** The time after which a wrong secret is answered where the team is playing. */
  static final Duration DELAY = Duration.ofSeconds(1);

  /** The number of answers that are late at a time, for one address and team. */
  static final int MAX_LATE = 5;

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
  private final ContestTime timer;
  private final WrongLogins wrong;

  /** The last right secret, by address and team. Guarded by this. */
  private final Map<String, Instant> right = new HashMap<>();

  /** The number of answers that are late now, by address and team. Guarded by this. */
  private final Map<String, Integer> late = new HashMap<>();

  /**
   * @param time the time of the logins
   * @param timer delays answers
   */
  TeamLogins(Contest contest, InstantSource time, ContestTime timer) {
    this.contest = contest;
    this.time = time;
    this.timer = timer;
    this.wrong = new WrongLogins(time);
  }

  /** {@return the verdict, which no thread waits for} */
  CompletableFuture<Verdict> check(String address, String team, String secret) {
    boolean isKnown = contest.teams().stream().anyMatch(known -> known.name().equals(team));
    String source = isKnown ? address + " " + team : address;
    boolean isTrusted = isTrusted(source);
    if (isTrusted ? !mayBeLate(source) : !wrong.mayTry(source)) {
      return CompletableFuture.completedFuture(Verdict.TOO_MANY);
    }
    Optional<TeamRole> role = contest.role(team, secret);
    if (role.isEmpty()) {
      wrong.wrong(source);
      return isTrusted ? lateRefusal(source) : CompletableFuture.completedFuture(Verdict.WRONG);
    }
    trust(source);
    return CompletableFuture.completedFuture(
        role.get() == TeamRole.NORMAL ? Verdict.RIGHT : Verdict.NOT_PLAYING);
  }

  private synchronized boolean mayBeLate(String source) {
    return late.getOrDefault(source, 0) < MAX_LATE;
  }

  private synchronized CompletableFuture<Verdict> lateRefusal(String source) {
    CompletableFuture<Verdict> refusal = new CompletableFuture<>();
    late.merge(source, 1, Integer::sum);
    timer.after(
        DELAY,
        () -> {
          forget(source);
          refusal.complete(Verdict.WRONG);
        });
    return refusal;
  }

  private synchronized void forget(String source) {
    late.computeIfPresent(source, (key, number) -> number == 1 ? null : number - 1);
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
