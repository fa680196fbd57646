package org.rondo.cli.tournament;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Files;
import java.nio.file.Path;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.rondo.cli.CommandRun;

/** The measure of a duel on the command line. */
class DuelMeasureTest {
  @TempDir private Path folder;

  private CommandRun duel(String words) {
    return CommandRun.of(
        Stream.concat(Stream.of("duel"), Stream.of((words + " --force --out " + folder).split(" ")))
            .toArray(String[]::new));
  }

  @Test
  void pokerIsComparedByChips() throws Exception {
    CommandRun run = duel("kuhn-poker cfr random --games 20");
    assertThat(run.exitCode()).as(run.err()).isZero();
    assertThat(run.out())
        .contains(
            "Tested by score: ", "until a lead of 0.08 a match or more is excluded", "Mean lead ")
        .doesNotContain("Elo");
    assertThat(folder.resolve("duel.html")).content().contains("\"confidence\":0.9");
    assertThat(Files.readString(folder.resolve("verdict.txt"))).contains("Tested by score: ");
    assertThat(duel("kuhn-poker cfr random --games 20 --margin 0.5 --error 0.025").out())
        .contains(
            "until a lead of 0.5 a match or more is excluded, with error rates of 2.5 %",
            " at 95 %, at any time");
  }

  @Test
  void winsAreComparedIfThatIsAskedFor() {
    String words = "kuhn-poker cfr random --games 20";
    assertThat(duel(words + " --measure wins").out()).contains("Tested by wins: ", "Elo");
    assertThat(duel(words + " --elo1 20").out()).contains("Tested by wins: ", "at least 20 Elo");
    assertThat(duel("tic-tac-toe greedy random --games 20").out()).contains("Tested by wins: ");
    assertThat(duel("tic-tac-toe greedy random --games 20 --measure score").out())
        .contains("Tested by score: ", "0.1 standard deviations of a pair");
  }

  @Test
  void normalisedEloCanBeTested() throws Exception {
    CommandRun run = duel("tic-tac-toe greedy random --seed 7 --scale normalised --elo1 40");
    assertThat(run.exitCode()).as(run.err()).isZero();
    assertThat(run.out())
        .contains(
            "Tested by wins: at most 0 normalised Elo against at least 40, ",
            "\npairs with 0, 0.5, 1, 1.5 and 2 points: ");
    assertThat(Files.readString(folder.resolve("duel.json")))
        .contains(
            "\"scale\": \"normalised\"",
            "rondo duel tic-tac-toe greedy random --scale normalised --elo1 40.0 --seed 7");
    // A game that is played for scores is then compared by wins.
    assertThat(duel("kuhn-poker cfr random --games 20 --scale normalised").out())
        .contains("Tested by wins: at most 0 normalised Elo");
  }

  @Test
  void longMatchesEndByTheirLength() throws Exception {
    String words = "othello sound random --games 10 --seed 1 --max-turns 20";
    CommandRun run = duel(words + " --maximum-score 64");
    assertThat(run.exitCode()).as(run.err()).isZero();
    assertThat(run.out()).contains("10 games, 10 different: 0 wins, 10 draws, 0 losses");
    assertThat(Files.readString(folder.resolve("duel.json")))
        .contains("--max-turns 20 --maximum-score 64");
    assertThat(Files.readString(folder.resolve("journal.jsonl")))
        .contains("length:turns=20,score=64");
    assertThat(duel(words).out()).doesNotContain(" 10 draws,");
    assertThat(Files.readAllLines(folder.resolve("games.jsonl")))
        .hasSize(10)
        .allMatch(record -> record.contains("\"halted\":true"));
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "--measure luck | the measure is wins or score",
        "--measure score --elo1 20 | --elo1 is for a duel by wins; leave it out, or give --measure wins",
        "--measure wins --margin 1 | --margin is for a duel by score; leave it out, or give --measure score",
        "--measure score --scale logistic | --scale is for a duel by wins; leave it out, or give"
            + " --measure wins",
        "--scale wide | scale 'wide' is neither logistic nor normalised",
        "--scale normalised --elo1 500 | Elo difference 500.0 is not in -400..400, the range of a"
            + " test on the normalised scale",
        "--margin 0 | margin 0.0 is not a number above 0; give the smallest mean of interest",
        "--error 0.7 | errors alpha 0.7 and beta 0.7: both must be above 0 and below 0.5"
      })
  void optionsThatDoNotFitAreRefused(String options, String sentence) {
    CommandRun run = duel("kuhn-poker random other=random " + options);
    assertThat(run.exitCode()).isEqualTo(2);
    assertThat(run.err()).contains(sentence).hasLineCount(1);
  }
}
