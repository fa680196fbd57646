package org.rondo.cli.tournament;

import static org.assertj.core.api.Assertions.assertThat;

import com.google.gson.JsonObject;
import com.google.gson.JsonParser;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.rondo.cli.CommandRun;

/** Duels of more than two seats and against a panel, on the command line. */
class DuelSetsTest {
  private static final String SMALL = "parallel-football:p=1,turns=3 ";

  @TempDir private Path folder;

  private CommandRun duel(String words) {
    return CommandRun.of(
        Stream.concat(Stream.of("duel"), Stream.of((words + " --out " + folder).split(" ")))
            .toArray(String[]::new));
  }

  @Test
  void eachBotHoldsEverySeat() throws Exception {
    CommandRun run = duel(SMALL + "beginner random --games 12");
    assertThat(run.exitCode()).as(run.err()).isZero();
    assertThat(run.out())
        .contains("12 games in 2 sets, ", "whether beginner scores more than random");
    assertThat(folder.resolve("games.jsonl"))
        .content()
        .contains("[\"beginner\",\"random\",\"random\",\"beginner\"]");
    assertThat(folder.resolve("duel.html"))
        .content()
        .contains("[\"random\",\"random\",\"beginner\",\"beginner\"]");
    CommandRun resumed = duel(SMALL + "beginner random --games 18 --resume");
    assertThat(resumed.exitCode()).as(resumed.err()).isZero();
    assertThat(resumed.out()).contains("18 games in 3 sets, ");
  }

  @Test
  void oneSeatPlaysAgainstTheOthers() {
    CommandRun run = duel(SMALL + "beginner random --games 8 --split one");
    assertThat(run.exitCode()).as(run.err()).isZero();
    assertThat(folder.resolve("games.jsonl"))
        .content()
        .contains("[\"beginner\",\"random\",\"random\",\"random\"]")
        .doesNotContain("[\"beginner\",\"beginner\",\"random\",\"random\"]");
  }

  @Test
  void severalBotsAreAPanel() throws Exception {
    CommandRun run = duel("tic-tac-toe mcts:iterations=50 random greedy --games 8");
    assertThat(run.exitCode()).as(run.err()).isZero();
    assertThat(run.out())
        .contains("above the panel of random and greedy")
        .containsPattern("Against random \\d-\\d-\\d\\nagainst greedy \\d-\\d-\\d\\n");
    assertThat(Files.readString(folder.resolve("verdict.txt")))
        .contains("against greedy ")
        .contains("\nBots: mcts:iterations=50 against random, greedy\n");
    JsonObject json =
        JsonParser.parseString(Files.readString(folder.resolve("duel.json"))).getAsJsonObject();
    assertThat(json.getAsJsonArray("bots").get(1).getAsString()).isEqualTo("random, greedy");
    assertThat(json.getAsJsonObject("test").get("elo1").getAsInt()).isEqualTo(50);
    assertThat(json.getAsJsonObject("result").get("games").getAsInt()).isEqualTo(8);
    assertThat(json.getAsJsonObject("result").getAsJsonArray("opponents")).hasSize(2);
  }

  @Test
  void byScoreEachOpponentHasItsLead() {
    CommandRun run = duel("kuhn-poker cfr random always=random --games 40");
    assertThat(run.exitCode()).as(run.err()).isZero();
    assertThat(run.out())
        .containsPattern("\nAgainst random \\d+-0-\\d+, mean lead [+-]\\d\\.\\d+\n")
        .containsPattern("\nagainst always \\d+-0-\\d+, mean lead [+-]\\d\\.\\d+\n");
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "beginner random --games 8 | games 8 are not a multiple of 6: games come in sets of 6; use 6 or 12",
        "beginner random --split two | split two is not known; use halves or one",
        "beginner random beginner | two entrants are named beginner; give each entrant its own name"
      })
  void whatDoesNotFitIsRefused(String words, String sentence) {
    CommandRun run = duel(SMALL + words);
    assertThat(run.exitCode()).isEqualTo(2);
    assertThat(run.err()).contains(sentence).hasLineCount(1);
  }
}
