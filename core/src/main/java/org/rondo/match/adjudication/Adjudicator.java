package org.rondo.match.adjudication;

import java.util.Optional;
import org.rondo.bot.Thought;
import org.rondo.game.Seats;

/**
 * Applies the rules of adjudication in one match of two seats.
 *
 * <p>A choice about which a bot says no score, or one of another unit, is skipped: it neither
 * continues nor ends a series of scores.
 */
public final class Adjudicator {

  /**
   * A decision that ends a match.
   *
   * @param seats the seat that loses; both seats if the match is drawn
   * @param rule the text of the rule
   */
  public record Decree(Seats seats, String rule) {

    /** {@return whether the match is drawn} */
    public boolean isDraw() {
      return seats.size() == 2;
    }
  }

  private final Adjudication rules;

  /** By seat, the number of its last scores that are low enough to lose. */
  private final int[] losing = new int[2];

  /** By seat, the number of its last scores that are high enough for the other seat's loss. */
  private final int[] winning = new int[2];

  /** By seat, the number of its last scores that are near enough to 0. */
  private final int[] level = new int[2];

  /** Creates an adjudicator for a match that begins. */
  public Adjudicator(Adjudication rules) {
    this.rules = rules;
  }

  /**
   * Takes note of what a bot thought.
   *
   * @param seat the seat of the bot, 0 or 1
   * @param thought what the bot thought
   */
  public void said(int seat, Thought thought) {
    if (thought.score().isEmpty()) {
      return;
    }
    double score = thought.score().getAsDouble();
    rules
        .resignation()
        .filter(rule -> isOf(rule.unit(), thought))
        .ifPresent(
            rule -> {
              losing[seat] = score <= -rule.score() ? losing[seat] + 1 : 0;
              winning[seat] = score >= rule.score() ? winning[seat] + 1 : 0;
            });
    rules
        .draw()
        .filter(rule -> isOf(rule.unit(), thought))
        .ifPresent(rule -> level[seat] = Math.abs(score) <= rule.score() ? level[seat] + 1 : 0);
  }

  private static boolean isOf(String unit, Thought thought) {
    return unit.isEmpty() || unit.equals(thought.unit());
  }

  /**
   * {@return the decision after the scores so far; empty if the match goes on}
   *
   * <p>If both seats should lose, no seat loses.
   *
   * @param turns the number of turns that have been played
   */
  public Optional<Decree> decree(int turns) {
    return rules
        .resignation()
        .flatMap(this::loss)
        .or(() -> rules.draw().filter(rule -> isDrawn(rule, turns)).map(Adjudicator::drawn));
  }

  private Optional<Decree> loss(ResignRule rule) {
    boolean isFirst = isLost(0, rule);
    boolean isSecond = isLost(1, rule);
    return isFirst == isSecond
        ? Optional.empty()
        : Optional.of(new Decree(Seats.of(isFirst ? 0 : 1), rule.text()));
  }

  private boolean isLost(int seat, ResignRule rule) {
    return losing[seat] >= rule.moves() && (!rule.twoSided() || winning[1 - seat] >= rule.moves());
  }

  private boolean isDrawn(DrawRule rule, int turns) {
    return turns >= rule.from() && level[0] >= rule.moves() && level[1] >= rule.moves();
  }

  private static Decree drawn(DrawRule rule) {
    return new Decree(Seats.all(2), rule.text());
  }
}
