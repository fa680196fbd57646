package org.rondo.examples.games;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatExceptionOfType;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;
import static org.assertj.core.api.Assertions.within;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;
import org.rondo.examples.games.KuhnPoker.KuhnAction;
import org.rondo.examples.games.KuhnPoker.KuhnHand;
import org.rondo.game.UnreadableMoveException;
import org.rondo.random.Distribution;

class KuhnPokerTest {
  private final KuhnPoker game = new KuhnPoker();

  @ParameterizedTest
  @CsvSource({
    "KQ pp, 1",
    "JQ pp, -1",
    "KQ bb, 2",
    "JK bb, -2",
    "QJ pbb, 2",
    "QK pbb, -2",
    "JK bp, 1",
    "KJ pbp, -1",
    "KQ p, 0",
    "KQ, 0"
  })
  void theWinnerGetsWhatTheLoserHasPaid(String text, double chips) {
    KuhnHand hand = game.parseState(text);
    assertThat(hand.score(0)).isEqualTo(chips);
    assertThat(hand.score(1)).isEqualTo(-chips);
    assertThat(hand.isOver()).isEqualTo(chips != 0);
    assertThat(hand.text()).isEqualTo(text);
  }

  @Test
  void aMoveIsTheLastOneOfThosePlayed() {
    KuhnHand hand = game.parseState("KQ p");
    assertThat(game.next(hand, new KuhnAction("bet")).text()).isEqualTo("KQ pb");
    assertThat(game.next(hand, new KuhnAction("pass")).text()).isEqualTo("KQ pp");
  }

  @Test
  void theSixDealsAreEquallyLikely() {
    Distribution<KuhnHand> deals = Distribution.of(game::start);
    assertThat(deals.outcomes()).hasSize(6);
    assertThat(deals.outcomes())
        .allSatisfy(deal -> assertThat(deals.probability(deal)).isCloseTo(1.0 / 6, within(1e-12)));
  }

  @Test
  void theOtherCardIsSeenOnlyWhenCardsAreShown() {
    assertThat(seen("KQ pb", 0)).isEqualTo("K? pb");
    assertThat(seen("KQ pb", 1)).isEqualTo("?Q pb");
    assertThat(seen("KQ pbp", 1)).isEqualTo("?Q pbp");
    assertThat(seen("KQ pbb", 0)).isEqualTo("KQ pbb");
  }

  private String seen(String text, int seat) {
    return game.observation(game.parseState(text), seat).text();
  }

  @Test
  void bothCardsThatTheOtherSeatMayHoldAreEquallyLikely() {
    KuhnHand seen = game.parseState("?Q p");
    Distribution<String> drawn =
        Distribution.of(rng -> game.resample(seen, 1, rng)).map(KuhnHand::text);
    assertThat(drawn.probability("JQ p")).isEqualTo(0.5);
    assertThat(drawn.probability("KQ p")).isEqualTo(0.5);
  }

  @ParameterizedTest
  @ValueSource(strings = {"KK", "K", "KQJ", "KQ bpb", "K? bb", "XQ", "?? p"})
  void otherPositionsAreRefused(String text) {
    assertThatIllegalArgumentException()
        .isThrownBy(() -> game.parseState(text))
        .withMessageContaining("must");
  }

  @Test
  void otherMovesAreRefused() {
    assertThatIllegalArgumentException().isThrownBy(() -> new KuhnAction("fold"));
    assertThatExceptionOfType(UnreadableMoveException.class)
        .isThrownBy(() -> game.parse("fold"))
        .withMessage("'fold' is no move: a move is pass or bet");
  }

  @Test
  void thePictureTellsCardsAndMoves() {
    assertThat(game.show(game.parseState("K? pb"))).isEqualTo("first K, second ?\npass, bet\n");
  }
}
