package org.rondo.duel;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.assertj.core.api.Assertions.within;

import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.rondo.bot.Bot;
import org.rondo.bot.Bots;
import org.rondo.bot.Entrant;
import org.rondo.bot.StakedCard;
import org.rondo.bot.StakedCard.Table;
import org.rondo.bot.StakedCard.Word;
import org.rondo.game.Trait;
import org.rondo.game.Traits;
import org.rondo.rating.MeanTest;
import org.rondo.rating.MeanVerdict;
import org.rondo.rating.Sprt;
import org.rondo.rating.SprtVerdict.Conclusion;

/** Duels by the size of the scores. */
class ScoreDuelTest {
  private static final StakedCard CHIPS =
      new StakedCard(6) {
        @Override
        public Traits traits() {
          return Traits.of(Trait.CHANCE, Trait.HIDDEN, Trait.ZERO_SUM, Trait.PLAYED_FOR_SCORE)
              .withScores(-3, 3)
              .withMostTurns(3);
        }

        @Override
        public Optional<Word> standIn(Table table, int seat, Optional<Word> offered) {
          return Optional.empty();
        }
      };

  /** Stakes as the card is, and calls with a high one. */
  private static Bot<Table, Word> byCard() {
    return decision -> {
      int card = decision.state().cards().get(decision.seat());
      List<Word> words = decision.moves().list();
      return words.get(card > 3 ? words.size() - 1 : 0);
    };
  }

  private static Bot<Table, Word> broken() {
    return decision -> {
      throw new IllegalStateException("lost my way");
    };
  }

  private static Duel<Table, Word> duel(StakedCard game) {
    return Duel.of(game)
        .first("mine", ScoreDuelTest::byCard)
        .second("random", Bots::random)
        .listener(new DuelListener() {});
  }

  @Test
  void aGameThatIsPlayedForScoresIsTestedByScores() throws InterruptedException {
    DuelResult result = duel(CHIPS).play();
    assertThat(result.measure()).isEqualTo(Measure.SCORE);
    assertThat(result.test()).isEqualTo(MeanTest.bounded(6));
    assertThat(result.requireFirstStronger()).isSameAs(result);
    assertThat(result.verdict()).isInstanceOf(MeanVerdict.class);
    assertThat(result.toString())
        .startsWith("mine is stronger than random: a mean lead above 0 rather than at most 0. ")
        .contains("Tested by score: a mean lead of at most 0 against more than 0, until a lead of")
        .contains(" 0.12 a match or more is excluded, with error rates of 5 %. ")
        .containsPattern("Mean lead \\+\\d\\.\\d+ a match, between \\+\\d\\.\\d+ and \\+\\d")
        .endsWith(" at 90 %, at any time.")
        .doesNotContain("Elo", "log-likelihood", "superiority");
  }

  @Test
  void theLeadAgainstAPanelIsTheMeanOfTheLeadsAgainstItsEntrants() throws InterruptedException {
    DuelResult result =
        duel(CHIPS)
            .panel(
                List.of(
                    new Entrant<>("random", Bots::random),
                    new Entrant<>("mine too", ScoreDuelTest::byCard)))
            .play();
    List<Double> leads = result.opponents().stream().map(OpponentScore::lead).toList();
    assertThat(leads.get(0)).isPositive();
    assertThat(((MeanVerdict) result.verdict()).mean())
        .isCloseTo((leads.get(0) + leads.get(1)) / 2, within(1e-12));
    assertThat(result.toString())
        .containsPattern(
            "Against random [0-9-]+, mean lead \\+\\d\\.\\d+; against mine too [0-9-]+, mean lead");
  }

  @Test
  void theMeasureAndTheTestMayBeChosen() throws InterruptedException {
    assertThat(duel(CHIPS).measure(Measure.WINS).play().test()).isEqualTo(Sprt.logistic(0, 50));
    assertThat(duel(new StakedCard(6)).play().measure()).isEqualTo(Measure.WINS);
    DuelResult unknown = duel(new StakedCard(6)).measure(Measure.SCORE).play();
    assertThat(unknown.test()).isEqualTo(MeanTest.unbounded());
    assertThat(unknown.isFirstStronger()).isTrue();
    assertThat(unknown.tested())
        .endsWith(
            "until a lead of 0.1 standard deviations of a pair or more is excluded, with error rates of"
                + " 5 %, approximately: the game declares no range of scores");
  }

  @Test
  void aWeakerBotShowsNoEvidence() throws InterruptedException {
    DuelResult result =
        Duel.of(CHIPS).first("random", Bots::random).second("mine", ScoreDuelTest::byCard).play();
    assertThat(result.verdict().conclusion()).isEqualTo(Conclusion.ACCEPT_H0);
    assertThat(result.toString())
        .startsWith(
            "random shows no evidence for a higher score than mine: a lead of 0.12 a match or more"
                + " is excluded. ");
    assertThatThrownBy(result::requireFirstStronger)
        .isInstanceOf(AssertionError.class)
        .hasMessageContaining("To see the games, keep them with folder(PATH)");
    assertThat(result.isNoWeaker(5.9)).isTrue();
    assertThat(result.isNoWeaker(0.01)).isFalse();
  }

  @Test
  void anUndecidedDuelSaysItsLeadFirst() throws InterruptedException {
    DuelResult result = duel(CHIPS).matches(4).play();
    assertThat(result.toString())
        .contains("the test did not decide in 4 games whether mine scores more than random. Mean")
        .contains("Tested by score");
    assertThatThrownBy(result::requireFirstStronger)
        .hasMessageContaining("allow more games with matches(N), or give it a larger margin");
  }

  /** A bot that crashes keeps the score of the position, and would save its chips. */
  @Test
  void aForfeitCostsTheWholeRange() throws InterruptedException {
    Duel<Table, Word> duel = duel(CHIPS).second("broken", ScoreDuelTest::broken).matches(2);
    MeanVerdict verdict = (MeanVerdict) duel.play().verdict();
    assertThat(verdict.mean()).isEqualTo(6);
    MeanVerdict other =
        (MeanVerdict)
            Duel.of(CHIPS)
                .first("broken", ScoreDuelTest::broken)
                .second("mine", ScoreDuelTest::byCard)
                .matches(2)
                .listener(new DuelListener() {})
                .play()
                .verdict();
    assertThat(other.mean()).isEqualTo(-6);
  }

  /** Without a range, a forfeit counts as the largest lead so far. */
  @Test
  void aForfeitCostsTheLargestLeadIfTheRangeIsUnknown() throws InterruptedException {
    StakedCard unknown =
        new StakedCard(6) {
          @Override
          public Optional<Word> standIn(Table table, int seat, Optional<Word> offered) {
            return Optional.empty();
          }
        };
    MeanVerdict verdict =
        (MeanVerdict)
            duel(unknown)
                .second("broken", ScoreDuelTest::broken)
                .measure(Measure.SCORE)
                .matches(8)
                .play()
                .verdict();
    assertThat(verdict.mean()).isEqualTo(1);
  }

  @Test
  void aLossCanBeExcluded() throws InterruptedException {
    MeanTest test = MeanTest.bounded(6).withThreshold(-1).withMargin(1);
    DuelResult result = duel(CHIPS).second("copy", ScoreDuelTest::byCard).test(test).play();
    assertThat(result.requireNoWeaker(1)).isSameAs(result);
    assertThat(result.isFirstStronger()).isFalse();
    assertThat(result.toString())
        .startsWith(
            "mine shows no loss of 1 a match or more against copy: its mean loss is below 1 a match."
                + " Tested by score: a mean lead of at most -1 a match"
                + " against more than -1 a match, until a lead of 0 a match or more is excluded");
    assertThatThrownBy(result::requireFirstStronger)
        .hasMessageContaining("use test(MeanTest.bounded(RANGE).withThreshold(0))");
    DuelResult weaker =
        Duel.of(CHIPS)
            .first("random", Bots::random)
            .second("mine", ScoreDuelTest::byCard)
            .test(MeanTest.bounded(6).withThreshold(-0.1).withMargin(0.1))
            .play();
    assertThat(weaker.toString())
        .startsWith(
            "random shows no evidence that it loses less than 0.1 a match against mine: a lead of 0"
                + " a match or more is excluded. ");
    assertThatThrownBy(() -> result.requireNoWeaker(20))
        .isInstanceOf(IllegalArgumentException.class)
        .hasMessage(
            "margin 20 is not below 6, the largest difference of two scores: this duel is by score,"
                + " so give points a match; for Elo, set measure(Measure.WINS)");
    assertThatThrownBy(() -> duel(CHIPS).matches(4).play().requireNoWeaker(1))
        .hasMessageContaining("allow more games with matches(N)");
  }

  @Test
  void aScoreOutsideTheDeclaredRangeIsRefused() {
    StakedCard wrong =
        new StakedCard(6) {
          @Override
          public Traits traits() {
            return Traits.of(Trait.CHANCE, Trait.HIDDEN, Trait.PLAYED_FOR_SCORE).withScores(0, 1);
          }
        };
    assertThatThrownBy(() -> duel(wrong).play())
        .hasMessageContaining("the largest of the test is 1.0; correct the scores");
  }

  @Test
  void theJournalKeepsTheTest(@TempDir Path folder) throws Exception {
    MeanTest test = MeanTest.bounded(6).withThreshold(-0.5).withMargin(0.5).withErrors(0.02, 0.1);
    DuelResult played = duel(CHIPS).test(test).folder(folder).play();
    try (DuelArchive archive = DuelArchive.open(folder)) {
      assertThat(archive.test()).hasValue(test);
      assertThat(archive.standings().get(archive.standings().size() - 1)).isEqualTo(played);
    }
    assertThat(duel(CHIPS).test(test).folder(folder).resume()).isEqualTo(played);
    DuelResult unknown = duel(CHIPS).test(MeanTest.unbounded()).folder(folder).resume();
    assertThat(unknown.tests()).isEqualTo(2);
    try (DuelArchive archive = DuelArchive.open(folder)) {
      assertThat(archive.test()).hasValue(MeanTest.unbounded());
    }
  }

  @Test
  void theNumberOfThreadsDoesNotMatter() throws InterruptedException {
    assertThat(duel(CHIPS).seed(3).threads(3).play()).isEqualTo(duel(CHIPS).seed(3).play());
  }
}
