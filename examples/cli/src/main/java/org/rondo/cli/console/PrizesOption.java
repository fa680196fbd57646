package org.rondo.cli.console;

import org.jspecify.annotations.Nullable;
import org.rondo.format.PrizeFund;
import picocli.CommandLine.Option;

/** The option for a prize fund that is divided by matches. */
public final class PrizesOption {
  @Option(
      names = "--prizes",
      paramLabel = "N",
      description =
          "A prize fund, for instance 500 or 512.50. It is divided by the number of games that were"
              + " won, and the winner of each gets an equal part. The final standings have a column"
              + " with the prizes; in a championship the games of the finals count.")
  private @Nullable String amount;

  PrizesOption() {}

  /**
   * {@return the fund of this option; no fund if the option is not given}
   *
   * @throws org.rondo.input.InputException if the amount is not a number in its range
   */
  public PrizeFund fund() {
    return amount == null ? PrizeFund.none() : PrizeFund.parse(amount);
  }
}
