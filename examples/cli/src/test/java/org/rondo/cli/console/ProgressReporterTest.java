package org.rondo.cli.console;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.ByteArrayOutputStream;
import java.io.PrintStream;
import java.io.PrintWriter;
import java.io.StringWriter;
import java.nio.charset.StandardCharsets;
import me.tongfei.progressbar.ConsoleProgressBarConsumer;
import me.tongfei.progressbar.ProgressBarBuilder;
import org.junit.jupiter.api.Test;
import org.rondo.random.Seed;

class ProgressReporterTest {
  private final ByteArrayOutputStream drawn = new ByteArrayOutputStream();

  private ProgressReporter reporter() {
    PrintStream terminal = new PrintStream(drawn, true, StandardCharsets.UTF_8);
    ProgressBarBuilder bar =
        new ProgressBarBuilder()
            .setTaskName("duel")
            .setInitialMax(30)
            .setConsumer(new ConsoleProgressBarConsumer(terminal, 79));
    return new ProgressReporter(bar, null, new PrintWriter(new StringWriter()));
  }

  @Test
  void aRunThatNeverBeginsDrawsNoBar() {
    reporter().close();
    assertThat(drawn.toString(StandardCharsets.UTF_8)).isEmpty();
  }

  @Test
  void aRunThatBeginsDrawsItsBar() {
    try (ProgressReporter reporter = reporter()) {
      reporter.began(Seed.of(1));
    }
    assertThat(drawn.toString(StandardCharsets.UTF_8)).contains("0/30");
  }
}
