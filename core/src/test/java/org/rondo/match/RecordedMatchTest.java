package org.rondo.match;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import org.rondo.input.DamagedFileException;

class RecordedMatchTest {
  private static final MatchRecord PLAYED = GoldenMatch.play();

  @Test
  void allButTheMovesIsThatOfTheRecord() {
    RecordedMatch match = RecordedMatch.parse(PLAYED.json());
    assertThat(match.game()).isEqualTo(PLAYED.game());
    assertThat(match.seed()).isEqualTo(PLAYED.seed());
    assertThat(match.entrants()).isEqualTo(PLAYED.entrants());
    assertThat(match.opening()).isEqualTo(PLAYED.opening());
    assertThat(match.summary()).isEqualTo(PLAYED.summary());
    assertThat(match.lineDigest()).matches("[0-9a-f]{64}");
    assertThat(RecordedMatch.parse("  " + PLAYED.json() + "\n")).isEqualTo(match);
  }

  @Test
  void theDigestIsThatOfTheLine() {
    assertThat(PLAYED.json())
        .endsWith("\"digest\":\"" + RecordedMatch.parse(PLAYED.json()).lineDigest() + "\"}");
  }

  @Test
  void aRecordThatWasChangedOrCutOffIsRefused() {
    String json = PLAYED.json();
    IntStream.range(0, json.length())
        .forEach(
            length ->
                assertThatThrownBy(() -> RecordedMatch.parse(json.substring(0, length)))
                    .isInstanceOf(DamagedFileException.class));
    String changed = json.replaceFirst("\"turns\":\\[\\[\"", "\"turns\":[[\"x");
    assertThat(changed).isNotEqualTo(json);
    assertThatThrownBy(() -> RecordedMatch.parse(changed))
        .isInstanceOf(DamagedFileException.class)
        .hasMessageStartingWith("record was changed");
  }

  @Test
  void whatIsNoRecordIsRefused() {
    String json = PLAYED.json();
    assertThatThrownBy(() -> RecordedMatch.parse(json.replace("{\"format\":2", "{\"format\":3")))
        .isInstanceOf(DamagedFileException.class)
        .hasMessageStartingWith("record format 3 is not 2");
    assertThatThrownBy(
            () ->
                RecordedMatch.parse(
                    GoldenMatch.resealed(json.replace("\"outcome\"", "\"outcomes\""))))
        .isInstanceOf(DamagedFileException.class)
        .hasMessageContaining("no \"outcome\"");
    assertThatThrownBy(() -> RecordedMatch.parse(json.replaceFirst("\\{", "{\"turns\":[],")))
        .isInstanceOf(DamagedFileException.class)
        .hasMessageContaining("\"turns\" twice");
    assertThatThrownBy(() -> RecordedMatch.parse(json + json))
        .isInstanceOf(DamagedFileException.class);
    assertThatThrownBy(
            () ->
                RecordedMatch.parse(
                    GoldenMatch.resealed(json.replace("\"entrants\":[", "\"entrants\":[\"x\","))))
        .isInstanceOf(DamagedFileException.class)
        .hasMessageContaining("has an outcome for");
  }
}
