package org.rondo.flight;

import jdk.jfr.Category;
import jdk.jfr.Description;
import jdk.jfr.Event;
import jdk.jfr.Label;
import jdk.jfr.Name;
import jdk.jfr.StackTrace;
import org.jspecify.annotations.Nullable;

/**
 * The time that a bot takes for a move, from the question to the answer. A program outside this
 * virtual machine is a bot, too. A bot that never returns has no event.
 */
public final class ChoiceSpan {
  private static final ChoiceSpan NONE = new ChoiceSpan(null);

  @Name("org.rondo.Choice")
  @Label("Choice")
  @Description("A bot, or a program, has answered the question for a move")
  @Category("Rondo")
  @StackTrace(false)
  static final class ChoiceEvent extends Event {
    @Label("Entrant")
    String entrant = "";

    @Label("Seat")
    @Description("The seat of the entrant, from 0")
    int seat;

    @Label("Turn")
    @Description(
        "The number of the turn in its match, from 1; in a game that hides something, the number of"
            + " turns of the seat")
    int turn;
  }

  private final @Nullable ChoiceEvent event;

  private ChoiceSpan(@Nullable ChoiceEvent event) {
    this.event = event;
  }

  /** {@return the span of a choice that begins now} */
  public static ChoiceSpan begin() {
    ChoiceEvent event = FlightEvents.begun(ChoiceEvent::new);
    return event == null ? NONE : new ChoiceSpan(event);
  }

  /**
   * Ends the span.
   *
   * @param seat the seat, from 0
   * @param turn the turn as the bot knows it, from 0
   */
  public void end(String entrant, int seat, int turn) {
    if (event == null) {
      return;
    }
    event.end();
    if (event.shouldCommit()) {
      event.entrant = entrant;
      event.seat = seat;
      event.turn = turn + 1;
      event.commit();
    }
  }
}
