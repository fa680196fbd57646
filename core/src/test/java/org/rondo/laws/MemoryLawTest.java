package org.rondo.laws;

import static org.assertj.core.api.Assertions.assertThatCode;
import static org.rondo.laws.BrokenLaw.assertBroken;
import static org.rondo.laws.VariedCards.FOLDED;
import static org.rondo.laws.VariedCards.SEED;
import static org.rondo.laws.VariedCards.STAKED;
import static org.rondo.laws.VariedCards.START;

import java.util.List;
import org.junit.jupiter.api.Test;
import org.rondo.bot.StakedCard;
import org.rondo.bot.StakedCard.Table;
import org.rondo.bot.StakedCard.Word;
import org.rondo.game.JointMove;
import org.rondo.random.Rng;

/** Which moves a seat must remember, turn by turn. */
class MemoryLawTest {
  private static final Law LAW = Law.SEATS_REMEMBER_THEIR_MOVES;

  private static JointMove<Word> says(int seat, String word) {
    return JointMove.of(seat, new Word(word));
  }

  @Test
  void aSeatRemembersItsMoves() {
    VariedCards forgetful =
        new VariedCards() {
          @Override
          Table seen(Table seen, Table table, int seat) {
            return seat == 0 && seen.said().size() == 1
                ? new Table(seen.cards(), List.of("stake 1"), seen.isWaiting())
                : seen;
          }
        };
    MemoryLaw<Table, Word> law = new MemoryLaw<>(forgetful, SEED);
    assertBroken(LAW, () -> law.check(START, says(0, "stake 2"), STAKED, 0))
        .hasMessageMatching(
            "seat 0 sees cards 2 \\?, said \\[stake 1\\] in cards 2 5, said \\[stake 2\\], and also"
                + " in cards 2 5, said \\[stake [13]\\], where it chose another move in turn 1");
    MemoryLaw<Table, Word> sound = new MemoryLaw<>(new StakedCard(6), SEED);
    assertThatCode(() -> sound.check(START, says(0, "stake 2"), STAKED, 0))
        .doesNotThrowAnyException();
    assertThatCode(() -> sound.check(STAKED, says(1, "fold"), FOLDED, 1))
        .doesNotThrowAnyException();
  }

  /** The stake is seen in the turn in which it is chosen, but not in the next one. */
  @Test
  void aSeatRemembersItsMovesInTheNextTurnsToo() {
    VariedCards forgetful =
        new VariedCards() {
          @Override
          Table seen(Table seen, Table table, int seat) {
            return seat == 0 && seen.said().size() == 1 && !seen.isWaiting()
                ? new Table(seen.cards(), List.of("stake 1"), false)
                : seen;
          }
        };
    Table start = new Table(List.of(3, 5), List.of(), false);
    Table waiting = new Table(List.of(3, 5), List.of("stake 2"), true);
    Table ready = new Table(List.of(3, 5), List.of("stake 2"), false);
    MemoryLaw<Table, Word> law = new MemoryLaw<>(forgetful, SEED);
    law.check(start, says(0, "stake 2"), waiting, 0);
    assertBroken(LAW, () -> law.check(waiting, says(0, "wait"), ready, 1))
        .hasMessageContaining("where it chose another move in turn 1");
  }

  @Test
  void aMatchThatIsOverNeedNotBeRemembered() {
    VariedCards forgetful =
        new VariedCards() {
          @Override
          Table seen(Table seen, Table table, int seat) {
            return table.isOver()
                ? new Table(List.of(0, 0), List.of("stake 1", "fold"), false)
                : seen;
          }
        };
    MemoryLaw<Table, Word> law = new MemoryLaw<>(forgetful, SEED);
    assertThatCode(
            () -> {
              law.check(START, says(0, "stake 2"), STAKED, 0);
              law.check(STAKED, says(1, "fold"), FOLDED, 1);
            })
        .doesNotThrowAnyException();
  }

  @Test
  void aMoveThatMakesNoDifferenceNeedNotBeRemembered() {
    Variation<Table, Word> fixed =
        new Variation<>(new StakedCard(6)) {
          @Override
          public Table next(Table table, JointMove<Word> joint, Rng rng) {
            Table next = sound.next(table, joint, rng);
            return new Table(next.cards(), List.of("stake 1"), next.isWaiting());
          }
        };
    Table after = new Table(List.of(2, 5), List.of("stake 1"), false);
    assertThatCode(() -> new MemoryLaw<>(fixed, SEED).check(START, says(0, "stake 2"), after, 0))
        .doesNotThrowAnyException();
  }
}
