package org.rondo.server.program;

import java.time.Duration;
import java.time.Instant;
import java.util.List;
import java.util.Map;
import java.util.function.LongSupplier;
import org.rondo.bot.Decision;
import org.rondo.bot.StalledException;
import org.rondo.game.Game;
import org.rondo.game.Move;
import org.rondo.game.State;
import org.rondo.match.Fault;
import org.rondo.match.MatchRecord;
import org.rondo.match.OngoingMatch;
import org.rondo.match.clock.TimeControl;
import org.rondo.server.contest.ContestTime;

/**
 * A match between two programs. It asks them, and plays their answers. Used under the lock of
 * {@link EventPrograms}.
 */
final class ProgramMatch<S extends State, M extends Move> {
  private static final Duration BEYOND = Duration.ofMillis(1);

  /**
   * What a match needs of its server.
   *
   * @param silence the time for an answer in a match without a clock
   * @param numbers gives a number above all earlier ones
   */
  record MatchServer(ContestTime time, Duration silence, LongSupplier numbers) {}

  /** Is told that a question had no answer in its time. */
  @FunctionalInterface
  interface Alarm {
    void ring(int seat, long number);
  }

  private final OngoingMatch<S, M> match;
  private final List<ProgramSeat<S, M>> seats;
  private final MatchServer server;
  private final Alarm alarm;
  private final int begun;
  private boolean isPaused = true;

  /**
   * @param alarm called in a thread of the time, without the lock
   */
  ProgramMatch(
      OngoingMatch<S, M> match, List<ProgramSeat<S, M>> seats, MatchServer server, Alarm alarm) {
    this.match = match;
    this.seats = List.copyOf(seats);
    this.server = server;
    this.alarm = alarm;
    this.begun = match.turnCount();
    seats.forEach(seat -> seat.program().sit(seat));
  }

  boolean isOver() {
    return match.isOver();
  }

  /** {@return the number of turns that have been played here} */
  int turns() {
    return match.turnCount() - begun;
  }

  /** Lets no further turn begin, or lets the match go on. */
  void pause(boolean isHeld) {
    isPaused = isHeld;
    proceed();
  }

  /**
   * Plays the answer of a seat to its open question.
   *
   * @param arrived the time at which the answer arrived
   */
  void answer(int seat, String answer, Instant arrived) {
    ProgramSeat<S, M> answering = seats.get(seat);
    Duration used = answering.close(answer, arrived);
    match.choose(seat, answering, used);
    proceed();
  }

  /** Plays the turn without an answer of a seat, if its question is still open. */
  void expire(int seat, long number) {
    ProgramSeat<S, M> silent = seats.get(seat);
    if (!silent.isAsked(number)) {
      return;
    }
    Duration limit = limit(seat);
    Duration used = silent.close("", server.time().now());
    Duration beyond = limit.plus(BEYOND);
    match.choose(
        seat,
        decision -> {
          throw new StalledException("no answer came within " + TimeControl.text(limit));
        },
        used.compareTo(beyond) > 0 ? used : beyond);
    proceed();
  }

  private Duration limit(int seat) {
    return match.latest(seat).orElse(server.silence());
  }

  void lose(String team, String reason) {
    for (ProgramSeat<S, M> seat : seats) {
      if (seat.program().team().equals(team) && !match.isOver()) {
        match.disqualify(Map.of(seat.index(), reason));
      }
    }
    proceed();
  }

  /** Ends the match for the programs, which are free. */
  void abandon() {
    for (ProgramSeat<S, M> seat : seats) {
      seat.close("", server.time().now());
      seat.free();
    }
  }

  /** Asks the seats that are to choose and are not asked; tells the end if the match is over. */
  private void proceed() {
    if (match.isOver()) {
      end();
    } else if (!isPaused) {
      Instant now = server.time().now();
      for (Decision<S, M> decision : match.decisions()) {
        if (!seats.get(decision.seat()).isAsked()) {
          ask(decision, now);
        }
      }
    }
  }

  private void ask(Decision<S, M> decision, Instant now) {
    int seat = decision.seat();
    long number = server.numbers().getAsLong();
    Runnable cancel = server.time().after(limit(seat).plus(BEYOND), () -> alarm.ring(seat, number));
    seats.get(seat).ask(decision, number, now, cancel);
    seats.get(seat).program().tell(now);
  }

  private void end() {
    MatchRecord record = match.record();
    Game<S, M> rules = match.game();
    Instant now = server.time().now();
    for (ProgramSeat<S, M> seat : seats) {
      seat.close("", now);
      String fault =
          record.faults().stream()
              .filter(one -> one.seat() == seat.index())
              .map(Fault::detail)
              .reduce("", (one, later) -> later);
      S known = rules.observation(match.state(), seat.index());
      seat.end(known, record.outcome(), fault, server.numbers().getAsLong());
      seat.program().tell(now);
    }
  }
}
