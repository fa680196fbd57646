package org.rondo.cli.settings;

import com.google.gson.JsonElement;
import com.google.gson.JsonObject;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import org.rondo.input.DamagedFileException;
import org.rondo.input.InputException;
import org.rondo.random.Seed;
import org.rondo.store.AtomicFile;
import org.rondo.store.BoundedLines;

/**
 * The settings of a tournament, a duel or a tuning, which its folder keeps in {@code command.json}.
 * The same run can be begun from them on another machine. They hold what is played, and neither
 * folders nor the number of threads.
 *
 * <p>The folder of {@code rondo tasks} has a file of the same name, with the settings of a
 * competition whose matches are played by files. These settings can be read, too.
 *
 * @param command the name of the command
 * @param settings the settings as a JSON object
 */
public record RunSettings(String command, JsonObject settings) {
  private static final String FILE = "command.json";

  /** The field with the name of the command that has played the run. */
  private static final String PLAYED = "played";

  /** The fields of a file of tasks. A file of a tournament has neither. */
  private static final String TASKS = "command";

  private static final String AHEAD = "ahead";
  private static final String TOURNAMENT = "tournament";

  private static final String EXECUTION = "execution";
  private static final String THREADS = "threads";
  private static final String SEED = "seed";

  /**
   * {@return the settings of a command}
   *
   * @param command the name of the command
   * @param settings the object whose fields are its options
   */
  public static RunSettings of(String command, Object settings) {
    JsonObject json = SettingsJson.write(settings);
    // Another machine has other processors.
    json.getAsJsonObject(EXECUTION).remove(THREADS);
    return new RunSettings(command, json);
  }

  /** {@return these settings with a seed, which was drawn and is published} */
  public RunSettings withSeed(Seed seed) {
    JsonObject json = settings.deepCopy();
    json.getAsJsonObject(EXECUTION).getAsJsonObject(SEED).addProperty(SEED, seed.text());
    return new RunSettings(command, json);
  }

  /**
   * Writes the file of a folder.
   *
   * @throws UncheckedIOException if it cannot be written
   */
  public void write(Path folder) {
    JsonObject all = new JsonObject();
    all.addProperty(PLAYED, command);
    settings.entrySet().forEach(field -> all.add(field.getKey(), field.getValue()));
    try {
      AtomicFile.write(folder.resolve(FILE), SettingsJson.text(all) + "\n");
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  /**
   * {@return the settings in a file}
   *
   * @throws DamagedFileException if the file holds something else
   * @throws IOException if it cannot be read
   */
  public static RunSettings read(Path file) throws IOException {
    try {
      JsonObject all = SettingsJson.parse(BoundedLines.text(file));
      JsonElement played = all.remove(PLAYED);
      JsonElement tasks = all.remove(TASKS);
      all.remove(AHEAD);
      JsonElement name = played == null ? tasks : played;
      return new RunSettings(name == null ? TOURNAMENT : name.getAsString(), all);
    } catch (InputException | IllegalStateException | UnsupportedOperationException e) {
      throw damaged(file, String.valueOf(e.getMessage()), e);
    }
  }

  /**
   * Sets the options of a command to these settings.
   *
   * @param file the file of these settings, for messages
   * @param options the object whose fields are the options; none has been set
   * @throws DamagedFileException if the settings are not those of the command
   */
  public void into(Path file, Object options) {
    try {
      SettingsJson.read(settings, options);
    } catch (InputException e) {
      throw damaged(file, e.getMessage(), e);
    }
  }

  private static DamagedFileException damaged(Path file, String reason, RuntimeException cause) {
    return new DamagedFileException(
        file.toString(), file + " does not hold the settings of a run: " + reason, cause);
  }

  /**
   * {@return whether a file is of a run that a command has played itself, and not of tasks}
   *
   * @throws IOException if the file cannot be read
   */
  public static boolean isOfRun(Path file) throws IOException {
    if (!Files.isRegularFile(file)) {
      return false;
    }
    try {
      return SettingsJson.parse(BoundedLines.text(file)).has(PLAYED);
    } catch (InputException e) {
      return false;
    }
  }
}
