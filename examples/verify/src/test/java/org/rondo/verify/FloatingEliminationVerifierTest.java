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
import org.rondo.input.DamagedFileException;
import org.rondo.match.RecordingFormat;
import org.rondo.match.RecordingFormat.VerificationReport;

class FloatingEliminationVerifierTest {
  private static final Path RECORDINGS =
      Path.of("..", "..", "..", "shared", "oracles", "tournament", "floating-elimination.jsonl");

  /** Two rounds of four players, worked out by hand. */
  private static final String TOURNAMENT =
      """
      {'lives': 2, 'seeds': {'dan': 10, 'ada': 40, 'ben': 30, 'cyd': 20}, 'rounds': [
       {'round': 1, 'alive': ['ada', 'ben', 'cyd', 'dan'], 'bye': null,
        'losses': {'ada': 0, 'ben': 0, 'cyd': 0, 'dan': 0},
        'utpr': {'ada': 1500.0, 'ben': 1500.0, 'cyd': 1500.0, 'dan': 1500.0},
        'ranks': {'ada': 1, 'ben': 2, 'cyd': 3, 'dan': 4},
        'pairs_gold_silver': [['ada', 'dan'], ['cyd', 'ben']],
        'arbitrary_color': [['ada', 'dan'], ['cyd', 'ben']],
        'results': [['ada', 'dan', 'ada'], ['cyd', 'ben', 'ben']]},
       {'round': 2, 'alive': ['ada', 'ben', 'cyd', 'dan'], 'bye': null,
        'losses': {'ada': 0, 'ben': 0, 'cyd': 1, 'dan': 1},
        'utpr': {'ada': 1675.802595, 'ben': 1675.802595, 'cyd': 1324.197405, 'dan': 1324.197405},
        'ranks': {'ada': 2, 'ben': 1, 'cyd': 3, 'dan': 4},
        'pairs_gold_silver': [['ben', 'ada'], ['dan', 'cyd']],
        'arbitrary_color': [],
        'results': [['ben', 'ada', 'ada'], ['dan', 'cyd', 'cyd']]}],
       'wcc2014': {'rounds': [
       {'round': 1, 'ranks': {'ada': 1, 'ben': 2, 'cyd': 3, 'dan': 4}, 'final_objective': 10,
        'optimal': [{'bye': null, 'pairs': [['ada', 'dan'], ['ben', 'cyd']]}]},
       {'round': 2, 'ranks': {'ada': 1, 'ben': 2, 'cyd': 3, 'dan': 4}, 'final_objective': 2,
        'optimal': [{'bye': null, 'pairs': [['ada', 'ben'], ['cyd', 'dan']]}]}]}}
      """;

  @TempDir private Path folder;

  private VerificationReport verify(String text) throws IOException {
    Path file = folder.resolve("recordings");
    Files.writeString(file, text.replace('\'', '"').replace("\n", " ") + "\n");
    return RecordingFormat.find("floating-elimination").verify(file);
  }

  @Test
  void aTournamentThatAgreesIsNoMismatch() throws IOException {
    assertThat(verify(TOURNAMENT)).isEqualTo(new VerificationReport(1, List.of()));
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      quoteCharacter = '"',
      value = {
        "'alive': ['ada', 'ben', 'cyd', 'dan'], 'bye': null, 'losses': {'ada': 0, 'ben': 0, 'cyd':"
            + " 1|'alive': ['ada', 'ben', 'cyd'], 'bye': null, 'losses': {'ada': 0, 'ben': 0,"
            + " 'cyd': 1|round 2: the entrants in play are [",
        "'cyd': 1, 'dan': 1}|'cyd': 2, 'dan': 1}|round 2: the losses are {",
        "'utpr': {'ada': 1675.802595|'utpr': {'ada': 1675.802599|round 2: rating of ada 1675.80259",
        "'ranks': {'ada': 2, 'ben': 1, 'cyd': 3|'ranks': {'ada': 3, 'ben': 1, 'cyd': 2|round 2: ada"
            + " is ranked before cyd, recorded behind",
        "'pairs_gold_silver': [['ben', 'ada'], ['dan', 'cyd']]|'pairs_gold_silver': [['ben',"
            + " 'cyd'], ['dan', 'ada']]|round 2: the counts by the rules of 2015 are [",
        "'pairs_gold_silver': [['ben', 'ada']|'pairs_gold_silver': [['ada', 'ben']|round 2: seat 0"
            + " of [",
        "'arbitrary_color': []|'arbitrary_color': [['ben', 'ada']]|round 2: seats of [",
        "'final_objective': 2|'final_objective': 3|round 2: the count of the last rule of 2014 is 2, recorded 3",
        "'pairs': [['ada', 'ben'], ['cyd', 'dan']]|'pairs': [['ada', 'cyd'], ['ben', 'dan']]|round"
            + " 2: the pairing by the rules of 2014 is Pairing",
      })
  void everythingIsCompared(String right, String wrong, String mismatch) throws IOException {
    String line = TOURNAMENT.replace("\n", " ").replaceAll(" +", " ");
    assertThat(line).contains(right);
    VerificationReport report = verify(line.replace(right, wrong));
    assertThat(report.checked()).isEqualTo(1);
    assertThat(report.mismatches()).singleElement().asString().contains(mismatch);
  }

  @Test
  void aRoundAfterTheEndIsAMismatch() throws IOException {
    String short2 = TOURNAMENT.replace("'lives': 2", "'lives': 1");
    assertThat(verify(short2).mismatches())
        .singleElement()
        .asString()
        .contains("round 2: the entrants in play are [");
  }

  @Test
  void whatIsNoTournamentIsRefused() {
    assertThatExceptionOfType(DamagedFileException.class)
        .isThrownBy(() -> verify("{'lives': 2}"))
        .withMessageEndingWith(
            "tournament 1 is not an object with a recorded floating elimination");
  }

  @Test
  void recordedTournamentsAgree() throws IOException {
    assumeTrue(Files.exists(RECORDINGS), "there are no recordings beside the project");
    VerificationReport report = RecordingFormat.find("floating-elimination").verify(RECORDINGS);
    assertThat(report.mismatches()).isEmpty();
    assertThat(report.checked()).isEqualTo(15);
  }
}
