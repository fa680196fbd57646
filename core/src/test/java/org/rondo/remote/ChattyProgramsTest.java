package org.rondo.remote;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.rondo.bot.Bots;
import org.rondo.bot.Decision;
import org.rondo.bot.Entrant;
import org.rondo.bot.Pile;
import org.rondo.duel.Duel;
import org.rondo.duel.DuelListener;
import org.rondo.format.MatchId;
import org.rondo.match.Fault;

/** Programs of protocols in which a program may write at any time. */
@Timeout(600)
class ChattyProgramsTest {
  /** Writes a line after each answer, and ends each answer of its opening with one more. */
  private static final String CHATTY =
      "while read -r q; do case $q in hello) echo ready; echo news;;"
          + " *) echo take 1; echo news;; esac; done";

  /** A protocol in which lines with news come at any time, or are faults. */
  private static final class NewsProtocol implements Protocol<Pile.Stones, Pile.Take> {
    private final boolean isNewsAllowed;
    private final List<Boolean> begun;

    NewsProtocol(boolean isNewsAllowed, List<Boolean> begun) {
      this.isNewsAllowed = isNewsAllowed;
      this.begun = begun;
    }

    @Override
    public void begin(LineConnection session) {
      begun.add(session.hasReceived());
      session.send("hello");
      answer(session);
    }

    @Override
    public void ask(LineConnection session, Decision<Pile.Stones, Pile.Take> decision) {
      session.send("go");
    }

    @Override
    public Pile.Take answer(LineConnection session, Decision<Pile.Stones, Pile.Take> decision) {
      return decision.game().parse(answer(session));
    }

    private static String answer(LineConnection session) {
      String line = session.readLine();
      while (line.equals("news")) {
        line = session.readLine();
      }
      return line;
    }

    @Override
    public boolean mayWriteUnasked() {
      return isNewsAllowed;
    }

    @Override
    public boolean canPlayAgain() {
      return true;
    }
  }

  /** {@return the faults of a duel} Whether each match had an earlier one is noted in a list. */
  private static List<Fault> faults(boolean isNewsAllowed, List<Boolean> begun) throws Exception {
    List<Fault> faults = new ArrayList<>();
    Program program = Scripts.program(CHATTY);
    Duel.of(new Pile(2, 9))
        .first(new Entrant<>("program", program.bots(() -> new NewsProtocol(isNewsAllowed, begun))))
        .second("random", Bots::random)
        .matches(4)
        .openings(2)
        .listener(
            new DuelListener() {
              @Override
              public void faulted(MatchId match, String entrant, Fault fault) {
                faults.add(fault);
              }
            })
        .play();
    return faults;
  }

  @Test
  void linesThatWereNotAskedForAreReadByTheProtocol() throws Exception {
    List<Boolean> begun = Collections.synchronizedList(new ArrayList<>());
    assertThat(faults(true, begun)).isEmpty();
    assertThat(begun).hasSizeGreaterThanOrEqualTo(4).startsWith(false, true);
    assertThat(begun.subList(1, begun.size())).containsOnly(true);
  }
}
