package org.rondo.verify;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatExceptionOfType;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import java.io.IOException;
import java.io.OutputStream;
import java.io.RandomAccessFile;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.function.UnaryOperator;
import java.util.stream.Collectors;
import java.util.zip.GZIPOutputStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.rondo.input.DamagedFileException;
import org.rondo.match.RecordingFormat;
import org.rondo.match.RecordingFormat.VerificationReport;

/** The formats of recordings on the class path. */
class RecordingFormatsTest {
  private static final Path RECORDINGS = Path.of("..", "..", "..", "shared", "oracles");
  private static final String WIPE_OUT = "e6f4e3f6g5d6e7f5c5";
  private static final String START =
      "{\"board\": \"---------------------------OX------XO---------------------------\","
          + " \"side\": \"X\", \"nodes\": ";

  @TempDir private Path folder;

  private VerificationReport verify(String format, String text) throws IOException {
    return RecordingFormat.find(format)
        .verify(Files.writeString(folder.resolve("recordings"), text));
  }

  @Test
  void thePageOfTheCommandLineListsTheFormats() throws IOException {
    List<String> rows =
        Files.readAllLines(Path.of("..", "docs", "command-line.md")).stream()
            .dropWhile(line -> !line.equals("## Formats of recordings"))
            .dropWhile(line -> !line.equals("|---|---|"))
            .skip(1)
            .takeWhile(line -> line.startsWith("|"))
            .toList();
    assertThat(rows)
        .hasSize(12)
        .containsExactlyElementsOf(
            RecordingFormat.list().stream()
                .map(format -> "| `" + format.name() + "` | " + format.description() + " |")
                .toList());
  }

  @Test
  void figuresThatAgreeAreNoMismatch() throws IOException {
    VerificationReport report =
        verify(
            "othello-games",
            "# a comment\n2021 7 "
                + WIPE_OUT
                + " passes=0 black=13 white=0 over=1 wthor_score=64 theoretical=2\n"
                + WIPE_OUT
                + "\t13-0\n");
    assertThat(report).isEqualTo(new VerificationReport(2, List.of()));
  }

  @ParameterizedTest
  @CsvSource({
    "passes=1, passes is 0; recorded 1",
    "black=12, black is 13; recorded 12",
    "white=1, white is 0; recorded 1",
    "over=0, over is 1; recorded 0",
    "wthor_score=13, wthor_score is 64; recorded 13"
  })
  void everyFigureIsCompared(String figure, String mismatch) throws IOException {
    VerificationReport report = verify("othello-games", "2021 7 " + WIPE_OUT + " " + figure + "\n");
    assertThat(report.mismatches()).containsExactly("2021 7: " + mismatch.replace(';', ','));
  }

  @Test
  void movesThatCannotBePlayedAreAMismatch() throws IOException {
    assertThat(verify("othello-games", "2021 7 e6e6 over=0\n").mismatches())
        .singleElement()
        .asString()
        .contains("cannot be played: seat 1 cannot play e6: the square is taken");
    assertThat(verify("othello-games", "2021 7 e6z9 over=0\n").mismatches()).hasSize(1);
    assertThat(verify("othello-games", "2021 7 " + WIPE_OUT + "a1 over=1\n").mismatches())
        .hasSize(1);
  }

  @Test
  void listsInJsonAreRead() throws IOException {
    VerificationReport report =
        verify(
            "othello-games",
            "{\"note\": \"text\", \"wipeouts\": [[\"1984\", 109, \""
                + WIPE_OUT
                + "\", 13, 0, 64]], \"draws\": [[\"2014\", 1, \""
                + WIPE_OUT
                + "\"]], \"passes\": [[\"2014\", 2, \""
                + WIPE_OUT
                + "\", \"passes=0\"]], \"nine\": [\""
                + WIPE_OUT
                + "\"]}");
    assertThat(report.checked()).isEqualTo(4);
    assertThat(report.mismatches()).containsExactly("draws 2014 1: wthor_score is 64, recorded 32");
  }

  @Test
  void leafCountsAreComparedDepthByDepth() throws IOException {
    VerificationReport report =
        verify("othello-perft", START + "[4, 12, 56]}\n" + START + "[4, 13, 56]}\n");
    assertThat(report.checked()).isEqualTo(2);
    assertThat(report.mismatches())
        .singleElement()
        .asString()
        .endsWith("position 2: depth 2 has 12 leaves, recorded 13");
  }

  @Test
  void timeControlsAreComparedFieldByField() throws IOException {
    VerificationReport report =
        verify(
            "time-control",
            "# string\tfield\texpected\n"
                + "1:30/2\tmove\t90\n"
                + "1/2\treserve\t120\n"
                + "1/2/50\tpercent\t50\n"
                + "1/2/50/3\tmax_reserve\t180\n"
                + "1/2/50/3/4\ttime_limit\t14400\n"
                + "1/2/50/3/4t\tturn_limit\t4\n"
                + "1/2/50/3/4/5\tmax_turntime\t300\n"
                + "1/2/100/0\tstr\t1m/2m\n"
                + "1\t-\tERR\n"
                + "1/x\treserve\tERR\n");
    assertThat(report).isEqualTo(new VerificationReport(10, List.of()));
  }

  @Test
  void aTimeControlThatIsReadOtherwiseIsAMismatch() throws IOException {
    assertThat(verify("time-control", "1:30/2\tmove\t91\n").mismatches())
        .containsExactly("'1:30/2', move: is 90, recorded 91");
    assertThat(verify("time-control", "1:30/2\t-\tERR\n").mismatches())
        .containsExactly("'1:30/2', -: is 1m30s/2m, recorded ERR");
    assertThat(verify("time-control", "none\tmove\t0\n").mismatches())
        .containsExactly("'none', move: is ERR, recorded 0");
    assertThatExceptionOfType(DamagedFileException.class)
        .isThrownBy(() -> verify("time-control", "1/1\tspeed\t9\n"))
        .withMessage(
            "line '1/1\tspeed\t9' must be a time control, one of its fields and a value, separated"
                + " by tabs");
  }

  @Test
  void packedFilesAreUnpacked() throws IOException {
    Path file = folder.resolve("perft.jsonl.gz");
    try (OutputStream out = new GZIPOutputStream(Files.newOutputStream(file))) {
      out.write((START + "[4]}").getBytes(StandardCharsets.UTF_8));
    }
    assertThat(RecordingFormat.find("othello-perft").verify(file).checked()).isEqualTo(1);
  }

  @Test
  void otherFormsAreRefused() {
    assertThatExceptionOfType(DamagedFileException.class)
        .isThrownBy(() -> verify("othello-perft", "{\"board\": 1}"));
    assertThatExceptionOfType(DamagedFileException.class)
        .isThrownBy(() -> verify("othello-perft", "[1]"));
    assertThatExceptionOfType(DamagedFileException.class)
        .isThrownBy(() -> verify("othello-games", "word"));
    assertThatExceptionOfType(DamagedFileException.class)
        .isThrownBy(() -> verify("othello-games", "2021 1 e6 colour=1"))
        .withMessage("figure 'colour' is not known");
  }

  /** Values that are missing, null, of another type, or in arrays that are too short. */
  @Test
  void whateverAFileHoldsTheAnswerIsASentence() throws IOException {
    List<String> values =
        List.of(
            "null",
            "7",
            "1e999",
            "99999999999",
            "true",
            "\"x\"",
            "\"\"",
            "[]",
            "[null]",
            "[[]]",
            "[[null]]",
            "[7]",
            "[{}]",
            "{}",
            "{\"a\":null}");
    for (RecordingFormat format : RecordingFormat.list()) {
      List<String> texts = new ArrayList<>(values);
      for (String fields : FIELDS) {
        List<String> names = List.of(fields.split(" "));
        for (String value : values) {
          texts.add(object(names, name -> value));
          for (String odd : names) {
            texts.add(object(names, name -> name.equals(odd) ? value : sound(name)));
          }
        }
      }
      for (String text : texts) {
        try {
          assertThat(verify(format.name(), text + "\n")).as(text).isNotNull();
        } catch (DamagedFileException e) {
          assertThat(e.getMessage()).as("%s of %s", text, format.name()).isNotBlank();
        }
      }
    }
  }

  private static final List<String> FIELDS =
      List.of(
          "board side nodes",
          "rounds final",
          "steps startA startB state0 rows cols qA qB first winner",
          "lives seeds rounds wcc2014",
          "draws games");

  private static String object(List<String> names, UnaryOperator<String> value) {
    return names.stream()
        .map(name -> "\"" + name + "\":" + value.apply(name))
        .collect(Collectors.joining(",", "{", "}"));
  }

  private static String sound(String name) {
    return switch (name) {
      case "board", "side", "first", "winner" -> "\"A\"";
      case "lives", "rows", "cols" -> "4";
      case "seeds", "wcc2014" -> "{}";
      default -> "[]";
    };
  }

  @Test
  void aFileOfOneEndlessLineIsASentence() throws IOException {
    Path file = folder.resolve("endless.jsonl");
    try (RandomAccessFile holes = new RandomAccessFile(file.toFile(), "rw")) {
      holes.setLength(400L << 20);
    }
    for (RecordingFormat format : RecordingFormat.list()) {
      assertThatThrownBy(() -> format.verify(file))
          .as(format.name())
          .isInstanceOf(IOException.class)
          .hasMessageContaining("the line is longer than ");
    }
  }

  @ParameterizedTest
  @CsvSource({
    "othello-perft, othello/perft-positions.jsonl, 40",
    "othello-games, othello/games-2021.txt.gz, 320",
    "othello-games, othello/special-games.json, 210",
    "othello-games, othello/shortest-games.tsv, 60",
    "time-control, tournament/time-control-cases.tsv, 26"
  })
  void recordingsOfOtherProgramsAgree(String format, String name, int recordings)
      throws IOException {
    Path file = RECORDINGS.resolve(name);
    assumeTrue(Files.exists(file), () -> "skipped: there is no " + file);
    VerificationReport report = RecordingFormat.find(format).verify(file);
    assertThat(report.mismatches()).isEmpty();
    assertThat(report.checked()).isEqualTo(recordings);
  }
}
