package org.rondo.cli.console;

import static org.assertj.core.api.Assertions.assertThat;

import java.time.Duration;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class ProgressLineTest {

  @ParameterizedTest
  @CsvSource({
    "true, 0, 30, 6, 0:06 so far",
    "true, 10, 30, 6, about 0:12 left",
    "true, 1, 1000, 9, about 2:29:51 left",
    "true, 30, 30, 71, 1:11 in all",
    "true, 5, -1, 6, 0:06 so far",
    "false, 10, 300, 6, 0:06 so far",
  })
  void oneTimeSaysWhichItIs(boolean hasTimeLeft, long done, long all, long seconds, String text) {
    assertThat(ProgressLine.ofSteps(hasTimeLeft).time(done, all, Duration.ofSeconds(seconds)))
        .isEqualTo(text);
  }
}
