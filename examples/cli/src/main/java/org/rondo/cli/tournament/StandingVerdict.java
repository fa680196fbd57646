package org.rondo.cli.tournament;

import java.io.PrintStream;
import java.util.function.Consumer;
import org.jspecify.annotations.Nullable;
import org.rondo.cli.console.DuelRelay;
import org.rondo.cli.console.StopHook;
import org.rondo.cli.console.Terminal;
import org.rondo.duel.DuelListener;
import org.rondo.duel.DuelResult;

/**
 * Remembers the verdict of a duel so far, and prints it if the process is stopped during the duel,
 * for instance by Ctrl-C.
 */
final class StandingVerdict implements DuelRelay, AutoCloseable {
  private final DuelListener next;
  private final String continuation;
  private final Consumer<DuelResult> printer;
  private final PrintStream err = System.err;
  private final StopHook hook;
  private volatile @Nullable DuelResult standing;

  private StandingVerdict(DuelListener next, String continuation, Consumer<DuelResult> printer) {
    this.next = next;
    this.continuation = continuation;
    this.printer = printer;
    this.hook = StopHook.of("standing verdict", this::print);
  }

  /**
   * {@return a listener that prints the verdict so far when the process is stopped before {@link
   * #close}}
   *
   * @param next receives all calls as well
   * @param continuation a clause that says how to continue the duel
   * @param printer prints a verdict
   */
  static StandingVerdict printedWhenStopped(
      DuelListener next, String continuation, Consumer<DuelResult> printer) {
    return new StandingVerdict(next, continuation, printer);
  }

  @Override
  public DuelListener next() {
    return next;
  }

  @Override
  public void pairCounted(DuelResult result) {
    standing = result;
    next.pairCounted(result);
  }

  private void print() {
    DuelResult last = standing;
    // The line of the cursor may hold a progress bar.
    if (Terminal.isPresent()) {
      err.println();
    }
    if (last == null) {
      err.println("the duel was stopped before its first pair of matches ended");
    } else {
      err.println("the duel was stopped; its verdict so far:");
      printer.accept(last);
    }
    err.println("to continue, " + continuation);
  }

  @Override
  public void close() {
    hook.close();
  }
}
