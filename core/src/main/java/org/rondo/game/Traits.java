package org.rondo.game;

import java.util.ArrayList;
import java.util.Collections;
import java.util.EnumSet;
import java.util.List;
import java.util.OptionalInt;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/**
 * What a game says about its rules: its {@link Trait}s, and the greatest number of turns where it
 * is known. An immutable value.
 *
 * <pre>{@code
 * Traits.of(Trait.CHANCE, Trait.HIDDEN, Trait.ZERO_SUM).withMostTurns(3)
 * }</pre>
 *
 * <p>A game without {@link Trait#SIMULTANEOUS}, {@link Trait#CHANCE} or {@link Trait#HIDDEN}
 * promises that its seats never move at the same time, that its rules never draw, and that every
 * seat knows everything. A game without {@link Trait#ZERO_SUM}, or without a number of turns,
 * promises nothing about them. The laws of games check these promises.
 */
public final class Traits {
  private static final int UNKNOWN = -1;
  private static final Traits NONE = new Traits(Set.of(), UNKNOWN);

  private final Set<Trait> traits;
  private final int mostTurns;

  private Traits(Set<Trait> traits, int mostTurns) {
    this.traits = traits;
    this.mostTurns = mostTurns;
  }

  /**
   * {@return the traits of a game in which the seats move in turn, nothing is left to chance and
   * nothing is hidden; the number of turns is unknown}
   */
  public static Traits none() {
    return NONE;
  }

  /**
   * {@return these traits and no others; the number of turns is unknown}
   *
   * @param traits the traits, in any order
   */
  public static Traits of(Trait... traits) {
    EnumSet<Trait> set = EnumSet.noneOf(Trait.class);
    set.addAll(List.of(traits));
    return new Traits(Collections.unmodifiableSet(set), UNKNOWN);
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
    return new Traits(traits, turns);
  }

  /** {@return whether the game has a trait} */
  public boolean has(Trait trait) {
    return traits.contains(trait);
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
    mostTurns()
        .ifPresent(turns -> words.add("at most " + turns + (turns == 1 ? " turn" : " turns")));
    return words.isEmpty() ? "none" : String.join(", ", words);
  }
}
