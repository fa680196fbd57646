package org.rondo.verify;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatExceptionOfType;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import com.google.common.base.Splitter;
import com.google.common.collect.Iterables;
import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStreamReader;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.function.Predicate;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import java.util.zip.GZIPInputStream;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.MethodSource;
import org.rondo.input.DamagedFileException;
import org.rondo.match.RecordingFormat;
import org.rondo.match.RecordingFormat.VerificationReport;

@Timeout(600)
class PugVerifierTest {
  private static final Path RECORDINGS =
      Path.of("..", "..", "..", "shared", "oracles", "pug-2017", "calls.jsonl.gz");

  /** Recordings of few calls that show different things. */
  private static final Pattern SHORT =
      Pattern.compile("\"scenario\":\"(auth|admin|refturn|drop-own-turn|illegal-occupied|slow)\"");

  private static final String START =
      "\"Rows\":[\"******\",\"******\",\"*01***\",\"******\",\"******\",\"******\"]";

  @TempDir private Path folder;

  private VerificationReport verify(String text) throws IOException {
    return RecordingFormat.find("pug-2017")
        .verify(Files.writeString(folder.resolve("calls.jsonl"), text));
  }

  /** The clients of a game that has been started, and is in a pause. */
  private record StartedGame(
      PugRecordingWriter.Client admin,
      PugRecordingWriter.Client dark,
      PugRecordingWriter.Client light) {
    static StartedGame in(PugRecordingWriter calls) {
      PugRecordingWriter.Client admin = calls.logIn("boss", "adm", 1);
      PugRecordingWriter.Client dark = calls.logIn("alpha", "A", 58);
      PugRecordingWriter.Client light = calls.logIn("beta", "B", 59);
      dark.call(10, 10, "CreatePlayer", "", "\"PlayerId\":58");
      light.call(10, 11, "CreatePlayer", "", "\"PlayerId\":59");
      admin.call(
          11,
          11,
          "CreateGame",
          "",
          "\"GameInfo\":{\"GameId\":39,\"Label\":\"Game #39: boss\",\"State\":\"Setup\"}");
      admin.call(12, 12, "AddGamePlayer", "\"GameId\":39,\"PlayerId\":58", "");
      admin.call(12, 12, "AddGamePlayer", "\"GameId\":39,\"PlayerId\":59", "");
      String map = "\"MapData\":{\"Width\":6,\"Height\":6," + START + "}";
      admin.call(13, 13, "SetGameMap", "\"GameId\":39," + map, "");
      admin.call(14, 14, "StartGame", "\"GameId\":39", "");
      return new StartedGame(admin, dark, light);
    }
  }

  /** Describes a short game: dark has one move, which turns all discs. */
  private static String recording() {
    PugRecordingWriter calls = new PugRecordingWriter();
    StartedGame game = StartedGame.in(calls);
    PugRecordingWriter.Client dark = game.dark();
    PugRecordingWriter.Client light = game.light();
    game.admin().call(15, 15, "ResumeGame", "\"GameId\":39", "");
    dark.poll(40, 1040, 0, true, true);
    light.poll(1041, 1041, 0, true, false);
    dark.call(
        1042,
        1042,
        "GetPlayerView",
        "\"PlayerId\":58",
        "\"GameState\":\"Play\",\"Index\":0,\"Map\":{\"Height\":6,"
            + START
            + ",\"Width\":6},\"PlayerStates\":["
            + state("null", "Play", 1, 0)
            + ","
            + state("null", "Play", 2, 0)
            + "],\"Turn\":1,\"YourTurn\":true");
    dark.call(
        1043,
        1043,
        "PerformMove",
        "\"PlayerId\":58,\"Turn\":{\"Row\":2,\"Col\":3},\"Pass\":false",
        "");
    dark.replay(
        1043, "PerformMove", "\"PlayerId\":58,\"Turn\":{\"Row\":9,\"Col\":9},\"Pass\":false");
    dark.poll(1044, 1064, 1, false, false);
    dark.over(1065, 2110, 1, "Won", "Score: 3");
    light.over(1070, 2100, 1, "Lost", "Score: 0");
    dark.call(
        2111,
        2111,
        "GetTurnResult",
        "\"PlayerId\":58",
        "\"GameState\":\"Finish\",\"PlayerStates\":["
            + state("\"Score: 3\"", "Won", 3, 3)
            + ","
            + state("\"Score: 0\"", "Lost", 2, 0)
            + "],\"Turn\":1");
    calls.note(
        2111,
        "{\"finalRows\":[\"......\",\"......\",\".000..\",\"......\",\"......\",\"......\"],"
            + "\"score\":[3,0],\"index0\":\"Won:Score: 3\",\"index1\":\"Lost:Score: 0\"}");
    return calls.text();
  }

  private static String state(String comment, String condition, int column, int score) {
    return "{\"Comment\":"
        + comment
        + ",\"Condition\":\""
        + condition
        + "\",\"Position\":{\"Col\":"
        + column
        + ",\"Row\":2},\"Score\":"
        + score
        + "}";
  }

  @Test
  void aGameThatAgreesIsNoMismatch() throws IOException {
    assertThat(verify(recording())).isEqualTo(new VerificationReport(1, List.of()));
  }

  /** Errors in a recording: a text, what takes its place, and a part of the sentence about it. */
  private static Stream<List<String>> errorsOfOneRecording() {
    return Stream.of(
        List.of(
            "\"TurnComplete\":true,\"YourTurn\":true; \"TurnComplete\":true,\"YourTurn\":false;"
                + " YourTurn",
            "\"FinishCondition\":\"Won\"; \"FinishCondition\":\"Draw\"; FinishCondition is \"Won\"",
            "\"Index\":0; \"Index\":1; Index is 0, recorded 1",
            "\"Turn\":1}; \"Turn\":2}; Turn is 1, recorded 2",
            "Game #39: boss; Game #39: alpha; Label"),
        List.of(
            "\"FinishComment\":\"Score: 3\"; \"FinishComment\":\"Score: 4\"; FinishComment is"
                + " \"Score: 3\"",
            "\"FinishComment\":\"Score: 0\"; \"FinishComment\":\"Did not move\"; FinishComment is"
                + " \"Score: 0\"",
            "\"Width\":6},\"PlayerStates\"; \"Width\":\"6\"},\"PlayerStates\"; Map.Width is a"
                + " whole",
            "\"AUTH\"; \"OK\"; Status is AUTH, recorded OK",
            "\"GameState\":\"Finish\"; \"GameState\":\"Pause\"; GameState is \"Finish\""),
        List.of(
            "\"Height\":6,%1$s,\"Width\":6}; %1$s,\"Height\":6,\"Width\":6}; Map is [Height, Rows, Width]"
                .formatted(START),
            "\"Col\":3,\"Row\":2},\"Score\":3; \"Col\":3,\"Row\":1},\"Score\":3; Position.Row is 2",
            "\".000..\"; \".001..\"; at the end, finalRows",
            "\"index1\":\"Lost:; \"index1\":\"Won:; at the end, the result of index 1"),
        // Here the calls after the error fail too.
        List.of("\"PlayerId\":59}; \"PlayerId\":58}; PlayerId is 2, recorded 58"));
  }

  @ParameterizedTest
  @MethodSource("errorsOfOneRecording")
  void everyErrorInARecordingIsFound(List<String> errors) throws IOException {
    String recording = recording();
    List<String> sentences = new ArrayList<>();
    for (String error : errors) {
      List<String> parts = Splitter.on("; ").splitToList(error);
      assertThat(recording).contains(parts.get(0));
      recording = recording.replace(parts.get(0), parts.get(1));
      sentences.add(parts.get(2));
    }
    String mismatch = Iterables.getOnlyElement(verify(recording).mismatches());
    assertThat(mismatch).contains(sentences);
  }

  @Test
  void linesThatAreNoCallsAreRefused() {
    assertThatExceptionOfType(DamagedFileException.class)
        .isThrownBy(() -> verify("{\"scenario\":\"a\",\"t\":1}"))
        .withMessageContaining("line 1 is not a call");
    assertThatExceptionOfType(DamagedFileException.class).isThrownBy(() -> verify("word"));
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = ';',
      value = {
        "Illegal move to (3,4); illegal move to (3, 4); true",
        "Illegal move to (3,4); illegal move to (4, 3); false",
        "Did move when was not your turn; moved out of turn; true",
        "Did not move when was your turn; did not move in its turn; true",
        "Did not move when was your turn; moved out of turn; false",
        "Did pass when was legal move e.g. (2,4); passed although a move is legal: (2,4); true",
        "Dropped from the game ([alpha] A3); dropped from the game ([alpha] A3); true",
        "Dropped from the game ([alpha] A3); dropped from the game ([beta] A3); false",
        "Score: 12; Score: 12; true",
        "Score: 12; Score: 1; false",
        "Congratulations !; Congratulations; true"
      })
  void commentsAgreeInTheirMeaning(String first, String second, boolean agree) {
    assertThat(PugComment.of(first).equals(PugComment.of(second))).isEqualTo(agree);
  }

  private String recorded(Predicate<String> wanted) throws IOException {
    assumeTrue(Files.exists(RECORDINGS), () -> "skipped: there is no " + RECORDINGS);
    try (BufferedReader lines =
        new BufferedReader(
            new InputStreamReader(
                new GZIPInputStream(Files.newInputStream(RECORDINGS)), StandardCharsets.UTF_8))) {
      return lines.lines().filter(wanted).collect(Collectors.joining("\n"));
    } catch (UncheckedIOException e) {
      throw e.getCause();
    }
  }

  @Test
  void shortRecordingsOfTheOriginalAgree() throws IOException {
    assertThat(verify(recorded(line -> SHORT.matcher(line).find())))
        .isEqualTo(new VerificationReport(6, List.of()));
  }

  @Test
  @Tag("long")
  void allRecordingsOfTheOriginalAgree() throws IOException {
    assertThat(verify(recorded(line -> true))).isEqualTo(new VerificationReport(20, List.of()));
  }

  /** The original let such a game hang: it went into the state Play, and never ended. */
  @Test
  void aGameThatBothPlayersLeftInAPauseMayBeOver() throws IOException {
    PugRecordingWriter calls = new PugRecordingWriter();
    StartedGame game = StartedGame.in(calls);
    game.dark().call(20, 20, "LeaveGame", "\"PlayerId\":58", "");
    game.light().call(21, 21, "LeaveGame", "\"PlayerId\":59", "");
    game.admin().call(22, 22, "ResumeGame", "\"GameId\":39", "");
    String players =
        "{\"GameId\":null,\"Name\":\"A\",\"PlayerId\":58,\"Team\":\"alpha\"},"
            + "{\"GameId\":null,\"Name\":\"B\",\"PlayerId\":59,\"Team\":\"beta\"}";
    game.admin()
        .call(
            23,
            23,
            "GetGameDetails",
            "\"GameId\":39",
            "\"GameDetails\":{\"GameId\":39,\"Label\":\"Game #39: boss - alpha (A) vs beta (B)\","
                + "\"Players\":["
                + players
                + "],\"State\":\"Play\"}");
    assertThat(verify(calls.text()).mismatches()).isEmpty();
    assertThat(
            verify(calls.text().replace("\"State\":\"Play\"", "\"State\":\"Setup\"")).mismatches())
        .singleElement()
        .asString()
        .contains("GameDetails.State is \"Finish\", recorded \"Setup\"");
  }
}
