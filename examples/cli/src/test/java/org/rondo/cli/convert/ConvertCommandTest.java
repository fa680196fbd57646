package org.rondo.cli.convert;

import static org.assertj.core.api.Assertions.assertThat;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import com.google.gson.JsonElement;
import com.google.gson.JsonObject;
import com.google.gson.JsonParser;
import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStreamReader;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Collectors;
import java.util.zip.GZIPInputStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.rondo.cli.CommandRun;
import org.rondo.match.MatchRecord;

class ConvertCommandTest {
  private static final Path GAMES =
      Path.of("..", "..", "..", "shared", "oracles", "arimaa", "real.jsonl.gz");
  private static final String ILLEGAL = "1g Ra1\n1s ra8\n2g\n";

  @TempDir private Path folder;

  private Path write(String name, String text) throws IOException {
    return Files.writeString(folder.resolve(name), text);
  }

  private static String convert(int exitCode, Path file, String form) {
    CommandRun run = CommandRun.of("convert", file.toString(), "--to", form);
    assertThat(run.exitCode()).as(run.err()).isEqualTo(exitCode);
    return run.out();
  }

  private static List<List<String>> turns(String records) {
    return records
        .lines()
        .map(MatchRecord::parse)
        .map(record -> record.turns().stream().map(turn -> turn.get(0)).toList())
        .toList();
  }

  private static List<JsonObject> games() throws IOException {
    assumeTrue(Files.isRegularFile(GAMES), "the recordings are not there");
    try (BufferedReader lines =
        new BufferedReader(
            new InputStreamReader(
                new GZIPInputStream(Files.newInputStream(GAMES)), StandardCharsets.UTF_8))) {
      return lines.lines().map(line -> JsonParser.parseString(line).getAsJsonObject()).toList();
    }
  }

  /** Games of people under the rules of today, with takebacks, through all forms and back. */
  @Test
  void recordedGamesComeBackThroughAllForms() throws IOException {
    List<List<String>> expected = new ArrayList<>();
    StringBuilder archive = new StringBuilder();
    for (JsonObject game : games()) {
      if (game.get("over_at").isJsonNull() && game.get("max_repeat").getAsInt() < 3) {
        game.getAsJsonArray("record").asList().stream()
            .map(JsonElement::getAsString)
            .forEach(line -> archive.append(line).append('\n'));
        archive.append('\n');
        expected.add(
            game.getAsJsonArray("turns").asList().stream()
                .map(turn -> turn.getAsJsonArray().get(1).getAsString())
                .collect(Collectors.toList()));
      }
    }
    assertThat(expected).hasSizeGreaterThan(60);
    String records = convert(0, write("archive.txt", archive.toString()), "record");
    List<List<String>> found = turns(records);
    assertThat(found).hasSameSizeAs(expected);
    for (int i = 0; i < found.size(); i++) {
      // The order of the pieces in a set-up has no meaning.
      int size = expected.get(i).size();
      assertThat(found.get(i)).hasSize(size);
      assertThat(found.get(i).subList(2, size)).isEqualTo(expected.get(i).subList(2, size));
    }
    Path file = write("records.jsonl", records);
    String lines = convert(0, file, "arimaa");
    assertThat(turns(convert(0, write("lines.txt", lines), "record"))).isEqualTo(found);
    String table = convert(0, file, "arimaa-table");
    Path tableFile = write("table.txt", table);
    assertThat(turns(convert(0, tableFile, "record"))).isEqualTo(found);
    assertThat(convert(0, tableFile, "arimaa")).isEqualTo(lines);
  }

  @Test
  void aMatchThatCannotBeConvertedIsLeftOut() throws IOException {
    Path file = write("archive.txt", ILLEGAL);
    CommandRun run = CommandRun.of("convert", file.toString(), "--to", "record");
    assertThat(run.exitCode()).isEqualTo(1);
    assertThat(run.out()).isEmpty();
    assertThat(run.err()).startsWith(file + ", match 1 is left out: ");
  }

  @Test
  void matchesOfOtherGamesHaveNoLines() throws IOException {
    Path records = folder.resolve("match.json");
    CommandRun play =
        CommandRun.of(
            "play", "tic-tac-toe", "a=random", "b=random", "--record", records.toString());
    assertThat(play.exitCode()).as(play.err()).isZero();
    CommandRun run = CommandRun.of("convert", records.toString(), "--to", "arimaa");
    assertThat(run.exitCode()).isEqualTo(1);
    assertThat(run.err()).contains("a match of tic-tac-toe has no lines of Arimaa's archives");
  }

  @Test
  void aFileIsWrittenAndNeverOverwritten() throws IOException {
    Path records = folder.resolve("match.json");
    CommandRun.of(
        "play",
        "arimaa",
        "a=beginner",
        "b=beginner",
        "--seed",
        "1",
        "--record",
        records.toString());
    Path target = folder.resolve("match.txt");
    String[] arguments = {
      "convert", records.toString(), "--to", "arimaa", "--out", target.toString()
    };
    CommandRun run = CommandRun.of(arguments);
    assertThat(run.exitCode()).as(run.err()).isZero();
    assertThat(run.out()).isEqualTo("converted: 1 match\n");
    assertThat(target).content().startsWith("# gold: a\n# silver: b\n").contains("\n2g ");
    assertThat(CommandRun.of(arguments).exitCode()).isEqualTo(2);
    CommandRun wrong = CommandRun.of("convert", records.toString(), "--to", "csv");
    assertThat(wrong.exitCode()).isEqualTo(2);
    assertThat(wrong.err())
        .isEqualTo("form 'csv' is none of record, pgn, ggf, wthor, arimaa, arimaa-table\n");
  }
}
