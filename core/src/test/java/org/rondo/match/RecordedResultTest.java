package org.rondo.match;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import org.rondo.input.DamagedFileException;

class RecordedResultTest {
  private static final MatchRecord PLAYED = GoldenMatch.play();

  @Test
  void aResultIsThatOfTheRecord() {
    RecordedResult result = RecordedResult.parse(PLAYED.json());
    assertThat(result.game()).isEqualTo(PLAYED.game());
    assertThat(result.entrants()).isEqualTo(PLAYED.entrants());
    assertThat(result.outcome()).isEqualTo(PLAYED.outcome());
    assertThat(result.digest()).matches("[0-9a-f]{64}");
    assertThat(RecordedResult.parse("  " + PLAYED.json() + "\n")).isEqualTo(result);
  }

  @Test
  void theDigestIsThatOfTheLine() {
    assertThat(PLAYED.json())
        .endsWith("\"digest\":\"" + RecordedResult.parse(PLAYED.json()).digest() + "\"}");
  }

  @Test
  void aRecordThatWasChangedOrCutOffIsRefused() {
    String json = PLAYED.json();
    IntStream.range(0, json.length())
        .forEach(
            length ->
                assertThatThrownBy(() -> RecordedResult.parse(json.substring(0, length)))
                    .isInstanceOf(DamagedFileException.class));
    String changed = json.replaceFirst("\"turns\":\\[\\[\"", "\"turns\":[[\"x");
    assertThat(changed).isNotEqualTo(json);
    assertThatThrownBy(() -> RecordedResult.parse(changed))
        .isInstanceOf(DamagedFileException.class)
        .hasMessageStartingWith("record was changed");
  }

  @Test
  void whatIsNoRecordIsRefused() {
    String json = PLAYED.json();
    assertThatThrownBy(() -> RecordedResult.parse(json.replace("{\"format\":2", "{\"format\":3")))
        .isInstanceOf(DamagedFileException.class)
        .hasMessageStartingWith("record format 3 is not 2");
    assertThatThrownBy(
            () ->
                RecordedResult.parse(
                    GoldenMatch.resealed(json.replace("\"outcome\"", "\"outcomes\""))))
        .isInstanceOf(DamagedFileException.class)
        .hasMessageContaining("no \"outcome\"");
    assertThatThrownBy(() -> RecordedResult.parse(json.replaceFirst("\\{", "{\"turns\":[],")))
        .isInstanceOf(DamagedFileException.class)
        .hasMessageContaining("\"turns\" twice");
    assertThatThrownBy(() -> RecordedResult.parse(json + json))
        .isInstanceOf(DamagedFileException.class);
    assertThatThrownBy(
            () ->
                RecordedResult.parse(
                    GoldenMatch.resealed(json.replace("\"entrants\":[", "\"entrants\":[\"x\","))))
        .isInstanceOf(DamagedFileException.class)
        .hasMessageContaining("has an outcome for");
  }
}
