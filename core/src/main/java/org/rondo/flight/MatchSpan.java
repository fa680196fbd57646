package org.rondo.flight;

import java.util.List;
import jdk.jfr.Category;
import jdk.jfr.Description;
import jdk.jfr.Event;
import jdk.jfr.Label;
import jdk.jfr.Name;
import jdk.jfr.StackTrace;
import org.jspecify.annotations.Nullable;

/** A match, from its first position to its end. A match that throws has no event. */
public final class MatchSpan {
  private static final MatchSpan NONE = new MatchSpan(null);

  @Name("org.rondo.Match")
  @Label("Match")
  @Description("A match that has been played to its end")
  @Category("Rondo")
  @StackTrace(false)
  static final class MatchEvent extends Event {
    @Label("Game")
    String game = "";

    @Label("Entrants")
    @Description("The names of the entrants in the order of their seats")
    String entrants = "";

    @Label("Turns")
    @Description("The number of turns, those of the opening included")
    int turns;

    @Label("Faults")
    int faults;

    @Label("Halted")
    @Description("Whether the match was ended before the game was over")
    boolean halted;
  }

  private final @Nullable MatchEvent event;

  private MatchSpan(@Nullable MatchEvent event) {
    this.event = event;
  }

  /** {@return the span of no match} */
  public static MatchSpan none() {
    return NONE;
  }

  /** {@return the span of a match that begins now} */
  public static MatchSpan begin() {
    MatchEvent event = FlightEvents.begun(MatchEvent::new);
    return event == null ? NONE : new MatchSpan(event);
  }

  /**
   * Ends the span.
   *
   * @param game the full specification of the game
   * @param entrants the names of the entrants, by seat
   * @param turns the number of turns, those of the opening included
   * @param isHalted whether the match was ended before the game was over
   */
  public void end(String game, List<String> entrants, int turns, int faults, boolean isHalted) {
    if (event == null) {
      return;
    }
    event.end();
    if (event.shouldCommit()) {
      event.game = game;
      event.entrants = String.join(", ", entrants);
      event.turns = turns;
      event.faults = faults;
      event.halted = isHalted;
      event.commit();
    }
  }

  /** {@return whether the span is recorded, so that its end has an effect} */
  public boolean isRecorded() {
    return event != null;
  }
}
