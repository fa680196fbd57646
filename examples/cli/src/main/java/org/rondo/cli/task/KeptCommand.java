package org.rondo.cli.task;

import com.google.gson.JsonElement;
import com.google.gson.JsonObject;
import org.rondo.cli.console.FileCommand;
import org.rondo.cli.console.RunContext;
import org.rondo.cli.settings.SettingsJson;
import org.rondo.input.DamagedFileException;
import org.rondo.input.OptionException;

/**
 * The command of a competition, which its folder keeps as JSON.
 *
 * @param ahead the number of matches of a duel that are sent at a time
 * @param command the command, with its settings
 */
record KeptCommand(FileCommandKind kind, int ahead, FileCommand command) {

  /** The number of matches that are sent at a time, if none is given. */
  static final int STANDARD_AHEAD = 1_000;

  private static final int MAX_AHEAD = 1_000_000;
  private static final String COMMAND = "command";
  private static final String AHEAD = "ahead";

  /**
   * Checks the number of matches that are sent at a time.
   *
   * @throws OptionException if it is not in 2..1000000
   */
  KeptCommand {
    if (ahead < 2 || ahead > MAX_AHEAD) {
      throw new OptionException(
          "tasks",
          "--ahead",
          Integer.toString(ahead),
          "ahead " + ahead + " is not in 2.." + MAX_AHEAD + "; a pair is two matches");
    }
  }

  /**
   * {@return the command in a text from {@link #json}}
   *
   * @throws DamagedFileException if the text holds something else
   */
  static KeptCommand parse(String text, RunContext context) {
    JsonObject settings = SettingsJson.parse(text);
    FileCommandKind kind = FileCommandKind.TOURNAMENT;
    int ahead = STANDARD_AHEAD;
    // A tournament has neither field.
    if (settings.has(COMMAND)) {
      try {
        kind = FileCommandKind.of(settings.remove(COMMAND).getAsString());
        ahead = removed(settings, AHEAD).getAsInt();
      } catch (IllegalStateException | UnsupportedOperationException | NumberFormatException e) {
        throw new DamagedFileException(
            "settings", "the field " + COMMAND + " or " + AHEAD + " has a wrong value", e);
      }
    }
    FileCommand command = kind.command(context);
    SettingsJson.read(settings, command.settings());
    return new KeptCommand(kind, ahead, command);
  }

  private static JsonElement removed(JsonObject settings, String field) {
    JsonElement value = settings.remove(field);
    if (value == null) {
      throw new DamagedFileException("settings", "the field " + field + " is missing");
    }
    return value;
  }

  String json() {
    JsonObject all = new JsonObject();
    if (kind != FileCommandKind.TOURNAMENT) {
      all.addProperty(COMMAND, kind.toString());
      all.addProperty(AHEAD, ahead);
    }
    SettingsJson.write(command.settings())
        .entrySet()
        .forEach(field -> all.add(field.getKey(), field.getValue()));
    return SettingsJson.text(all);
  }
}
