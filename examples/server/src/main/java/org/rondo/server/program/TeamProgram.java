package org.rondo.server.program;

import com.google.gson.JsonObject;
import java.time.Duration;
import java.time.Instant;
import java.util.ArrayDeque;
import java.util.Deque;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.Executor;
import org.jspecify.annotations.Nullable;
import org.rondo.server.contest.ContestPlayer;

/**
 * The program of a team: its calls that wait, and what it is told next. Used under the lock of
 * {@link EventPrograms}.
 */
final class TeamProgram {
  static final String WAIT = "{\"wait\":true}";

  /** The time after its last call in which a program is there, though it does not wait. */
  static final Duration PRESENCE = Duration.ofSeconds(10);

  /** The number of calls of one team that wait at a time; a program needs one. */
  private static final int MAX_WAITING = 8;

  /** The number of ends that are kept for a program that does not call. */
  private static final int MAX_UNTOLD = 100;

  /**
   * A call that waits.
   *
   * @param cancel cancels the end of the wait
   */
  private record WaitingCall(CompletableFuture<String> answer, Runnable cancel) {}

  /**
   * The end of a match.
   *
   * @param number its number, above those of the questions of the match
   */
  private record MatchEnd(long number, String text) {}

  private final int id;
  private final String team;
  private final Executor delivery;
  private final Deque<WaitingCall> waiting = new ArrayDeque<>();
  private String client = "";
  private Instant lastCall = Instant.EPOCH;
  private long login;

  /** Whether the program has called since its last match ended. */
  private boolean isReady = true;

  /** The seat in the match that is played; null if none is. */
  private @Nullable ProgramSeat<?, ?> seat;

  /** The ends of matches that the program has not been told, the oldest first. */
  private final Deque<MatchEnd> untold = new ArrayDeque<>();

  /** The end that was sent last; it may have been lost on its way. Null before the first. */
  private @Nullable MatchEnd told;

  /**
   * @param delivery runs what follows the answers of calls that waited
   */
  TeamProgram(int id, String team, Executor delivery) {
    this.id = id;
    this.team = team;
    this.delivery = delivery;
  }

  String team() {
    return team;
  }

  /**
   * {@return whether the program plays, or has called lately} After a match it is not there before
   * it has called again: a program that has ended would lose match after match.
   */
  boolean isThere(Instant now) {
    boolean calls = !waiting.isEmpty() || lastCall.plus(PRESENCE).isAfter(now);
    return seat != null || (isReady && calls);
  }

  /** Takes note of a call. */
  void called(Instant now, String by) {
    client = by;
    lastCall = now;
  }

  /** Gives the program the number of its login, because it was not there before. */
  void login(long number) {
    login = number;
  }

  /**
   * {@return what the program is told after a call; empty if there is nothing} A program that is
   * told no end has received all of them.
   */
  Optional<String> take(ProgramCall call, Instant now) {
    isReady = untold.isEmpty() && !isLost(call);
    return message(call, now);
  }

  /** {@return whether a call shows that the end that was told last has not arrived} */
  private boolean isLost(ProgramCall call) {
    return told != null && call.number() > 0 && call.number() < told.number();
  }

  /** {@return the program as a player; its login is 0 if it is not there} */
  ContestPlayer player(Instant now) {
    ProgramSeat<?, ?> taken = seat;
    return new ContestPlayer(
        id,
        team,
        client,
        taken == null ? 0 : taken.game(),
        waiting.isEmpty() ? lastCall : now,
        isThere(now) ? login : 0);
  }

  boolean isFree() {
    return seat == null;
  }

  /** {@return the seat whose open question has a number; empty if that question is not open} */
  Optional<ProgramSeat<?, ?>> seatAt(long number) {
    return Optional.<ProgramSeat<?, ?>>ofNullable(seat).filter(taken -> taken.isAsked(number));
  }

  void sit(ProgramSeat<?, ?> taken) {
    seat = taken;
  }

  /** Frees the program, whose match has no end to tell. */
  void free() {
    seat = null;
  }

  /** Frees the program, and tells it the end of its match. */
  void end(long number, JsonObject text) {
    seat = null;
    isReady = false;
    if (untold.size() == MAX_UNTOLD) {
      untold.remove();
    }
    untold.add(new MatchEnd(number, text.toString()));
  }

  private Optional<String> message(ProgramCall call, Instant now) {
    Optional<String> question =
        Optional.<ProgramSeat<?, ?>>ofNullable(seat).flatMap(taken -> taken.question(now));
    MatchEnd last = told;
    // A program that says no number is told each end once.
    if (last != null && isLost(call)) {
      return Optional.of(last.text());
    }
    if (!untold.isEmpty()) {
      MatchEnd next = untold.remove();
      told = next;
      return Optional.of(next.text());
    }
    return question;
  }

  /** Lets a call wait. The call that has waited longest is answered if there are too many. */
  CompletableFuture<String> await(Runnable cancel, CompletableFuture<String> answer) {
    if (waiting.size() == MAX_WAITING) {
      answer(waiting.remove(), WAIT);
    }
    waiting.add(new WaitingCall(answer, cancel));
    return answer;
  }

  /** Ends the wait of a call, if it still waits. */
  void stopWaiting(CompletableFuture<String> answer, Instant now) {
    if (waiting.removeIf(one -> one.answer() == answer)) {
      lastCall = now;
      delivery.execute(() -> answer.complete(WAIT));
    }
  }

  /** {@return the answers of all calls that wait, which wait no longer} */
  List<CompletableFuture<String>> stopWaiting() {
    waiting.forEach(call -> call.cancel().run());
    List<CompletableFuture<String>> answers = waiting.stream().map(WaitingCall::answer).toList();
    waiting.clear();
    return answers;
  }

  /** Forgets the ends that the program has not been told, and the one it may not have received. */
  void forgetEnds() {
    untold.clear();
    told = null;
  }

  /** Answers the calls that wait, if there is something to tell. */
  void tell(Instant now) {
    if (!waiting.isEmpty()) {
      message(ProgramCall.WISH, now)
          .ifPresent(
              text -> {
                lastCall = now;
                waiting.forEach(one -> answer(one, text));
                waiting.clear();
              });
    }
  }

  private void answer(WaitingCall call, String text) {
    call.cancel().run();
    delivery.execute(() -> call.answer().complete(text));
  }
}
