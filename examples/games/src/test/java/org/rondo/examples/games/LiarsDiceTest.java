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
import org.junit.jupiter.params.provider.ValueSource;
import org.rondo.examples.games.LiarsDice.Bid;
import org.rondo.examples.games.LiarsDice.Bidding;
import org.rondo.game.GameCatalog;
import org.rondo.game.IllegalMoveException;
import org.rondo.game.Move;
import org.rondo.game.UnreadableMoveException;
import org.rondo.random.Distribution;
import org.rondo.random.Seed;

class LiarsDiceTest {
  private final LiarsDice game = new LiarsDice(2, 6);

  @ParameterizedTest
  @CsvSource({
    "33 45: 2x3 liar, 1",
    "33 45: 3x3 liar, -1",
    "33 36: 4x3 liar, 1",
    "36 45: 1x2 2x6 liar, 1",
    "36 46: 1x2 2x6 liar, -1",
    "12 12: 1x1 liar, 1",
    "12 12: 1x1, 0"
  })
  void theHighestFaceCountsAsEveryFace(String text, double score) {
    Bidding bidding = game.parseState(text);
    assertThat(bidding.score(0)).isEqualTo(score);
    assertThat(bidding.score(1)).isEqualTo(score == 0 ? 0 : -score);
    assertThat(bidding.text()).isEqualTo(text);
  }

  @Test
  void aBidIsHigherThanTheBidBefore() {
    LiarsDice small = new LiarsDice(1, 3);
    assertThat(small.moves(small.parseState("1 2:"), 0).list())
        .extracting(Move::text)
        .containsExactly("1x1", "1x2", "1x3", "2x1", "2x2", "2x3");
    assertThat(small.moves(small.parseState("1 2: 1x3"), 1).list())
        .extracting(Move::text)
        .containsExactly("liar", "2x1", "2x2", "2x3");
    assertThat(small.moves(small.parseState("1 2: 2x3"), 1).list())
        .extracting(Move::text)
        .containsExactly("liar");
  }

  @Test
  void diceAreSortedAndEachRollIsEquallyLikely() {
    Distribution<String> rolls = Distribution.of(game::start).map(Bidding::text);
    assertThat(rolls.outcomes()).hasSize(21 * 21);
    assertThat(rolls.probability("12 33:")).isCloseTo(2.0 / 1296, within(1e-12));
  }

  @Test
  void eachSeatSeesItsOwnDiceUntilABidIsDoubted() {
    assertThat(seen("12 33: 1x2", 0)).isEqualTo("12 ??: 1x2");
    assertThat(seen("12 33: 1x2", 1)).isEqualTo("?? 33: 1x2");
    assertThat(seen("12 33: 1x2 liar", 1)).isEqualTo("12 33: 1x2 liar");
  }

  private String seen(String text, int seat) {
    return game.observation(game.parseState(text), seat).text();
  }

  @Test
  void unknownDiceAreRolledAgain() {
    Bidding seen = game.parseState("?? 33: 1x2");
    Distribution<Bidding> rolled = Distribution.of(rng -> game.resample(seen, 1, rng));
    assertThat(rolled.outcomes()).hasSize(21);
    assertThat(rolled.probability(game.parseState("12 33: 1x2")))
        .isCloseTo(2.0 / 36, within(1e-12));
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "12",
        "21 33:",
        "17 33:",
        "1 33:",
        "1? 33:",
        "12 33: liar",
        "12 33: 1x2 1x1",
        "12 33: 1x2 liar 2x1",
        "12 33: 5x1",
        "12 ??: 1x2 liar"
      })
  void otherPositionsAreRefused(String text) {
    assertThatIllegalArgumentException().isThrownBy(() -> game.parseState(text));
  }

  @Test
  void whatIsOutOfRangeIsRefused() {
    assertThatIllegalArgumentException().isThrownBy(() -> new Bid(0, 3));
    assertThatIllegalArgumentException().isThrownBy(() -> new LiarsDice(6, 6));
    assertThatIllegalArgumentException().isThrownBy(() -> new LiarsDice(1, 1));
    assertThatExceptionOfType(UnreadableMoveException.class)
        .isThrownBy(() -> game.parse("0x3"))
        .withMessage("'0x3' is no move: a move is liar, or a bid such as 2x5");
    assertThatExceptionOfType(IllegalMoveException.class)
        .isThrownBy(() -> game.next(game.parseState("12 33: 2x1"), new Bid(1, 6)))
        .withMessage(
            "seat 1 cannot play 1x6: it is not higher than the bid before, or not a bid with these"
                + " dice");
  }

  @Test
  void theLimitsThemselvesAreInRange() {
    assertThat(new LiarsDice(1, 2).start(Seed.of(1).rng()).first()).hasSize(1);
    assertThat(new LiarsDice(5, 9).start(Seed.of(1).rng()).second()).hasSize(5).matches("[1-9]+");
    assertThatIllegalArgumentException().isThrownBy(() -> new LiarsDice(0, 6));
    assertThatIllegalArgumentException().isThrownBy(() -> new LiarsDice(1, 10));
    assertThat(new Bid(1, 1).text()).isEqualTo("1x1");
    assertThat(new Bid(99, 9).text()).isEqualTo("99x9");
    assertThat(game.parse(" LIAR ")).isEqualTo(new Bid(0, 0));
    for (int[] wrong : new int[][] {{100, 1}, {1, 0}, {1, 10}, {-1, 1}, {0, 1}, {1, -1}}) {
      assertThatIllegalArgumentException().isThrownBy(() -> new Bid(wrong[0], wrong[1]));
    }
  }

  /** Each text breaks one rule of a position by as little as possible, or none. */
  @ParameterizedTest
  @CsvSource({
    "true, 16 66: 4x6",
    "true, 11 11: 1x1 1x2",
    "true, 11 11: 1x6 2x1",
    "false, 07 11:",
    "false, 16 67:",
    "false, 11 11: 1x7",
    "false, 11 11: 1x1 1x1",
    "false, 11 11: 2x1 1x6",
    "false, ?1 11:",
    "false, ?? 11: 1x1 liar",
    "false, 11 ?? : 1x1 liar"
  })
  void aPositionHasPossibleDiceAndRisingBids(boolean isLegal, String text) {
    ThrowableAssert.ThrowingCallable read = () -> game.parseState(text);
    if (isLegal) {
      assertThatCode(read).doesNotThrowAnyException();
    } else {
      assertThatIllegalArgumentException().isThrownBy(read);
    }
  }

  @Test
  void aMatchHasOneTurnMoreThanThereAreBids() {
    assertThat(game.traits().mostTurns()).hasValue(25);
    assertThat(game.moves(game.parseState("12 33: 1x2"), 0).isEmpty()).isTrue();
    assertThat(game.moves(game.parseState("12 33: 1x2"), 1).isEmpty()).isFalse();
  }

  @Test
  void theIdIsReadBack() {
    assertThat(GameCatalog.find(game.id()).id()).isEqualTo("liars-dice:dice=2,faces=6");
    assertThat(GameCatalog.find("liars-dice").id()).isEqualTo("liars-dice:dice=1,faces=6");
  }

  @Test
  void thePictureBreaksLongLines() {
    LiarsDice large = new LiarsDice(5, 9);
    Bidding bidding = large.parseState("11111 ?????:");
    for (int bid = 1; bid <= 90; bid++) {
      bidding = large.next(bidding, new Bid((bid + 8) / 9, (bid + 8) % 9 + 1));
    }
    assertThat(large.show(bidding).lines()).allMatch(line -> line.length() <= 80).hasSize(7);
    assertThat(large.show(large.parseState("11111 ?????: 1x1 2x3")))
        .isEqualTo("first 11111, second ?????\nbids: 1x1 2x3\n");
    assertThat(large.show(large.parseState("11111 ?????:")))
        .isEqualTo("first 11111, second ?????\nno bids yet\n");
  }
}
