package org.rondo.match;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatExceptionOfType;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;

import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.rondo.bot.Bots;
import org.rondo.bot.Pile;
import org.rondo.game.Outcome;
import org.rondo.input.InputException;
import org.rondo.match.Concession.Reason;
import org.rondo.match.adjudication.Adjudication;
import org.rondo.match.adjudication.LengthRule;

class LengthRuleTest {
  private static final Pile PILE = new Pile(2, 60);

  private static Adjudication rules(int turns, double score) {
    return Adjudication.none().with(new LengthRule(turns, score));
  }

  private static MatchRecord play(Pile game, Adjudication rules) {
    Match<Pile.Stones, Pile.Take> match =
        Match.of(game).seed(3).adjudication(rules).listener(new MatchListener<>() {});
    for (int seat = 0; seat < game.seatCount(); seat++) {
      match.seat("bot " + seat, Bots.random());
    }
    MatchRecord record = match.play();
    assertThat(MatchRecord.parse(record.json())).isEqualTo(record);
    assertThat(record.replay(game)).hasSize(record.turnCount() + 1);
    return record;
  }

  private static Outcome position(MatchRecord record) {
    List<Pile.Stones> states = record.replay(PILE);
    return PILE.outcome(states.get(states.size() - 1));
  }

  @Test
  void aLongMatchIsHaltedAndItsPositionDecides() {
    MatchRecord record = play(PILE, rules(10, 0));
    assertThat(record.turnCount()).isEqualTo(10);
    assertThat(record.halted()).isTrue();
    assertThat(record.concessions()).isEmpty();
    assertThat(record.outcome()).isEqualTo(position(record));
  }

  @Test
  void aSmallLeadIsADraw() {
    Outcome decided = position(play(PILE, rules(10, 0)));
    double lead = Math.abs(decided.score(0) - decided.score(1));
    assertThat(lead).isGreaterThan(0);
    MatchRecord drawn = play(PILE, rules(10, lead));
    String rule = rules(10, lead).text();
    assertThat(drawn.concessions())
        .containsExactly(
            new Concession(10, 0, Reason.DRAWN_BY_SCORE, rule),
            new Concession(10, 1, Reason.DRAWN_BY_SCORE, rule));
    assertThat(drawn.outcome().winner()).isEmpty();
    assertThat(drawn.halted()).isFalse();
    MatchRecord larger = play(PILE, rules(10, lead - 0.5));
    assertThat(larger.halted()).isTrue();
    assertThat(larger.outcome()).isEqualTo(decided);
  }

  @Test
  void aMatchThatEndsBeforeTheLimitIsLeftAlone() {
    MatchRecord record = play(PILE, rules(1_000, 5));
    assertThat(record).isEqualTo(play(PILE, Adjudication.none()));
    MatchRecord exact = play(PILE, rules(record.turnCount(), 5));
    assertThat(exact).isEqualTo(record);
  }

  @Test
  void onlyALeadNeedsTwoSeats() {
    assertThat(play(new Pile(4, 60), rules(9, 0)).halted()).isTrue();
    assertThatIllegalArgumentException()
        .isThrownBy(() -> Match.of(new Pile(4, 60)).adjudication(rules(9, 1)))
        .withMessageStartingWith("adjudication by scores needs a game of 2 seats");
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "turns=60 | length:turns=60",
        "length:turns=60,score=4 | length:turns=60,score=4",
        "turns=1,score=0 | length:turns=1"
      })
  void aRuleIsReadBack(String text, String written) {
    LengthRule rule = LengthRule.parse(text);
    assertThat(rule.text()).isEqualTo(written);
    assertThat(LengthRule.parse(written)).isEqualTo(rule);
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "score=1 | length rule has no turns; add the option turns, for instance turns=60",
        "turns=0 | length option turns=0",
        "turns=9,score=-1 | length option score=-1 is not a number from 0 to 10^15",
        "turns=9,moves=1 | moves"
      })
  void aRuleThatCannotBeReadIsRefused(String text, String sentence) {
    assertThatExceptionOfType(InputException.class)
        .isThrownBy(() -> LengthRule.parse(text))
        .withMessageContaining(sentence);
  }
}
