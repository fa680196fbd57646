package org.rondo.examples.cli;

import org.rondo.random.Seed;
import picocli.CommandLine.Option;

/** The option that says what everything is drawn from. */
final class SeedOption {
  @Option(
      names = "--seed",
      paramLabel = "N",
      description = "The seed; by default ${DEFAULT-VALUE}.")
  private long number = 1;

  long number() {
    return number;
  }

  Seed seed() {
    return Seed.of(number);
  }
}
