package org.rondo.flight;

import jdk.jfr.Category;
import jdk.jfr.Description;
import jdk.jfr.Event;
import jdk.jfr.Label;
import jdk.jfr.Name;
import jdk.jfr.StackTrace;
import org.jspecify.annotations.Nullable;

/** The computation of the next round of a tournament by its format. */
public final class PairingSpan {
  private static final PairingSpan NONE = new PairingSpan(null);

  @Name("org.rondo.Pairing")
  @Label("Pairing")
  @Description("A format has computed the next round of a tournament, or that there is none")
  @Category("Rondo")
  @StackTrace(false)
  static final class PairingEvent extends Event {
    @Label("Round")
    @Description("The number of the round, from 1")
    int round;

    @Label("Entrants")
    @Description("The number of entrants that have not withdrawn")
    int entrants;

    @Label("Matches")
    @Description("The number of matches of the round; 0 if the tournament is over")
    long matches;
  }

  private final @Nullable PairingEvent event;

  private PairingSpan(@Nullable PairingEvent event) {
    this.event = event;
  }

  /** {@return the span of a pairing that begins now} */
  public static PairingSpan begin() {
    PairingEvent event = FlightEvents.begun(PairingEvent::new);
    return event == null ? NONE : new PairingSpan(event);
  }

  /**
   * Ends the span.
   *
   * @param round the number of the round, from 1
   * @param entrants the number of entrants that have not withdrawn
   * @param matches the number of matches of the round; 0 if the tournament is over
   */
  public void end(int round, int entrants, long matches) {
    if (event == null) {
      return;
    }
    event.end();
    if (event.shouldCommit()) {
      event.round = round;
      event.entrants = entrants;
      event.matches = matches;
      event.commit();
    }
  }

  /** {@return whether the span is recorded, so that its end has an effect} */
  public boolean isRecorded() {
    return event != null;
  }
}
