package org.rondo.duel;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Map;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import org.rondo.bot.Bot;
import org.rondo.bot.Bots;
import org.rondo.bot.Pile;
import org.rondo.format.MatchId;
import org.rondo.match.Fault;
import org.rondo.match.HangingTime;
import org.rondo.match.LateMatches;
import org.rondo.match.Opening;
import org.rondo.match.Openings;
import org.rondo.match.clock.TimeControl;
import org.rondo.random.Seed;
import org.rondo.rating.Sprt;
import org.rondo.rating.TestForecast;

class DuelTest {
  private static final Pile GAME = new Pile(2, 40);

  private static Bot<Pile.Stones, Pile.Take> most() {
    return decision -> {
      List<Pile.Take> moves = decision.moves().list();
      return moves.get(moves.size() - 1);
    };
  }

  /** A bot that loses every match by a fault, but not every match alike. */
  private static Bot<Pile.Stones, Pile.Take> loser() {
    return decision -> {
      if (decision.turn() < 2 || decision.rng().chance(0.5)) {
        return decision.moves().sample(decision.rng());
      }
      throw new IllegalStateException("no move");
    };
  }

  private static Duel<Pile.Stones, Pile.Take> duel() {
    return Duel.of(GAME).listener(new DuelListener() {});
  }

  @Test
  void theStrongerBotIsFound() throws Exception {
    DuelResult result = duel().first("most", DuelTest::most).second("random", Bots::random).play();
    assertThat(result.isFirstStronger()).as("%s", result).isTrue();
    assertThat(result.difference().lower()).isPositive();
    assertThat(result.matches().games()).isLessThan(200);
  }

  @Test
  void theWeakerBotIsNotFoundStronger() throws Exception {
    DuelResult result = duel().first("random", Bots::random).second("most", DuelTest::most).play();
    assertThat(result.isFirstStronger()).isFalse();
    assertThat(result.isDecided()).isTrue();
    assertThat(result.toString())
        .startsWith(
            "random shows no evidence for 50 Elo or more against most: at most 0 Elo rather than at"
                + " least 50. ");
  }

  @Test
  void theBoundEndsWhatIsNotClear() throws Exception {
    DuelResult result =
        duel()
            .first("one", DuelTest::most)
            .second("other", Bots::random)
            .test(Sprt.logistic(0, 50).withErrors(1e-9, 1e-9))
            .matches(30)
            .play();
    assertThat(result.isDecided()).isFalse();
    assertThat(result.matches().games()).isEqualTo(30);
    assertThat(result.sets().units()).isEqualTo(15);
    assertThat(result.toString())
        .startsWith(
            "%d-%d-%d: the test did not decide in 30 games whether one is at least 50 Elo above other"
                    .formatted(
                        result.matches().wins(),
                        result.matches().draws(),
                        result.matches().losses())
                + " or at most 0. Elo ");
    TestForecast forecast = result.forecast().orElseThrow();
    assertThat(forecast.low()).isGreaterThan(30);
    assertThat(result.toString())
        .contains(
            ". The test will probably decide after %d to %d games. 30 games, "
                .formatted(forecast.low(), forecast.high()));
    assertThat(result.difference()).isEqualTo(((Sprt) result.test()).estimate(result.sets()));
    assertThat(result.anytimeInterval().lower()).isLessThan(result.difference().lower());
  }

  @Test
  void theListenerReceivesTheNumberOfOpeningsWhenAllAreUsedUp() throws Exception {
    Openings three =
        Openings.of(
            IntStream.range(0, 3).mapToObj(n -> Opening.random(GAME, 4, Seed.of(n))).toList());
    for (int sets : List.of(3, 4)) {
      List<Integer> told = new ArrayList<>();
      duel()
          .first("one", DuelTest::most)
          .second("other", Bots::random)
          .openings(three)
          .test(Sprt.logistic(0, 50).withErrors(1e-9, 1e-9))
          .matches(2 * sets)
          .listener(
              new DuelListener() {
                @Override
                public void openingsUsedUp(int openings) {
                  told.add(openings);
                }
              })
          .play();
      assertThat(told).as("%s pairs", sets).isEqualTo(sets == 3 ? List.of() : List.of(3));
    }
  }

  @Test
  void theEstimateOfALopsidedDuelComesTrue() throws Exception {
    Duel<Pile.Stones, Pile.Take> lopsided =
        duel().first("none", DuelTest::loser).second("most", DuelTest::most);
    DuelResult early = lopsided.matches(20).play();
    assertThat(early.matches().wins()).isZero();
    assertThat(early.isDecided()).isFalse();
    DuelResult decided = lopsided.matches(2_000).play();
    TestForecast forecast = early.forecast().orElseThrow();
    assertThat(decided.matches().games()).isBetween(forecast.low() - 4, forecast.high());
    assertThat(decided.isDecided()).isTrue();
    assertThat(decided.forecast()).isEmpty();
    assertThat(decided.toString()).doesNotContain("probably");
  }

  @Test
  void eachPairThatCountsIsReportedWithTheResultSoFar() throws Exception {
    List<DuelResult> standings = new ArrayList<>();
    DuelResult result =
        Duel.of(GAME)
            .first("most", DuelTest::most)
            .second("random", Bots::random)
            .listener(
                new DuelListener() {
                  @Override
                  public void setCounted(DuelResult standing) {
                    standings.add(standing);
                  }
                })
            .play();
    assertThat(standings).hasSize((int) result.sets().units());
    for (int pair = 0; pair < standings.size(); pair++) {
      assertThat(standings.get(pair).sets().units()).isEqualTo(pair + 1);
    }
    assertThat(standings.get(standings.size() - 1)).isEqualTo(result);
  }

  @ParameterizedTest
  @ValueSource(ints = {1, 2, 5})
  void anyNumberOfThreadsGivesTheSameResult(int threads) throws Exception {
    DuelResult alone = duel().first("most", DuelTest::most).second("random", Bots::random).play();
    DuelResult together =
        duel().first("most", DuelTest::most).second("random", Bots::random).threads(threads).play();
    assertThat(together).isEqualTo(alone);
  }

  @Test
  void faultsAreCountedAndLogged() throws Exception {
    List<String> said = Collections.synchronizedList(new ArrayList<>());
    DuelResult result =
        Duel.of(GAME)
            .first("random", Bots::random)
            .second(
                "broken",
                () ->
                    decision -> {
                      throw new IllegalStateException("lost my way");
                    })
            .listener(
                new DuelListener() {
                  @Override
                  public void faulted(MatchId match, String entrant, Fault fault) {
                    said.add(match + " " + entrant);
                  }
                })
            .play();
    assertThat(result.firstFaults()).isZero();
    assertThat(result.secondFaults()).isEqualTo(result.matches().games());
    assertThat(said)
        .hasSizeGreaterThanOrEqualTo((int) result.matches().games())
        .startsWith("1.1.1 broken", "1.1.2 broken");
  }

  @Test
  void aBotThatHangsCostsOneThreadInADuel() throws Exception {
    HangingTime time = new HangingTime();
    List<String> said = new ArrayList<>();
    DuelResult result =
        Duel.of(GAME)
            .first(
                "hanging",
                () ->
                    decision -> {
                      time.hang(3);
                      throw new AssertionError("it came back");
                    })
            .second("random", Bots::random)
            .time(TimeControl.parse("move:1s"))
            .timeSource(time)
            .listener(
                new DuelListener() {
                  @Override
                  public void faulted(MatchId match, String entrant, Fault fault) {
                    said.add(fault.detail());
                  }

                  @Override
                  public void hung(MatchId match, String entrant) {
                    said.add(match + " " + entrant + " hangs");
                  }
                })
            .play();
    assertThat(time.hung()).isEqualTo(1);
    assertThat(result.isDecided()).isTrue();
    assertThat(result.isFirstStronger()).isFalse();
    assertThat(result.firstFaults()).isEqualTo(result.matches().games());
    long games = result.matches().games();
    // In the other matches the clock did not run: the entrant got no bot.
    assertThat(result.late()).isEqualTo(new LateMatches(1, 0, games, Map.of("hanging", 1L)));
    assertThat(result.toString()).doesNotContain("decided by time-outs");
    assertThat(said)
        .startsWith(
            "no move came within 1s",
            "1.1.1 hanging hangs",
            "the entrant gets no further bot: a bot that it supplied before has not returned");
    time.release();
  }

  @Test
  void whatCannotBeADuelIsRefused() {
    assertThatThrownBy(() -> Duel.of(new Pile(1, 9)))
        .hasMessage("a duel needs a game of 2 seats or more, and toy-pile:seats=1,stones=9 has 1");
    assertThatThrownBy(() -> duel().matches(3))
        .hasMessage("games 3 are not an even number in 2..100000000: games come in pairs");
    assertThatThrownBy(() -> duel().first("most", DuelTest::most).play())
        .isInstanceOf(IllegalStateException.class)
        .hasMessageContaining("needs two entrants");
    assertThatThrownBy(
            () -> duel().first("most", DuelTest::most).second("most", Bots::random).play())
        .hasMessageContainingAll("two entrants", "named most");
  }
}
