package org.rondo.server.live;

import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.Supplier;
import java.util.stream.IntStream;
import org.jspecify.annotations.Nullable;
import org.rondo.game.Game;
import org.rondo.game.Seats;
import org.rondo.game.State;
import org.rondo.match.clock.ClockPhase;
import org.rondo.match.clock.MatchClocks;
import org.rondo.match.clock.TimeControl;

/**
 * The clocks of a match on a board: what each seat has left, as far as all its times are known. For
 * one thread.
 */
final class BoardClocks<S extends State> {

  /** The maximum number of turns that are kept until the time control is known. */
  private static final int MAX_KEPT = 10_000;

  private final Game<S, ?> game;
  private final List<String> names;

  /** Gives the time control; none until it is known, which may be after the match has begun. */
  private final Supplier<TimeControl> control;

  private final List<TimedTurn> kept = new ArrayList<>();
  private @Nullable MatchClocks clocks;

  /** The number of the turn whose times come next; negative before the first. */
  private int next = -1;

  private boolean isUnknown;

  BoardClocks(Game<S, ?> game, List<String> names, Supplier<TimeControl> control) {
    this.game = game;
    this.names = List.copyOf(names);
    this.control = control;
  }

  /** The times of the seats that moved in a turn. */
  private record TimedTurn(Seats seats, ClockPhase phase, List<Duration> used) {}

  /**
   * What the clocks show.
   *
   * @param left the time of each seat for its next move, in milliseconds; empty for a seat without
   *     a limit
   * @param lag the milliseconds of the move that are not charged; the longest of the seats to move
   */
  record ClockDisplay(List<Optional<Long>> left, long lag) {}

  /**
   * Takes the times of a turn.
   *
   * @param before the position in which the seats were asked
   */
  void timed(int turn, S before, List<Duration> used) {
    Seats seats = before.toMove();
    // Without the times of one turn, what is left is not known.
    isUnknown |= (next >= 0 && turn != next) || used.size() != seats.size();
    next = turn + 1;
    if (!isUnknown && kept.size() < MAX_KEPT) {
      kept.add(new TimedTurn(seats, ClockPhase.of(game, before), used));
    } else {
      isUnknown = true;
    }
  }

  /**
   * {@return what the clocks show at a position; empty without a clock, or if it is not known}
   *
   * @param turns the number of turns before the position
   */
  Optional<ClockDisplay> at(S state, int turns) {
    isUnknown |= next >= 0 && turns != next;
    TimeControl known = control.get().among(names);
    if (isUnknown || known instanceof TimeControl.None) {
      return Optional.empty();
    }
    MatchClocks running = clocks;
    if (running == null) {
      running = new MatchClocks(known, names);
      clocks = running;
    }
    for (TimedTurn turn : kept) {
      charge(running, turn);
    }
    kept.clear();
    ClockPhase phase = ClockPhase.of(game, state);
    MatchClocks now = running;
    List<Optional<Long>> left =
        IntStream.range(0, names.size())
            .mapToObj(
                seat ->
                    now.isLimited(seat)
                        ? Optional.of(now.limit(seat, phase).toMillis())
                        : Optional.<Long>empty())
            .toList();
    long lag =
        state.toMove().stream()
            .mapToLong(seat -> known.of(names.get(seat)).lag().toMillis())
            .max()
            .orElse(0);
    return Optional.of(new ClockDisplay(left, lag));
  }

  private static void charge(MatchClocks clocks, TimedTurn turn) {
    int index = 0;
    for (int seat : turn.seats()) {
      clocks.charge(seat, turn.phase(), turn.used().get(index));
      index++;
    }
    clocks.played(turn.seats());
  }
}
