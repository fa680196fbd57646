package org.rondo.remote;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.rondo.bot.Dice;
import org.rondo.bot.Entrant;
import org.rondo.match.Fault;
import org.rondo.match.Match;
import org.rondo.match.MatchListener;
import org.rondo.match.MatchRecord;
import org.rondo.match.TimeControl;

/** A program whose answer comes too late is not mistaken for an early one. */
@Timeout(60)
class LateAnswersTest {

  /** Dice in which a missing guess is replaced, so that the game goes on. */
  private static final class LenientDice extends Dice {
    LenientDice(int rounds) {
      super(2, rounds);
    }

    @Override
    public Optional<Guess> standIn(Table table, int seat, Optional<Guess> offered) {
      return Optional.of(moves(table, seat).list().get(0));
    }
  }

  @Test
  void theLateAnswerIsPassedOverAndTheNextCounts() {
    // Says the number of the question, from 1 on, for the turn; the third comes late.
    String script =
        Scripts.GREET
            + "n=0; while read q; do n=$((n+1)); [ $n = 3 ] && sleep 1.3;"
            + " case $q in *'die '$n*) echo $((n%6+1));; *over*) ;; *) echo $n;; esac; done";
    Dice dice = new LenientDice(5);
    MatchRecord record =
        Match.of(dice)
            .seat(new Entrant<>("late", Scripts.bots(dice, Scripts.program(script))))
            .seat("other", decision -> decision.moves().list().get(0))
            .time(TimeControl.parse("move:1s"))
            .listener(new MatchListener<>() {})
            .play();
    assertThat(record.faults()).allMatch(fault -> fault.kind() == Fault.Kind.TIMEOUT);
    assertThat(record.faults()).extracting(Fault::turn).startsWith(2).isSubsetOf(2, 3, 4);
    for (int turn = 0; turn < 5; turn++) {
      int asked = turn;
      boolean isLate = record.faults().stream().anyMatch(fault -> fault.turn() == asked);
      int guess = Integer.parseInt(record.turns().get(turn).get(0));
      if (!isLate) {
        assertThat(guess).isIn(turn + 1, (turn + 1) % 6 + 1);
      }
    }
    assertThat(record.faults()).hasSizeLessThan(3);
  }
}
