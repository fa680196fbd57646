package org.rondo.examples.games;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatExceptionOfType;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;
import static org.assertj.core.api.Assertions.within;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;
import org.rondo.examples.games.LeducPoker.LeducAction;
import org.rondo.examples.games.LeducPoker.LeducHand;
import org.rondo.game.IllegalMoveException;
import org.rondo.game.Move;
import org.rondo.game.UnreadableMoveException;
import org.rondo.random.Distribution;

class LeducPokerTest {
  private final LeducPoker game = new LeducPoker();

  @ParameterizedTest
  @CsvSource({
    "KQJ cc/cc, 1",
    "JQJ cc/cc, 1",
    "JKK rc/rc, -7",
    "QQJ crrc/crrc, 0",
    "KJQ crrc/rrc, 13",
    "KJQ rf, 1",
    "KJQ rrf, -3",
    "KJQ crf, -1",
    "KJQ crrf, 3",
    "KJQ rc/rf, 3",
    "KJQ rc/crrf, 7",
    "KJQ rc/c, 0"
  })
  void theWinnerGetsWhatTheLoserHasPaid(String text, double chips) {
    LeducHand hand = game.parseState(text);
    assertThat(hand.score(0)).isEqualTo(chips);
    assertThat(hand.score(1)).isEqualTo(chips == 0 ? 0 : -chips);
    assertThat(hand.isOver()).isEqualTo(!text.endsWith("/c"));
    assertThat(hand.text()).isEqualTo(text);
  }

  @ParameterizedTest
  @CsvSource({
    "KQJ, 0, call raise",
    "KQJ c, 1, call raise",
    "KQJ r, 1, fold call raise",
    "KQJ cr, 0, fold call raise",
    "KQJ rr, 0, fold call",
    "KQJ crr, 1, fold call",
    "KQJ rrc/, 0, call raise",
    "KQJ rrc/cr, 0, fold call raise"
  })
  void foldingNeedsARaiseAndARoundHasTwo(String text, int seat, String moves) {
    LeducHand hand = game.parseState(text);
    assertThat(hand.toMove().only()).isEqualTo(seat);
    assertThat(game.moves(hand, seat).list())
        .extracting(Move::text)
        .containsExactly(moves.split(" "));
  }

  @Test
  void theSecondCallEndsARound() {
    LeducHand hand = game.parseState("KQJ r");
    assertThat(game.next(hand, new LeducAction("call")).text()).isEqualTo("KQJ rc/");
    assertThat(game.next(game.parseState("KQJ"), new LeducAction("call")).text())
        .isEqualTo("KQJ c");
  }

  @Test
  void everyOrderOfTheDeckIsEquallyLikely() {
    Distribution<String> deals = Distribution.of(game::start).map(LeducHand::cards);
    assertThat(deals.outcomes()).hasSize(24);
    // Two of each rank: JJQ comes in 2·1·2 of 6·5·4 ways, and JQK in 2·2·2.
    assertThat(deals.probability("JJQ")).isCloseTo(4.0 / 120, within(1e-12));
    assertThat(deals.probability("JQK")).isCloseTo(8.0 / 120, within(1e-12));
  }

  @Test
  void eachSeatSeesItsOwnCardAndWhatHasBeenShown() {
    assertThat(seen("KQJ r", 0)).isEqualTo("K?? r");
    assertThat(seen("KQJ r", 1)).isEqualTo("?Q? r");
    assertThat(seen("KQJ rc/r", 1)).isEqualTo("?QJ rc/r");
    assertThat(seen("KQJ rf", 0)).isEqualTo("K?? rf");
    assertThat(seen("KQJ rc/rf", 0)).isEqualTo("K?J rc/rf");
    assertThat(seen("KQJ rc/rc", 0)).isEqualTo("KQJ rc/rc");
  }

  private String seen(String text, int seat) {
    return game.observation(game.parseState(text), seat).text();
  }

  @Test
  void unknownCardsAreDrawnFromTheRestOfTheDeck() {
    LeducHand seen = game.parseState("K?K rc/r");
    Distribution<String> drawn =
        Distribution.of(rng -> game.resample(seen, 0, rng)).map(LeducHand::cards);
    assertThat(drawn.outcomes()).containsExactlyInAnyOrder("KJK", "KQK");
    assertThat(drawn.probability("KJK")).isCloseTo(0.5, within(1e-12));
  }

  @ParameterizedTest
  @ValueSource(
      strings = {"KKK", "KQ", "KQJ f", "KQJ cc", "KQJ rrr", "KQ? cc/", "K?J cc/cc", "KQJ cc/cc/c"})
  void otherPositionsAreRefused(String text) {
    assertThatIllegalArgumentException().isThrownBy(() -> game.parseState(text));
  }

  @Test
  void otherMovesAreRefused() {
    assertThatIllegalArgumentException().isThrownBy(() -> new LeducAction("bet"));
    assertThatExceptionOfType(UnreadableMoveException.class)
        .isThrownBy(() -> game.parse("bet"))
        .withMessage("'bet' is no move: a move is fold, call or raise");
    assertThatExceptionOfType(IllegalMoveException.class)
        .isThrownBy(() -> game.next(game.parseState("KQJ"), new LeducAction("fold")))
        .withMessage("seat 0 cannot play fold: there is no raise to fold to");
    assertThatExceptionOfType(IllegalMoveException.class)
        .isThrownBy(() -> game.next(game.parseState("KQJ rr"), new LeducAction("raise")))
        .withMessage("seat 0 cannot play raise: a round has two raises at most");
  }

  @Test
  void thePictureTellsCardsChipsAndMoves() {
    assertThat(game.show(game.parseState("K?J rc/r")))
        .isEqualTo("first K, second ?, public J\nchips paid: 7 and 3\nraise, call; raise\n");
    assertThat(game.show(game.parseState("K??")))
        .isEqualTo("first K, second ?, public ?\nchips paid: 1 and 1\nno moves yet\n");
  }
}
