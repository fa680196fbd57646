package org.rondo.remote;

import java.util.ArrayList;
import java.util.List;
import org.rondo.bot.Bot;
import org.rondo.bot.Entrant;
import org.rondo.bot.OutsideBots;
import org.rondo.game.Move;
import org.rondo.game.State;
import org.rondo.match.Fault;

/** The programs that a {@link ProgramSeries} lends to one match. */
public final class ProgramLoan<S extends State, M extends Move> implements AutoCloseable {
  private final List<Entrant<S, M>> entrants;
  private final List<Seat<S, M>> seats = new ArrayList<>();

  /** The transcripts of seats without a program, until they have ended. */
  private final List<SeatTranscript> others = new ArrayList<>();

  ProgramLoan(
      ProgramSeries series, String match, Transcripts transcripts, List<Entrant<S, M>> entrants) {
    List<Entrant<S, M>> lent = new ArrayList<>();
    try {
      for (Entrant<S, M> entrant : entrants) {
        lent.add(lent(series, match, transcripts, lent.size(), entrant));
      }
    } finally {
      if (lent.size() < entrants.size()) {
        endOthers();
      }
    }
    this.entrants = List.copyOf(lent);
  }

  private Entrant<S, M> lent(
      ProgramSeries series,
      String match,
      Transcripts transcripts,
      int number,
      Entrant<S, M> entrant) {
    if (entrant.bots() instanceof Transcripts.TranscribedBots<?, ?>) {
      @SuppressWarnings("unchecked") // A supply has the types of its entrant.
      Transcripts.TranscribedBots<S, M> bots = (Transcripts.TranscribedBots<S, M>) entrant.bots();
      SeatTranscript transcript =
          new SeatTranscript(transcripts.begin(match, number, entrant.name()));
      others.add(transcript);
      return new Entrant<>(entrant.name(), new TranscribedSeat<>(bots, transcript));
    }
    if (!(entrant.bots() instanceof ProgramBots<?, ?>)) {
      return entrant;
    }
    @SuppressWarnings("unchecked") // A supply has the types of its entrant.
    ProgramBots<S, M> owner = (ProgramBots<S, M>) entrant.bots();
    Transcript transcript = transcripts.begin(match, number, entrant.name());
    Seat<S, M> seat = new Seat<>(series, owner, number, transcript);
    seats.add(seat);
    return new Entrant<>(entrant.name(), seat);
  }

  /** {@return the entrants to seat in the match, in the order of the seats} */
  public List<Entrant<S, M>> entrants() {
    return entrants;
  }

  /**
   * Gives the programs back after a match that was played to its end.
   *
   * @param faults all faults of the match; programs at the seats of these faults are ended
   */
  public void returned(List<Fault> faults) {
    for (Seat<S, M> seat : seats) {
      seat.end(faults.stream().noneMatch(fault -> fault.seat() == seat.number));
    }
    endOthers();
  }

  private void endOthers() {
    others.forEach(SeatTranscript::ended);
    others.clear();
  }

  /** Ends the programs that were not {@linkplain #returned given back}. */
  @Override
  public void close() {
    seats.forEach(seat -> seat.end(false));
    endOthers();
  }

  /** A transcript that ignores the lines after its end, which would open its file again. */
  private static final class SeatTranscript implements Transcript {
    private final Transcript lines;

    // Guarded by this.
    private boolean isOver;

    SeatTranscript(Transcript lines) {
      this.lines = lines;
    }

    @Override
    public synchronized void sent(String line) {
      if (!isOver) {
        lines.sent(line);
      }
    }

    @Override
    public synchronized void received(String line) {
      if (!isOver) {
        lines.received(line);
      }
    }

    @Override
    public synchronized void complained(String line) {
      if (!isOver) {
        lines.complained(line);
      }
    }

    @Override
    public synchronized void ended() {
      isOver = true;
      lines.ended();
    }
  }

  /** The supply of the bots of one seat that has no program, and whose lines are kept. */
  private record TranscribedSeat<S extends State, M extends Move>(
      Transcripts.TranscribedBots<S, M> bots, Transcript transcript) implements OutsideBots<S, M> {
    @Override
    public Bot<S, M> get() {
      return bots.get(transcript);
    }

    @Override
    public boolean canBeginAtPosition() {
      return bots.canBeginAtPosition();
    }

    @Override
    public boolean canWarmUp() {
      return bots.canWarmUp();
    }
  }

  /** The supply of the bots of one seat. */
  private static final class Seat<S extends State, M extends Move> implements OutsideBots<S, M> {
    private final ProgramSeries series;
    private final ProgramBots<S, M> owner;
    private final int number;
    private final Transcript transcript;

    // Guarded by this.
    private final List<ProgramBot<S, M>> bots = new ArrayList<>();
    private boolean isOver;

    Seat(ProgramSeries series, ProgramBots<S, M> owner, int number, Transcript transcript) {
      this.series = series;
      this.owner = owner;
      this.number = number;
      this.transcript = transcript;
    }

    @Override
    public Bot<S, M> get() {
      ProgramBot<S, M> bot = series.bot(owner, transcript);
      if (!add(bot)) {
        // The match did not wait for the program.
        series.takeBack(owner, bot, false);
      }
      return bot;
    }

    private synchronized boolean add(ProgramBot<S, M> bot) {
      return !isOver && bots.add(bot);
    }

    @Override
    public boolean canBeginAtPosition() {
      return owner.canBeginAtPosition();
    }

    @Override
    public boolean canWarmUp() {
      return owner.canPlayAgain();
    }

    void end(boolean isWanted) {
      List<ProgramBot<S, M>> lent;
      synchronized (this) {
        isOver = true;
        lent = List.copyOf(bots);
        bots.clear();
      }
      lent.forEach(bot -> series.takeBack(owner, bot, isWanted));
    }
  }
}
