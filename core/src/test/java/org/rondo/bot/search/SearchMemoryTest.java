package org.rondo.bot.search;

import static org.assertj.core.api.Assertions.assertThat;

import java.time.Duration;
import java.util.concurrent.CompletionStage;
import org.junit.jupiter.api.Test;
import org.rondo.bot.Budget;
import org.rondo.bot.TimeSource;

class SearchMemoryTest {
  private static final Budget SECOND =
      Budget.time(
          Duration.ofSeconds(1),
          new TimeSource() {
            @Override
            public long nanoTime() {
              return 0;
            }

            @Override
            public boolean await(CompletionStage<?> answer, Duration atMost) {
              return true;
            }
          });

  private static int positions(Budget budget, long megabytes) {
    return SearchMemory.positions(budget, MonteCarloSearch.DEFAULT_POSITIONS, megabytes << 20);
  }

  @Test
  void aBudgetOfTimeKeepsWhatTheMemoryHolds() {
    assertThat(positions(SECOND, 48)).isEqualTo(6_144);
    assertThat(positions(SECOND, 1_024)).isEqualTo(131_072);
    assertThat(positions(SECOND, 1)).isEqualTo(1_000);
    assertThat(positions(SECOND, 1 << 20)).isEqualTo(MonteCarloSearch.DEFAULT_POSITIONS);
  }

  private static int ofEach(int positions, int trees) {
    return ToyTreeSettings.of(Selection.UCT, positions).positionsOfEach(trees);
  }

  @Test
  void treesShareThePositions() {
    assertThat(ofEach(10, 3)).isEqualTo(3);
    assertThat(ofEach(1, 1)).isEqualTo(1);
    assertThat(ofEach(2, 3)).isEqualTo(1);
    assertThat(ofEach(0, 2)).isEqualTo(MonteCarloSearch.DEFAULT_POSITIONS / 2);
  }

  @Test
  void aBudgetOfStepsKeepsTheSameOnEveryMachine() {
    assertThat(positions(Budget.steps(5), 48)).isEqualTo(MonteCarloSearch.DEFAULT_POSITIONS);
    assertThat(positions(Budget.steps(5, TimeSource.system()), 48))
        .isEqualTo(MonteCarloSearch.DEFAULT_POSITIONS);
  }
}
