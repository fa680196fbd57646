package org.rondo.cli.console;

import java.util.Optional;
import org.jspecify.annotations.Nullable;
import org.rondo.input.SpecificationException;
import org.rondo.match.clock.TimeControl;
import picocli.CommandLine.Option;

/** The option for the part of each move's time that is not charged. */
public final class LagOption {
  @Option(
      names = "--lag",
      paramLabel = "D",
      description =
          "With a clock: the part of the time of each move that is not charged, for instance 20ms,"
              + " at most 5s. It makes up for delays of messages and of a busy machine. By default"
              + " none.")
  private @Nullable String lag;

  LagOption() {}

  /** {@return the text of the option; empty if it is not given} */
  public Optional<String> text() {
    return Optional.ofNullable(lag);
  }

  /** {@return whether the option is given} */
  boolean isGiven() {
    return lag != null;
  }

  /**
   * {@return a time control with the lag of this option, also for the single entrants that it
   * names}
   *
   * @param control the time control of the command, with those that entrants have of their own
   * @throws SpecificationException if the lag is not a time in its range, or there is no clock
   */
  public TimeControl addedTo(TimeControl control) {
    if (lag == null) {
      return control;
    }
    // With a clock of any length, so that a refusal speaks of the lag.
    if (TimeControl.parse("move:1s,lag:" + lag) instanceof TimeControl.Lagged alone) {
      return SpecificationException.valueOf(lag, () -> control.withLag(alone.lag()));
    }
    throw new SpecificationException(
        lag, "--lag " + lag + " is not a time; write for instance 20ms");
  }
}
