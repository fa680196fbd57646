package org.rondo.cli.console;

import org.rondo.random.Seed;
import picocli.CommandLine.Option;

/** The option of the seed that everything is drawn from. */
public final class SeedOption {
  @Option(
      names = "--seed",
      paramLabel = "N",
      description = "The seed; by default ${DEFAULT-VALUE}.")
  private long number = 1;

  SeedOption() {}

  /** {@return the seed as it was given} */
  public long number() {
    return number;
  }

  /** {@return the seed} */
  public Seed seed() {
    return Seed.of(number);
  }
}
