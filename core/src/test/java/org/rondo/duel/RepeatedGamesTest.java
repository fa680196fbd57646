package org.rondo.duel;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.nio.file.Path;
import java.util.List;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.rondo.bot.Bot;
import org.rondo.bot.Bots;
import org.rondo.bot.Pile;
import org.rondo.match.Opening;
import org.rondo.match.Openings;
import org.rondo.rating.PairCounts;
import org.rondo.rating.Sprt;

/** Duels in which the same matches occur several times. */
class RepeatedGamesTest {
  private static final Openings NINE =
      Openings.of(
          IntStream.range(0, 9)
              .mapToObj(
                  number ->
                      new Opening(
                          List.of(
                              List.of("take " + (number / 3 + 1)),
                              List.of("take " + (number % 3 + 1)))))
              .toList());

  private static Bot<Pile.Stones, Pile.Take> most() {
    return decision -> {
      List<Pile.Take> moves = decision.moves().list();
      return moves.get(moves.size() - 1);
    };
  }

  private static Bot<Pile.Stones, Pile.Take> one() {
    return decision -> new Pile.Take(1);
  }

  /** Takes one stone, and draws at the end of every tenth match or so. */
  private static Bot<Pile.Stones, Pile.Take> drawing() {
    return decision ->
        decision.state().left() > 2 && decision.rng().chance(0.1)
            ? new Pile.Take(2)
            : new Pile.Take(1);
  }

  private static Duel<Pile.Stones, Pile.Take> duel() {
    return Duel.of(new Pile(2, 30)).first("most", RepeatedGamesTest::most).listener(silent());
  }

  private static DuelListener silent() {
    return new DuelListener() {};
  }

  @Test
  void aDuelEndsWhenEveryOpeningHasBeenPlayedTwiceWithEqualGames() throws Exception {
    DuelResult result =
        duel()
            .second("one", RepeatedGamesTest::one)
            .test(Sprt.logistic(0, 10))
            .openings(NINE)
            .play();
    assertThat(result.matches().games()).isEqualTo(36);
    assertThat(result.differentGames()).isEqualTo(18);
    assertThat(result.sets().units()).isEqualTo(9);
    assertThat(result.exhausted()).isTrue();
    assertThat(result.isDecided()).isFalse();
    assertThat(result.forecast()).isEmpty();
    assertThat(result.lines())
        .startsWith(
            "36-0-0: the test did not decide in 36 games whether most is at least 10 Elo above one or"
                + " at most 0")
        .contains(
            "The games began from 9 openings, some of them several times: the verdict is about these"
                + " openings",
            "The duel ended because every opening was played at least twice, always with equal games;"
                + " more openings would give more evidence",
            "36 games, 18 different, 18 count: 36 wins, 0 draws, 0 losses, faults 0-0");
    assertThatThrownBy(result::requireFirstStronger)
        .isInstanceOf(AssertionError.class)
        .hasMessageEndingWith(
            "To let the test decide, set more openings with openings(...), or let a bot draw random"
                + " numbers from decision.rng().");
  }

  @Test
  void withoutOpeningsADuelOfBotsThatDrawNothingEndsAfterTenPairs() throws Exception {
    DuelResult result = duel().second("copy", RepeatedGamesTest::most).openings(0).play();
    assertThat(result.matches().games()).isEqualTo(20);
    assertThat(result.differentGames()).isEqualTo(2);
    assertThat(result.sets()).isEqualTo(new PairCounts(0, 0, 1, 0, 0));
    assertThat(result.exhausted()).isTrue();
    assertThat(result.lines())
        .contains(
            "The duel ended because its games only repeated each other; more openings would give"
                + " more evidence");
  }

  /** Drawn at random, the last of the openings would come late. */
  @Test
  void randomOpeningsArePlayedAgainInTheirOrder() throws Exception {
    for (long seed = 0; seed < 20; seed++) {
      DuelResult result =
          duel()
              .second("one", RepeatedGamesTest::one)
              .test(Sprt.logistic(0, 10))
              .openings(2)
              .seed(seed)
              .play();
      assertThat(result.openingsPlayed()).as("seed %s", seed).isBetween(5, 9);
      assertThat(result.differentGames()).isEqualTo(2L * result.openingsPlayed());
      assertThat(result.matches().games()).isEqualTo(Math.max(20, 4L * result.openingsPlayed()));
    }
  }

  @Test
  void ofBotsThatDrawRandomNumbersEveryPairCounts() throws Exception {
    DuelResult result =
        duel()
            .second("drawing", RepeatedGamesTest::drawing)
            .test(Sprt.logistic(0, 50).withErrors(1e-9, 1e-9))
            .openings(0)
            .matches(100)
            .play();
    assertThat(result.differentGames()).isBetween(10L, 99L);
    assertThat(result.sets().units()).isEqualTo(50);
    assertThat(result.exhausted()).isFalse();
    assertThat(result.forecast()).isPresent();
  }

  @Test
  void aRepeatedPairDoesNotMoveTheTest() throws Exception {
    Duel<Pile.Stones, Pile.Take> nine =
        duel().second("one", RepeatedGamesTest::one).test(Sprt.logistic(0, 10)).openings(NINE);
    DuelResult once = nine.matches(18).play();
    DuelResult twice = nine.matches(36).play();
    assertThat(twice.verdict()).isEqualTo(once.verdict());
    assertThat(twice.difference()).isEqualTo(once.difference());
    assertThat(once.exhausted()).isFalse();
  }

  @Test
  void anArchiveCountsRepeatedGamesAsTheDuel(@TempDir Path folder) throws Exception {
    DuelResult result =
        duel()
            .second("one", RepeatedGamesTest::one)
            .test(Sprt.logistic(0, 10))
            .openings(NINE)
            .threads(3)
            .folder(folder)
            .play();
    try (DuelArchive archive = DuelArchive.open(folder)) {
      assertThat(archive.standings()).hasSize(18).last().isEqualTo(result);
    }
  }

  @Test
  void furtherTestsOnTheSameGamesAreCounted(@TempDir Path folder) throws Exception {
    Duel<Pile.Stones, Pile.Take> duel = duel().second("random", Bots::random).folder(folder);
    assertThat(duel.matches(4).play().tests()).isEqualTo(1);
    assertThat(duel.matches(6).resume().tests()).as("only longer").isEqualTo(1);
    assertThat(duel.test(Sprt.logistic(0, 30)).resume().tests()).isEqualTo(2);
    assertThat(duel.test(Sprt.logistic(0, 15)).resume().tests()).isEqualTo(3);
    DuelResult fourth = duel.test(Sprt.logistic(0, 8)).resume();
    assertThat(fourth.lines())
        .contains("This is the 4th test on these games; error rates no longer hold");
    assertThat(duel.resume()).isEqualTo(fourth);
    assertThat(duel.matches(4).resume().tests()).as("cut after the games were seen").isEqualTo(5);
    assertThat(duel.matches(6).resume().tests()).as("longer again").isEqualTo(5);
    try (DuelArchive archive = DuelArchive.open(folder)) {
      assertThat(archive.standings().get(2).matches()).isEqualTo(fourth.matches());
    }
    assertThat(duel.play().tests()).as("a new duel").isEqualTo(1);
  }
}
