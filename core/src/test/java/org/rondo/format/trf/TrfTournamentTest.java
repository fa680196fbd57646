package org.rondo.format.trf;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.Collections;
import java.util.List;
import java.util.Locale;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.rondo.format.Encounter;
import org.rondo.format.EncounterResult;
import org.rondo.format.EntryList;
import org.rondo.format.MatchResult;
import org.rondo.format.Round;
import org.rondo.format.Stage;
import org.rondo.game.Outcome;
import org.rondo.input.DamagedFileException;
import org.rondo.random.Seed;

class TrfTournamentTest {
  private static final TrfTournament CUP =
      new TrfTournament(
          "spring cup",
          4,
          List.of(
              new TrfPlayer("ada", 1, List.of(TrfEntry.of(3, 0, 1), TrfEntry.of(2, 1, 0))),
              new TrfPlayer("ben", 2, List.of(TrfEntry.bye(), TrfEntry.of(1, 0, 0))),
              new TrfPlayer("cy", 3, List.of(TrfEntry.of(1, 1, -2), TrfEntry.absent()))));

  /** The columns are those of the format of FIDE. */
  private static final String TEXT =
      """
      012 spring cup
      062 3
      XXR 4
      001    1      ada                                                     \
      \s          1.5    1     3 w 1     2 b =
      001    2      ben                                                     \
      \s          1.5    2  0000 - U     1 w =
      001    3      cy                                                      \
      \s          0.0    3     1 b 0  0000 - Z
      """;

  /** {@return a line of a player, without a rank and with the given rounds} */
  private static String player(int number, String rounds) {
    return String.format(Locale.ROOT, "001 %4d      %-33s%42s", number, "p" + number, "") + rounds;
  }

  private static TrfTournament parsed(String... lines) {
    return TrfTournament.parse(String.join("\n", lines));
  }

  @Test
  void theTextHasEveryFieldInItsColumns() {
    assertThat(CUP.text()).isEqualTo(TEXT);
    String[] lines = TEXT.split("\n");
    assertThat(lines[3].substring(4, 8)).isEqualTo("   1");
    assertThat(lines[3].substring(14, 17)).isEqualTo("ada");
    assertThat(lines[3].substring(80, 84)).isEqualTo(" 1.5");
    assertThat(lines[3].substring(85, 89)).isEqualTo("   1");
    assertThat(lines[3].substring(91, 99)).isEqualTo("   3 w 1");
    assertThat(lines[3].substring(101)).isEqualTo("   2 b =");
  }

  @Test
  void theTextReadsBack() {
    assertThat(TrfTournament.parse(TEXT)).isEqualTo(CUP);
  }

  @Test
  void theOtherFieldsOfAPlayerAreNotRead() {
    TrfTournament read =
        parsed(
            "012 Open of the town",
            "022 Somewhere",
            "142 9",
            "001    1 m GM Doe, John                         2500 ENG     1234567 1"
                + "980/01/31  1.0   12     2 w 1",
            "001    2 f    Roe, Jane                         2400                  "
                + "           0.0    2     1 b 0",
            "");
    assertThat(read)
        .isEqualTo(
            new TrfTournament(
                "Open of the town",
                9,
                List.of(
                    new TrfPlayer("Doe, John", 12, List.of(TrfEntry.of(2, 0, 1))),
                    new TrfPlayer("Roe, Jane", 2, List.of(TrfEntry.of(1, 1, -1))))));
  }

  @Test
  void aNameHasOneColumnForEachCharacterAndAtMost33() {
    TrfPlayer player = new TrfPlayer("a\uD83D\uDC1Fb\tc" + "x".repeat(40), 1, List.of());
    String text = new TrfTournament("cup\n\uD83D\uDC1F", 0, List.of(player)).text();
    assertThat(text).startsWith("012 cup??\n");
    assertThat(TrfTournament.parse(text).players().get(0).name())
        .isEqualTo("a?b?c" + "x".repeat(28));
  }

  @Test
  void shortAndUnknownLinesSayNothing() {
    assertThat(parsed("", "0", "012", "013 x", player(1, "").stripTrailing()))
        .isEqualTo(new TrfTournament("", 0, List.of(new TrfPlayer("p1", 1, List.of()))));
  }

  @Test
  void roundsThatAreLeftOutAtTheEndOfALineAreNone() {
    TrfTournament read =
        parsed("XXR 5", player(1, "     2 b =            "), player(2, "     1 w =  0000 - U"));
    assertThat(read.rounds()).isEqualTo(5);
    assertThat(read.played()).isEqualTo(2);
    assertThat(read.players().get(0).entries())
        .containsExactly(TrfEntry.of(2, 1, 0), TrfEntry.absent());
    assertThat(parsed(player(1, "            0000 - U")).players().get(0).entries())
        .containsExactly(TrfEntry.absent(), TrfEntry.bye());
  }

  @Test
  void aRoundMayBeginInTheLastColumn() {
    assertThat(parsed(player(1, "  0")).played()).isEqualTo(1);
    assertThat(parsed(player(1, " 0")).played()).isZero();
  }

  @Test
  void aPlayerMayHave255Rounds() {
    String rounds = "  0000 - Z".repeat(255);
    assertThat(parsed("XXR 3", player(1, rounds)).rounds()).isEqualTo(255);
    assertThatThrownBy(() -> parsed(player(1, rounds + "  0000 - Z")))
        .isInstanceOf(DamagedFileException.class)
        .hasMessage("it has 256 rounds, and at most 255 are read");
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "XXR four                  | line 2: rounds 'four' is no whole number",
        "001    x                  | line 2: player 'x' is no whole number",
        "001    1                  | line 2: player 1 occurs twice"
      })
  void aLineThatCannotBeReadIsRefusedWithItsNumber(String line, String message) {
    assertThatThrownBy(() -> parsed(player(1, ""), line))
        .isInstanceOf(DamagedFileException.class)
        .hasMessage(message);
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      ignoreLeadingAndTrailingWhitespace = false,
      value = {
        "     1 g 1|line 1: colour 'g' of a game is unknown; it is w or b",
        "     1 w +|line 1: result '+' is not supported; 1, =, 0, U and Z are",
        "     x b 1|line 1: opponent 'x' is no whole number"
      })
  void aRoundThatCannotBeReadIsRefused(String round, String message) {
    assertThatThrownBy(() -> parsed(player(1, round)))
        .isInstanceOf(DamagedFileException.class)
        .hasMessage(message);
  }

  @Test
  void playersAreNumberedFromOneWithoutAGap() {
    for (List<Integer> numbers :
        List.of(List.<Integer>of(), List.of(2), List.of(1, 3), List.of(0, 1, 3), List.of(-1, 2))) {
      String[] lines = numbers.stream().map(number -> player(number, "")).toArray(String[]::new);
      assertThatThrownBy(() -> parsed(lines))
          .as("players %s", numbers)
          .isInstanceOf(DamagedFileException.class)
          .hasMessage("it has no players with the numbers from 1 on, without a gap");
    }
    assertThat(parsed(player(2, ""), player(1, "")).players())
        .extracting(TrfPlayer::name)
        .containsExactly("p1", "p2");
  }

  @Test
  void playersHaveEquallyManyEntriesAndNoMoreThanRounds() {
    TrfPlayer none = new TrfPlayer("ada", 1, List.of());
    TrfPlayer one = new TrfPlayer("ben", 2, List.of(TrfEntry.bye()));
    TrfPlayer two = new TrfPlayer("cy", 3, Collections.nCopies(2, TrfEntry.bye()));
    assertThat(new TrfTournament("x", 1, List.of(one)).played()).isEqualTo(1);
    assertThatThrownBy(() -> new TrfTournament("x", 2, List.of(one, one, two)))
        .hasMessageContaining("player 3 has 2 rounds");
    assertThatThrownBy(() -> new TrfTournament("x", 2, List.of(one, none)))
        .hasMessageContaining("player 2 has 0 rounds");
    assertThatThrownBy(() -> new TrfTournament("x", 1, List.of(two)))
        .hasMessage("player 1 has 2 rounds: every player has the same number of them, at most 1");
  }

  @Test
  void theTwoEntriesOfAGameFit() {
    TrfEntry won = TrfEntry.of(2, 0, 1);
    assertThat(pair(won, TrfEntry.of(1, 1, -1)).played()).isEqualTo(2);
    for (TrfEntry other :
        List.of(
            TrfEntry.of(1, 0, -1),
            TrfEntry.of(1, 1, 0),
            TrfEntry.of(1, 1, 1),
            TrfEntry.absent(),
            TrfEntry.bye())) {
      assertThatThrownBy(() -> pair(won, other))
          .as("against %s", other)
          .hasMessage("round 2 of player 1 is a game against 2, whose round is another one");
    }
    // There is no third player.
    assertThatThrownBy(() -> pair(TrfEntry.of(3, 0, 1), TrfEntry.bye()))
        .hasMessageContaining("player 1 is a game against 3,");
    assertThatThrownBy(() -> pair(TrfEntry.bye(), TrfEntry.of(1, 1, 1)))
        .hasMessageContaining("player 2 is a game against 1,");
  }

  private static TrfTournament pair(TrfEntry one, TrfEntry other) {
    return new TrfTournament(
        "x",
        2,
        List.of(
            new TrfPlayer("ada", 1, List.of(TrfEntry.absent(), one)),
            new TrfPlayer("ben", 2, List.of(TrfEntry.absent(), other))));
  }

  @Test
  void anEntryHasAnOpponentAndASeatIfAGameWasPlayed() {
    for (TrfEntry.Result result : TrfEntry.Result.values()) {
      for (int opponent = -1; opponent <= 2; opponent++) {
        for (int seat = -2; seat <= 2; seat++) {
          boolean fits =
              switch (result) {
                case WIN, DRAW, LOSS -> opponent >= 1 && List.of(0, 1).contains(seat);
                case BYE, ABSENT -> opponent == 0 && seat == -1;
              };
          assertThat(isEntry(opponent, seat, result))
              .as("%s against %s on seat %s", result, opponent, seat)
              .isEqualTo(fits);
        }
      }
    }
  }

  private static boolean isEntry(int opponent, int seat, TrfEntry.Result result) {
    try {
      new TrfEntry(opponent, seat, result);
      return true;
    } catch (IllegalArgumentException e) {
      assertThat(e).hasMessageStartingWith("result " + result + " against " + opponent);
      return false;
    }
  }

  @Test
  void theLeadDecidesTheResultOfAnEntry() {
    assertThat(TrfEntry.of(1, 0, 0.5).result()).isEqualTo(TrfEntry.Result.WIN);
    assertThat(TrfEntry.of(1, 0, 0).result()).isEqualTo(TrfEntry.Result.DRAW);
    assertThat(TrfEntry.of(1, 0, -0.5).result()).isEqualTo(TrfEntry.Result.LOSS);
    assertThat(CUP.players()).extracting(TrfPlayer::points).containsExactly(1.5, 1.5, 0.0);
  }

  @Test
  void aRoundHasItsEncountersAndByes() {
    assertThat(CUP.round(1))
        .isEqualTo(new Round(Stage.round(1), List.of(Encounter.of(0, 2)), List.of(1)));
    assertThat(CUP.round(2)).isEqualTo(Round.of(Stage.round(2), List.of(Encounter.of(1, 0))));
    assertThat(pair(TrfEntry.of(2, 1, -1), TrfEntry.of(1, 0, 1)).round(2).encounters())
        .containsExactly(Encounter.of(1, 0));
    assertThat(new TrfTournament("x", 3, List.of()).played()).isZero();
  }

  @Test
  void anAbsentPlayerCountsAsWithdrawn() {
    EntryList all = EntryList.of(List.of("ada", "ben", "cy"), Seed.of(5));
    assertThat(CUP.entries(1, Seed.of(5))).isEqualTo(all);
    assertThat(CUP.entries(2, Seed.of(5))).isEqualTo(all.without(2));
  }

  @Test
  void theResultsAreThoseOfTheFirstRounds() {
    assertThat(CUP.results(0).rounds()).isEmpty();
    assertThat(CUP.results(1).rounds()).hasSize(1);
    assertThat(CUP.results(2).encounters())
        .containsExactly(
            EncounterResult.none(Encounter.of(0, 2)).plus(0, MatchResult.of(Outcome.byScore(1, 0))),
            EncounterResult.none(Encounter.of(1, 0))
                .plus(0, MatchResult.of(Outcome.byScore(0.5, 0.5))));
    assertThat(CUP.results(2).rounds().get(1).round()).isEqualTo(CUP.round(2));
  }
}
