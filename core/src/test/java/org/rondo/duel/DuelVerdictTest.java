package org.rondo.duel;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.atomic.AtomicBoolean;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.function.Supplier;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import org.rondo.bot.Bot;
import org.rondo.bot.Bots;
import org.rondo.bot.OutsideBots;
import org.rondo.bot.Pile;
import org.rondo.game.Outcome;
import org.rondo.match.clock.TimeControl;
import org.rondo.random.Rng;
import org.rondo.rating.PairCounts;
import org.rondo.rating.Sprt;
import org.rondo.rating.SprtVerdict.Conclusion;

/** What a unit test learns from a duel: who is stronger, why not, and whether it may flake. */
class DuelVerdictTest {
  private static final Pile GAME = new Pile(2, 40);

  private final List<String> remarks = new ArrayList<>();

  private static Bot<Pile.Stones, Pile.Take> most() {
    return decision -> {
      List<Pile.Take> moves = decision.moves().list();
      return moves.get(moves.size() - 1);
    };
  }

  private static Bot<Pile.Stones, Pile.Take> broken() {
    return decision -> {
      throw new IllegalStateException("lost my way");
    };
  }

  private Duel<Pile.Stones, Pile.Take> duel(Supplier<Bot<Pile.Stones, Pile.Take>> first) {
    return Duel.of(GAME)
        .first("mine", first)
        .second("random", Bots::random)
        .listener(
            new DuelListener() {
              @Override
              public void notRepeated(String remark) {
                remarks.add(remark);
              }
            });
  }

  @Test
  void aStrongerBotPasses() throws Exception {
    DuelResult result = duel(DuelVerdictTest::most).play();
    assertThat(result.requireFirstStronger()).isSameAs(result);
  }

  @Test
  void aWeakerBotFailsWithTheCountsTheSeedAndWhatToDo() throws Exception {
    DuelResult result =
        Duel.of(GAME)
            .first("mine", Bots::random)
            .second("most", DuelVerdictTest::most)
            .seed(7)
            .play();
    assertThatThrownBy(result::requireFirstStronger)
        .isInstanceOf(AssertionError.class)
        .hasMessage(
            result
                + " Seed 7. To see the games, keep them with folder(PATH); the same seed plays the"
                + " same games, if both bots draw only from decision.rng().");
  }

  @Test
  void anUndecidedDuelSaysHowToDecideIt() throws Exception {
    DuelResult result =
        duel(DuelVerdictTest::most)
            .test(Sprt.logistic(0, 50).withErrors(1e-9, 1e-9))
            .matches(4)
            .play();
    assertThatThrownBy(result::requireFirstStronger)
        .isInstanceOf(AssertionError.class)
        .hasMessageContaining(
            ": the test did not decide in 4 games whether mine is at least 50 Elo above random or at"
                + " most 0. Elo ")
        .hasMessageContaining(
            " Tested by wins: at most 0 Elo against at least 50, with error rates of"
                + " 0.0000001 %. ")
        .hasMessageEndingWith(
            " Seed 0. To let the test decide, allow more games with matches(N), or test for a"
                + " larger difference with test(Sprt.logistic(0, ELO)).");
  }

  @Test
  void faultsThatDecidedAreNamed() throws Exception {
    DuelResult lost = duel(DuelVerdictTest::broken).play();
    long games = lost.matches().games();
    assertThat(lost.firstForfeits()).isEqualTo(games);
    assertThat(lost.secondForfeits()).isZero();
    assertThatThrownBy(lost::requireFirstStronger)
        .hasMessageContaining(
            "Faults decided: mine lost %d of its %d lost games by faults. To find the cause of a"
                + " fault, play a single match with rethrowFaults()",
            games, games);

    DuelResult won =
        Duel.of(GAME)
            .first("mine", Bots::random)
            .second("other", DuelVerdictTest::broken)
            .listener(new DuelListener() {})
            .play();
    assertThat(won.isFirstStronger()).isTrue();
    assertThatThrownBy(() -> won.requireNoWeaker(10))
        .hasMessageEndingWith("or use isNoWeaker(10) if its faults count as weakness.");
    assertThatThrownBy(won::requireFirstStronger)
        .isInstanceOf(AssertionError.class)
        .hasMessageContaining("Faults decided: other lost ")
        .hasMessageEndingWith(
            "Correct the faults of other first, or use isFirstStronger() if its faults count as"
                + " weakness.");
  }

  @Test
  void aTestForALossDoesNotShowThatABotIsStronger() throws Exception {
    DuelResult result = duel(DuelVerdictTest::most).test(Sprt.logistic(-50, 0)).play();
    assertThat(result.verdict().conclusion()).isEqualTo(Conclusion.ACCEPT_H1);
    assertThat(result.isFirstStronger()).isFalse();
    assertThatThrownBy(result::requireFirstStronger)
        .isInstanceOf(AssertionError.class)
        .hasMessageStartingWith(
            "mine shows no loss of 50 Elo or more against random: at least 0 Elo rather than at"
                + " most -50. Tested by wins: at most -50 Elo against at least 0, with error rates of"
                + " 5 %. ")
        .hasMessageEndingWith(
            " This test can only exclude a loss of 50 Elo or more: use test(Sprt.logistic(0, ELO)),"
                + " or requireNoWeaker(50).");
    assertThat(result.requireNoWeaker(50)).isSameAs(result);
    assertThat(result.requireNoWeaker(80)).isSameAs(result);
    assertThatThrownBy(() -> result.requireNoWeaker(49.5))
        .isInstanceOf(AssertionError.class)
        .hasMessageEndingWith("use test(Sprt.logistic(-49.5, ELO)), or requireNoWeaker(50).");
  }

  @Test
  void aBotThatIsStrongerIsNoWeaker() throws Exception {
    DuelResult result = duel(DuelVerdictTest::most).test(Sprt.normalised(0, 50)).play();
    assertThat(result.requireFirstStronger().requireNoWeaker(0.01).toString())
        .startsWith("mine is stronger than random: at least 50 normalised Elo rather than at most");
  }

  @Test
  void aBotThatLosesIsNotShownToBeNoWeaker() throws Exception {
    DuelResult result =
        Duel.of(GAME)
            .first("mine", Bots::random)
            .second("most", DuelVerdictTest::most)
            .test(Sprt.logistic(-50, 0))
            .play();
    assertThat(result.isNoWeaker(50)).isFalse();
    assertThatThrownBy(() -> result.requireNoWeaker(50))
        .isInstanceOf(AssertionError.class)
        .hasMessageStartingWith(
            "mine shows no evidence that it loses less than 50 Elo against most: at most -50 Elo")
        .hasMessageContaining("To see the games, keep them with folder(PATH)");
  }

  @Test
  void aTestForAGainDoesNotTellALossFromNone() throws Exception {
    DuelResult result =
        Duel.of(GAME)
            .first("mine", Bots::random)
            .second("other", Bots::random)
            .test(Sprt.logistic(0, 50))
            .play();
    assertThat(result.verdict().conclusion()).isEqualTo(Conclusion.ACCEPT_H0);
    assertThatThrownBy(() -> result.requireNoWeaker(20))
        .isInstanceOf(AssertionError.class)
        .hasMessageEndingWith(
            " This test does not tell a loss of 20 Elo from none: use test(Sprt.logistic(-20, 0)).");
  }

  @Test
  void anUndecidedTestForALossNamesItsOwnQuestion() throws Exception {
    DuelResult result =
        duel(DuelVerdictTest::most)
            .test(Sprt.normalised(-20, 0).withErrors(1e-9, 1e-9))
            .matches(4)
            .play();
    assertThatThrownBy(() -> result.requireNoWeaker(20))
        .hasMessageContaining(
            "whether mine is at least 0 normalised Elo above random or at most -20. Elo ")
        .hasMessageEndingWith("test(Sprt.normalised(-20, ELO)).");
  }

  @ParameterizedTest
  @ValueSource(doubles = {0, -1, Double.NaN, Double.POSITIVE_INFINITY})
  void aMarginIsPositive(double margin) throws Exception {
    DuelResult result = duel(DuelVerdictTest::most).matches(2).play();
    assertThatThrownBy(() -> result.requireNoWeaker(margin))
        .isInstanceOf(IllegalArgumentException.class)
        .hasMessageStartingWith("margin " + margin + " is not a number above 0");
  }

  @Test
  void oneOfEachIsWrittenInTheSingular() throws Exception {
    DuelResult result = duel(DuelVerdictTest::most).matches(2).play();
    assertThat(result.toString()).contains(" 2 games, 2 different: ").doesNotContain(" 1 wins");
  }

  @Test
  void aVerdictHasALineForEachPartWhateverTheNames() throws Exception {
    DuelResult result =
        Duel.of(GAME)
            .first("no. 1; mine", DuelVerdictTest::most)
            .second("random", Bots::random)
            .matches(2)
            .play();
    assertThat(result.lines()).hasSize(7);
    assertThat(result.lines().get(0)).contains("no. 1; mine");
    assertThat(result.lines()).allSatisfy(line -> assertThat(result.toString()).contains(line));
  }

  @Test
  void levelPairsExplainTheBounds() throws Exception {
    DuelResult result =
        Duel.of(GAME)
            .first("mine", DuelVerdictTest::most)
            .second("copy", DuelVerdictTest::most)
            .openings(5)
            .matches(4)
            .play();
    assertThat(((PairCounts) result.sets()).level()).isEqualTo(2);
    assertThat(result.toString())
        .contains(
            "0 wins, 4 draws, 0 losses",
            "; pairs with 0, 0.5, 1, 1.5 and 2 points: 0, 0, 2, 0, 0; ",
            "bounds -5.89 and 5.89 (twice the usual bounds, because every pair is level).");
  }

  @Test
  void drawsAloneCanShowThatABotIsNoWeaker() throws Exception {
    Pile even =
        new Pile(2, 40) {
          @Override
          public Outcome outcome(Stones state) {
            return Outcome.byScore(1, 1);
          }
        };
    DuelResult result =
        Duel.of(even)
            .first("mine", Bots::random)
            .second("other", Bots::random)
            .test(Sprt.logistic(-50, 0))
            .play();
    assertThat(result.matches().wins()).isZero();
    assertThat(result.requireNoWeaker(50)).isSameAs(result);
    assertThat(result.difference().elo()).isZero();
    assertThat(result.difference().likelihoodOfSuperiority()).isEqualTo(0.5);
  }

  @Test
  void aFurtherTestOnTheSameGamesShowsNothing(@TempDir Path folder) throws Exception {
    Duel<Pile.Stones, Pile.Take> duel = duel(DuelVerdictTest::most).folder(folder);
    duel.test(Sprt.logistic(0, 400)).matches(20).play();
    DuelResult second = duel.test(Sprt.logistic(0, 50)).matches(2_000).resume();
    assertThat(second.tests()).isEqualTo(2);
    assertThat(second.isFirstStronger()).isTrue();
    assertThat(second.lines())
        .contains("This is the 2nd test on these games; error rates no longer hold")
        .anyMatch(line -> line.matches("Elo .* at 95 %, at any time"))
        .noneMatch(line -> line.contains("superiority"));
    assertThatThrownBy(second::requireFirstStronger)
        .isInstanceOf(AssertionError.class)
        .hasMessageEndingWith(
            "Play a new duel in another folder, or use isFirstStronger() if the verdict of a further"
                + " test on the same games is enough.");
  }

  @Test
  void aDuelThatGoesOnSaysWhatHoldsAtAnyTime() throws Exception {
    List<DuelResult> standings = new ArrayList<>();
    DuelResult end =
        Duel.of(GAME)
            .first("mine", DuelVerdictTest::most)
            .second("random", Bots::random)
            .listener(
                new DuelListener() {
                  @Override
                  public void setCounted(DuelResult standing) {
                    standings.add(standing);
                  }
                })
            .play();
    assertThat(standings.get(0).linesSoFar()).contains("Elo at least -636 at 95 %, at any time");
    assertThat(standings.get(standings.size() - 1)).isEqualTo(end);
    assertThat(end.linesSoFar())
        .anyMatch(line -> line.matches("Elo (between|at least) .* at 95 %, at any time"));
    assertThat(end.lines()).anyMatch(line -> line.matches("Elo .+, between .+ and .+ at 95 %"));
  }

  @Test
  void aBotThatRepeatsItsMovesIsNotMentioned() throws Exception {
    duel(DuelVerdictTest::most).play();
    assertThat(remarks).isEmpty();
  }

  @Test
  void aBotThatDrawsElsewhereIsNamedWithItsTurn() throws Exception {
    AtomicInteger supplied = new AtomicInteger();
    DuelResult result = duel(() -> drifting(supplied)).openings(6).play();
    assertThat(remarks)
        .containsExactly(
            "mine does not repeat: played again with the same seed, it acts differently in turn 7."
                + " It draws outside decision.rng(), goes by time, or remembers earlier matches. So"
                + " this duel may end differently next time.");
    assertThat(result.matches().games()).isPositive();
  }

  private static Supplier<Bot<Pile.Stones, Pile.Take>> drifting() {
    AtomicInteger supplied = new AtomicInteger();
    return () -> drifting(supplied);
  }

  /** The first two bots of this supply take one stone at a time, and all later bots take most. */
  private static Bot<Pile.Stones, Pile.Take> drifting(AtomicInteger supplied) {
    return supplied.getAndIncrement() < 2 ? decision -> new Pile.Take(1) : most();
  }

  @Test
  void aFaultInOnlyOneOfTheMatchesIsNamed() throws Exception {
    AtomicInteger calls = new AtomicInteger();
    Supplier<Bot<Pile.Stones, Pile.Take>> once =
        () -> calls.getAndIncrement() == 0 ? broken() : most();
    duel(once).play();
    assertThat(remarks).hasSize(1);
    assertThat(remarks.get(0)).startsWith("mine does not repeat");
  }

  @Test
  void theResultIsNotLostIfTheRulesThrowInTheRepetition() throws Exception {
    AtomicBoolean isForgotten = new AtomicBoolean();
    Pile forgetful =
        new Pile(2, 40) {
          @Override
          public Stones start(Rng rng) {
            if (isForgotten.get()) {
              throw new IllegalStateException("the stones are gone");
            }
            return super.start(rng);
          }
        };
    DuelListener listener =
        new DuelListener() {
          @Override
          public void setCounted(DuelResult standing) {
            isForgotten.set(standing.matches().games() == 20);
          }

          @Override
          public void notRepeated(String remark) {
            remarks.add(remark);
          }
        };
    DuelResult result =
        Duel.of(forgetful)
            .first("mine", DuelVerdictTest::most)
            .second("random", Bots::random)
            .test(Sprt.logistic(0, 50).withErrors(1e-9, 1e-9))
            .matches(20)
            .listener(listener)
            .play();
    assertThat(result.matches().games()).isEqualTo(20);
    assertThat(remarks)
        .singleElement()
        .asString()
        .startsWith("toy-pile:seats=2,stones=40 does not repeat: a match that was played cannot be")
        .contains("the stones are gone")
        .endsWith("Rules must draw only from their Rng.");
  }

  @Test
  void whatCannotRepeatIsNotPlayedAgain(@TempDir Path folder) throws Exception {
    Supplier<Bot<Pile.Stones, Pile.Take>> outside =
        (OutsideBots<Pile.Stones, Pile.Take>) drifting()::get;
    duel(drifting()).withoutRepetition().play();
    duel(drifting()).matches(18).play();
    duel(drifting()).time(TimeControl.parse("move:1m")).play();
    Duel.of(GAME)
        .first("mine", outside)
        .second("random", Bots::random)
        .listener(
            new DuelListener() {
              @Override
              public void notRepeated(String remark) {
                remarks.add(remark);
              }
            })
        .play();
    assertThat(remarks).isEmpty();

    duel(drifting()).folder(folder).play();
    assertThat(remarks).hasSize(1);
    duel(drifting()).folder(folder).resume();
    assertThat(remarks).hasSize(1);
  }
}
