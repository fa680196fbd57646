package org.rondo.cli.console;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.ByteArrayOutputStream;
import java.io.PrintStream;
import java.io.PrintWriter;
import java.io.StringWriter;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.atomic.AtomicLong;
import me.tongfei.progressbar.ConsoleProgressBarConsumer;
import me.tongfei.progressbar.ProgressBarBuilder;
import org.junit.jupiter.api.Test;
import org.rondo.random.Seed;
import org.rondo.tuning.Evaluation;
import org.rondo.tuning.Measurement;
import org.rondo.tuning.Parameter;
import org.rondo.tuning.ParameterSpace;
import org.rondo.tuning.Setting;

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

  @Test
  void withoutATerminalATuningPrintsALineAMinute() {
    StringWriter printed = new StringWriter();
    AtomicLong seconds = new AtomicLong(1_000_000);
    ParameterSpace space = ParameterSpace.of(Parameter.real("x", 0, 1, 0.5));
    Setting best = space.defaults();
    try (ProgressReporter reporter =
        ProgressReporter.withoutTerminal(
            "othello: bot",
            300,
            new PrintWriter(printed),
            () -> TimeUnit.SECONDS.toNanos(seconds.get()))) {
      reporter.began(Seed.of(1));
      for (int number = 1; number <= 130; number++) {
        seconds.incrementAndGet();
        reporter.evaluated(
            new Evaluation(number, 1, Evaluation.Phase.SEARCH, best, List.of(), List.of(0.25)),
            best,
            new Measurement(number, number / 1000.0, 0, 0));
      }
    }
    assertThat(printed.toString().lines())
        .containsExactly(
            "othello: bot: 60 of 300 evaluations; best 0.06 with x=0.5",
            "othello: bot: 120 of 300 evaluations; best 0.12 with x=0.5");
  }
}
