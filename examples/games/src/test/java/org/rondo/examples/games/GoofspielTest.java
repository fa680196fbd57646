package org.rondo.examples.games;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatCode;
import static org.assertj.core.api.Assertions.assertThatExceptionOfType;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;
import static org.assertj.core.api.Assertions.within;

import org.assertj.core.api.ThrowableAssert;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.rondo.examples.games.Goofspiel.GoofspielCard;
import org.rondo.examples.games.Goofspiel.GoofspielRound;
import org.rondo.examples.games.Goofspiel.PrizeOrder;
import org.rondo.game.GameCatalog;
import org.rondo.game.IllegalMoveException;
import org.rondo.game.JointMove;
import org.rondo.game.Trait;
import org.rondo.game.UnreadableMoveException;
import org.rondo.random.Distribution;
import org.rondo.random.Rng;

class GoofspielTest {
  private final Goofspiel game = new Goofspiel(4, PrizeOrder.DESCENDING);

  private static JointMove<GoofspielCard> bids(int first, int second) {
    return JointMove.all(new GoofspielCard(first), new GoofspielCard(second));
  }

  private GoofspielRound play(int... bids) {
    GoofspielRound auction = game.start();
    for (int bid = 0; bid < bids.length; bid += 2) {
      auction = game.next(auction, bids(bids[bid], bids[bid + 1]), Rng.none());
    }
    return auction;
  }

  @Test
  void theHigherCardWinsThePrize() {
    assertThat(play().text())
        .isEqualTo("prize 4 then 1,2,3; cards 1,2,3,4 and 1,2,3,4; points 0-0");
    assertThat(play(3, 2).text()).isEqualTo("prize 3 then 1,2; cards 1,2,4 and 1,3,4; points 4-0");
    assertThat(play(3, 2, 1, 4).text()).isEqualTo("prize 2 then 1; cards 2,4 and 1,3; points 4-3");
  }

  @Test
  void equalCardsLoseThePrize() {
    assertThat(play(4, 4).text()).isEqualTo("prize 3 then 1,2; cards 1,2,3 and 1,2,3; points 0-0");
  }

  @Test
  void theGameIsOverAfterTheLastPrize() {
    GoofspielRound end = play(3, 2, 1, 4, 4, 3, 2, 1);
    assertThat(end.text()).isEqualTo("prize - then -; cards - and -; points 7-3");
    assertThat(end.isOver()).isTrue();
    assertThat(game.outcome(end).winner()).contains(0);
    assertThat(game.moves(end, 0).isEmpty()).isTrue();
  }

  @Test
  void aCardIsBidOnce() {
    assertThatExceptionOfType(IllegalMoveException.class)
        .isThrownBy(() -> play(3, 2, 2, 2))
        .withMessage("seat 1 cannot play 2: the card is not in the hand; the cards left are 1,3,4");
    assertThatExceptionOfType(IllegalMoveException.class)
        .isThrownBy(() -> play(5, 1))
        .withMessage(
            "seat 0 cannot play 5: the card is not in the hand; the cards left are 1,2,3,4");
  }

  @Test
  void prizesComeInTheOrderOfTheOption() {
    assertThat(new Goofspiel(4, PrizeOrder.ASCENDING).start().text())
        .startsWith("prize 1 then 2,3");
    Goofspiel random = new Goofspiel(4, PrizeOrder.RANDOM);
    Distribution<GoofspielRound> starts = Distribution.of(random::start);
    assertThat(starts.outcomes()).hasSize(4);
    assertThat(starts.outcomes())
        .allSatisfy(start -> assertThat(starts.probability(start)).isCloseTo(0.25, within(1e-12)));
    GoofspielRound start =
        random.parseState("prize 2 then 1,3,4; cards 1,2,3,4 and 1,2,3,4; points 0-0");
    Distribution<GoofspielRound> next = Distribution.of(rng -> random.next(start, bids(1, 2), rng));
    assertThat(next.outcomes())
        .extracting(GoofspielRound::prize)
        .containsExactlyInAnyOrder(1, 3, 4);
  }

  @Test
  void textsAreReadBack() {
    for (GoofspielRound auction :
        new GoofspielRound[] {play(), play(3, 2), play(3, 2, 1, 4, 4, 3, 2, 1)}) {
      assertThat(game.parseState(auction.text())).isEqualTo(auction);
    }
    assertThat(game.show(play(3, 2)))
        .isEqualTo(
            """
            prize: 3   later: 1,2
            first:    4 points   cards 1,2,4
            second:   0 points   cards 1,3,4
            """);
    assertThat(GameCatalog.find(game.id()).id())
        .isEqualTo(game.id())
        .isEqualTo("goofspiel:cards=4,order=descending");
    assertThat(GameCatalog.find("goofspiel").id()).isEqualTo("goofspiel:cards=13,order=random");
  }

  /** Each row breaks one rule of a position; the first and the second row break none. */
  @ParameterizedTest
  @CsvSource({
    "true, 3, 6, 14, 56, 0, 0",
    "true, 20, 2, 1048578, 6, 210, 0",
    "true, 0, 0, 0, 0, 0, 7",
    "false, -1, 6, 14, 14, 0, 0",
    "false, 21, 6, 14, 14, 0, 0",
    "false, 0, 6, 6, 6, 0, 0",
    "false, 3, 8, 6, 6, 0, 0",
    "false, 3, 6, 6, 14, 0, 0",
    "false, 3, 6, 14, 6, 0, 0",
    "false, 3, 6, 14, 14, -1, 0",
    "false, 3, 6, 14, 14, 0, -1",
    "false, 3, 5, 14, 14, 0, 0",
    "false, 3, 6, 13, 14, 0, 0",
    "false, 3, 6, 14, 13, 0, 0",
    "false, 3, 2, 2097154, 6, 0, 0",
    "false, 3, 2097152, 6, 6, 0, 0"
  })
  void aPositionHasAsManyCardsAsPrizes(
      boolean isLegal, int prize, int later, int first, int second, int points, int others) {
    ThrowableAssert.ThrowingCallable create =
        () -> new GoofspielRound(prize, later, first, second, points, others);
    if (isLegal) {
      assertThatCode(create).doesNotThrowAnyException();
    } else {
      assertThatIllegalArgumentException().isThrownBy(create);
    }
  }

  @Test
  void theTraitsAreThoseOfTheOptions() {
    assertThat(new Goofspiel(2, PrizeOrder.RANDOM).traits().has(Trait.CHANCE)).isTrue();
    assertThat(new Goofspiel(1, PrizeOrder.RANDOM).traits().has(Trait.CHANCE)).isFalse();
    assertThat(new Goofspiel(2, PrizeOrder.ASCENDING).traits().has(Trait.CHANCE)).isFalse();
    assertThat(new Goofspiel(20, PrizeOrder.ASCENDING).start().later()).isEqualTo((1 << 21) - 4);
    assertThat(game.parse("20")).isEqualTo(new GoofspielCard(20));
    assertThat(game.parse("10").number()).isEqualTo(10);
  }

  @Test
  void theScoresAreUpToTheSumOfThePrizes() {
    assertThat(game.traits()).hasToString(game.traits().withScores(0, 10).toString());
    assertThatExceptionOfType(IllegalMoveException.class)
        .isThrownBy(() -> game.next(play(3, 2, 1, 4, 4, 3, 2, 1), bids(1, 1), Rng.none()))
        .withMessageContaining("seat 0");
  }

  /** The last prize is certain, so nothing is drawn. */
  @Test
  void theLastOfRandomPrizesIsTurnedUpWithoutADraw() {
    Goofspiel random = new Goofspiel(3, PrizeOrder.RANDOM);
    GoofspielRound before = random.parseState("prize 2 then 3; cards 1,2 and 1,3; points 1-0");
    assertThat(random.next(before, bids(1, 3), Rng.none()).text())
        .isEqualTo("prize 3 then -; cards 2 and 1; points 1-2");
  }

  @Test
  void whatIsOutOfRangeIsRefused() {
    assertThatIllegalArgumentException().isThrownBy(() -> new Goofspiel(21, PrizeOrder.RANDOM));
    assertThatIllegalArgumentException().isThrownBy(() -> new Goofspiel(0, PrizeOrder.RANDOM));
    assertThatIllegalArgumentException().isThrownBy(() -> new GoofspielCard(21));
    assertThatIllegalArgumentException().isThrownBy(() -> new GoofspielCard(0));
    assertThatIllegalArgumentException()
        .isThrownBy(() -> new GoofspielRound(3, 0b1000, 2, 2, 0, 0));
    assertThatIllegalArgumentException().isThrownBy(() -> new GoofspielRound(0, 2, 2, 2, 0, 0));
    assertThatIllegalArgumentException().isThrownBy(() -> game.parseState("prize 3"));
    assertThatExceptionOfType(UnreadableMoveException.class)
        .isThrownBy(() -> game.parse("ace"))
        .withMessage("'ace' is no move: a move is a card, a number from 1 to 4");
  }
}
