package org.rondo.series.place;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.List;
import org.junit.jupiter.api.Test;
import org.rondo.match.Opening;
import org.rondo.match.adjudication.Adjudication;
import org.rondo.match.clock.TimeControl;
import org.rondo.random.Seed;

/** The tasks whose results are missing. */
class WaitingTasksTest {
  private final WaitingTasks<Integer> waiting = new WaitingTasks<>();

  private static MatchTask task(String id) {
    return new MatchTask(
        id,
        "toy-pile",
        List.of(new MatchTask.TaskEntrant("ada", "random")),
        Seed.of(1),
        Opening.none(),
        TimeControl.none(),
        Adjudication.none());
  }

  @Test
  void aTaskWaitsFromItsSendingToItsResult() {
    waiting.add(task("1.1.2"), 2);
    waiting.add(task("1.1.1"), 1);
    assertThat(waiting.first()).contains("1.1.2");
    assertThat(waiting.take(task("1.1.2"))).isEqualTo(2);
    assertThatThrownBy(() -> waiting.take(task("1.1.2")))
        .isInstanceOf(IllegalStateException.class)
        .hasMessageContaining("second result of match 1.1.2");
    assertThatThrownBy(() -> waiting.take(null))
        .isInstanceOf(IllegalStateException.class)
        .hasMessageContaining("a result without its task");
    assertThatThrownBy(waiting::requireNone)
        .isInstanceOf(IllegalStateException.class)
        .hasMessageContaining("without the result of match 1.1.1");
    assertThat(waiting.take(task("1.1.1"))).isEqualTo(1);
    waiting.requireNone();
    assertThat(waiting.first()).isEmpty();
  }

  @Test
  void severalMissingResultsAreCounted() {
    waiting.add(task("1.1.2"), 2);
    waiting.add(task("1.1.1"), 1);
    assertThatThrownBy(waiting::requireNone)
        .hasMessage("the place returned without the results of 2 matches, 1.1.2 among them");
  }
}
