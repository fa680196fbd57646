package org.rondo.format;

import java.util.List;
import java.util.Objects;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/**
 * The reasons for the pairing of a round, for a format whose pairing rules have a strict order of
 * importance. For each rule, an explanation holds the count in this pairing and the count in the
 * best of all other pairings.
 *
 * <p>{@link Format#explain} creates an explanation. The arguments of that method are those of
 * {@code TournamentListener.roundStarted}: the entrants of a round, the results before the round,
 * and the round. {@code org.rondo.report.ExplanationReport} writes an explanation as text.
 */
public final class Explanation {

  /** The counts of one rule; a lower count is better. */
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
     * Creates the count of a rule where no other pairing is possible.
     *
     * @param text what the rule counts
     * @param count the count in this pairing
     */
    public Rule(String text, long count) {
      this(text, count, null);
    }

    /**
     * Creates the counts of a rule in both pairings.
     *
     * @param text what the rule counts
     * @param count the count in this pairing
     * @param next the count in the next best pairing
     */
    public Rule(String text, long count, long next) {
      this(text, count, Long.valueOf(next));
    }

    /** {@return what the rule counts} */
    public String text() {
      return text;
    }

    /** {@return the count in this pairing} */
    public long count() {
      return count;
    }

    /** {@return the count in the next best pairing; empty where no other pairing is possible} */
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
   * Creates the explanation of a pairing where no other pairing is possible.
   *
   * @param pairing the pairing of the round
   * @param rules the counts of each rule, the most important rule first
   * @param notes the standing of the entrants and the reasons for their seats, one line each
   */
  public Explanation(Pairing pairing, List<Rule> rules, List<String> notes) {
    this(rules, notes, pairing, null);
  }

  /**
   * Creates the explanation of a pairing where other pairings are possible.
   *
   * @param pairing the pairing of the round
   * @param nextBest the best pairing other than this one
   * @param rules the counts of each rule, the most important rule first
   * @param notes the standing of the entrants and the reasons for their seats, one line each
   */
  public Explanation(Pairing pairing, Pairing nextBest, List<Rule> rules, List<String> notes) {
    this(rules, notes, pairing, Objects.requireNonNull(nextBest, "nextBest"));
  }

  /** {@return the pairing of the round} */
  public Pairing pairing() {
    return pairing;
  }

  /**
   * {@return the best pairing other than this one; empty where no other pairing is possible} If a
   * director paired the round, the rules may rate the next best pairing higher than the pairing
   * that was played.
   */
  public Optional<Pairing> nextBest() {
    return Optional.ofNullable(nextBest);
  }

  /** {@return the counts of each rule, the most important rule first} */
  public List<Rule> rules() {
    return rules;
  }

  /** {@return the standing of the entrants and the reasons for their seats, one line each} */
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
