package org.rondo.cli.console;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import org.junit.jupiter.api.Test;

class ContinuationTest {
  private static final Path OUT = Path.of("cup1");

  @Test
  void optionsOfTheCommandAreNotNamedAgain() {
    assertThat(new Continuation(false, false, false).clause(OUT))
        .isEqualTo("repeat the command with --resume --out cup1");
    assertThat(new Continuation(true, false, false).clause(OUT))
        .isEqualTo("repeat the command with --resume");
    assertThat(new Continuation(true, true, false).clause(OUT)).isEqualTo("repeat the command");
    assertThat(new Continuation(false, true, false).clause(OUT))
        .isEqualTo("repeat the command with --out cup1");
  }

  @Test
  void forceGivesWayToResume() {
    assertThat(new Continuation(true, false, true).clause(OUT))
        .isEqualTo("repeat the command with --resume in place of --force");
    assertThat(new Continuation(false, false, true).clause(OUT))
        .isEqualTo("repeat the command with --resume in place of --force and --out cup1");
  }
}
