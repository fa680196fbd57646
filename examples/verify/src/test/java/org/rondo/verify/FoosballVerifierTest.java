package org.rondo.verify;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatExceptionOfType;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import org.rondo.input.DamagedFileException;
import org.rondo.match.RecordingFormat;
import org.rondo.match.RecordingFormat.VerificationReport;

class FoosballVerifierTest {
  private static final Path RECORDINGS =
      Path.of("..", "..", "..", "shared", "oracles", "foosball", "engine-games.jsonl.gz");

  /** 22 players at midfield, the last four on the bench. */
  private static final List<Integer> ROSTER =
      IntStream.range(0, 26).mapToObj(player -> player < 22 ? 0 : 100).toList();

  @TempDir private Path folder;

  private VerificationReport verify(String text) throws IOException {
    return RecordingFormat.find("foosball-engine-games")
        .verify(Files.writeString(folder.resolve("recordings"), text));
  }

  private static String game(String rounds, String result) {
    return "{\"rounds\": [" + rounds + "], \"final\": " + result + "}\n";
  }

  private static String round(List<Integer> home, List<Integer> away, double draw, String sees) {
    return "{\"home_move\": "
        + home
        + ", \"away_move\": "
        + away
        + ", \"r\": "
        + draw
        + ", \"home_sees\": "
        + sees
        + "}";
  }

  /** Returns what HOME reads after round 0, which the given side has won. */
  private static List<Integer> sees(int ball) {
    List<Integer> numbers = new ArrayList<>(List.of(0, 0, 1, ball));
    numbers.addAll(ROSTER);
    numbers.addAll(Collections.nCopies(26, 0));
    numbers.addAll(ROSTER.stream().map(number -> -number).toList());
    numbers.addAll(Collections.nCopies(26, 0));
    return numbers;
  }

  @Test
  void roundsThatAgreeAreNoMismatch() throws IOException {
    String agreeing = game(round(ROSTER, ROSTER, 0.4, sees(1).toString()), "[0, 0]");
    assertThat(verify(agreeing + agreeing)).isEqualTo(new VerificationReport(2, List.of()));
  }

  @Test
  void theFirstRoundThatDiffersIsNamedWithEveryNumberThatDoes() throws IOException {
    List<Integer> wrong = sees(1);
    wrong.set(30, 2);
    String recorded = wrong.toString();
    assertThat(verify(game(round(ROSTER, ROSTER, 0.6, recorded), "[0, 0]")).mismatches())
        .singleElement()
        .asString()
        .endsWith("game 1: round 0: number 3 is -1, recorded 1, number 30 is 0, recorded 2");
    assertThat(verify(game(round(ROSTER, ROSTER, 0.6, "[1, 2]"), "[0, 0]")).mismatches())
        .singleElement()
        .asString()
        .endsWith("round 0: 2 numbers are recorded, but there are 108");
  }

  @Test
  void theResultIsCompared() throws IOException {
    assertThat(verify(game(round(ROSTER, ROSTER, 0.4, sees(1).toString()), "[1, 0]")).mismatches())
        .singleElement()
        .asString()
        .endsWith("game 1: the goals are [0, 0], recorded [1, 0]");
  }

  @Test
  void aRosterThatIsWrongIsTheNullMove() throws IOException {
    List<Integer> empty = sees(1);
    Collections.fill(empty.subList(56, 82), -100);
    String wrong = round(ROSTER, ROSTER.subList(0, 25), 0.999, empty.toString());
    assertThat(verify(game(wrong, "[0, 0]")).mismatches()).isEmpty();
  }

  @Test
  void aDrawThatWasRoundedUpToOneIsJustBelowIt() throws IOException {
    assertThat(verify(game(round(ROSTER, ROSTER, 1.0, sees(-1).toString()), "[0, 0]")).mismatches())
        .isEmpty();
    String text = game(round(ROSTER, ROSTER, 1.5, sees(-1).toString()), "[0, 0]");
    assertThatExceptionOfType(DamagedFileException.class)
        .isThrownBy(() -> verify(text))
        .withMessageContaining("game 1 is not an object");
  }

  @Test
  void aGameWithoutRoundsIsAMismatch() throws IOException {
    assertThat(verify(game("", "[0, 0]")).mismatches())
        .singleElement()
        .asString()
        .endsWith("game 1: it has no rounds");
  }

  @Test
  void roundsBeyondTheEndAreAMismatch() throws IOException {
    // Wrong rosters leave both fields empty, and a draw of a half leaves the ball at midfield.
    List<String> rounds = new ArrayList<>();
    for (int round = 0; round < 801; round++) {
      List<Integer> numbers = new ArrayList<>(List.of(0, 0, round + 1, 0));
      for (int number : List.of(100, 0, -100, 0)) {
        numbers.addAll(Collections.nCopies(26, number));
      }
      rounds.add(round(List.of(1), List.of(1), 0.5, numbers.toString()));
    }
    assertThat(verify(game(String.join(", ", rounds), "[0, 0]")).mismatches())
        .singleElement()
        .asString()
        .endsWith("it has 801 rounds, but the match is over after 800");
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "word",
        "[1]",
        "{\"rounds\": 1, \"final\": [0, 0]}",
        "{\"final\": [0, 0]}",
        "{\"rounds\": []}",
        "{\"rounds\": [{\"r\": 0.5}], \"final\": [0, 0]}",
        "{\"rounds\": [], \"final\": [0.5, 0]}",
        "{\"rounds\": [], \"final\": [0, 4294967296]}",
        "{\"rounds\": [{\"home_move\": [\"x\"]}], \"final\": [0, 0]}"
      })
  void otherFormsAreRefused(String text) {
    assertThatExceptionOfType(DamagedFileException.class)
        .isThrownBy(() -> verify(text))
        .withMessageEndingWith(
            "game 1 is not an object with final and rounds of home_move, away_move, r and"
                + " home_sees");
  }

  @Test
  void recordingsOfTheEngineAgree() throws IOException {
    assumeTrue(Files.exists(RECORDINGS), () -> "skipped: there is no " + RECORDINGS);
    VerificationReport report = RecordingFormat.find("foosball-engine-games").verify(RECORDINGS);
    assertThat(report.mismatches()).isEmpty();
    assertThat(report.checked()).isEqualTo(4);
  }
}
