package org.rondo.cli.convert;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.rondo.bot.Bots;
import org.rondo.cli.CommandRun;
import org.rondo.match.Match;
import org.rondo.match.MatchRecord;
import org.rondo.match.SeatEnding;
import org.rondo.othello.Board;
import org.rondo.othello.Othello;
import org.rondo.othello.OthelloMove;

class OthelloFormsTest {
  private static final String BOARD =
      "BO[8 -------- -------- -------- ---O*--- ---*O--- -------- -------- -------- *]";

  @TempDir private Path folder;

  private Path write(String name, String text) throws IOException {
    return Files.writeString(folder.resolve(name), text);
  }

  private static CommandRun convert(Path file, String form, String... more) {
    List<String> arguments = new java.util.ArrayList<>(List.of("convert", file.toString()));
    arguments.addAll(List.of("--to", form));
    arguments.addAll(List.of(more));
    return CommandRun.of(arguments.toArray(String[]::new));
  }

  private static Match<Board, OthelloMove> match(int seed) {
    return Match.of(new Othello()).seat("ada", Bots.random()).seat("bob", Bots.random()).seed(seed);
  }

  private Path records(MatchRecord... records) throws IOException {
    StringBuilder text = new StringBuilder();
    for (MatchRecord record : records) {
      text.append(record.json()).append('\n');
    }
    return write("records.jsonl", text.toString());
  }

  private static List<MatchRecord> read(CommandRun run) {
    assertThat(run.exitCode()).as(run.err()).isZero();
    return run.out().lines().map(MatchRecord::parse).toList();
  }

  private static List<Object> played(MatchRecord record) {
    return List.of(record.entrants(), record.turns(), record.outcome());
  }

  @Test
  void matchesComeBackFromGgfWithMovesAndResults() throws IOException {
    MatchRecord played = match(1).play();
    MatchRecord lost =
        match(2).disqualifyWhen(turn -> turn == 8 ? Map.of(1, "late") : Map.of()).play();
    MatchRecord halted = match(3).turnLimit(9).play();
    CommandRun written = convert(records(played, lost, halted), "ggf");
    assertThat(written.exitCode()).as(written.err()).isZero();
    assertThat(written.out().lines()).hasSize(3).allMatch(line -> line.startsWith("(;GM[Othello]"));
    List<MatchRecord> back = read(convert(write("games.txt", written.out()), "record"));
    assertThat(back.get(0)).isEqualTo(replayedWithSeedOf(back.get(0), played));
    assertThat(played(back.get(1))).isEqualTo(played(lost));
    assertThat(back.get(1).endings())
        .containsExactly(SeatEnding.PLAYED, SeatEnding.DISQUALIFICATION);
    assertThat(played(back.get(2))).isEqualTo(played(halted));
    assertThat(back.get(2).halted()).isTrue();
  }

  /** Returns a record with the seed of another: files have no seeds. */
  private static MatchRecord replayedWithSeedOf(MatchRecord seed, MatchRecord record) {
    return new MatchRecord(
        record.game(),
        seed.seed(),
        record.entrants(),
        record.opening(),
        record.turns(),
        record.faults(),
        record.concessions(),
        record.halted(),
        record.outcome(),
        record.digest(),
        record.checkpoints());
  }

  @ParameterizedTest
  @CsvSource({
    "-64.00:r, RESIGNATION, PLAYED",
    "+64.00:r, PLAYED, DISQUALIFICATION",
    "-64.00:t, DISQUALIFICATION, PLAYED",
    "+12.00, PLAYED, DISQUALIFICATION"
  })
  void theResultOfAFileEndsAMatchThatTheMovesDoNotEnd(
      String result, SeatEnding dark, SeatEnding light) throws IOException {
    Path file =
        write(
            "game.ggf", "1 (;GM[Othello]PB[ada]PW[bob]RE[" + result + "]" + BOARD + "B[D3]W[C5];)");
    MatchRecord record = read(convert(file, "record")).get(0);
    assertThat(record.endings()).containsExactly(dark, light);
    assertThat(record.outcome().winner()).contains(result.startsWith("+") ? 0 : 1);
  }

  @Test
  void aResultThatTheMovesContradictIsLeftOut() throws IOException {
    String whole = convert(records(match(1).play()), "ggf").out();
    int sign = whole.indexOf("RE[") + "RE[".length();
    String other = whole.charAt(sign) == '+' ? "-" : "+";
    CommandRun run =
        convert(
            write("game.ggf", whole.substring(0, sign) + other + whole.substring(sign + 1)),
            "record");
    assertThat(run.exitCode()).isEqualTo(1);
    assertThat(run.err()).contains("match 1 is left out: the result for dark is ");
  }

  @Test
  void matchesComeBackFromWthorWithNamesAndResults() throws IOException {
    MatchRecord first = match(1).play();
    MatchRecord second = match(2).play();
    MatchRecord halted = match(3).turnLimit(9).play();
    Path target = folder.resolve("year.wtb");
    CommandRun written =
        convert(records(first, second, halted), "wthor", "--out", target.toString());
    assertThat(written.exitCode()).isEqualTo(1);
    assertThat(written.out()).isEqualTo("converted: 2 matches\n");
    assertThat(written.err())
        .contains("line 3 is left out: the match was not played to its end")
        .endsWith("write it as GGF\n");
    assertThat(folder.resolve("year.jou")).isRegularFile();
    assertThat(folder.resolve("year.trn")).isRegularFile();
    List<MatchRecord> back = read(convert(target, "record"));
    assertThat(back).hasSize(2);
    assertThat(played(back.get(0))).isEqualTo(played(first));
    assertThat(played(back.get(1))).isEqualTo(played(second));
    // The form of a file is found by its content, not by its name.
    Path renamed = Files.move(target, folder.resolve("games.bin"));
    assertThat(read(convert(renamed, "record")).get(0).entrants())
        .containsExactly("player 0", "player 1");
    // The names of all files of a folder are used if a file has no names of its own.
    Files.copy(folder.resolve("year.jou"), folder.resolve("WTHOR.JOU"));
    assertThat(read(convert(renamed, "record")).get(0).entrants()).containsExactly("ada", "bob");
    MatchRecord other =
        Match.of(new Othello()).seat("eve", Bots.random()).seat("dan", Bots.random()).play();
    convert(records(other), "wthor", "--out", folder.resolve("other.wtb").toString());
    Files.copy(folder.resolve("other.jou"), folder.resolve("games.jou"));
    assertThat(read(convert(renamed, "record")).get(0).entrants()).containsExactly("eve", "dan");
  }

  @Test
  void wthorNeedsAFileAndShortNames() throws IOException {
    Path file =
        records(
            Match.of(new Othello())
                .seat("a name of 20 letters", Bots.random())
                .seat("bob", Bots.random())
                .seed(1)
                .play());
    CommandRun nowhere = convert(file, "wthor");
    assertThat(nowhere.exitCode()).isEqualTo(2);
    assertThat(nowhere.err())
        .isEqualTo("WTHOR is written to three files; name the first by --out\n");
    CommandRun run = convert(file, "wthor", "--out", folder.resolve("a.wtb").toString());
    assertThat(run.exitCode()).isEqualTo(1);
    assertThat(run.err()).contains("has more than 19 characters");
  }

  @Test
  void matchesOfOtherGamesAreNoMatchesOfOthello() throws IOException {
    Path record = folder.resolve("match.json");
    CommandRun.of("play", "tic-tac-toe", "random", "random", "--record", record.toString());
    CommandRun run = convert(record, "ggf");
    assertThat(run.exitCode()).isEqualTo(1);
    assertThat(run.err()).contains("record of tic-tac-toe cannot be replayed as othello");
    assertThat(run.out().getBytes(StandardCharsets.UTF_8)).isEmpty();
  }
}
