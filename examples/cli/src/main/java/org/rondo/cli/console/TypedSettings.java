package org.rondo.cli.console;

import java.util.List;
import java.util.function.Supplier;
import org.rondo.format.EntryList;
import org.rondo.input.OptionException;
import org.rondo.random.Seed;

/** Settings of the library that are made of what a person typed. */
public final class TypedSettings {
  private TypedSettings() {}

  /**
   * {@return the settings that are made of the options of a command}
   *
   * <p>What a setter of the library refuses with an {@link IllegalArgumentException} and a message
   * is then an option of the command out of its range, and is refused with the same message.
   *
   * @param command the name of the command
   * @param settings calls setters of the library, and nothing else: no rules of a game and no bot
   * @throws OptionException if a setter refuses its argument
   */
  public static <T> T of(String command, Supplier<T> settings) {
    try {
      return settings.get();
    } catch (IllegalArgumentException e) {
      if (e.getMessage() == null) {
        throw e;
      }
      throw new OptionException(command, "", "", e.getMessage(), e);
    }
  }

  /**
   * Refuses a number below 1.
   *
   * @param command the name of the command
   * @param option the name of the option without its dashes
   * @throws OptionException if the number is below 1
   */
  public static void requirePositive(String command, String option, int number) {
    if (number < 1) {
      throw new OptionException(
          command,
          "--" + option,
          Integer.toString(number),
          option + " " + number + " is below 1");
    }
  }

  /**
   * Refuses two entrants with one name.
   *
   * @param command the name of the command
   */
  public static void requireDistinct(String command, List<EntrantSpec> entrants) {
    List<String> names = entrants.stream().map(EntrantSpec::name).toList();
    of(command, () -> EntryList.of(names, Seed.of(0)));
  }
}
