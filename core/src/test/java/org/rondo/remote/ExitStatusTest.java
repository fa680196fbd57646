package org.rondo.remote;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Which signal an exit status stands for. */
class ExitStatusTest {

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "0 | exit status 0 | false",
        "128 | exit status 128 | false",
        "137 | exit status 137, signal 9 (SIGKILL) | true",
        "139 | exit status 139, signal 11 (SIGSEGV) | true",
        "143 | exit status 143, signal 15 (SIGTERM) | true",
        "138 | exit status 138, signal 10 | true",
        "192 | exit status 192, signal 64 | true",
        "193 | exit status 193 | false",
        "255 | exit status 255 | false"
      })
  void namesTheSignal(int value, String text, boolean isOfSignal) {
    ExitStatus status = new ExitStatus(value);
    assertThat(status.text()).isEqualTo(text);
    assertThat(status.isOfSignal()).isEqualTo(isOfSignal);
  }
}
