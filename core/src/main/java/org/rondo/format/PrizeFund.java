package org.rondo.format;

import static com.google.common.base.Preconditions.checkArgument;

import java.math.BigDecimal;
import java.math.RoundingMode;
import java.util.ArrayList;
import java.util.List;
import java.util.Objects;
import org.rondo.format.Standings.Line;
import org.rondo.format.Standings.Table;
import org.rondo.game.Excerpt;
import org.rondo.input.SpecificationException;
import org.rondo.input.TextPattern;

/**
 * A prize fund that is divided by the number of matches of a tournament. The winner of each match
 * gets an equal part.
 *
 * <p>This is the rule of the Arimaa World Computer Championship 2014. A drawn match has no winner,
 * and is not counted, so that the whole fund is awarded. Prizes are computed exactly and then
 * rounded down to a hundredth; the remark in the standings says how much is left.
 *
 * @param amount the fund, from 0 to 1,000,000,000,000, with at most two decimals; 0 for no fund
 */
public record PrizeFund(BigDecimal amount) {
  private static final TextPattern FORM = TextPattern.of("[0-9]{1,30}(\\.[0-9]{1,30})?");
  private static final BigDecimal MOST = BigDecimal.valueOf(1_000_000_000_000L);
  private static final int DECIMALS = 2;
  private static final PrizeFund NONE = new PrizeFund(BigDecimal.ZERO);
  private static final int SHOWN = 40;

  /**
   * Creates a fund.
   *
   * @throws IllegalArgumentException if the amount is out of range or has more than two decimals
   */
  public PrizeFund {
    Objects.requireNonNull(amount, "amount");
    checkArgument(
        amount.signum() >= 0
            && amount.compareTo(MOST) <= 0
            && amount.stripTrailingZeros().scale() <= DECIMALS,
        "prize fund %s is not a number from 0 to %s with at most %s decimals",
        Excerpt.of(amount.toString(), SHOWN),
        MOST,
        DECIMALS);
    amount = plain(amount);
  }

  /** {@return no fund: standings stay as they are} */
  public static PrizeFund none() {
    return NONE;
  }

  /**
   * {@return the fund of a text}
   *
   * @param text a decimal number, {@code 500} or {@code 512.50}
   * @throws SpecificationException if the text is no such number, or out of range
   */
  public static PrizeFund parse(String text) {
    if (!FORM.matches(text)) {
      throw new SpecificationException(
          text,
          "prize fund '" + Excerpt.of(text, SHOWN) + "' is not an amount, for instance 512.50");
    }
    return SpecificationException.valueOf(text, () -> new PrizeFund(new BigDecimal(text)));
  }

  /**
   * {@return final standings with the prizes of the first table, and a remark about them}
   *
   * <p>The first table ranks the whole tournament; in a championship it is the table of the finals.
   * Without a fund, or if no match was won, the standings are returned unchanged.
   *
   * @param standings the final standings
   */
  public Standings awardedIn(Standings standings) {
    Table first = standings.tables().get(0);
    long won = first.lines().stream().mapToLong(line -> line.tally().wins()).sum();
    if (amount.signum() == 0 || won == 0) {
      return standings;
    }
    List<Line> lines =
        first.lines().stream()
            .map(line -> line.withPrize(prize(line.tally().wins(), won)))
            .toList();
    BigDecimal awarded =
        lines.stream()
            .map(line -> line.prize().orElseThrow())
            .reduce(BigDecimal.ZERO, BigDecimal::add);
    List<Table> tables = new ArrayList<>(standings.tables());
    tables.set(0, new Table(first.title(), first.measure(), lines));
    return standings
        .withTables(tables)
        .withNotes(List.of(remark(won, plain(amount.subtract(awarded)))));
  }

  private BigDecimal prize(long wins, long won) {
    return amount
        .multiply(BigDecimal.valueOf(wins))
        .divide(BigDecimal.valueOf(won), DECIMALS, RoundingMode.DOWN);
  }

  private String remark(long won, BigDecimal left) {
    String matches = won == 1 ? "1 game that was won" : won + " games that were won";
    String each = won == 1 ? "" : ", " + amount.toPlainString() + "/" + won + " for each";
    String rest =
        left.signum() == 0
            ? ""
            : "; prizes are rounded down to 0.01, and " + left.toPlainString() + " is left";
    return "prizes: " + amount.toPlainString() + " for " + matches + each + rest;
  }

  private static BigDecimal plain(BigDecimal number) {
    return number.signum() == 0
        ? BigDecimal.ZERO
        : new BigDecimal(number.stripTrailingZeros().toPlainString());
  }
}
