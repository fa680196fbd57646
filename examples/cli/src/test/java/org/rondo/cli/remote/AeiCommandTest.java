package org.rondo.cli.remote;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.ByteArrayInputStream;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.rondo.cli.CommandRun;

@Timeout(600)
class AeiCommandTest {

  private static CommandRun run(String messages) {
    InputStream before = System.in;
    System.setIn(new ByteArrayInputStream(messages.getBytes(StandardCharsets.UTF_8)));
    try {
      return CommandRun.of("aei", "sound:nodes=100", "--seed", "1");
    } finally {
      System.setIn(before);
    }
  }

  @Test
  void theCommandSpeaksTheProtocol() {
    CommandRun run = run("aei\nisready\nquit\n");
    assertThat(run.exitCode()).isZero();
    assertThat(run.out())
        .startsWith(
            "protocol-version 1\nid name Rondo sound:nodes=100\nid author Rondo\nid version ")
        .endsWith("\naeiok\nreadyok\n");
  }

  @Test
  void anUnknownMessageEndsItWithAnError() {
    CommandRun run = run("aei\nundo\nisready\n");
    assertThat(run.exitCode()).isEqualTo(1);
    assertThat(run.out()).endsWith("aeiok\nlog Error: received unknown message 'undo'\n");
  }

  @Test
  void aPersonCannotBeTheEngine() {
    CommandRun run = CommandRun.of("aei", "human");
    assertThat(run.exitCode()).isEqualTo(2);
    assertThat(run.err()).startsWith("human needs the terminal, which the controller uses");
  }
}
