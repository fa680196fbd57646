package org.rondo.match.adjudication;

import java.util.Optional;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;

/**
 * The rules of adjudication of a match. An immutable value.
 *
 * <pre>{@code
 * Adjudication.none()
 *     .with(new ResignRule(20, 3, false, "discs"))
 *     .with(new DrawRule(0.5, 8, 40, "discs"))
 * }</pre>
 */
public final class Adjudication {
  private static final Adjudication NONE = new Adjudication(null, null, null);

  private final @Nullable ResignRule resignation;
  private final @Nullable DrawRule draw;
  private final @Nullable LengthRule length;

  private Adjudication(
      @Nullable ResignRule resignation, @Nullable DrawRule draw, @Nullable LengthRule length) {
    this.resignation = resignation;
    this.draw = draw;
    this.length = length;
  }

  /** {@return no rules: every match is played to its end} */
  public static Adjudication none() {
    return NONE;
  }

  /**
   * {@return these rules with another rule for losses}
   *
   * @param rule the rule by which a seat loses
   */
  public Adjudication with(ResignRule rule) {
    return new Adjudication(rule, draw, length);
  }

  /**
   * {@return these rules with another rule for draws}
   *
   * @param rule the rule by which a match is drawn
   */
  public Adjudication with(DrawRule rule) {
    return new Adjudication(resignation, rule, length);
  }

  /**
   * {@return these rules with another rule for long matches}
   *
   * @param rule the rule by which a long match ends
   */
  public Adjudication with(LengthRule rule) {
    return new Adjudication(resignation, draw, rule);
  }

  /** {@return the rule by which a seat loses; empty if there is none} */
  public Optional<ResignRule> resignation() {
    return Optional.ofNullable(resignation);
  }

  /** {@return the rule by which a match is drawn; empty if there is none} */
  public Optional<DrawRule> draw() {
    return Optional.ofNullable(draw);
  }

  /** {@return the rule by which a long match ends; empty if there is none} */
  public Optional<LengthRule> length() {
    return Optional.ofNullable(length);
  }

  /** {@return whether there is no rule} */
  public boolean isNone() {
    return resignation == null && draw == null && length == null;
  }

  /** {@return whether a rule compares two seats} */
  public boolean needsTwoSeats() {
    return resignation != null || draw != null || (length != null && length.score() > 0);
  }

  /**
   * {@return the rules as a text, for a journal: {@code resign:score=20,moves=3
   * draw:score=0.5,moves=8,from=40 length:turns=60}; {@code none} if there is no rule}
   */
  public String text() {
    String rules =
        Stream.of(
                resignation().map(ResignRule::text),
                draw().map(DrawRule::text),
                length().map(LengthRule::text))
            .flatMap(Optional::stream)
            .collect(Collectors.joining(" "));
    return rules.isEmpty() ? "none" : rules;
  }

  @Override
  public boolean equals(@Nullable Object other) {
    return other instanceof Adjudication rules && text().equals(rules.text());
  }

  @Override
  public int hashCode() {
    return text().hashCode();
  }

  /** {@return the {@linkplain #text text}} */
  @Override
  public String toString() {
    return text();
  }
}
