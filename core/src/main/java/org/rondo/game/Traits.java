package org.rondo.game;

import java.util.ArrayList;
import java.util.Collections;
import java.util.EnumSet;
import java.util.List;
import java.util.Objects;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/**
 * What a game says about its rules: its {@link Trait}s, and the range of its scores and the
 * greatest number of turns where they are known. An immutable value.
 *
 * <pre>{@code
 * Traits.of(Trait.CHANCE, Trait.HIDDEN, Trait.ZERO_SUM, Trait.PLAYED_FOR_SCORE)
 *     .withScores(-2, 2)
 *     .withMostTurns(3)
 * }</pre>
 *
 * <p>A game without {@link Trait#SIMULTANEOUS}, {@link Trait#CHANCE} or {@link Trait#HIDDEN}
 * promises that its seats never move at the same time, that its rules never draw, and that every
 * seat knows everything. A game without {@link Trait#ZERO_SUM}, without a range of scores or
 * without a number of turns promises nothing about them. The laws of games check these promises. A
 * game without {@link Trait#PLAYED_FOR_SCORE} is played for ranks.
 */
public final class Traits {
  private static final int UNKNOWN = -1;
  private static final Traits NONE = new Traits(Set.of(), null, UNKNOWN);

  private final Set<Trait> traits;
  private final @Nullable ScoreRange scores;
  private final int mostTurns;

  private Traits(Set<Trait> traits, @Nullable ScoreRange scores, int mostTurns) {
    this.traits = traits;
    this.scores = scores;
    this.mostTurns = mostTurns;
  }

  /**
   * {@return the traits of a game in which the seats move in turn, nothing is left to chance and
   * nothing is hidden; the scores and the number of turns are unknown}
   */
  public static Traits none() {
    return NONE;
  }

  /**
   * {@return these traits and no others; the range of the scores and the number of turns are
   * unknown}
   *
   * @param traits the traits, in any order
   */
  public static Traits of(Trait... traits) {
    EnumSet<Trait> set = EnumSet.noneOf(Trait.class);
    set.addAll(List.of(traits));
    return new Traits(Collections.unmodifiableSet(set), null, UNKNOWN);
  }

  /**
   * {@return the same traits, with a range of scores}
   *
   * <p>The range is that of {@link Game#outcome} in every position of a match, for each seat. Tests
   * of score differences need it: the narrower the range, the fewer matches they need. A range that
   * is much wider than the usual differences makes these tests slow, because they must rule out a
   * loss of the whole range in a match to come. It is better to leave such a range out.
   *
   * @param lowest the lowest possible score of a seat; it need not be reached
   * @param highest the highest possible score of a seat, above the lowest; it need not be reached
   * @throws IllegalArgumentException if a score is not finite, or the highest is not above the
   *     lowest
   */
  public Traits withScores(double lowest, double highest) {
    return new Traits(traits, new ScoreRange(lowest, highest), mostTurns);
  }

  /**
   * {@return the same traits, with a number of turns}
   *
   * @param turns the maximum number of turns of a match that begins at {@link Game#start}, at least
   *     1; it need not be reached
   * @throws IllegalArgumentException if the number is below 1
   */
  public Traits withMostTurns(int turns) {
    if (turns < 1) {
      throw new IllegalArgumentException("the most turns " + turns + " are below 1");
    }
    return new Traits(traits, scores, turns);
  }

  /** {@return whether the game has a trait} */
  public boolean has(Trait trait) {
    return traits.contains(trait);
  }

  /** {@return the range of a seat's score in every position; empty if it is unknown} */
  public Optional<ScoreRange> scores() {
    return Optional.ofNullable(scores);
  }

  /**
   * {@return the maximum number of turns of a match that begins at {@link Game#start}; empty if it
   * is unknown}
   */
  public OptionalInt mostTurns() {
    return mostTurns == UNKNOWN ? OptionalInt.empty() : OptionalInt.of(mostTurns);
  }

  @Override
  public boolean equals(@Nullable Object other) {
    return other instanceof Traits that
        && traits.equals(that.traits)
        && Objects.equals(scores, that.scores)
        && mostTurns == that.mostTurns;
  }

  /** {@return a hash that is the same in every virtual machine} */
  @Override
  public int hashCode() {
    return toString().hashCode();
  }

  /** {@return the traits in words: {@code chance, hidden, at most 3 turns}, or {@code none}} */
  @Override
  public String toString() {
    List<String> words = new ArrayList<>();
    traits.forEach(trait -> words.add(trait.toString()));
    scores().ifPresent(range -> words.add("scores from " + range));
    mostTurns()
        .ifPresent(turns -> words.add("at most " + turns + (turns == 1 ? " turn" : " turns")));
    return words.isEmpty() ? "none" : String.join(", ", words);
  }
}
