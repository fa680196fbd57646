package org.rondo.examples.games;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import org.rondo.bot.BotCatalog;
import org.rondo.bot.Bots;
import org.rondo.duel.Duel;
import org.rondo.duel.DuelArchive;
import org.rondo.duel.DuelListener;
import org.rondo.duel.DuelResult;
import org.rondo.duel.Measure;
import org.rondo.format.ArchivedMatch;
import org.rondo.rating.SprtVerdict.Conclusion;

/** Poker is played for chips: the bot that wins more hands is not always stronger. */
class PokerDuelTest {
  private static final KuhnPoker KUHN = new KuhnPoker();
  private static final String SEARCH = "ismcts:iterations=200";

  private static DuelResult duel(String first, String second, Measure measure, long seed)
      throws InterruptedException {
    return Duel.of(KUHN)
        .first(BotCatalog.find(KUHN, first))
        .second(BotCatalog.find(KUHN, second))
        .measure(measure)
        .seed(seed)
        .listener(new DuelListener() {})
        .play();
  }

  @ParameterizedTest
  @ValueSource(longs = {0, 1})
  void theEquilibriumIsStrongerThanChance(long seed) throws InterruptedException {
    duel("cfr", "random", Measure.of(KUHN), seed).requireFirstStronger();
  }

  @Test
  void aSearchThatWinsMoreHandsAndLosesChipsIsNotStronger() throws InterruptedException {
    DuelResult chips = duel(SEARCH, "cfr", Measure.SCORE, 1);
    assertThat(chips.verdict().conclusion()).as("%s", chips).isEqualTo(Conclusion.ACCEPT_H0);
    assertThat(chips.matches().wins()).isGreaterThan(chips.matches().losses());
    DuelResult hands = duel(SEARCH, "cfr", Measure.WINS, 1);
    assertThat(hands.isFirstStronger()).as("%s", hands).isTrue();
  }

  /** Both bots play the same cards from both seats, so that luck with the cards counts less. */
  @Test
  void bothMatchesOfAPairHaveTheSameDeal(@TempDir Path folder) throws Exception {
    Duel.of(KUHN)
        .first("a", Bots::random)
        .second("b", Bots::random)
        .matches(40)
        .folder(folder)
        .play();
    List<String> deals = new ArrayList<>();
    try (DuelArchive archive = DuelArchive.open(folder)) {
      for (ArchivedMatch match : archive.matches()) {
        List<String> cards = new ArrayList<>();
        archive.record(match.id()).replay(KUHN, hand -> cards.add(hand.text()));
        deals.add(cards.get(0));
      }
    }
    assertThat(deals).hasSizeGreaterThan(4);
    for (int pair = 0; pair < deals.size(); pair += 2) {
      assertThat(deals.get(pair + 1)).isEqualTo(deals.get(pair));
    }
    assertThat(Set.copyOf(deals)).hasSizeGreaterThan(2);
  }

  @Tag("long")
  @Test
  void aSearchIsNeverStrongerThanTheEquilibrium() throws InterruptedException {
    for (long seed = 0; seed < 20; seed++) {
      DuelResult result = duel(SEARCH, "cfr", Measure.of(KUHN), seed);
      assertThat(result.verdict().conclusion())
          .as("seed %d: %s", seed, result)
          .isEqualTo(Conclusion.ACCEPT_H0);
    }
  }
}
