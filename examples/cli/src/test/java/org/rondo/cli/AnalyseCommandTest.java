package org.rondo.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.rondo.bot.Bots;
import org.rondo.match.Match;
import org.rondo.match.MatchListener;
import org.rondo.match.MatchRecord;
import org.rondo.othello.Board;
import org.rondo.othello.Othello;

class AnalyseCommandTest {
  private static final Othello OTHELLO = new Othello();
  private static final String CHAMPION = "champion:nodes=20000";

  @TempDir private Path folder;

  private static MatchRecord othello() {
    return Match.of(OTHELLO)
        .seat("a", Bots.random())
        .seat("b", Bots.random())
        .seed(3)
        .listener(new MatchListener<>() {})
        .play();
  }

  @Test
  void aSearcherSaysItsScoreAndAllMoves() {
    CommandRun run = CommandRun.of("analyse", "othello", "f5d6c3", "alphabeta:nodes=500");
    assertThat(run.exitCode()).isZero();
    assertThat(run.out())
        .containsPattern("light to move: alphabeta:nodes=500 plays [a-h][1-8]\n")
        .containsPattern("\nscore  [+-]\\d")
        .containsPattern("\ndepth  \\d")
        .containsPattern(
            "\neach move by a search of its own, from the position after it:\n"
                + "move  score +depth  line\n");
  }

  @Test
  void theTableIsSortedAndAgreesWithTheScoreNearTheEnd() throws Exception {
    MatchRecord record = othello();
    Board board = OTHELLO.start();
    int turn = 0;
    for (Board next : record.replay(OTHELLO)) {
      if (Long.bitCount(next.emptySquares()) <= 9 && Long.bitCount(next.legalSquares()) > 2) {
        board = next;
        break;
      }
      turn++;
    }
    Path file = Files.writeString(folder.resolve("match.json"), record.json() + "\n");
    CommandRun byText = CommandRun.of("analyse", "othello", board.text(), CHAMPION);
    CommandRun byFile = CommandRun.of("analyse", "othello", file + "#" + turn, CHAMPION);
    assertThat(byText.exitCode()).isZero();
    assertThat(byFile.out()).isEqualTo(byText.out());
    String score = byText.out().split("\nscore  ")[1].split("\n")[0];
    assertThat(score).endsWith(" discs exactly");
    String best = byText.out().split("\nmove +score +depth +line\n")[1].split("\n")[0];
    assertThat(best).contains("  " + score + " ");
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "othello | start | random | random does not say what it thinks of this position",
        "othello | start | champion:nodes=3000 --moves=2 | there are more than 2 legal moves",
        "grid-soccer | start | duct:iterations=5 | a table of moves needs two seats that move in turn",
        "tic-tac-toe | x.o.x.... | minimax | o to move: minimax plays",
        "tic-tac-toe | xxxoo.... | minimax | the match is over; scores: [1.0, 0.0]",
      })
  void everyPositionHasASentence(String game, String state, String bot, String sentence) {
    String[] words = ("analyse|" + game + "|" + state + "|" + bot.replace(" ", "|")).split("\\|");
    CommandRun run = CommandRun.of(words);
    assertThat(run.err()).isEmpty();
    assertThat(run.out()).contains(sentence);
    assertThat(run.exitCode()).isZero();
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "othello | f5a1 | champion | a1",
        "othello | nonsense | champion | nonsense",
        "othello | start | champion:nodes=3000 --moves=-1 | moves -1 are below 0",
        "othello | start | champion:nodes=3000 --seat=1 | seat 1 is not to move; to move: {0}",
        "othello | start | json:command='sh -c ''exit 3''' | cannot play",
      })
  void badArgumentsAreNamed(String game, String state, String bot, String sentence) {
    String[] flags = bot.split(" (?=--)");
    CommandRun run =
        flags.length > 1
            ? CommandRun.of("analyse", game, state, flags[0], flags[1])
            : CommandRun.of("analyse", game, state, bot);
    assertThat(run.exitCode()).isNotZero();
    assertThat(run.err()).contains(sentence);
  }
}
