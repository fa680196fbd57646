package org.rondo.match;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatExceptionOfType;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;
import org.rondo.bot.Bot;
import org.rondo.bot.Bots;
import org.rondo.bot.Decision;
import org.rondo.bot.Pile;
import org.rondo.bot.Thought;
import org.rondo.input.InputException;
import org.rondo.input.OptionException;
import org.rondo.match.Concession.Reason;
import org.rondo.match.adjudication.Adjudication;
import org.rondo.match.adjudication.Adjudicator;
import org.rondo.match.adjudication.DrawRule;
import org.rondo.match.adjudication.ResignRule;

class AdjudicatedMatchTest {
  private static final Pile PILE = new Pile(2, 60);
  private static final ResignRule LOSS = new ResignRule(10, 3, false, "");
  private static final DrawRule DRAW = new DrawRule(1, 2, 7, "");

  /** Plays at random, and says a score at each turn. */
  private static final class Scoring implements Bot<Pile.Stones, Pile.Take> {
    private final Bot<Pile.Stones, Pile.Take> random = Bots.random();
    private final double[] scores;
    private int turn;

    Scoring(double... scores) {
      this.scores = scores;
    }

    @Override
    public Pile.Take choose(Decision<Pile.Stones, Pile.Take> decision) {
      turn = decision.turn();
      return random.choose(decision);
    }

    @Override
    public Thought thought() {
      double score = scores[Math.min(turn / 2, scores.length - 1)];
      return Double.isNaN(score) ? Thought.none() : Thought.scored(score, "stones");
    }
  }

  private static MatchRecord play(Adjudication rules, Scoring first, Scoring second) {
    MatchRecord record =
        Match.of(PILE)
            .seat("first", first)
            .seat("second", second)
            .adjudication(rules)
            .listener(new MatchListener<>() {})
            .play();
    assertThat(record.replay(PILE)).hasSize(record.turnCount() + 1);
    assertThat(MatchRecord.parse(record.json())).isEqualTo(record);
    assertThat(record.faults()).isEmpty();
    return record;
  }

  @Test
  void aSeatLosesByItsOwnLastScores() {
    MatchRecord record =
        play(
            Adjudication.none().with(LOSS),
            new Scoring(0, -10, -11, -9, -10, -20, -30),
            new Scoring(0));
    assertThat(record.turnCount()).isEqualTo(13);
    assertThat(record.concessions())
        .containsExactly(new Concession(13, 0, Reason.LOST_BY_SCORE, "resign:score=10,moves=3"));
    assertThat(record.outcome().winner()).contains(1);
  }

  @Test
  void noSeatLosesByTheWordOfTheOther() {
    MatchRecord record = play(Adjudication.none().with(LOSS), new Scoring(0), new Scoring(99));
    assertThat(record.concessions()).isEmpty();
  }

  @Test
  void aTwoSidedRuleNeedsBothSeats() {
    Adjudication rules = Adjudication.none().with(new ResignRule(10, 2, true, ""));
    assertThat(play(rules, new Scoring(-99), new Scoring(5)).concessions()).isEmpty();
    MatchRecord agreed = play(rules, new Scoring(-99), new Scoring(5, 10, 11));
    assertThat(agreed.turnCount()).isEqualTo(6);
    assertThat(agreed.outcome().winner()).contains(1);
  }

  @Test
  void ofTwoSeatsThatGiveUpTheFirstLoses() {
    assertThat(
            play(Adjudication.none().with(LOSS), new Scoring(-50), new Scoring(-50)).concessions())
        .extracting(Concession::turn)
        .containsExactly(5);
  }

  @Test
  void aMatchIsDrawnByTheScoresOfBothSeatsAfterATurn() {
    MatchRecord record =
        play(Adjudication.none().with(DRAW), new Scoring(0, 1, -1), new Scoring(0.5));
    assertThat(record.turnCount()).isEqualTo(7);
    assertThat(record.concessions())
        .containsExactly(
            new Concession(7, 0, Reason.DRAWN_BY_SCORE, "draw:score=1,moves=2,from=7"),
            new Concession(7, 1, Reason.DRAWN_BY_SCORE, "draw:score=1,moves=2,from=7"));
    assertThat(record.outcome().ranks()).containsExactly(1, 1);
    assertThat(play(Adjudication.none().with(DRAW), new Scoring(0), new Scoring(2)).concessions())
        .isEmpty();
  }

  @Test
  void aMoveWithoutAScoreIsSkipped() {
    MatchRecord record =
        play(
            Adjudication.none().with(LOSS),
            new Scoring(-10, Double.NaN, -10, Double.NaN, -10, 0),
            new Scoring(Double.NaN));
    assertThat(record.turnCount()).isEqualTo(9);
  }

  @Test
  void onlyScoresOfTheUnitCount() {
    assertThat(
            play(
                    Adjudication.none().with(new ResignRule(1, 1, false, "discs")),
                    new Scoring(-50),
                    new Scoring(0))
                .concessions())
        .isEmpty();
    Adjudicator adjudicator =
        new Adjudicator(Adjudication.none().with(new ResignRule(1, 1, false, "discs")));
    adjudicator.said(1, Thought.scored(-2, "discs"));
    assertThat(adjudicator.decree(0)).isPresent();
  }

  @Test
  void bothLossesAtOnceAreNone() {
    Adjudicator adjudicator =
        new Adjudicator(Adjudication.none().with(new ResignRule(1, 1, false, "")));
    adjudicator.said(0, Thought.scored(-2, "discs"));
    adjudicator.said(1, Thought.scored(-2, "discs"));
    assertThat(adjudicator.decree(0)).isEmpty();
  }

  @Test
  void aGameOfMoreSeatsIsRefused() {
    assertThatIllegalArgumentException()
        .isThrownBy(() -> Match.of(new Pile(4, 9)).adjudication(Adjudication.none().with(LOSS)))
        .withMessageStartingWith("adjudication by scores needs a game of 2 seats");
    Match.of(new Pile(4, 9)).adjudication(Adjudication.none());
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "score=20 | resign:score=20,moves=3",
        "score=0.5,moves=1,twosided=true,unit=discs | resign:score=0.5,moves=1,twosided=true,unit='discs'",
        "resign:score=20,moves=5 | resign:score=20,moves=5",
      })
  void aRuleForLossesIsReadBack(String text, String written) {
    ResignRule rule = ResignRule.parse(text);
    assertThat(rule.text()).isEqualTo(written);
    assertThat(ResignRule.parse(written)).isEqualTo(rule);
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "score=0 | draw:score=0,moves=8,from=0",
        "score=1e3,moves=2,from=40,unit='a b' | draw:score=1000,moves=2,from=40,unit='a b'",
      })
  void aRuleForDrawsIsReadBack(String text, String written) {
    DrawRule rule = DrawRule.parse(text);
    assertThat(rule.text()).isEqualTo(written);
    assertThat(DrawRule.parse(written)).isEqualTo(rule);
    assertThat(Adjudication.none().with(LOSS).with(rule).text())
        .isEqualTo("resign:score=10,moves=3 " + written);
  }

  @ParameterizedTest
  @ValueSource(strings = {"", "moves=3", "score=-1", "score=0", "score=1,moves=0", "score=1,x=2"})
  void otherRulesForLossesAreRefused(String text) {
    assertThatExceptionOfType(InputException.class).isThrownBy(() -> ResignRule.parse(text));
  }

  @ParameterizedTest
  @ValueSource(strings = {"moves=3", "score=-1", "score=1,from=-1", "score=1,moves=1001"})
  void otherRulesForDrawsAreRefused(String text) {
    assertThatExceptionOfType(OptionException.class).isThrownBy(() -> DrawRule.parse(text));
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      quoteCharacter = '`',
      value = {
        "score=-10 | draw option score=-10 is not a number from 0 to 10^15",
        "score=-0.5 | draw option score=-0.5 is not a number from 0 to 10^15",
        "score=1e16 | draw option score=1e16 is not a number from 0 to 10^15",
        "score=ten | draw option score=ten is not a number from 0 to 10^15",
        "moves=3 | draw rule has no score; add the option score, for instance score=10",
        "scor=10 | draw has no option \"scor\"; did you mean score?",
        "0.5 | draw rule '0.5' is not of the form score=10,moves=3: key=value pairs between commas",
      })
  void aRefusalNamesTheOptionAndTheTextAsTyped(String text, String message) {
    assertThatExceptionOfType(InputException.class)
        .isThrownBy(() -> DrawRule.parse(text))
        .withMessageStartingWith(message);
    assertThatExceptionOfType(InputException.class)
        .isThrownBy(() -> ResignRule.parse(text))
        .withMessageStartingWith(message.replace("draw", "resign"));
  }

  @Test
  void equalRulesAreEqual() {
    assertThat(Adjudication.none().with(LOSS))
        .isEqualTo(Adjudication.none().with(LOSS))
        .hasSameHashCodeAs(Adjudication.none().with(LOSS))
        .isNotEqualTo(Adjudication.none().with(DRAW));
    assertThat(Adjudication.none()).hasToString("none");
  }
}
