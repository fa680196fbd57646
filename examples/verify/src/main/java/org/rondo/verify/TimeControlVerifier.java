package org.rondo.verify;

import java.io.IOException;
import java.nio.file.Path;
import java.time.Duration;
import java.util.List;
import java.util.Map;
import java.util.function.Function;
import java.util.function.ToLongFunction;
import org.rondo.input.DamagedFileException;
import org.rondo.input.InputException;
import org.rondo.match.RecordingFormat;
import org.rondo.match.RecordingFormat.VerificationReport;
import org.rondo.match.clock.ArimaaTimeControl;

/**
 * Verifies how Arimaa's time controls are read. Each line has three columns, separated by tabs: a
 * time control, one of its fields, and the expected value.
 *
 * <p>The value is a number of seconds or turns, or a percentage. For the field {@code str} it is
 * the canonical text. If the time control must be refused, the value is {@code ERR}.
 */
public final class TimeControlVerifier implements RecordingFormat {
  private static final String REFUSED = "ERR";

  private static final Map<String, Function<ArimaaTimeControl, String>> FIELDS =
      Map.of(
          "move", seconds(ArimaaTimeControl::move),
          "reserve", seconds(ArimaaTimeControl::reserve),
          "percent", number(ArimaaTimeControl::percent),
          "max_reserve", seconds(ArimaaTimeControl::reserveLimit),
          "time_limit", seconds(ArimaaTimeControl::gameLimit),
          "turn_limit", number(ArimaaTimeControl::turnLimit),
          "max_turntime", seconds(ArimaaTimeControl::moveLimit),
          "str", ArimaaTimeControl::text,
          "-", ArimaaTimeControl::text);

  private static Function<ArimaaTimeControl, String> seconds(
      Function<ArimaaTimeControl, Duration> field) {
    return number(control -> field.apply(control).toSeconds());
  }

  private static Function<ArimaaTimeControl, String> number(
      ToLongFunction<ArimaaTimeControl> field) {
    return control -> Long.toString(field.applyAsLong(control));
  }

  /** Creates the format. */
  public TimeControlVerifier() {}

  @Override
  public String name() {
    return "time-control";
  }

  @Override
  public String description() {
    return "time controls of Arimaa: one field of each, or that it must be refused";
  }

  @Override
  public VerificationReport verify(Path file) throws IOException {
    return RecordingFile.verify(file, (number, line) -> check(line));
  }

  private static VerificationReport check(String line) {
    String[] columns = line.split("\t", -1);
    if (columns.length != 3 || !FIELDS.containsKey(columns[1])) {
      throw new DamagedFileException(
          line,
          "line '"
              + line
              + "' must be a time control, one of its fields and a value, separated by tabs");
    }
    String name = "'" + columns[0] + "', " + columns[1];
    String found = found(columns[0], FIELDS.get(columns[1]));
    String expected = columns[2].strip();
    return VerificationReport.ofOne(
        name,
        found.equals(expected) ? List.of() : List.of("is " + found + ", recorded " + expected));
  }

  private static String found(String text, Function<ArimaaTimeControl, String> field) {
    try {
      return field.apply(ArimaaTimeControl.parse(text));
    } catch (InputException | IllegalArgumentException e) {
      return REFUSED;
    }
  }
}
