package org.rondo.examples.games;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatExceptionOfType;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;
import static org.assertj.core.api.Assertions.within;

import org.junit.jupiter.api.Test;
import org.rondo.examples.games.Goofspiel.GoofspielCard;
import org.rondo.examples.games.Goofspiel.GoofspielRound;
import org.rondo.examples.games.Goofspiel.PrizeOrder;
import org.rondo.game.GameCatalog;
import org.rondo.game.IllegalMoveException;
import org.rondo.game.JointMove;
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

  @Test
  void whatIsOutOfRangeIsRefused() {
    assertThatIllegalArgumentException().isThrownBy(() -> new Goofspiel(21, PrizeOrder.RANDOM));
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
