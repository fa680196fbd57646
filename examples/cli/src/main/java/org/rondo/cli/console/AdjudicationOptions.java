package org.rondo.cli.console;

import java.util.Optional;
import org.jspecify.annotations.Nullable;
import org.rondo.game.Game;
import org.rondo.input.InputException;
import org.rondo.input.OptionException;
import org.rondo.match.adjudication.Adjudication;
import org.rondo.match.adjudication.DrawRule;
import org.rondo.match.adjudication.LengthRule;
import org.rondo.match.adjudication.ResignRule;
import picocli.CommandLine.Option;

/** The options by which scores of the bots, or the number of turns, end a match early. */
public final class AdjudicationOptions {
  @Option(
      names = "--resign",
      paramLabel = "RULE",
      description =
          "End a match of two seats when a bot says by its own scores that it loses:"
              + " score=20,moves=3 if its last 3 scores were all at most -20. twosided=true asks"
              + " that the scores of the other bot also say so. unit=discs counts only scores in"
              + " discs. By default every match is played to its end.")
  private @Nullable String resign;

  @Option(
      names = "--draw",
      paramLabel = "RULE",
      description =
          "Draw a match of two seats when both bots say so: score=0.5,moves=8,from=40 if at least"
              + " 40 turns were played, and the last 8 scores of each bot were all from -0.5 to"
              + " 0.5.")
  private @Nullable String draw;

  @Option(
      names = "--max-turns",
      paramLabel = "N",
      description =
          "End a match after N turns, those of the opening included. Its position then decides, as"
              + " the game counts scores. By default no match ends by its length.")
  private @Nullable Integer turns;

  @Option(
      names = "--maximum-score",
      paramLabel = "POINTS",
      description =
          "With --max-turns in a game of two seats: draw the match at that turn if no seat leads by"
              + " more than this many points of the game. By default its position decides.")
  private @Nullable Double lead;

  AdjudicationOptions() {}

  /**
   * {@return the rules that were given}
   *
   * @throws InputException if a rule cannot be read
   * @throws OptionException if there is a score for a length, and no length
   */
  public Adjudication rules() {
    Adjudication rules = Adjudication.none();
    if (resign != null) {
      rules = rules.with(ResignRule.parse(resign));
    }
    if (draw != null) {
      rules = rules.with(DrawRule.parse(draw));
    }
    if (lead != null && turns == null) {
      throw new OptionException(
          "rondo",
          "--maximum-score",
          lead.toString(),
          "--maximum-score is for matches that end by their length; give --max-turns, too");
    }
    return turns == null ? rules : rules.with(lengthRule(turns, lead));
  }

  private static LengthRule lengthRule(int turns, @Nullable Double lead) {
    TypedSettings.requirePositive("rondo", "max-turns", turns);
    return TypedSettings.of("rondo", () -> new LengthRule(turns, lead == null ? 0 : lead));
  }

  /** {@return the text of the rule by which a bot resigns; empty if it is not given} */
  public Optional<String> resign() {
    return Optional.ofNullable(resign);
  }

  /** {@return the text of the rule for draws; empty if it is not given} */
  public Optional<String> draw() {
    return Optional.ofNullable(draw);
  }

  /** {@return the number of turns after which a match ends; empty if it is not given} */
  public Optional<Integer> turns() {
    return Optional.ofNullable(turns);
  }

  /** {@return the largest lead that is a draw then; empty if it is not given} */
  public Optional<Double> lead() {
    return Optional.ofNullable(lead);
  }

  /**
   * Refuses rules for a game that does not have two seats.
   *
   * @param command the name of the command that has these options
   * @throws OptionException if a rule is given, and the game has another number of seats
   */
  public void requireFit(String command, Game<?, ?> game) {
    if (resign != null) {
      TypedSettings.requireTwoSeats(command, "--resign", resign, game);
    }
    if (draw != null) {
      TypedSettings.requireTwoSeats(command, "--draw", draw, game);
    }
    if (lead != null) {
      TypedSettings.requireTwoSeats(command, "--maximum-score", lead.toString(), game);
    }
  }
}
