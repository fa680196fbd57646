package org.rondo.report;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.DateTimeException;
import java.time.LocalDateTime;
import java.time.format.DateTimeFormatter;
import java.util.Locale;
import java.util.Objects;
import java.util.Optional;

/**
 * Where the result of a duel comes from.
 *
 * @param command the command that plays the duel again; empty if there is none
 * @param version the version of the program that has written the result; empty if it has none
 */
public record DuelOrigin(String command, String version) {

  /** The name of the file with the result of a duel. */
  private static final String FILE = "duel.json";

  private static final long MAX_BYTES = 1 << 20;

  /** The time in the name of a folder that the command line has named. */
  private static final DateTimeFormatter NAMED =
      DateTimeFormatter.ofPattern("uuuu-MM-dd-HHmmss", Locale.ROOT);

  private static final int NAME_LENGTH = "2026-01-31-235959".length();

  public DuelOrigin {
    Objects.requireNonNull(command, "command");
    Objects.requireNonNull(version, "version");
  }

  /** {@return the origin of which nothing is known} */
  public static DuelOrigin unknown() {
    return new DuelOrigin("", "");
  }

  /** {@return the origin in the file {@code duel.json} of a folder; unknown if it has none} */
  static DuelOrigin of(Path folder) {
    Path file = folder.resolve(FILE);
    try {
      if (!Files.isRegularFile(file) || Files.size(file) > MAX_BYTES) {
        return unknown();
      }
      String text = new String(Files.readAllBytes(file), StandardCharsets.UTF_8);
      return ReportJson.note(text, DuelOrigin.class).orElseGet(DuelOrigin::unknown);
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  /** {@return when a duel began, if the name of its folder begins with that time} */
  static Optional<String> begun(Path folder) {
    String name = String.valueOf(folder.toAbsolutePath().normalize().getFileName());
    if (name.length() < NAME_LENGTH) {
      return Optional.empty();
    }
    try {
      LocalDateTime begun = LocalDateTime.parse(name.substring(0, NAME_LENGTH), NAMED);
      return Optional.of(begun.toLocalDate() + " " + begun.toLocalTime());
    } catch (DateTimeException e) {
      return Optional.empty();
    }
  }
}
