package org.rondo.cli.console;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.ByteArrayOutputStream;
import java.io.PrintStream;
import java.nio.charset.StandardCharsets;
import org.junit.jupiter.api.Test;

class QuietEndTest {

  @Test
  void onlyANoticeOfTheCommandIsPrintedWhileTheProcessIsStopped() throws InterruptedException {
    PrintStream before = System.err;
    ByteArrayOutputStream said = new ByteArrayOutputStream();
    System.setErr(new PrintStream(said, true, StandardCharsets.UTF_8));
    try (StopNotice notice = StopNotice.of(() -> "stopped; to continue, repeat the command")) {
      QuietEnd.silence();
      Thread complaint =
          new Thread(
              () -> {
                throw new IllegalStateException("a library has been stopped");
              });
      complaint.start();
      complaint.join();
      notice.print();
    } finally {
      System.setErr(before);
    }

    assertThat(said.toString(StandardCharsets.UTF_8).strip())
        .isEqualTo("stopped; to continue, repeat the command");
  }
}
