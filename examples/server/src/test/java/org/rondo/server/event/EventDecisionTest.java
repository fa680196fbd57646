package org.rondo.server.event;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import org.rondo.format.MatchId;
import org.rondo.input.DamagedFileException;
import org.rondo.tournament.Ruling;

class EventDecisionTest {
  private static final Path FOLDER = Path.of("event", "knockout-1");

  @Test
  void everyDecisionIsReadAsItIsWritten() {
    String ruling =
        new Ruling.Replay(MatchId.parse("1.1.1"), 0, List.of("ada: the 'first' one"), 2).stored();
    List<EventDecision> all =
        List.of(
            new EventDecision.StartDecision(1),
            new EventDecision.PauseDecision(true),
            new EventDecision.RestartDecision("1.1.1/0", ruling),
            new EventDecision.RefusalDecision(
                "1.1.1/0", "ruling 'x' was not carried out: game 1.1.1 was not played"),
            new EventDecision.LossDecision("1.1.1/1", "ada: the 'first' one"),
            new EventDecision.GiveUpDecision());
    assertThat(all)
        .allSatisfy(one -> assertThat(EventDecision.parse(one.json(), FOLDER)).isEqualTo(one))
        .extracting(EventDecision::getClass)
        .containsExactlyInAnyOrderElementsOf(EventDecision.KINDS.values());
    assertThat(all.get(0).json()).isEqualTo("{\"start\":{\"round\":1}}");
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "{}",
        "{\"dance\":{}}",
        "{\"start\":1}",
        "{\"start\":{}}",
        "{\"give-up\":null}",
        "{\"start\":{\"round\":\"x\"}}",
        "{\"loss\":{\"playing\":\"1.1.1/0\"}}",
        "{\"restart\":{\"playing\":null,\"ruling\":\"annul 1.1.1\"}}",
      })
  void anotherDecisionIsRefused(String json) {
    assertThatThrownBy(() -> EventDecision.parse(json, FOLDER))
        .isInstanceOf(DamagedFileException.class)
        .hasMessage(
            FOLDER
                + " has a decision that this version of Rondo does not know, "
                + json
                + "; use the version that wrote it");
  }
}
