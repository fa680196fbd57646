package org.rondo.match;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.Collections;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import org.rondo.bot.Thought;
import org.rondo.input.DamagedFileException;
import org.rondo.match.MatchThoughts.ThoughtLog;
import org.rondo.match.MatchThoughts.TurnThought;

class MatchThoughtsTest {
  private static final Thought FULL =
      Thought.scored(-0.1, "discs")
          .exactly()
          .withDepth(3)
          .withNodes(1_000_000_000_000L)
          .withLine(List.of("f5", "\"d6\""));

  @Test
  void theTextHoldsAllParts() {
    MatchThoughts thoughts =
        new MatchThoughts(
            List.of(
                new TurnThought(0, 1, FULL), new TurnThought(7, 0, Thought.none().withDepth(1))));
    assertThat(thoughts.json())
        .isEqualTo(
            "{\"format\":1,\"thoughts\":[{\"turn\":0,\"seat\":1,\"score\":-0.1,\"unit\":\"discs\","
                + "\"exact\":true,\"depth\":3,\"nodes\":1000000000000,"
                + "\"line\":[\"f5\",\"\\\"d6\\\"\"]},{\"turn\":7,\"seat\":0,\"depth\":1}]}");
    assertThat(MatchThoughts.parse(thoughts.json())).isEqualTo(thoughts);
    assertThat(MatchThoughts.parseThought(MatchThoughts.text(FULL))).isEqualTo(FULL);
    assertThat(MatchThoughts.text(Thought.none())).isEqualTo("{}");
  }

  @Test
  void aScoreWithoutAUnitIsAValue() {
    assertThat(MatchThoughts.parseThought("{\"score\":2,\"move\":\"f5\"}"))
        .isEqualTo(Thought.scored(2, "value"));
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "{}",
        "[]",
        "{\"format\":2,\"thoughts\":[]}",
        "{\"format\":1,\"thoughts\":[{\"turn\":0,\"seat\":0}]}",
        "{\"format\":1,\"thoughts\":[{\"turn\":-1,\"seat\":0,\"depth\":1}]}",
        "{\"format\":1,\"thoughts\":[{\"turn\":0,\"seat\":0,\"score\":\"2\"}]}",
        "{\"format\":1,\"thoughts\":[{\"turn\":0,\"seat\":0,\"exact\":true}]}",
        "{\"format\":1,\"thoughts\":[{\"turn\":0,\"seat\":0,\"depth\":1,\"line\":[\"a\\nb\"]}]}",
      })
  void otherTextsAreRefused(String json) {
    assertThatThrownBy(() -> MatchThoughts.parse(json)).isInstanceOf(DamagedFileException.class);
  }

  @Test
  void aLogDropsWhatIsTooLong() {
    ThoughtLog log = new ThoughtLog();
    assertThat(log.isEmpty()).isTrue();
    Thought huge =
        Thought.none()
            .withLine(Collections.nCopies(Thought.LONGEST_LINE, "x".repeat(Thought.LONGEST_MOVE)));
    for (int turn = 0; turn < 1_000; turn++) {
      log.add(turn, 0, huge);
    }
    assertThat(log.json().length()).isLessThanOrEqualTo(ThoughtLog.LONGEST);
    assertThat(MatchThoughts.parse(log.json()).thoughts()).hasSizeBetween(500, 999);
  }
}
