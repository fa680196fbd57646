package org.rondo.arimaa.remote.aei;

import java.time.Duration;
import java.util.LinkedHashMap;
import java.util.Map;
import org.rondo.input.ConflictingSettingsException;
import org.rondo.match.clock.ArimaaTimeControl;
import org.rondo.match.clock.TimeControl;

/**
 * A time control in the options of the protocol, in whole seconds.
 *
 * <p>Times are rounded down. Zero means no limit to an engine, so a seat is always told at least a
 * second.
 *
 * @param move the time of each move
 * @param reserve the reserve at the start
 * @param percent the percentage of unused time that is added to the reserve
 * @param reserveLimit the maximum of the reserve, 0 for no limit
 * @param total the time of the whole match, 0 for no limit
 * @param turns the maximum number of turns of each seat, 0 for no limit
 * @param turnTime the longest time of a move, 0 for no limit
 * @param isIncrement whether the match adds the time of each move to the seat's time after the
 *     move, and the protocol before it
 */
record AeiTimeControl(
    long move,
    long reserve,
    int percent,
    long reserveLimit,
    long total,
    int turns,
    long turnTime,
    boolean isIncrement) {

  /** {@return a control of the matches of Rondo in the terms of the protocol; not none} */
  static AeiTimeControl of(TimeControl control) {
    if (control instanceof ArimaaTimeControl arimaa) {
      return new AeiTimeControl(
          arimaa.move().toSeconds(),
          arimaa.reserve().toSeconds(),
          arimaa.percent(),
          arimaa.reserveLimit().toSeconds(),
          arimaa.gameLimit().toSeconds(),
          arimaa.turnLimit(),
          arimaa.moveLimit().toSeconds(),
          false);
    }
    if (control instanceof TimeControl.Fischer fischer) {
      return ofTwo(fischer.increment().toSeconds(), 100, true).withReserve(fischer.time());
    }
    if (control instanceof TimeControl.PerGame whole) {
      return ofTwo(0, 0, false).withReserve(whole.time());
    }
    if (control instanceof TimeControl.PerMove each) {
      return ofEachMove(each.time());
    }
    throw new ConflictingSettingsException(
        control.text(), "the protocol has no options for " + control.text());
  }

  /** {@return the control with this time for each move and nothing else} */
  static AeiTimeControl ofEachMove(Duration time) {
    return ofTwo(Math.max(1, time.toSeconds()), 0, false);
  }

  private static AeiTimeControl ofTwo(long move, int percent, boolean isIncrement) {
    return new AeiTimeControl(move, 0, percent, 0, 0, 0, 0, isIncrement);
  }

  private AeiTimeControl withReserve(Duration left) {
    return new AeiTimeControl(
        move, reserve(left), percent, reserveLimit, total, turns, turnTime, isIncrement);
  }

  /**
   * {@return the reserve that an engine is told}
   *
   * @param left the time that a seat keeps from move to move
   */
  long reserve(Duration left) {
    long seconds = left.toSeconds() - (isIncrement ? move : 0);
    return Math.max(move == 0 ? 1 : 0, seconds);
  }

  /** {@return the options that describe this control, in the usual order} */
  Map<String, Object> options() {
    Map<String, Object> options = new LinkedHashMap<>();
    options.put("tcmove", move);
    options.put("tcreserve", reserve);
    options.put("tcpercent", percent);
    options.put("tcmax", reserveLimit);
    options.put("tctotal", total);
    options.put("tcturns", turns);
    options.put("tcturntime", turnTime);
    return options;
  }

  /** {@return the longest time that an engine believes to have for a move} */
  long longest(long ownReserve, boolean isSetup) {
    long both = (isSetup ? Math.max(AeiClock.SETUP, move) : move) + ownReserve;
    return turnTime > 0 ? Math.min(both, turnTime) : both;
  }
}
