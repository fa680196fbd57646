package org.rondo.tournament;

import static org.rondo.tournament.PileTournaments.TWO_ROUNDS;
import static org.rondo.tournament.PileTournaments.piles;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.CompletableFuture;

/** Threads and processes that all resume the tournament of one folder. */
final class FolderFight {
  private FolderFight() {}

  /**
   * Resumes a tournament, and prints what became of it.
   *
   * @param arguments the folder
   */
  public static void main(String[] arguments) {
    System.out.print(resume(Path.of(arguments[0])));
  }

  private static String resume(Path folder) {
    try {
      return piles(TWO_ROUNDS).folder(folder).resume().isOver() ? "played" : "stopped";
    } catch (InterruptedException | RuntimeException e) {
      return e.getMessage();
    }
  }

  /** Lets threads and processes fight for a folder; returns what became of each. */
  static List<String> fight(Path folder, int threads, int processes) {
    try {
      List<Process> started = new ArrayList<>();
      for (int process = 0; process < processes; process++) {
        started.add(start(folder));
      }
      List<CompletableFuture<String>> fighters = new ArrayList<>();
      for (int thread = 0; thread < threads; thread++) {
        fighters.add(CompletableFuture.supplyAsync(() -> resume(folder)));
      }
      List<String> ends = new ArrayList<>();
      fighters.forEach(fighter -> ends.add(fighter.join()));
      for (Process process : started) {
        ends.add(new String(process.getInputStream().readAllBytes(), StandardCharsets.UTF_8));
      }
      return ends;
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  private static Process start(Path folder) throws IOException {
    return new ProcessBuilder(
            Path.of(System.getProperty("java.home"), "bin", "java").toString(),
            "-XX:TieredStopAtLevel=1",
            "-XX:+UseSerialGC",
            "-cp",
            System.getProperty("java.class.path"),
            FolderFight.class.getName(),
            folder.toString())
        .redirectError(ProcessBuilder.Redirect.INHERIT)
        .start();
  }
}
