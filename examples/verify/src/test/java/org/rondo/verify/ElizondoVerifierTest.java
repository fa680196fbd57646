package org.rondo.verify;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatExceptionOfType;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;
import org.rondo.input.DamagedFileException;
import org.rondo.match.RecordingFormat;
import org.rondo.match.RecordingFormat.VerificationReport;

/** The texts here are JSON with single quotes, which the reader takes too. */
class ElizondoVerifierTest {
  private static final Path RECORDINGS =
      Path.of("..", "..", "..", "shared", "oracles", "grid-soccer");

  /** A step with a tackle that fails, and a step into the goal. */
  private static final String GAME =
      String.join(
          " ",
          "{'cols': 10, 'rows': 5, 'qA': [0.5, 0.5, 0.5], 'qB': [0.5, 0.5, 0.5], 'first': 'A',",
          "'startA': [[2, 1], [0, 0], [4, 0]], 'startB': [[2, 5], [0, 9], [4, 9]],",
          "'state0': [[[2,4,1], [0,0,0], [4,0,0]], [[2,5,0], [0,9,0], [4,9,0]], null, [0,0]],",
          "'steps': [{'A': [[4], [0], [0]], 'B': [[0], [0], [0]], 'u': [0.7],",
          "'st': [[[2,5,1], [0,0,0], [4,0,0]], [[2,5,0], [0,9,0], [4,9,0]], null, [0,0]]},",
          "{'A': [[4,2], [0], [0]], 'B': [[0], [0], [0]], 'u': [],",
          "'st': [[[2,5,0], [0,0,0], [4,0,0]], [[2,5,0], [0,9,0], [4,9,0]], [2,7,4,1], [0,0]]}],",
          "'winner': null}");

  /** A pause and a shot, and formations. */
  private static final String SITUATIONS =
      String.join(
          " ",
          "[{'name': 'shot', 'cols': 10, 'rows': 5, 'quite_A': [0.5, 0.5, 0.5],",
          "'quite_B': [0.5, 0.5, 0.5], 'u': 0.5, 'start':",
          "{'A': [[2,9,true], [0,1,false], [4,0,false]],",
          "'B': [[0,9,false], [0,8,false], [4,9,false]], 'free': null, 'score': [0,0]},",
          "'steps': [{'A': [0,0,0], 'B': [0,0,0], 'valid': [true,true], 'goal_restart': null,",
          "'after': {'A': [[2,9,true], [0,1,false], [4,0,false]],",
          "'B': [[0,9,false], [0,8,false], [4,9,false]], 'free': null, 'score': [0,0]}},",
          "{'A': [[4,1],0,0], 'B': [0,0,0], 'valid': [true,true], 'goal_restart': 'B',",
          "'after': {'score': [1,0]}}]},",
          "{'name': 'line-up', 'first': 'A', 'A': [[0,[2,1]], [1,[0,0]], [2,[4,0]]],",
          "'B': [[0,[2,5]], [1,[0,9]], [2,[4,9]]],",
          "'after': {'A': [[2,4,true], [0,0,false], [4,0,false]],",
          "'B': [[2,5,false], [0,9,false], [4,9,false]], 'free': null, 'score': [0,0]}}]");

  @TempDir private Path folder;

  private VerificationReport verify(String format, String text) throws IOException {
    return RecordingFormat.find(format)
        .verify(Files.writeString(folder.resolve("recordings"), text));
  }

  @Test
  void recordingsThatAgreeAreNoMismatch() throws IOException {
    assertThat(verify("elizondo-games", GAME + "\n" + GAME))
        .isEqualTo(new VerificationReport(2, List.of()));
    assertThat(verify("elizondo-situations", SITUATIONS))
        .isEqualTo(new VerificationReport(2, List.of()));
  }

  @ParameterizedTest
  @CsvSource(
      quoteCharacter = '"',
      delimiter = '|',
      value = {
        "'winner': null | 'winner': 'B' | the winner is no team, recorded right",
        "[0.7] | [0.7, 0.1] | step 1: 1 of 2 draws are not used",
        "[0.7] | [] | step 1: draw 1 was requested, but the script has only 0",
        "[0.7] | [0.1] | step 1 gives 0-0 2,5 0,0 4,0 2,5 0,9 4,9 right0, recorded 0-0 2,5 0,0 4,0"
            + " 2,5 0,9 4,9 left0",
        "[2,7,4,1] | [2,7,4,0] | step 2 gives 0-0 2,5 0,0 4,0 2,5 0,9 4,9 2,7,4,1, recorded 0-0 2,5"
            + " 0,0 4,0 2,5 0,9 4,9 2,7,4,0",
        "[[2,4,1] | [[2,3,1] | the kick-off gives 0-0 2,4 0,0 4,0 2,5 0,9 4,9 left0, recorded 0-0 2,3"
            + " 0,0 4,0 2,5 0,9 4,9 left0",
        "[[4,2] | [[4,3] | it cannot be played: seat 0 cannot play p4:3 0 0: strength 3 is above 2,"
            + " the most a pass may have on 5 rows",
        "[[2, 1] | [[2, 6] | it cannot be played: seat 0 cannot play 2,6 0,0 4,0: player 0 on 2,6 is"
            + " not in the own half, columns 0..4"
      })
  void theDifferencesOfAGameAreReported(String found, String replacement, String sentence)
      throws IOException {
    assertThat(GAME).contains(found);
    assertThat(verify("elizondo-games", GAME.replace(found, replacement)).mismatches())
        .containsExactly("game 1: " + sentence);
  }

  @ParameterizedTest
  @CsvSource(
      quoteCharacter = '"',
      delimiter = '|',
      value = {
        "[4,1],0,0 | [4,3],0,0 | shot: step 2: seat 0's orders [[4,3],0,0] are refused, recorded as"
            + " legal",
        "[4,1],0,0 | 9,0,0 | shot: step 2: seat 0's orders [9,0,0] are refused, recorded as legal",
        "'valid': [true,true], 'goal_restart': 'B' | 'valid': [true,false], 'goal_restart': 'B' | shot:"
            + " step 2: seat 1's orders [0,0,0] are legal, recorded as refused",
        "'score': [1,0] | 'score': [0,1] | shot: step 2 gives 1-0, recorded 0-1",
        "'goal_restart': 'B' | 'goal_restart': 'A' | shot: step 2: the left team conceded and does"
            + " not kick off",
        "'free': null, 'score': [0,0]}}, | 'free': null, 'score': [0,2]}}, | shot: step 1 gives 0-0 2,9"
            + " 0,1 4,0 0,9 0,8 4,9 left0, recorded 0-2 2,9 0,1 4,0 0,9 0,8 4,9 left0",
        "[[2,4,true] | [[2,3,true] | line-up: the kick-off gives 0-0 2,4 0,0 4,0 2,5 0,9 4,9 left0,"
            + " recorded 0-0 2,3 0,0 4,0 2,5 0,9 4,9 left0",
        "'after': {'A': [[2,4 | 'exception': {'A': [[2,4 | line-up: the formations {0: 2,1 0,0 4,0, 1:"
            + " 2,5 0,9 4,9} are legal, recorded as refused",
        "[[0,[2,5]] | [[0,[2,4]] | line-up: the formations {0: 2,1 0,0 4,0, 1: 2,4 0,9 4,9} are"
            + " refused, recorded as legal"
      })
  void theDifferencesOfASituationAreReported(String found, String replacement, String sentence)
      throws IOException {
    assertThat(SITUATIONS).contains(found);
    List<String> mismatches =
        verify("elizondo-situations", SITUATIONS.replace(found, replacement)).mismatches();
    assertThat(mismatches).containsExactly(sentence);
  }

  @Test
  void whereTheJudgeCrashedOnlyItsVerdictsAreCompared() throws IOException {
    String crashed =
        SITUATIONS.replace("'goal_restart': null, 'after'", "'exception': 'x', 'state'");
    assertThat(verify("elizondo-situations", crashed).mismatches()).isEmpty();
    assertThat(
            verify("elizondo-situations", crashed.replaceFirst("true,true", "false,true"))
                .mismatches())
        .hasSize(1);
  }

  @ParameterizedTest
  @ValueSource(strings = {"{}", "[1]", "[{'name': 'x', 'steps': []}]", "{"})
  void otherFormsAreRefused(String text) {
    assertThatExceptionOfType(DamagedFileException.class)
        .isThrownBy(() -> verify("elizondo-situations", text))
        .withMessageEndingWith("is not an array of recorded situations");
    assertThatExceptionOfType(DamagedFileException.class)
        .isThrownBy(() -> verify("elizondo-games", text))
        .withMessageEndingWith("game 1 is not an object with a recorded game");
  }

  @ParameterizedTest
  @CsvSource({
    "elizondo-games, elizondo-games.jsonl.gz, 100",
    "elizondo-situations, elizondo-situations.json, 85"
  })
  void recordingsOfTheJudgeAgree(String format, String name, int recordings) throws IOException {
    Path file = RECORDINGS.resolve(name);
    assumeTrue(Files.exists(file), () -> "skipped: there is no " + file);
    VerificationReport report = RecordingFormat.find(format).verify(file);
    assertThat(report.mismatches()).isEmpty();
    assertThat(report.checked()).isEqualTo(recordings);
  }
}
