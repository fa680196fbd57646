package org.rondo.format;

import java.util.List;
import java.util.Objects;
import java.util.Optional;
import org.rondo.tournament.TournamentListener;

/**
 * Why a round is paired as it is, where rules in strict order decide: what each of them counts in
 * it, and what it would count in the best of all other pairings.
 *
 * <p>{@link Format#explain} makes it. Who takes part in a round, and what was played before, is
 * told to a listener by {@link TournamentListener#roundStarted}; {@code
 * org.rondo.report.ExplanationReport} has it as text.
 *
 * @param pairing who meets whom
 * @param nextBest the best pairing that is not this one; none where there is no other. Where a
 *     director paired the round, it may be better by the rules
 * @param rules what each rule says, the weightiest first
 * @param notes what else was decided and why, a line each: how the entrants stood, who has which
 *     seat
 */
public record Explanation(
    Pairing pairing, Optional<Pairing> nextBest, List<Rule> rules, List<String> notes) {

  /**
   * What a rule counts; the less the better.
   *
   * @param text what is counted
   * @param count how much it is in this pairing
   * @param next how much it is in the next best
   */
  public record Rule(String text, long count, Optional<Long> next) {

    /**
     * Describes what a rule counts.
     *
     * @param text what is counted
     * @param count how much it is in this pairing
     * @param next how much it is in the next best
     */
    public Rule {
      Objects.requireNonNull(text, "text");
      Objects.requireNonNull(next, "next");
    }
  }

  /**
   * Describes why a round is paired as it is.
   *
   * @param pairing who meets whom
   * @param nextBest the best pairing that is not this one
   * @param rules what each rule says
   * @param notes what else was decided and why
   */
  public Explanation {
    Objects.requireNonNull(pairing, "pairing");
    Objects.requireNonNull(nextBest, "nextBest");
    rules = List.copyOf(rules);
    notes = List.copyOf(notes);
  }
}
