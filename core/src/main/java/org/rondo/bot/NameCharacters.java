package org.rondo.bot;

import java.lang.Character.UnicodeScript;
import java.util.EnumSet;
import java.util.Locale;
import java.util.OptionalInt;
import java.util.Set;

/**
 * The characters of names: a reader must see each of them.
 *
 * <p>Invisible characters and changes of the writing direction are refused. Joiners and variation
 * selectors are allowed where they change the character before them: in scripts that need them, and
 * after symbols.
 */
final class NameCharacters {
  private static final int JOINER = 0x200D;

  /** The scripts whose letters no joiner changes. */
  private static final Set<UnicodeScript> WITHOUT_JOINERS =
      EnumSet.of(
          UnicodeScript.LATIN, UnicodeScript.GREEK, UnicodeScript.CYRILLIC, UnicodeScript.COMMON);

  /**
   * The first and the last of the characters that are invisible or change the writing direction,
   * range after range. Most are those that Unicode calls default ignorable.
   */
  private static final int[] INVISIBLE = {
    0x00AD, 0x00AD, 0x034F, 0x034F, 0x061C, 0x061C, 0x115F, 0x1160, 0x17B4, 0x17B5, 0x200B, 0x200B,
    0x200E, 0x200F, 0x202A, 0x202E, 0x2060, 0x206F, 0x3164, 0x3164, 0xFEFF, 0xFEFF, 0xFFA0, 0xFFA0,
    0xFFF0, 0xFFFB, 0x1BCA0, 0x1BCA3, 0x1D173, 0x1D17A, 0xE0000, 0xE00FF, 0xE01F0, 0xE0FFF,
  };

  private NameCharacters() {}

  /** {@return the first character that a name may not contain; empty if there is none} */
  static OptionalInt refused(String name) {
    int[] characters = name.codePoints().toArray();
    for (int index = 0; index < characters.length; index++) {
      int character = characters[index];
      boolean isRefused =
          isModifier(character) ? !isInPlace(characters, index) : isInvisible(character);
      if (isRefused) {
        return OptionalInt.of(character);
      }
    }
    return OptionalInt.empty();
  }

  /** {@return a name without the characters that only change others} */
  static String withoutModifiers(String name) {
    return name.codePoints()
        .filter(character -> !isModifier(character))
        .collect(StringBuilder::new, StringBuilder::appendCodePoint, StringBuilder::append)
        .toString();
  }

  /** {@return the number and the name of a character, {@code U+200B ZERO WIDTH SPACE}} */
  static String text(int character) {
    return String.format(Locale.ROOT, "U+%04X %s", character, Character.getName(character));
  }

  /** {@return whether a character is a joiner, a non-joiner or a variation selector} */
  private static boolean isModifier(int character) {
    return character == 0x200C || character == JOINER || isVariation(character);
  }

  private static boolean isVariation(int character) {
    return (character >= 0x180B && character <= 0x180F)
        || (character >= 0xFE00 && character <= 0xFE0F)
        || (character >= 0xE0100 && character <= 0xE01EF);
  }

  private static boolean isInvisible(int character) {
    for (int range = 0; range < INVISIBLE.length; range += 2) {
      if (character >= INVISIBLE[range] && character <= INVISIBLE[range + 1]) {
        return true;
      }
    }
    return false;
  }

  /** {@return whether a modifier follows a character that it can change} */
  private static boolean isInPlace(int[] characters, int index) {
    int before = index - 1;
    if (before >= 0 && isVariation(characters[before]) && characters[index] == JOINER) {
      before--;
    }
    // Marks belong to the letter before them.
    while (before >= 0 && UnicodeScript.of(characters[before]) == UnicodeScript.INHERITED) {
      if (isModifier(characters[before])) {
        return false;
      }
      before--;
    }
    if (before < 0 || isModifier(characters[before])) {
      return false;
    }
    int type = Character.getType(characters[before]);
    return type == Character.OTHER_SYMBOL
        || type == Character.MODIFIER_SYMBOL
        || !WITHOUT_JOINERS.contains(UnicodeScript.of(characters[before]));
  }
}
