package org.rondo.match;

import static com.google.common.base.Strings.lenientFormat;

import java.time.Duration;
import java.util.List;
import java.util.Optional;
import java.util.function.Consumer;
import java.util.stream.IntStream;
import org.rondo.game.Game;
import org.rondo.game.Seats;
import org.rondo.game.State;
import org.rondo.input.DamagedFileException;
import org.rondo.match.clock.ClockPhase;
import org.rondo.match.clock.MatchClocks;
import org.rondo.match.clock.TimeControl;

/**
 * Follows the clocks of a match while its record is replayed, and checks the readings: they must
 * fit the turns, and a seat that exceeded its time must have a fault for it. For one replay, by one
 * thread.
 */
public final class ClockReplay<S extends State> implements Consumer<S> {
  private final MatchRecord record;
  private final Game<S, ?> game;
  private final List<List<Duration>> readings;
  private final MatchClocks clocks;
  private int turn;

  /** What each seat could take for its move at the latest position; none without a clock. */
  private List<Optional<Duration>> left = List.of();

  /**
   * Begins to follow the clocks.
   *
   * @param record the record that is replayed
   * @param game its game
   * @param readings the readings of the same match
   * @param control the time control of the match
   * @throws DamagedFileException if the number of readings does not fit the record
   */
  public ClockReplay(
      MatchRecord record, Game<S, ?> game, ClockReadings readings, TimeControl control) {
    this.record = record;
    this.game = game;
    this.readings = readings.turns();
    this.clocks = new MatchClocks(control, record.entrants());
    int turns = record.turns().size();
    if (this.readings.size() < turns || this.readings.size() > turns + 1) {
      throw new DamagedFileException(
          "record",
          "clock readings of " + this.readings.size() + " turns do not fit a record of " + turns);
    }
  }

  /**
   * {@return the time that each seat had for its next move at the position that was taken last, its
   * lag not included, or nothing for a seat without a limit; no seats without a clock, and before
   * the first position}
   */
  public List<Optional<Duration>> left() {
    return left;
  }

  /**
   * Takes the next position of the match.
   *
   * @throws DamagedFileException if the readings do not fit the seats to move, or a seat exceeded
   *     its time without a fault
   */
  @Override
  public void accept(S state) {
    int index = turn - record.opening().turns().size();
    if (clocks.areRunning()) {
      ClockPhase phase = ClockPhase.of(game, state);
      left =
          IntStream.range(0, game.seatCount())
              .mapToObj(
                  seat ->
                      clocks.isLimited(seat)
                          ? Optional.of(clocks.limit(seat, phase))
                          : Optional.<Duration>empty())
              .toList();
    }
    if (clocks.areRunning() && index >= 0 && index < readings.size()) {
      charge(state, readings.get(index));
    }
    turn++;
  }

  private void charge(S state, List<Duration> used) {
    Seats seats = state.isOver() ? Seats.none() : state.toMove();
    if (used.size() != seats.size()) {
      throw new DamagedFileException(
          "record",
          lenientFormat(
              "at turn %s: clock readings %s do not fit the seats to move, %s",
              turn + 1, used, seats));
    }
    ClockPhase phase = ClockPhase.of(game, state);
    int index = 0;
    for (int seat : seats) {
      Duration time = used.get(index);
      boolean isLate = time.compareTo(clocks.latest(seat, phase)) > 0;
      if (isLate && !clocks.isLimitOfGame(seat, phase) && !isTimeout(seat)) {
        throw new DamagedFileException(
            "record",
            lenientFormat(
                "at turn %s: seat %s took %s and had %s, but the record has no time-out",
                turn + 1, seat, time, clocks.latest(seat, phase)));
      }
      clocks.charge(seat, phase, time);
      index++;
    }
    clocks.played(seats);
  }

  private boolean isTimeout(int seat) {
    return record.faults().stream()
        .anyMatch(
            fault ->
                fault.turn() == turn && fault.seat() == seat && fault.kind() == Fault.Kind.TIMEOUT);
  }
}
