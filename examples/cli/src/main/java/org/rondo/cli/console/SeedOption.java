package org.rondo.cli.console;

import java.io.PrintWriter;
import java.math.BigInteger;
import java.security.SecureRandom;
import java.util.Optional;
import org.jspecify.annotations.Nullable;
import org.rondo.input.SpecificationException;
import org.rondo.input.TextPattern;
import org.rondo.random.Seed;
import picocli.CommandLine.Option;

/** The option for the seed of all random numbers. */
public final class SeedOption {

  /** The seed of a run in which no program plays. */
  private static final Seed STANDARD = Seed.of(1);

  private static final TextPattern NUMBER = TextPattern.of("[+-]?[0-9]{1,1000}");

  @Option(
      names = "--seed",
      paramLabel = "SEED",
      description =
          "The seed: a whole number of any length, or the published seed of an earlier run,"
              + " secret:... By default 1; if a program plays, also over a connection, a secret seed that"
              + " is drawn at the beginning and published at the end. A given seed is no secret: a program that"
              + " guesses it can compute random numbers in advance.")
  private @Nullable String text;

  SeedOption() {}

  /**
   * {@return the seed that was given; empty if none was}
   *
   * @throws SpecificationException if the text is not a seed
   */
  public Optional<Seed> given() {
    return Optional.ofNullable(text).map(SeedOption::parse);
  }

  private static Seed parse(String text) {
    Seed seed = SpecificationException.valueOf(text, () -> new Seed(text));
    if (seed.isSecret()) {
      return seed;
    }
    if (!NUMBER.matcher(text).matches()) {
      throw new SpecificationException(
          text,
          "seed '"
              + PrintableText.of(text)
              + "' is not a whole number; give one, or a published seed: secret: with at least 32"
              + " hexadecimal digits");
    }
    return new Seed(new BigInteger(text).toString());
  }

  /** {@return the seed that was given, or 1} */
  public Seed seed() {
    return given().orElse(STANDARD);
  }

  /**
   * {@return whether the seed of a run is drawn when it begins, because none was given}
   *
   * @param hasPrograms whether a program plays, or an entrant plays over a connection
   */
  public boolean isDrawn(boolean hasPrograms) {
    return text == null && hasPrograms;
  }

  /**
   * {@return the seed of a run without a folder}
   *
   * @param hasPrograms whether a program plays, or an entrant plays over a connection
   */
  public RunSeed seed(boolean hasPrograms) {
    return isDrawn(hasPrograms)
        ? new RunSeed(Seed.secret(source()), true)
        : new RunSeed(seed(), false);
  }

  /** {@return the source of secret seeds} */
  public static SecureRandom source() {
    return new SecureRandom();
  }

  /**
   * The seed of a run without a folder.
   *
   * @param isDrawn whether the seed is drawn for this run, and secret until its end
   */
  public record RunSeed(Seed seed, boolean isDrawn) {

    /**
     * Prints the commitment of a drawn seed, before the run.
     *
     * @param out receives the sentence
     */
    public void commit(PrintWriter out) {
      if (isDrawn) {
        out.println(commitment(seed));
        out.flush();
      }
    }

    /**
     * Prints a drawn seed, after the run.
     *
     * @param out receives the seed
     */
    public void publish(PrintWriter out) {
      if (isDrawn) {
        out.println(publication(seed));
      }
    }
  }

  /** {@return the sentence with which a run begins whose seed is secret} */
  static String commitment(Seed seed) {
    return "the seed is secret until the end; its commitment is " + seed.commitment();
  }

  /** {@return the line that publishes a secret seed} */
  public static String publication(Seed seed) {
    return "seed: " + seed.text();
  }
}
