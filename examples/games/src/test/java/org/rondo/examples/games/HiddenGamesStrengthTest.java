package org.rondo.examples.games;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.function.Supplier;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.rondo.bot.Bot;
import org.rondo.bot.BotCatalog;
import org.rondo.bot.Bots;
import org.rondo.bot.Decision;
import org.rondo.duel.Duel;
import org.rondo.duel.DuelResult;
import org.rondo.duel.Measure;
import org.rondo.examples.games.LeducPoker.LeducAction;
import org.rondo.examples.games.LeducPoker.LeducHand;
import org.rondo.examples.games.LiarsDice.Bid;
import org.rondo.examples.games.LiarsDice.Bidding;
import org.rondo.game.Game;
import org.rondo.game.Move;
import org.rondo.game.State;

/**
 * The search for hidden games wins more games than players that follow a rule. In Leduc poker, that
 * is not the same as winning chips.
 */
class HiddenGamesStrengthTest {
  private static final LeducPoker LEDUC = new LeducPoker();
  private static final LiarsDice DICE = new LiarsDice(1, 6);

  private static <S extends State, M extends Move> void beats(
      Game<S, M> game, String bot, Supplier<Bot<S, M>> other) throws InterruptedException {
    DuelResult duel =
        Duel.of(game)
            .first(BotCatalog.find(game, bot))
            .second("other", other)
            .measure(Measure.WINS)
            .seed(7)
            .play();
    assertThat(duel.isFirstStronger()).as("%s", duel).isTrue();
  }

  /** Raises with a pair or a king, and folds everything else to a raise. */
  private static LeducAction byCard(Decision<LeducHand, LeducAction> decision) {
    String cards = decision.state().cards();
    char own = cards.charAt(decision.seat());
    boolean isStrong = own == cards.charAt(2) || own == 'K';
    return firstOf(decision, isStrong ? "raise" : "fold");
  }

  private static LeducAction firstOf(Decision<LeducHand, LeducAction> decision, String wanted) {
    List<LeducAction> moves = decision.moves().list();
    return Stream.of(wanted, "call")
        .flatMap(text -> moves.stream().filter(move -> move.text().equals(text)))
        .findFirst()
        .orElseThrow();
  }

  /** Doubts what its own die does not prove, else makes the lowest bid. */
  private static Bid byDie(Decision<Bidding, Bid> decision) {
    Bidding state = decision.state();
    List<Bid> moves = decision.moves().list();
    if (state.bids().isEmpty()) {
      return moves.get(0);
    }
    Bid last = state.bids().get(state.bids().size() - 1);
    String own = decision.seat() == 0 ? state.first() : state.second();
    boolean isProved = last.count() == 1 && (own.equals("6") || own.equals("" + last.face()));
    // The first move is the doubt, the second the lowest bid.
    return moves.get(isProved ? 1 : 0);
  }

  @Test
  void winsMoreHandsOfLeducPoker() throws InterruptedException {
    beats(LEDUC, "ismcts:iterations=200", Bots::random);
    beats(LEDUC, "ismcts:iterations=300", () -> HiddenGamesStrengthTest::byCard);
  }

  @Test
  void winsMoreRoundsOfLiarsDice() throws InterruptedException {
    beats(DICE, "ismcts:iterations=200", Bots::random);
    beats(DICE, "ismcts:iterations=1000", () -> HiddenGamesStrengthTest::byDie);
  }
}
