package org.rondo.flight;

import jdk.jfr.Category;
import jdk.jfr.Description;
import jdk.jfr.Event;
import jdk.jfr.Label;
import jdk.jfr.Name;
import jdk.jfr.StackTrace;
import org.jspecify.annotations.Nullable;

/** A turn of a match, from the question to the bots to the next position. */
public final class TurnSpan {
  private static final TurnSpan NONE = new TurnSpan(null);

  @Name("org.rondo.Turn")
  @Label("Turn")
  @Description("A turn of a match: its bots have chosen, and the rules have been applied")
  @Category("Rondo")
  @StackTrace(false)
  static final class TurnEvent extends Event {
    @Label("Game")
    String game = "";

    @Label("Turn")
    @Description("The number of the turn in its match, from 1")
    int turn;

    @Label("Asked")
    @Description("The number of bots that were asked for a move")
    int asked;
  }

  private final @Nullable TurnEvent event;

  private TurnSpan(@Nullable TurnEvent event) {
    this.event = event;
  }

  /** {@return the span of no turn} */
  public static TurnSpan none() {
    return NONE;
  }

  /** {@return the span of a turn that begins now} */
  public static TurnSpan begin() {
    TurnEvent event = FlightEvents.begun(TurnEvent::new);
    return event == null ? NONE : new TurnSpan(event);
  }

  /**
   * Ends the span.
   *
   * @param game the full specification of the game
   * @param turn the number of the turn, from 0
   * @param asked the number of bots that were asked for a move
   */
  public void end(String game, int turn, int asked) {
    if (event == null) {
      return;
    }
    event.end();
    if (event.shouldCommit()) {
      event.game = game;
      event.turn = turn + 1;
      event.asked = asked;
      event.commit();
    }
  }

  /** {@return whether the span is recorded, so that its end has an effect} */
  public boolean isRecorded() {
    return event != null;
  }
}
