package org.rondo.cli.tournament;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import org.rondo.bot.Entrant;
import org.rondo.cli.console.CommandFailedException;
import org.rondo.cli.console.RunMixin;
import org.rondo.remote.ProgramCheck;
import picocli.CommandLine.Option;

/** The option for entrants whose programs do not start before the first match. */
final class ReadinessOption implements RunMixin {
  @Option(
      names = "--allow-absent",
      description =
          "Play also if the program of an entrant does not start, or is not ready to play: it then"
              + " loses its matches. By default nothing is played, and a sentence names each such"
              + " entrant.")
  private boolean allowsAbsent;

  ReadinessOption() {}

  /**
   * Starts each program once, several at the same time, and ends it.
   *
   * @param entrants the entrants; those that are no programs are passed over
   * @throws CommandFailedException if a program is not ready and the option is not given
   * @throws InterruptedException if this thread is interrupted
   */
  void require(List<? extends Entrant<?, ?>> entrants) throws InterruptedException {
    List<? extends Entrant<?, ?>> programs =
        entrants.stream().filter(ProgramCheck::canCheck).toList();
    if (allowsAbsent || programs.isEmpty()) {
      return;
    }
    List<String> failures = failures(programs);
    if (!failures.isEmpty()) {
      throw new CommandFailedException(
          String.join("\n", failures)
              + "\nnothing is played; mend what is named above, or let such entrants lose their"
              + " matches with --allow-absent");
    }
  }

  private static List<String> failures(List<? extends Entrant<?, ?>> programs)
      throws InterruptedException {
    // A program that starts slowly must not be made slower by many others.
    ExecutorService starters =
        Executors.newFixedThreadPool(Runtime.getRuntime().availableProcessors());
    try {
      List<Future<Optional<String>>> starts = new ArrayList<>();
      programs.forEach(
          program -> starts.add(starters.submit(() -> ProgramCheck.startFailure(program))));
      List<String> failures = new ArrayList<>();
      for (int index = 0; index < programs.size(); index++) {
        String name = programs.get(index).name();
        result(starts.get(index))
            .ifPresent(reason -> failures.add(name + " is not ready to play: " + reason));
      }
      return failures;
    } finally {
      starters.shutdownNow();
    }
  }

  private static Optional<String> result(Future<Optional<String>> start)
      throws InterruptedException {
    try {
      return start.get();
    } catch (ExecutionException e) {
      throw new IllegalStateException("a program could not be tried", e.getCause());
    }
  }
}
