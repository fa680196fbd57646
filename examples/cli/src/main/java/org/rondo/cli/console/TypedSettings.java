package org.rondo.cli.console;

import java.io.IOException;
import java.net.InetAddress;
import java.net.UnknownHostException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.HashSet;
import java.util.List;
import java.util.Locale;
import java.util.function.Supplier;
import org.rondo.duel.Measure;
import org.rondo.format.EntryList;
import org.rondo.game.Game;
import org.rondo.input.ConflictingSettingsException;
import org.rondo.input.OptionException;
import org.rondo.random.Seed;
import org.rondo.store.BoundedLines;

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
          command, "--" + option, Integer.toString(number), option + " " + number + " is below 1");
    }
  }

  /**
   * Refuses an option for a game that does not have two seats.
   *
   * @param command the name of the command
   * @param option the option
   * @param value its value
   * @throws OptionException if the game has another number of seats
   */
  public static void requireTwoSeats(String command, String option, String value, Game<?, ?> game) {
    if (game.seatCount() != 2) {
      throw new OptionException(
          command,
          option,
          value,
          String.format(
              Locale.ROOT,
              "%s needs a game of 2 seats, and %s has %d; leave it out",
              option,
              game.id(),
              game.seatCount()));
    }
  }

  /**
   * {@return the measure with a name}
   *
   * @param command the name of the command
   * @param text the value of the option {@code --measure}
   * @throws OptionException if there is no such measure
   */
  public static Measure measure(String command, String text) {
    return switch (text.toLowerCase(Locale.ROOT)) {
      case "wins" -> Measure.WINS;
      case "score" -> Measure.SCORE;
      default ->
          throw new OptionException(command, "--measure", text, "the measure is wins or score");
    };
  }

  /**
   * Refuses a list in which a name stands twice.
   *
   * @param what what the names are of, a noun in the plural
   * @throws ConflictingSettingsException if a name stands twice
   */
  public static void requireDifferent(String what, List<String> names) {
    if (new HashSet<>(names).size() != names.size()) {
      String all = String.join(", ", names);
      throw new ConflictingSettingsException(all, "one of the " + what + " is named twice: " + all);
    }
  }

  /**
   * {@return the address at which a command listens}
   *
   * @param command the name of the command
   * @param text the value of the option {@code --address}
   * @throws OptionException if the text is not an address
   */
  public static InetAddress address(String command, String text) {
    try {
      return InetAddress.getByName(text);
    } catch (UnknownHostException e) {
      throw new OptionException(
          command,
          "--address",
          text,
          "'" + text + "' is not an address; write one of this machine, such as 127.0.0.1",
          e);
    }
  }

  /**
   * {@return the first line of a file, without blanks at its ends; empty if the file is empty}
   *
   * @param command the name of the command
   * @param option the option that names the file
   * @param secret what the line holds: {@code secret} or {@code token}
   * @param owner the owner of the secret
   * @throws OptionException if there is no such file
   * @throws IOException if the file cannot be read
   */
  public static String secret(String command, String option, Path file, String secret, String owner)
      throws IOException {
    if (!Files.isRegularFile(file)) {
      throw new OptionException(
          command,
          option,
          file.toString(),
          String.format(
              Locale.ROOT,
              "there is no file %s with the %s of %s; %s must name a file whose first line is the"
                  + " %s",
              file,
              secret,
              owner,
              option,
              secret));
    }
    return BoundedLines.text(file).lines().findFirst().orElse("").strip();
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
