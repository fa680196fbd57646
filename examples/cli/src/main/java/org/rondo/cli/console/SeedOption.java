package org.rondo.cli.console;

import org.rondo.random.Seed;
import picocli.CommandLine.Option;

/** The option for the seed of all random numbers. */
public final class SeedOption {
  @Option(
      names = "--seed",
      paramLabel = "N",
      description = "The seed; by default ${DEFAULT-VALUE}.")
  private long number = 1;

  SeedOption() {}

  /** {@return the seed as given} */
  public long number() {
    return number;
  }

  /** {@return the seed} */
  public Seed seed() {
    return Seed.of(number);
  }
}
