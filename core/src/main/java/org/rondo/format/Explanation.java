package org.rondo.format;

import java.util.List;
import java.util.Objects;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/**
 * Why a round is paired as it is, where rules in strict order decide: what each of them counts in
 * it, and what it would count in the best of all other pairings.
 *
 * <p>{@link Format#explain} makes it. Who takes part in a round, and what was played before, is
 * told to a listener by {@code TournamentListener.roundStarted}; {@code
 * org.rondo.report.ExplanationReport} has it as text.
 */
public final class Explanation {

  /** What a rule counts; the less the better. */
  public static final class Rule {
    private final String text;
    private final long count;
    private final @Nullable Long next;

    private Rule(String text, long count, @Nullable Long next) {
      this.text = Objects.requireNonNull(text, "text");
      this.count = count;
      this.next = next;
    }

    /**
     * Describes what a rule counts where there is no other pairing.
     *
     * @param text what is counted
     * @param count how much it is in this pairing
     */
    public Rule(String text, long count) {
      this(text, count, null);
    }

    /**
     * Describes what a rule counts in both pairings.
     *
     * @param text what is counted
     * @param count how much it is in this pairing
     * @param next how much it is in the next best
     */
    public Rule(String text, long count, long next) {
      this(text, count, Long.valueOf(next));
    }

    /** {@return what is counted} */
    public String text() {
      return text;
    }

    /** {@return how much it is in this pairing} */
    public long count() {
      return count;
    }

    /** {@return how much it is in the next best; empty where there is no other} */
    public Optional<Long> next() {
      return Optional.ofNullable(next);
    }

    @Override
    public boolean equals(Object other) {
      return other instanceof Rule rule
          && text.equals(rule.text)
          && count == rule.count
          && Objects.equals(next, rule.next);
    }

    @Override
    public int hashCode() {
      return Objects.hash(text, count, next);
    }

    /** {@return the text and both counts} */
    @Override
    public String toString() {
      return text + ": " + count + next().map(number -> ", next best " + number).orElse("");
    }
  }

  private final Pairing pairing;
  private final @Nullable Pairing nextBest;
  private final List<Rule> rules;
  private final List<String> notes;

  private Explanation(
      List<Rule> rules, List<String> notes, Pairing pairing, @Nullable Pairing nextBest) {
    this.pairing = Objects.requireNonNull(pairing, "pairing");
    this.nextBest = nextBest;
    this.rules = List.copyOf(rules);
    this.notes = List.copyOf(notes);
  }

  /**
   * Describes why a round is paired as it is where there is no other pairing.
   *
   * @param pairing who meets whom
   * @param rules what each rule says, the weightiest first
   * @param notes what else was decided and why, a line each
   */
  public Explanation(Pairing pairing, List<Rule> rules, List<String> notes) {
    this(rules, notes, pairing, null);
  }

  /**
   * Describes why a round is paired as it is and not otherwise.
   *
   * @param pairing who meets whom
   * @param nextBest the best pairing that is not this one
   * @param rules what each rule says, the weightiest first
   * @param notes what else was decided and why, a line each
   */
  public Explanation(Pairing pairing, Pairing nextBest, List<Rule> rules, List<String> notes) {
    this(rules, notes, pairing, Objects.requireNonNull(nextBest, "nextBest"));
  }

  /** {@return who meets whom} */
  public Pairing pairing() {
    return pairing;
  }

  /**
   * {@return the best pairing that is not this one; empty where there is no other} Where a director
   * paired the round, it may be better by the rules.
   */
  public Optional<Pairing> nextBest() {
    return Optional.ofNullable(nextBest);
  }

  /** {@return what each rule says, the weightiest first} */
  public List<Rule> rules() {
    return rules;
  }

  /**
   * {@return what else was decided and why, a line each: how the entrants stood, who has which
   * seat}
   */
  public List<String> notes() {
    return notes;
  }

  @Override
  public boolean equals(Object other) {
    return other instanceof Explanation explanation
        && pairing.equals(explanation.pairing)
        && Objects.equals(nextBest, explanation.nextBest)
        && rules.equals(explanation.rules)
        && notes.equals(explanation.notes);
  }

  @Override
  public int hashCode() {
    return Objects.hash(pairing, nextBest, rules, notes);
  }

  /** {@return the pairing, the next best, the rules and the notes} */
  @Override
  public String toString() {
    return pairing + nextBest().map(next -> ", next best " + next).orElse("") + rules + notes;
  }
}
