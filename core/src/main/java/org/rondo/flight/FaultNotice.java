package org.rondo.flight;

import jdk.jfr.Category;
import jdk.jfr.Description;
import jdk.jfr.Event;
import jdk.jfr.FlightRecorder;
import jdk.jfr.Label;
import jdk.jfr.Name;
import jdk.jfr.StackTrace;

/** A fault of a bot in a match, at the moment at which it is judged. */
public final class FaultNotice {

  @Name("org.rondo.Fault")
  @Label("Fault")
  @Description("A bot made a mistake, for instance an illegal move or a time-out")
  @Category("Rondo")
  @StackTrace(false)
  static final class FaultEvent extends Event {
    @Label("Entrant")
    String entrant = "";

    @Label("Seat")
    @Description("The seat of the entrant, from 0")
    int seat;

    @Label("Turn")
    @Description("The number of the turn in its match, from 1")
    int turn;

    @Label("Kind")
    @Description("The kind of the fault, for instance TIMEOUT")
    String kind = "";

    @Label("Forfeits")
    @Description("Whether the seat lost the game by the fault")
    boolean forfeits;

    @Label("Detail")
    @Description("What the bot offered and what is wrong with it")
    String detail = "";
  }

  private FaultNotice() {}

  /**
   * Records a fault, if a recording wants it.
   *
   * @param seat the seat, from 0
   * @param turn the turn, from 0
   * @param kind the kind of the fault
   * @param forfeits whether the seat lost the game by the fault
   * @param detail what is wrong, one line
   */
  public static void record(
      String entrant, int seat, int turn, Enum<?> kind, boolean forfeits, String detail) {
    if (!FlightRecorder.isInitialized()) {
      return;
    }
    FaultEvent event = new FaultEvent();
    if (event.shouldCommit()) {
      event.entrant = entrant;
      event.seat = seat;
      event.turn = turn + 1;
      event.kind = kind.name();
      event.forfeits = forfeits;
      event.detail = detail;
      event.commit();
    }
  }
}
