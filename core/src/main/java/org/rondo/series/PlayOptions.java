package org.rondo.series;

import java.util.List;
import java.util.Objects;
import org.rondo.bot.TimeSource;
import org.rondo.match.Openings;
import org.rondo.match.adjudication.Adjudication;
import org.rondo.match.clock.TimeControl;

/**
 * The settings of all matches of a series.
 *
 * @param timeSource the time source of the clocks; the system's time by default
 * @param adjudication the rules that end a match early
 */
public record PlayOptions(
    TimeControl time, TimeSource timeSource, Openings openings, Adjudication adjudication) {

  public PlayOptions {
    Objects.requireNonNull(time, "time");
    Objects.requireNonNull(timeSource, "timeSource");
    Objects.requireNonNull(openings, "openings");
    Objects.requireNonNull(adjudication, "adjudication");
  }

  /** {@return matches without a clock, openings and adjudication} */
  public static PlayOptions none() {
    return new PlayOptions(
        TimeControl.none(), TimeSource.system(), Openings.none(), Adjudication.none());
  }

  /** {@return these options with another time control} */
  public PlayOptions withTime(TimeControl control) {
    return new PlayOptions(control, timeSource, openings, adjudication);
  }

  /** {@return these options with another time source} */
  public PlayOptions withTimeSource(TimeSource source) {
    return new PlayOptions(time, source, openings, adjudication);
  }

  /** {@return these options with other openings} */
  public PlayOptions withOpenings(Openings others) {
    return new PlayOptions(time, timeSource, others, adjudication);
  }

  /** {@return these options with other rules that end a match early} */
  public PlayOptions withAdjudication(Adjudication rules) {
    return new PlayOptions(time, timeSource, openings, rules);
  }

  /** {@return whether matches have a clock} */
  public boolean isTimed() {
    return !time.equals(TimeControl.none());
  }

  /**
   * {@return whether a match has a clock}
   *
   * @param entrants the names of its entrants
   */
  boolean isTimed(List<String> entrants) {
    return !time.among(entrants).equals(TimeControl.none());
  }

  /** {@return whether bots are warmed up} Code is cold only in the time of this machine. */
  boolean warmsUp() {
    return isTimed() && timeSource.equals(TimeSource.system());
  }
}
