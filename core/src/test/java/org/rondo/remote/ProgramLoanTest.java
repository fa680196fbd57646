package org.rondo.remote;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalStateException;

import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.rondo.bot.Bot;
import org.rondo.bot.Entrant;
import org.rondo.bot.Pile;

/** The transcripts of bots that are no programs of this machine. */
class ProgramLoanTest {
  private final List<String> heard = new ArrayList<>();

  /** The transcripts that the bots were given. */
  private final List<Transcript> given = new ArrayList<>();

  private final class HeardLines implements Transcript {
    private final int seat;

    HeardLines(int seat) {
      this.seat = seat;
    }

    @Override
    public void sent(String line) {
      heard.add(seat + " > " + line);
    }

    @Override
    public void received(String line) {
      heard.add(seat + " < " + line);
    }

    @Override
    public void complained(String line) {
      heard.add(seat + " ! " + line);
    }

    @Override
    public void ended() {
      heard.add(seat + " ended");
    }
  }

  private Entrant<Pile.Stones, Pile.Take> client(String name) {
    Bot<Pile.Stones, Pile.Take> bot = decision -> new Pile.Take(1);
    Transcripts.TranscribedBots<Pile.Stones, Pile.Take> bots =
        transcript -> {
          given.add(transcript);
          return bot;
        };
    return new Entrant<>(name, bots);
  }

  @Test
  void linesAfterTheMatchAreIgnored() {
    try (ProgramSeries series =
        new ProgramSeries(ProgramCores.none(), (match, seat, name) -> new HeardLines(seat))) {
      ProgramLoan<Pile.Stones, Pile.Take> loan = series.lend("1", List.of(client("a")));
      loan.entrants().get(0).bots().get();
      Transcript lines = given.get(0);
      lines.sent("one");
      loan.returned(List.of());
      lines.sent("two");
      lines.received("three");
      lines.complained("four");
    }
    assertThat(heard).containsExactly("0 > one", "0 ended");
  }

  @Test
  void aTranscriptEndsIfThatOfTheNextSeatCannotBegin() {
    Transcripts one =
        (match, seat, name) -> {
          if (seat > 0) {
            throw new IllegalStateException("no place for " + name);
          }
          return new HeardLines(seat);
        };
    try (ProgramSeries series = new ProgramSeries(ProgramCores.none(), one)) {
      List<Entrant<Pile.Stones, Pile.Take>> both = List.of(client("a"), client("b"));
      assertThatIllegalStateException()
          .isThrownBy(() -> series.lend("1", both))
          .withMessage("no place for b");
    }
    assertThat(heard).containsExactly("0 ended");
  }
}
