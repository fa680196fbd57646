package org.rondo.game;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;

class OutcomeTest {

  @Test
  void seatsThatTieShareAPlaceAndLeaveTheNextEmpty() {
    assertThat(Outcome.byScore(10, 30, 20, 30).ranks()).containsExactly(4, 1, 3, 1);
    assertThat(Outcome.byScore(5, 5, 5, 5).ranks()).containsExactly(1, 1, 1, 1);
    assertThat(Outcome.byScore(0, -1, 0.5).ranks()).containsExactly(2, 3, 1);
  }

  @Test
  void zerosOfBothSignsTie() {
    assertThat(Outcome.byScore(0.0, -0.0)).isEqualTo(Outcome.byScore(0.0, 0.0));
    assertThat(Outcome.byScore(0.0, -0.0).ranks()).containsExactly(1, 1);
  }

  @Test
  void refusesScoresThatAreNotFinite() {
    for (double score : new double[] {Double.NaN, Double.POSITIVE_INFINITY, -1 / 0.0}) {
      assertThatThrownBy(() -> Outcome.byScore(1, score))
          .isInstanceOf(IllegalArgumentException.class)
          .hasMessage("score " + score + " is not a finite number");
      assertThatThrownBy(() -> Outcome.byScore(1, 2).withTournamentScores(score, 0))
          .isInstanceOf(IllegalArgumentException.class)
          .hasMessage("score " + score + " is not a finite number");
    }
  }

  @Test
  void seatsThatDoNotExistCannotForfeit() {
    assertThatThrownBy(() -> Outcome.byScore(1, 2).withForfeits(Seats.of(1, 2)))
        .isInstanceOf(IllegalArgumentException.class)
        .hasMessageContainingAll("seats {2} cannot forfeit", "only 2");
  }

  @Test
  void theWinnerIsTheOnlyFirstSeat() {
    assertThat(Outcome.byScore(1, 3, 2).winner()).contains(1);
    assertThat(Outcome.byScore(3, 3, 2).winner()).isEmpty();
    assertThat(Outcome.byScore(7).winner()).contains(0);
  }

  @Test
  void tellsEverySeatsPlaceAndScores() {
    Outcome outcome = Outcome.byScore(40, 20).withTournamentScores(44, 20);

    assertThat(outcome.seatCount()).isEqualTo(2);
    assertThat(outcome.rank(0)).isEqualTo(1);
    assertThat(outcome.rank(1)).isEqualTo(2);
    assertThat(outcome.score(0)).isEqualTo(40);
    assertThat(outcome.tournamentScore(0)).isEqualTo(44);
    assertThat(outcome.tournamentScore(1)).isEqualTo(20);
    assertThatThrownBy(() -> outcome.rank(2)).isInstanceOf(IndexOutOfBoundsException.class);
  }

  @Test
  void tournamentScoresAreTheScoresByDefault() {
    assertThat(Outcome.byScore(3, 1).tournamentScores()).containsExactly(3.0, 1.0);
  }

  @Test
  void oneOfFourThatForfeitsRanksLastAndKeepsItsScore() {
    Outcome outcome = Outcome.byScore(40, 30, 20, 10).withForfeits(Seats.of(0));

    assertThat(outcome.ranks()).containsExactly(4, 1, 2, 3);
    assertThat(outcome.scores()).containsExactly(40.0, 30.0, 20.0, 10.0);
  }

  @Test
  void twoOfFourThatForfeitAreLevel() {
    assertThat(Outcome.byScore(40, 30, 20, 10).withForfeits(Seats.of(0, 2)).ranks())
        .containsExactly(3, 1, 3, 2);
    assertThat(Outcome.byScore(9, 9, 9, 1).withForfeits(Seats.of(0, 3)).ranks())
        .containsExactly(3, 1, 1, 3);
  }

  @Test
  void noSeatLeadsWhenAllForfeit() {
    assertThat(Outcome.byScore(40, 30, 20, 10).withForfeits(Seats.all(4)).ranks())
        .containsExactly(1, 1, 1, 1);
    assertThat(Outcome.byScore(40, 30).withForfeits(Seats.all(2)).winner()).isEmpty();
  }

  @Test
  void theOtherOfTwoWinsByForfeit() {
    assertThat(Outcome.byScore(2, 5).withForfeits(Seats.of(1)).winner()).contains(0);
  }

  @Test
  void whatAConventionAddsGoesToTheWinnerByForfeit() {
    Outcome played = Outcome.byScore(40, 10).withTournamentScores(54, 10);
    assertThat(played.withForfeits(Seats.of(0)).tournamentScores()).containsExactly(40.0, 24.0);
    assertThat(played.withForfeits(Seats.of(1)).tournamentScores()).containsExactly(54.0, 10.0);
    assertThat(played.withForfeits(Seats.all(2)).tournamentScores()).containsExactly(47.0, 17.0);
    assertThat(Outcome.byScore(2, 5).withForfeits(Seats.of(1)).tournamentScores())
        .containsExactly(2.0, 5.0);
  }

  @Test
  void refusesRanksThatAreNoRanking() {
    assertRefused(List.of(1, 1, 2), 2, 2);
    assertRefused(List.of(2, 2, 2), 2, 0);
    assertRefused(List.of(1, 3), 3, 1);
    assertRefused(List.of(0, 1), 0, 0);
    assertRefused(List.of(-1, 2), -1, 0);
  }

  @Test
  void refusesListsOfDifferentLengths() {
    assertThatThrownBy(() -> new Outcome(List.of(1, 2), List.of(3.0, 1.0), List.of(3.0)))
        .isInstanceOf(IllegalArgumentException.class)
        .hasMessageContainingAll("2 ranks, 2 scores and 1 tournament scores", "uneven");
    assertThatThrownBy(() -> new Outcome(List.of(1), List.of(3.0, 1.0), List.of(3.0)))
        .isInstanceOf(IllegalArgumentException.class);
    assertThatThrownBy(() -> Outcome.byScore(1, 2).withTournamentScores(1))
        .isInstanceOf(IllegalArgumentException.class);
  }

  @Test
  void keepsCopiesOfItsLists() {
    List<Integer> ranks = new ArrayList<>(List.of(1, 2));
    List<Double> scores = new ArrayList<>(List.of(2.0, 1.0));
    List<Double> tournamentScores = new ArrayList<>(List.of(3.0, 0.0));
    Outcome outcome = new Outcome(ranks, scores, tournamentScores);
    ranks.set(0, 2);
    scores.set(0, 0.0);
    tournamentScores.set(0, 0.0);

    assertThat(outcome.ranks()).containsExactly(1, 2);
    assertThat(outcome.scores()).containsExactly(2.0, 1.0);
    assertThat(outcome.tournamentScores()).containsExactly(3.0, 0.0);
  }

  private static void assertRefused(List<Integer> ranks, int wrong, int better) {
    List<Double> scores = ranks.stream().map(rank -> 0.0).toList();
    assertThatThrownBy(() -> new Outcome(ranks, scores, scores))
        .isInstanceOf(IllegalArgumentException.class)
        .hasMessage(
            "ranks %s are no ranking: rank %d must be 1 more than the %d seats before it",
            ranks, wrong, better);
  }

  @Test
  void theShareIsThePartOfTheOthersThatASeatIsAheadOf() {
    Outcome outcome = Outcome.byScore(7, 3, 7, 1);
    assertThat(outcome.share(0)).isEqualTo((0.5 + 1 + 1) / 3);
    assertThat(outcome.share(1)).isEqualTo(1.0 / 3);
    assertThat(outcome.share(3)).isZero();
    assertThat(Outcome.byScore(2, 2).share(1)).isEqualTo(0.5);
    assertThat(Outcome.byScore(5).share(0)).isEqualTo(1);
  }
}
