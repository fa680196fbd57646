package org.rondo.bot;

import java.util.Objects;
import java.util.OptionalInt;
import java.util.function.Supplier;
import org.rondo.game.Excerpt;
import org.rondo.game.Move;
import org.rondo.game.State;
import org.rondo.input.TextPattern;

/**
 * A participant: a name, and a supplier that makes a new bot for each match.
 *
 * @param name the name in records and standings; one line, not blank
 * @param bots the supplier; each call returns a new bot, and several threads may call it
 * @param specification the text for which {@link BotCatalog#find} returns an entrant with the same
 *     bots, on this machine or another one; empty if there is none
 */
public record Entrant<S extends State, M extends Move>(
    String name, Supplier<? extends Bot<S, M>> bots, String specification) {

  /** The maximum number of characters of a name in a message. */
  private static final int SHOWN = 100;

  /** Control characters, line separators, paragraph separators, and halves of surrogate pairs. */
  private static final TextPattern UNPRINTABLE = TextPattern.of("[\\p{Cc}\\p{Zl}\\p{Zp}\\p{Cs}]");

  /**
   * Creates an entrant.
   *
   * @throws IllegalArgumentException if the name is not {@linkplain #requireName allowed}
   */
  public Entrant {
    requireName(name);
    Objects.requireNonNull(bots, "bots");
    Objects.requireNonNull(specification, "specification");
  }

  /**
   * Creates an entrant that has no specification, because its bots are known only here.
   *
   * @param name the name in records and standings; one line, not blank
   * @param bots the supplier; each call returns a new bot, and several threads may call it
   * @throws IllegalArgumentException if the name is not {@linkplain #requireName allowed}
   */
  public Entrant(String name, Supplier<? extends Bot<S, M>> bots) {
    this(name, bots, "");
  }

  /**
   * {@return this entrant under another name}
   *
   * @param other the name in records and standings; one line, not blank
   * @throws IllegalArgumentException if the name is not {@linkplain #requireName allowed}
   */
  public Entrant<S, M> named(String other) {
    return new Entrant<>(other, bots, specification);
  }

  /**
   * Checks that a text can be the name of an entrant.
   *
   * <p>A reader must see each character of a name, and in its place. So invisible characters and
   * changes of the writing direction are refused. Letters and marks of all scripts are allowed, and
   * joiners where a script needs them.
   *
   * @param name any text
   * @throws IllegalArgumentException if the text is blank, or contains a control character, a line
   *     or paragraph separator, half of a surrogate pair, an invisible character, or a character
   *     that changes the writing direction
   */
  public static void requireName(String name) {
    if (name.isBlank() || UNPRINTABLE.isIn(name)) {
      throw new IllegalArgumentException(
          "entrant name '"
              + Excerpt.of(UNPRINTABLE.replaceAll(name, "?"), SHOWN)
              + "' is blank or not one line of text");
    }
    OptionalInt refused = NameCharacters.refused(name);
    if (refused.isPresent()) {
      throw new IllegalArgumentException(
          "entrant name '"
              + Excerpt.line(name, SHOWN)
              + "' has the character "
              + NameCharacters.text(refused.getAsInt())
              + ", which readers cannot see there; write the name without it");
    }
  }

  /**
   * {@return a name without joiners and variation selectors} Readers may not see the difference
   * between two names for which this is the same.
   */
  public static String visibleName(String name) {
    return NameCharacters.withoutModifiers(name);
  }

  /**
   * {@return whether the moves come from outside this virtual machine, so that the supplier is of
   * type {@link OutsideBots}}
   */
  public boolean isOutside() {
    return bots instanceof OutsideBots;
  }

  /**
   * {@return whether the bots can play a match that begins at a position that is given without the
   * moves that lead to it} Only bots from outside this virtual machine may be unable to do so.
   */
  public boolean canBeginAtPosition() {
    return !(bots instanceof OutsideBots<?, ?> outside) || outside.canBeginAtPosition();
  }

  /**
   * {@return whether a bot may be asked to play a match that does not count, to be warm for a match
   * with a clock} This is so for all bots of this virtual machine.
   */
  public boolean canWarmUp() {
    return !(bots instanceof OutsideBots<?, ?> outside) || outside.canWarmUp();
  }

  /** {@return a new bot, for one match} */
  public Bot<S, M> newBot() {
    return bots.get();
  }
}
