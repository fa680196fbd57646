package org.rondo.rating;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatExceptionOfType;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;
import static org.assertj.core.api.Assertions.within;

import java.util.ArrayList;
import java.util.List;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import org.rondo.random.Rng;
import org.rondo.random.Seed;

class BradleyTerryTest {

  @Test
  void twoPlayersDifferByTheLogarithmOfTheirWins() {
    Strengths strengths = BradleyTerry.fit(2, List.of(new HeadToHead(0, 1, 30, 10))).relativeTo(1);

    assertThat(strengths.ability(0)).isCloseTo(Math.log(3), within(1e-12));
    assertThat(strengths.ability(1)).isZero();
    assertThat(strengths.error(0)).isCloseTo(Math.sqrt(1 / 30.0 + 1 / 10.0), within(1e-12));
    assertThat(strengths.error(1)).isZero();
    assertThat(strengths.elo(0)).isCloseTo(190.848501887865, within(1e-9));
    assertThat(strengths.eloError(0)).isCloseTo(63.432769, within(1e-5));
  }

  @Test
  void abilitiesAreRelativeToTheirMean() {
    Strengths strengths = BradleyTerry.fit(2, List.of(new HeadToHead(0, 1, 30, 10)));

    assertThat(strengths.ability(0)).isCloseTo(Math.log(3) / 2, within(1e-12));
    assertThat(strengths.ability(1)).isCloseTo(-Math.log(3) / 2, within(1e-12));
    assertThat(strengths.error(0)).isCloseTo(strengths.error(1), within(1e-12));
  }

  /** Ability a makes the score equation 1.25 − 1 · p(2a) − ½ p(a) = 0; its root is known. */
  @Test
  void oneWinIsWorth175PointsWithVirtualDrawsOfHalfAGame() {
    Strengths strengths = BradleyTerry.fitWithVirtualDraws(3, List.of(HeadToHead.win(0, 1)), 0.5);

    assertThat(1500 + strengths.elo(0)).isCloseTo(1675.802595, within(1e-6));
    assertThat(1500 + strengths.elo(1)).isCloseTo(1324.197405, within(1e-6));
    assertThat(1500 + strengths.elo(2)).isEqualTo(1500);
  }

  @Test
  void aPlayerWithoutGamesIsAsUnsureAsTheVirtualDrawAlone() {
    Strengths strengths = BradleyTerry.fitWithVirtualDraws(1, List.of(), 0.5);

    assertThat(strengths.abilities()).containsExactly(0.0);
    assertThat(strengths.error(0)).isCloseTo(Math.sqrt(1 / (0.5 * 0.25)), within(1e-12));
  }

  @Test
  void aPlayerAloneIsTheMean() {
    Strengths strengths = BradleyTerry.fit(1, List.of());

    assertThat(strengths.abilities()).containsExactly(0.0);
    assertThat(strengths.error(0)).isZero();
  }

  @ParameterizedTest
  @ValueSource(doubles = {10, 5_000, 1e6, 1e9})
  void aPlayerThatWinsVeryManyGamesHasAFiniteRating(double games) {
    Strengths strengths =
        BradleyTerry.fitWithVirtualDraws(2, List.of(new HeadToHead(0, 1, games, 0)), 0.5);

    double ability = strengths.ability(0);
    // What was won beyond expectation against the other is what was lost below it to the outsider.
    assertThat(games / (1 + Math.exp(2 * ability)))
        .isCloseTo(0.5 / (1 + Math.exp(-ability)) - 0.25, within(1e-9));
    assertThat(strengths.ability(1)).isCloseTo(-ability, within(1e-9));
    assertThat(strengths.error(0)).isFinite().isPositive();
  }

  /** Rounding of the many games hides what the few add to the likelihood. */
  @Test
  void fewGamesAreRatedBesideVeryMany() {
    Strengths strengths =
        BradleyTerry.fitWithVirtualDraws(
            4,
            List.of(
                new HeadToHead(0, 1, 1e9, 1e8), HeadToHead.win(2, 3), new HeadToHead(2, 3, 40, 0)),
            0.01);

    assertThat(strengths.ability(0) - strengths.ability(1)).isCloseTo(Math.log(10), within(1e-9));
    double ability = strengths.ability(2);
    assertThat(41 / (1 + Math.exp(2 * ability)))
        .isCloseTo(0.01 / (1 + Math.exp(-ability)) - 0.005, within(1e-10));
  }

  @Test
  void aThousandPlayersAreRated() {
    Rng rng = Seed.of(1987).rng();
    int players = 1000;
    List<HeadToHead> results = new ArrayList<>();
    double[] wins = new double[players];
    for (int game = 0; game < 20_000; game++) {
      int one = rng.below(players);
      int other = (one + 1 + rng.below(players - 1)) % players;
      int winner = rng.chance(Elo.expectedScore(one - other)) ? one : other;
      results.add(HeadToHead.win(winner, one + other - winner));
      wins[winner]++;
    }
    Strengths strengths = BradleyTerry.fitWithVirtualDraws(players, results, 0.5);

    double[] expected = new double[players];
    for (HeadToHead game : results) {
      double p = Elo.expectedScore(strengths.elo(game.first()) - strengths.elo(game.second()));
      expected[game.first()] += p;
      expected[game.second()] += 1 - p;
    }
    for (int player = 0; player < players; player++) {
      double virtual = 0.25 - 0.5 * Elo.expectedScore(strengths.elo(player));
      assertThat(expected[player]).isCloseTo(wins[player] + virtual, within(1e-9));
    }
    assertThat(strengths.elo(999) - strengths.elo(0)).isGreaterThan(700);
  }

  @Test
  void theSameResultsGiveTheSameBits() {
    List<HeadToHead> results = List.of(new HeadToHead(0, 1, 3, 2), new HeadToHead(1, 2, 7, 1.5));

    assertThat(BradleyTerry.fit(3, results))
        .isEqualTo(BradleyTerry.fit(3, results))
        .hasSameHashCodeAs(BradleyTerry.fit(3, results))
        .isNotEqualTo(BradleyTerry.fit(3, results.subList(0, 2)).relativeTo(0));
  }

  @Test
  void aPlayerThatNeverLostIsNamed() {
    List<HeadToHead> results =
        List.of(
            HeadToHead.win(2, 0),
            HeadToHead.win(2, 1),
            HeadToHead.draw(0, 1),
            HeadToHead.win(3, 0),
            HeadToHead.win(1, 3));

    assertThatExceptionOfType(DisconnectedResultsException.class)
        .isThrownBy(() -> BradleyTerry.fit(4, results))
        .withMessage(
            "player 2 never lost to the other 3, so no finite strengths fit the results best; give"
                + " virtual draws, play more games, or rate them apart")
        .satisfies(e -> assertThat(e.players()).containsExactly(2));
  }

  @Test
  void aPlayerThatNeverWonIsNamed() {
    List<HeadToHead> results =
        List.of(
            HeadToHead.win(0, 1),
            HeadToHead.win(1, 2),
            HeadToHead.win(2, 0),
            HeadToHead.win(0, 3),
            HeadToHead.win(2, 4),
            HeadToHead.draw(3, 4));

    assertThatExceptionOfType(DisconnectedResultsException.class)
        .isThrownBy(() -> BradleyTerry.fit(5, results))
        .withMessageStartingWith("players 3, 4 never won against the other 3, so ");
  }

  @Test
  void aPlayerThatNeverMetTheOthersIsNamed() {
    List<HeadToHead> results = List.of(HeadToHead.draw(0, 2), HeadToHead.draw(1, 2));

    assertThatExceptionOfType(DisconnectedResultsException.class)
        .isThrownBy(() -> BradleyTerry.fit(4, results))
        .withMessageStartingWith("player 3 never met the other 3, so ");
  }

  @Test
  void ofVeryManySomeAreNamed() {
    List<HeadToHead> circle =
        IntStream.range(0, 30).mapToObj(i -> HeadToHead.win(i, (i + 1) % 30)).toList();

    assertThatExceptionOfType(DisconnectedResultsException.class)
        .isThrownBy(() -> BradleyTerry.fit(61, circle))
        .withMessageContaining("17, 18, 19, … never met the other 31,")
        .satisfies(e -> assertThat(e.players()).hasSize(30));
  }

  @Test
  void refusesWhatCannotBeRated() {
    assertThatIllegalArgumentException()
        .isThrownBy(() -> BradleyTerry.fit(0, List.of()))
        .withMessage("0 players are too few; there must be 1 at least");
    assertThatIllegalArgumentException()
        .isThrownBy(() -> BradleyTerry.fit(2, List.of(HeadToHead.win(1, 2))))
        .withMessage("player 2 has results, but there are only the players 0 to 1");
    assertThatIllegalArgumentException()
        .isThrownBy(() -> BradleyTerry.fitWithVirtualDraws(2, List.of(), 0))
        .withMessage("weight 0.0 of a virtual draw must be above 0 and finite");
    assertThatIllegalArgumentException()
        .isThrownBy(() -> BradleyTerry.fitWithVirtualDraws(2, List.of(HeadToHead.win(1, 2)), 1))
        .withMessage("player 2 has results, but there are only the players 0 to 1");
    assertThatIllegalArgumentException()
        .isThrownBy(() -> new HeadToHead(1, 1, 1, 0))
        .withMessage("players 1 and 1 must be two different numbers from 0 on");
    assertThatIllegalArgumentException()
        .isThrownBy(() -> new HeadToHead(0, 1, 1, -1))
        .withMessage(
            "wins 1.0 to -1.0 of player 0 against player 1: both must be finite and at least 0");
    assertThatIllegalArgumentException().isThrownBy(() -> new HeadToHead(0, 1, Double.NaN, 0));
  }

  /** The first of them is 829 above the last, whose exponential is above all doubles. */
  @Test
  void aLongChainOfFavouritesIsRated() {
    List<HeadToHead> chain =
        IntStream.range(0, 60).mapToObj(i -> new HeadToHead(i, i + 1, 1e6, 1)).toList();
    Strengths strengths = BradleyTerry.fit(61, chain);
    for (int player = 0; player < 60; player++) {
      assertThat(strengths.ability(player) - strengths.ability(player + 1))
          .isCloseTo(Math.log(1e6), within(1e-9));
    }
  }

  @Test
  void ofTwoGroupsOfOneSizeTheUnbeatenOneIsNamed() {
    assertThatExceptionOfType(DisconnectedResultsException.class)
        .isThrownBy(() -> BradleyTerry.fit(2, List.of(HeadToHead.win(1, 0))))
        .withMessageStartingWith("player 1 never lost to ");
  }

  @Test
  void weightsThatDoublePrecisionCannotFitAreRefused() {
    List<HeadToHead> results =
        List.of(new HeadToHead(0, 1, 1e20, 1e20), new HeadToHead(1, 2, 1, 1));
    assertThatExceptionOfType(ArithmeticException.class)
        .isThrownBy(() -> BradleyTerry.fit(3, results))
        .withMessageStartingWith("the weights of the results are too far apart");
  }
}
