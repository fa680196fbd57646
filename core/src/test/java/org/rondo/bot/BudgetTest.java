package org.rondo.bot;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.time.Duration;
import java.util.concurrent.CompletionStage;
import java.util.concurrent.atomic.AtomicLong;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import org.rondo.game.Options;
import org.rondo.random.Rng;

class BudgetTest {

  /** Time that stands still unless a test moves it. */
  private record Hands(AtomicLong now) implements TimeSource {
    @Override
    public long nanoTime() {
      return now.get();
    }

    @Override
    public boolean await(CompletionStage<?> answer, Duration atMost) {
      throw new AssertionError("a budget waits for nobody");
    }
  }

  private final Hands hands = new Hands(new AtomicLong(Long.MAX_VALUE - 5));
  private final Pile pile = new Pile(2, 10);
  private final Decision<Pile.Stones, Pile.Take> decision =
      Decision.in(pile, pile.start(), 0, Rng.none());

  private void pass(long nanos) {
    hands.now().addAndGet(nanos);
  }

  @Test
  void ofStepsAllowsSoMany() {
    BudgetTracker spending = Budget.steps(3).begin(decision);
    assertThat(spending.allows(0)).isTrue();
    assertThat(spending.allows(2)).isTrue();
    assertThat(spending.allows(3)).isFalse();
  }

  @Test
  void ofStepsDoesNotLookAtTheClock() {
    assertThat(Budget.steps(3).begin(decision.within(Duration.ZERO)).allows(2)).isTrue();
  }

  @Test
  void ofTimeAllowsAnyStepsUntilItIsOver() {
    BudgetTracker spending = Budget.time(Duration.ofNanos(100), hands).begin(decision);
    assertThat(spending.allows(Long.MAX_VALUE - 1)).isTrue();
    pass(99);
    assertThat(spending.allows(0)).isTrue();
    pass(1);
    assertThat(spending.allows(0)).isFalse();
  }

  @Test
  void underAClockIsAtMostNineTenthsOfTheTimeLeftLessFiveMilliseconds() {
    long millisecond = 1_000_000;
    Decision<Pile.Stones, Pile.Take> clocked = decision.within(Duration.ofMillis(50));
    BudgetTracker time = Budget.time(Duration.ofMillis(60), hands).begin(clocked);
    BudgetTracker steps = Budget.steps(7, hands).begin(clocked);
    BudgetTracker stepsAlone = Budget.steps(7).begin(clocked);
    BudgetTracker atEase = Budget.steps(7, hands).begin(decision.within(Duration.ofDays(400_000)));
    assertThat(steps.allows(7)).isFalse();
    pass(40 * millisecond - 1);
    assertThat(time.allows(0)).isTrue();
    assertThat(steps.allows(6)).isTrue();
    pass(1);
    assertThat(time.allows(0)).isFalse();
    assertThat(steps.allows(0)).isFalse();
    assertThat(stepsAlone.allows(6)).isTrue();
    assertThat(atEase.allows(6)).isTrue();
  }

  @Test
  void ofLittleTimeOnAClockHalfOfTheShareIsUsedAtLeast() {
    BudgetTracker hurried = Budget.steps(7, hands).begin(decision.within(Duration.ofNanos(100)));
    pass(44);
    assertThat(hurried.allows(0)).isTrue();
    pass(1);
    assertThat(hurried.allows(0)).isFalse();
  }

  @Test
  void nothingIsAllowedToAnInterruptedThread() {
    BudgetTracker spending = Budget.steps(10).begin(decision);
    Thread.currentThread().interrupt();
    assertThat(spending.allows(0)).isFalse();
    assertThat(Thread.interrupted()).isTrue();
    assertThat(spending.allows(0)).isTrue();
  }

  @Test
  void partsHaveAllStepsTogetherAndTheSameEnd() {
    BudgetTracker spending = Budget.steps(11, hands).begin(decision.within(Duration.ofSeconds(1)));
    for (int index = 0; index < 4; index++) {
      int steps = index < 3 ? 3 : 2;
      assertThat(spending.part(index, 4).allows(steps - 1)).isTrue();
      assertThat(spending.part(index, 4).allows(steps)).isFalse();
    }
    BudgetTracker part = spending.part(3, 4);
    pass(Duration.ofSeconds(1).toNanos());
    assertThat(part.allows(0)).isFalse();
    assertThatThrownBy(() -> spending.part(4, 4))
        .isInstanceOf(IllegalArgumentException.class)
        .hasMessage("part 4 is not in 0..3");
  }

  @Test
  void isReadFromOptions() {
    assertThat(Budget.of(Options.parse("bot"), "nodes", 70)).hasToString("70 steps");
    assertThat(Budget.of(Options.parse("bot:nodes=8"), "nodes", 70)).hasToString("8 steps");
    assertThat(Budget.of(Options.parse("bot:nodes=8,ms=50"), "nodes", 70)).hasToString("50.000 ms");
    Options options = Options.parse("bot");
    Budget.of(options, "nodes", 70);
    assertThat(options.declared())
        .containsExactly(
            new Options.Option("nodes", "70", "1..1000000000", new Options.Range(1, 1e9, 1)),
            new Options.Option("ms", "0", "0..1000000000", new Options.Range(0, 1e9, 1)));
  }

  @ParameterizedTest
  @ValueSource(ints = {0, -1, 1_000_000_001})
  void ofStepsIsRefusedOutOfRange(int steps) {
    assertThatThrownBy(() -> Budget.steps(steps))
        .isInstanceOf(IllegalArgumentException.class)
        .hasMessage("budget of " + steps + " steps is not in 1..1000000000");
  }

  @Test
  void ofNoTimeIsRefused() {
    assertThatThrownBy(() -> Budget.time(Duration.ZERO, hands))
        .isInstanceOf(IllegalArgumentException.class)
        .hasMessageContainingAll("budget of PT0S", "not above 0");
  }
}
