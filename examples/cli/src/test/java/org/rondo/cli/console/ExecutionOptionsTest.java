package org.rondo.cli.console;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import org.rondo.foosball.Foosball;
import org.rondo.match.clock.TimeControl;
import org.rondo.othello.Othello;

class ExecutionOptionsTest {
  private final int processors = Runtime.getRuntime().availableProcessors();
  private final ExecutionOptions options = new ExecutionOptions();

  @Test
  void withoutAClockEachProcessorPlaysAMatch() {
    assertThat(options.threads()).isEqualTo(processors);
    assertThat(options.threads(TimeControl.none(), new Foosball())).isEqualTo(processors);
  }

  @Test
  void withAClockTheBotsThatChooseAtATimeHaveAProcessorEachAndOneIsLeft() {
    TimeControl time = TimeControl.parse("move:1s");
    assertThat(options.threads(time, new Othello())).isEqualTo(Math.max(1, processors - 1));
    assertThat(options.threads(time, new Foosball())).isEqualTo(Math.max(1, (processors - 1) / 2));
  }
}
