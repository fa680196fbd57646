package org.rondo.bot.search;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.IOException;
import java.util.List;
import java.util.Set;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.CountDownLatch;
import java.util.function.Supplier;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.Timeout.ThreadMode;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import org.rondo.bot.Budget;
import org.rondo.bot.BudgetTracker;
import org.rondo.bot.Decision;
import org.rondo.bot.Pile;
import org.rondo.random.Seed;

@Timeout(value = 60, threadMode = ThreadMode.SEPARATE_THREAD)
class SearchThreadsTest {
  private static final Pile PILE = new Pile(2, 20);

  private final Set<Thread> threads = ConcurrentHashMap.newKeySet();

  private static Decision<Pile.Stones, Pile.Take> start() {
    return Decision.in(PILE, PILE.start(), 0, Seed.of(1).rng());
  }

  private MonteCarloSearch<Pile.Stones, Pile.Take> search(int threads) {
    return MonteCarloSearch.of(PILE)
        .budget(Budget.steps(40))
        .workers(4)
        .threads(threads)
        .scoring(
            (state, seat) -> {
              this.threads.add(Thread.currentThread());
              return 0;
            });
  }

  @Test
  void theThreadsEndWithTheDecision() {
    search(3).bot().choose(start());
    assertThat(threads).hasSize(3).contains(Thread.currentThread());
    assertThat(threads)
        .filteredOn(thread -> thread != Thread.currentThread())
        .allSatisfy(
            thread -> {
              assertThat(thread.isAlive()).isFalse();
              assertThat(thread.isDaemon()).isTrue();
            });
  }

  @Test
  void oneThreadIsTheOneOfTheDecision() {
    search(1).bot().choose(start());
    assertThat(threads).containsExactly(Thread.currentThread());
  }

  @Test
  void noMoreThreadsThanWorkersAreUsed() {
    search(9).workers(2).bot().choose(start());
    assertThat(threads).hasSize(2);
  }

  @Test
  void anInterruptEndsAllThreads() {
    Thread caller = Thread.currentThread();
    Analysis<Pile.Take> analysis =
        search(2)
            .playouts(
                () ->
                    decision -> {
                      threads.add(Thread.currentThread());
                      if (Thread.currentThread() != caller) {
                        caller.interrupt();
                        awaitInterrupt();
                      }
                      return new Pile.Take(1);
                    })
            .analyse(start());
    assertThat(Thread.interrupted()).isTrue();
    assertThat(analysis.lines()).isNotEmpty();
    assertThat(threads).filteredOn(Thread::isAlive).isSubsetOf(Set.of(caller));
  }

  /** Only what a worker does not expect leaves the threads of a search so. */
  @Test
  void theOthersAreInterruptedIfTheCallersThreadCannotContinue() {
    Supplier<DecisionTree<Pile.Take>> waiting =
        () -> {
          threads.add(Thread.currentThread());
          awaitInterrupt();
          throw new IllegalStateException("interrupted");
        };
    SearchThreads<Pile.Take> search =
        new SearchThreads<>(
            List.of(
                new TreeWorker<>(() -> sneak(new IOException("no memory")), spending()),
                new TreeWorker<>(waiting, spending())),
            2);
    assertThatThrownBy(search::run).isInstanceOf(IOException.class).hasMessage("no memory");
    assertThat(threads).noneMatch(Thread::isAlive);
  }

  private static BudgetTracker spending() {
    return Budget.steps(40).begin(start());
  }

  @SuppressWarnings("unchecked") // The compiler takes the exception for an unchecked one.
  private static <T, E extends Exception> T sneak(Exception exception) throws E {
    throw (E) exception;
  }

  private static void awaitInterrupt() {
    try {
      new CountDownLatch(1).await();
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
    }
  }

  /** Each of four workers fails after another number of turns. */
  @ParameterizedTest
  @ValueSource(ints = {1, 2, 3, 4})
  void theFailureOfTheFirstWorkerIsThrownWhateverTheThreads(int count) {
    MonteCarloSearch<Pile.Stones, Pile.Take> failing =
        search(count)
            .scoring(
                (state, seat) -> {
                  throw new IllegalStateException("no opinion of " + state.text());
                });
    assertThatThrownBy(() -> failing.analyse(start()))
        .isInstanceOf(IllegalStateException.class)
        .hasMessage("no opinion of 0 left after 10 turns, taken [11, 9]");
  }

  @Test
  void numbersOutOfRangeAreRefused() {
    MonteCarloSearch<Pile.Stones, Pile.Take> search = MonteCarloSearch.of(PILE);
    assertThatIllegalArgumentException()
        .isThrownBy(() -> search.workers(0))
        .withMessage("workers=0 is not in 1..256");
    assertThatIllegalArgumentException()
        .isThrownBy(() -> search.threads(257))
        .withMessage("threads=257 is not in 1..256");
    assertThatIllegalArgumentException()
        .isThrownBy(() -> search.positions(0))
        .withMessage("positions=0 is not in 1..100000000");
  }
}
