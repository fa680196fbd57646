package org.rondo.cli.console;

import java.io.PrintWriter;
import java.util.List;
import org.rondo.bot.Entrant;
import org.rondo.remote.ProgramCores;
import picocli.CommandLine.Option;

/** The option that pins programs to processor cores. */
public final class PinOption implements RunMixin {
  @Option(
      names = "--pin",
      description =
          "Run each program on a processor core of its own, so that programs that play at the same"
              + " time take no time from each other. Needs taskset and a core for each program that"
              + " plays; where something is missing, a sentence says so and the programs are not"
              + " pinned.")
  private boolean pins;

  PinOption() {}

  /** {@return the name of the option; empty if it is not given} */
  public List<String> given() {
    return pins ? List.of("--pin") : List.of();
  }

  /**
   * {@return the cores for the programs of a run; none if the option is not given or the programs
   * cannot be pinned}
   *
   * @param threads the number of matches played at the same time
   * @param seats the number of seats in a match
   * @param entrants all entrants of the run
   * @param messages receives the reason why the programs are not pinned
   */
  public ProgramCores cores(
      int threads, int seats, List<? extends Entrant<?, ?>> entrants, PrintWriter messages) {
    if (!pins) {
      return ProgramCores.none();
    }
    long programs = entrants.stream().filter(Entrant::isOutside).count();
    if (programs == 0) {
      messages.println("--pin has no effect: no entrant is a program");
      return ProgramCores.none();
    }
    try {
      return ProgramCores.forPrograms(threads * (int) Math.min(seats, programs));
    } catch (IllegalStateException e) {
      messages.println(e.getMessage());
      return ProgramCores.none();
    }
  }
}
