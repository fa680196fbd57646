package org.rondo.verify;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatExceptionOfType;

import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.rondo.format.trf.TrfTournament;
import org.rondo.input.DamagedFileException;
import org.rondo.match.RecordingFormat;
import org.rondo.match.RecordingFormat.VerificationReport;

/** Swiss tournaments that bbpPairings paired by the rules of FIDE. */
class FideSwissVerifierTest {
  private static final String FOUR_PLAYERS = four("   3 w 1", "   4 b 1", "   1 b 0", "   2 w 0");

  @TempDir private Path folder;

  /** The first of two rounds, by the entries of four players. */
  private static String four(String... entries) {
    StringBuilder text = new StringBuilder("012 four\nXXR 2\n");
    for (int number = 1; number <= entries.length; number++) {
      text.append(
          "001 %4d      %-33s%33s%4.1f %4d  %s\n"
              .formatted(number, "p" + number, "", 0.5, 1, entries[number - 1]));
    }
    return text.toString();
  }

  private VerificationReport verify(String text) throws IOException {
    return RecordingFormat.find("fide-swiss")
        .verify(Files.writeString(folder.resolve("all.trf"), text));
  }

  private static String recorded() throws IOException {
    try (InputStream file = FideSwissVerifierTest.class.getResourceAsStream("bbp-pairings.trf")) {
      return new String(file.readAllBytes(), StandardCharsets.UTF_8);
    }
  }

  /** A round that differs would be listed with its first criterion. */
  @Test
  void everyRoundIsThatOfBbpPairings() throws IOException {
    assertThat(verify(recorded())).isEqualTo(new VerificationReport(187, List.of()));
  }

  @Test
  void aPairingThatAgreesIsNoMismatch() throws IOException {
    assertThat(verify(FOUR_PLAYERS)).isEqualTo(new VerificationReport(1, List.of()));
  }

  @Test
  void anotherPairOrSeatIsTold() throws IOException {
    String others = four("   4 w 1", "   3 b 1", "   2 w 0", "   1 b 0");
    assertThat(verify(others).mismatches())
        .containsExactly("four, round 1: order: the pairings are equal by all criteria");
    String seats = four("   3 w 1", "   4 w 1", "   1 b 0", "   2 b 0");
    assertThat(verify(seats).mismatches())
        .containsExactly("four, round 1: seats: White is 3 by the rules, not 1");
  }

  @Test
  void whatTheLibraryWritesIsReadBack() throws IOException {
    for (String text : recorded().split("\n\n")) {
      TrfTournament tournament = TrfTournament.parse(text);
      assertThat(TrfTournament.parse(tournament.text())).isEqualTo(tournament);
    }
  }

  @Test
  void aFileOfAnotherFormIsRefused() {
    assertThatExceptionOfType(DamagedFileException.class)
        .isThrownBy(() -> verify("once upon a time"))
        .withMessageContaining("it has no players with the numbers from 1 on");
    assertThatExceptionOfType(DamagedFileException.class)
        .isThrownBy(() -> verify(FOUR_PLAYERS.replace("3 w 1", "3 w +")))
        .withMessageContaining("line 3: result '+' is not supported; 1, =, 0, U and Z are");
    assertThatExceptionOfType(DamagedFileException.class)
        .isThrownBy(() -> verify(FOUR_PLAYERS.replace("3 w 1", "2 w 1")))
        .withMessageContaining("round 1 of player 1 is a game against 2, whose round is another");
    assertThatExceptionOfType(DamagedFileException.class)
        .isThrownBy(() -> verify(FOUR_PLAYERS.replace("XXR 2", "XXR 2000")))
        .withMessage("rounds 2000 is not in 0..1000");
    assertThatExceptionOfType(DamagedFileException.class)
        .isThrownBy(() -> verify(FOUR_PLAYERS.replace("p2", "p1")))
        .withMessageContaining("two entrants are named p1");
  }
}
