package org.rondo.cli.remote;

import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.IOException;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Answers of a server of the 2017 contest that are not those of the protocol. */
class PugAnswersTest {
  private static final String LOGIN = "{\"Status\":\"OK\",\"Challenge\":\"abc\"}\n";

  @Test
  void aChallengeIsNotMissing() {
    assertThatThrownBy(() -> new PugInput().answers("{\"Status\":\"OK\"}"))
        .isInstanceOf(IOException.class)
        .hasMessage("the answer of the server to InitLogin has no Challenge");
  }

  @ParameterizedTest
  @ValueSource(strings = {"", ",\"SessionId\":null", ",\"SessionId\":\"x\"", ",\"SessionId\":[7]"})
  void aSessionIsANumber(String field) {
    assertThatThrownBy(() -> new PugInput().answers(LOGIN + "{\"Status\":\"OK\"" + field + "}"))
        .isInstanceOf(IOException.class)
        .hasMessageContaining("has no whole number SessionId");
  }

  @Test
  void aGameIsANumber() {
    String answers =
        LOGIN
            + "{\"Status\":\"OK\",\"SessionId\":7}\n{\"Status\":\"OK\",\"PlayerId\":3}\n"
            + "{\"Status\":\"OK\",\"GameId\":{}}";
    assertThatThrownBy(() -> new PugInput().answers(answers))
        .isInstanceOf(IOException.class)
        .hasMessageContaining("has no whole number GameId");
  }
}
