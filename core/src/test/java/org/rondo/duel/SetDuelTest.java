package org.rondo.duel;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.assertj.core.api.Assertions.within;

import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.Supplier;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.rondo.bot.Bot;
import org.rondo.bot.Bots;
import org.rondo.bot.Dice;
import org.rondo.bot.Entrant;
import org.rondo.format.MatchId;
import org.rondo.match.MatchRecord;
import org.rondo.rating.MatchCounts;
import org.rondo.rating.MeanVerdict;
import org.rondo.rating.SetCounts;
import org.rondo.rating.Sprt;

/** Duels in games of more than two seats, and against a panel. */
class SetDuelTest {

  /** The records of the matches that count, in their order. */
  private static final class Records implements DuelListener {
    private final List<MatchRecord> records = new ArrayList<>();

    @Override
    public void matchCounted(MatchId match, Supplier<MatchRecord> record) {
      records.add(record.get());
    }
  }

  /** Says the number that is nearest to the middle of the die, which scores best. */
  private static Bot<Dice.Table, Dice.Guess> middle() {
    return decision ->
        decision.moves().list().stream()
            .min((a, b) -> Double.compare(far(a), far(b)))
            .orElseThrow();
  }

  private static double far(Dice.Guess guess) {
    return Math.abs(guess.number() - 3.5);
  }

  private static Bot<Dice.Table, Dice.Guess> broken() {
    return decision -> {
      throw new IllegalStateException("lost my way");
    };
  }

  private static Duel<Dice.Table, Dice.Guess> duel(int seats) {
    return Duel.of(new Dice(seats, 8))
        .first("middle", SetDuelTest::middle)
        .second("random", Bots::random)
        .listener(new DuelListener() {});
  }

  @Test
  void theStrongerBotIsFoundByWinsAndByScore() throws InterruptedException {
    DuelResult byWins = duel(4).play().requireFirstStronger();
    assertThat(byWins.sets()).isInstanceOf(SetCounts.class);
    assertThat(byWins.matches().games()).isEqualTo(6 * byWins.sets().units());
    assertThat(byWins.difference().lower()).isPositive();
    DuelResult byScore = duel(4).measure(Measure.SCORE).play().requireFirstStronger();
    assertThat(((MeanVerdict) byScore.verdict()).lower()).isPositive();
    assertThat(byScore.tested()).contains("standard deviations of a set");
    assertThat(duel(3).play().isFirstStronger()).isTrue();
    assertThat(duel(4).split(SeatSplit.ONE).play().isFirstStronger()).isTrue();
  }

  @Test
  void eachBotHoldsEachSeatOfASet() throws InterruptedException {
    Records halves = new Records();
    duel(4).matches(12).test(Sprt.logistic(0, 1)).listener(halves).play();
    assertThat(halves.records).hasSize(12);
    assertThat(halves.records.subList(0, 6))
        .extracting(MatchRecord::entrants)
        .containsExactly(
            List.of("middle", "middle", "random", "random"),
            List.of("middle", "random", "middle", "random"),
            List.of("middle", "random", "random", "middle"),
            List.of("random", "middle", "middle", "random"),
            List.of("random", "middle", "random", "middle"),
            List.of("random", "random", "middle", "middle"));
    assertThat(halves.records.subList(0, 6)).extracting(MatchRecord::seed).hasSize(6);
    assertThat(halves.records.subList(0, 6).stream().map(MatchRecord::seed).distinct()).hasSize(1);
    assertThat(halves.records.get(6).seed()).isNotEqualTo(halves.records.get(0).seed());
    Records one = new Records();
    duel(4).split(SeatSplit.ONE).matches(8).listener(one).play();
    assertThat(one.records)
        .extracting(record -> record.entrants().stream().filter("middle"::equals).count())
        .containsExactly(1L, 1L, 1L, 1L, 3L, 3L, 3L, 3L);
  }

  /** Counted again from the records, by the ranks of all seats. */
  @Test
  void aMatchIsWonByMoreThanHalfOfTheComparisons() throws InterruptedException {
    Records played = new Records();
    DuelResult result = duel(4).matches(60).test(Sprt.logistic(0, 1)).listener(played).play();
    MatchCounts counted = MatchCounts.none();
    double points = 0;
    for (MatchRecord record : played.records) {
      double won = 0;
      for (int own = 0; own < 4; own++) {
        for (int other = 0; other < 4; other++) {
          if (record.entrants().get(own).equals("middle")
              && record.entrants().get(other).equals("random")) {
            int difference = record.outcome().rank(other) - record.outcome().rank(own);
            won += difference > 0 ? 1 : difference == 0 ? 0.5 : 0;
          }
        }
      }
      points += won / 4;
      counted = counted.plus(new MatchCounts(won > 2 ? 1 : 0, won == 2 ? 1 : 0, won < 2 ? 1 : 0));
    }
    assertThat(result.matches()).isEqualTo(counted);
    assertThat(result.sets().points()).isCloseTo(points, within(1e-9));
  }

  @Test
  void theNumberOfThreadsDoesNotMatter() throws InterruptedException {
    assertThat(duel(4).seed(3).threads(3).play()).isEqualTo(duel(4).seed(3).play());
  }

  @Test
  void aForfeitOfOneSeatLosesTheWholeMatch() throws InterruptedException {
    Dice strict =
        new Dice(4, 3) {
          @Override
          public Optional<Guess> standIn(Table table, int seat, Optional<Guess> offered) {
            return Optional.empty();
          }
        };
    DuelResult result =
        Duel.of(strict)
            .first("random", Bots::random)
            .second("broken", SetDuelTest::broken)
            .listener(new DuelListener() {})
            .matches(12)
            .play();
    assertThat(result.matches()).isEqualTo(new MatchCounts(12, 0, 0));
    assertThat(result.secondForfeits()).isEqualTo(12);
    assertThat(result.secondFaults()).isEqualTo(24);
    assertThat(result.firstFaults()).isZero();
  }

  @Test
  void aPanelIsTestedByItsMean() throws InterruptedException {
    Records played = new Records();
    DuelResult result =
        duel(2)
            .panel(
                List.of(
                    new Entrant<>("random", Bots::random),
                    new Entrant<>("centre", SetDuelTest::middle)))
            .listener(played)
            .play();
    assertThat(played.records.subList(0, 4))
        .extracting(MatchRecord::entrants)
        .containsExactly(
            List.of("middle", "random"),
            List.of("random", "middle"),
            List.of("middle", "centre"),
            List.of("centre", "middle"));
    assertThat(result.second()).isEqualTo("the panel of random and centre");
    assertThat(result.opponents())
        .extracting(OpponentScore::name)
        .containsExactly("random", "centre");
    assertThat(result.opponents().get(1).matches().points())
        .as("the same bot")
        .isEqualTo(result.opponents().get(1).matches().games() / 2.0);
    assertThat(result.toString())
        .startsWith("middle is stronger than the panel of random and centre: at least 50 Elo")
        .containsPattern("Against random \\d+-\\d+-\\d+; against centre \\d+-\\d+-\\d+\\. ");
  }

  @Test
  void theFolderKeepsTheSets(@TempDir Path folder) throws Exception {
    Duel<Dice.Table, Dice.Guess> duel = duel(4).split(SeatSplit.ONE).matches(16);
    DuelResult played = duel.folder(folder).play();
    try (DuelArchive archive = DuelArchive.open(folder)) {
      assertThat(archive.standings()).last().isEqualTo(played);
      assertThat(archive.seatings())
          .hasSize(8)
          .contains(List.of("middle", "random", "random", "random"));
      assertThat(archive.matches()).hasSize(16);
    }
    assertThat(duel(4).split(SeatSplit.ONE).matches(16).folder(folder).resume()).isEqualTo(played);
    assertThatThrownBy(() -> duel(4).matches(18).folder(folder).resume())
        .hasMessageContaining("split is \"one\"");
    DuelResult more = duel(4).split(SeatSplit.ONE).matches(32).folder(folder).resume();
    assertThat(more.matches().games()).isEqualTo(32);
  }

  @Test
  void theFolderKeepsThePanel(@TempDir Path folder) throws Exception {
    List<Entrant<Dice.Table, Dice.Guess>> panel =
        List.of(new Entrant<>("random", Bots::random), new Entrant<>("other", SetDuelTest::middle));
    DuelResult played = duel(2).panel(panel).matches(8).folder(folder).play();
    try (DuelArchive archive = DuelArchive.open(folder)) {
      assertThat(archive.second()).isEqualTo("the panel of random and other");
      assertThat(archive.standings()).last().isEqualTo(played);
    }
  }

  @Test
  void onlyWholeSetsArePlayed() {
    assertThat(duel(4).maxMatches()).isEqualTo(1998);
    assertThat(duel(8).maxMatches()).isEqualTo(7000);
    assertThat(duel(2).maxMatches()).isEqualTo(2000);
    assertThatThrownBy(() -> duel(4).matches(100).play())
        .isInstanceOf(IllegalArgumentException.class)
        .hasMessage("games 100 are not a multiple of 6: games come in sets of 6; use 96 or 102");
    assertThatThrownBy(() -> duel(4).matches(5).play())
        .hasMessageEndingWith("games come in sets of 6; use 6");
    assertThatThrownBy(() -> duel(4).panel(List.of()))
        .hasMessage("the panel is empty; name one opponent or more");
    assertThatThrownBy(() -> duel(4).matches(1)).hasMessage("games 1 are not in 2..100000000");
  }
}
