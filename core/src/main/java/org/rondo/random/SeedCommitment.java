package org.rondo.random;

import java.util.Objects;

/**
 * What a host publishes before contestants add values to its secret seed. Both digests are shown
 * again when the finished run is checked.
 *
 * @param seed the {@linkplain Seed#commitment commitment} of the seed
 * @param settings the digest of all other settings, so that the host cannot choose an order of the
 *     entrants, or another setting, when it knows the values: {@code sha256:} with 64 hexadecimal
 *     digits
 */
public record SeedCommitment(String seed, String settings) {

  public SeedCommitment {
    Objects.requireNonNull(seed, "seed");
    Objects.requireNonNull(settings, "settings");
  }

  /** {@return the two digests with a blank between them} */
  @Override
  public String toString() {
    return seed + " " + settings;
  }
}
