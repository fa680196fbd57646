package org.rondo.remote;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.rondo.bot.Dice;
import org.rondo.bot.Entrant;
import org.rondo.match.Fault;
import org.rondo.match.Match;
import org.rondo.match.MatchListener;
import org.rondo.match.MatchRecord;
import org.rondo.match.clock.TimeControl;

/** A program whose answer comes too late is not mistaken for an early one. */
@Timeout(600)
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
  void aProgramThatAnswersOutOfTurnIsEndedWhileTheMatchContinues() {
    Dice dice = new LenientDice(5);
    String twice = Scripts.GREET + "while read q; do printf '1\\n1\\n'; done";
    MatchRecord record =
        Match.of(dice)
            .seat(new Entrant<>("twice", Scripts.bots(dice, Scripts.program(twice))))
            .seat("other", decision -> decision.moves().list().get(0))
            .seed(2)
            .listener(new MatchListener<>() {})
            .play();
    List<Fault> faults = record.faults();
    Fault last = faults.get(faults.size() - 1);
    assertThat(faults)
        .filteredOn(fault -> fault.kind() == Fault.Kind.UNREADABLE_MOVE)
        .hasSize(1)
        .noneMatch(Fault::forfeits);
    assertThat(last.kind()).isEqualTo(Fault.Kind.DISCONNECT);
    assertThat(last.detail())
        .isEqualTo("the program was ended: '1' is no move: it came before the question");
    assertThat(last.forfeits()).isTrue();
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
