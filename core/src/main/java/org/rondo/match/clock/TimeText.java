package org.rondo.match.clock;

import static com.google.common.base.Preconditions.checkArgument;
import static com.google.common.base.Strings.lenientFormat;

import com.google.common.collect.ImmutableMap;
import java.time.Duration;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.regex.Matcher;
import org.rondo.game.Excerpt;
import org.rondo.input.SpecificationException;
import org.rondo.input.TextPattern;

/** Times as text: amounts with units, {@code 1m30s}, and the shorter forms of Arimaa's notation. */
final class TimeText {
  /** The longest time that can be written. */
  static final Duration MOST = Duration.ofDays(36_500);

  /** The units, the largest first. */
  private static final ImmutableMap<String, Duration> UNITS =
      ImmutableMap.of(
          "d", Duration.ofDays(1),
          "h", Duration.ofHours(1),
          "m", Duration.ofMinutes(1),
          "s", Duration.ofSeconds(1),
          "ms", Duration.ofMillis(1));

  /** The maximum number of characters of a text in a message. */
  static final int SHOWN = 60;

  private static final TextPattern AMOUNT = TextPattern.of("(\\d{1,9})(ms|[dhms])");

  // The groups repeat possessively, because the matcher calls itself for each repetition of
  // another group, and a long text would then overflow the stack.
  private static final TextPattern AMOUNTS = TextPattern.of("(?:" + AMOUNT + ")++");
  private static final TextPattern SECONDS = TextPattern.of("(?:\\d{1,9}[dhms])++");
  private static final TextPattern COLONS = TextPattern.of("\\d{0,9}(?::\\d{1,9})++|\\d{1,9}");

  private TimeText() {}

  /** {@return the time of a text of amounts with units} */
  static Duration parse(String text) {
    if (!AMOUNTS.matcher(text).matches()) {
      throw new SpecificationException(
          text,
          "'"
              + Excerpt.line(text, SHOWN)
              + "' is not a time with a unit; write 50ms, 30s, 5m, 1h, 1d or 1m30s");
    }
    return sum(text);
  }

  /**
   * {@return the time of a field in Arimaa's notation}
   *
   * @param units the units of the numbers between colons; the first is also that of a bare number
   */
  static Duration parseField(String text, List<String> units) {
    if (SECONDS.matcher(text).matches()) {
      return sum(text);
    }
    String[] numbers = text.split(":", -1);
    if (!COLONS.matcher(text).matches() || numbers.length > units.size()) {
      throw new SpecificationException(
          text,
          lenientFormat(
              "'%s' is not a time; write 30s, 5m, 1h, 1d, 1m30s, %s",
              Excerpt.line(text, SHOWN),
              units.get(0).equals("h") ? "hours:minutes or hours" : "minutes:seconds or minutes"));
    }
    Duration time = Duration.ZERO;
    for (int index = 0; index < numbers.length; index++) {
      String number = numbers[index].isEmpty() ? "0" : numbers[index];
      time = time.plus(amount(number, units.get(index)));
    }
    return requireWritable(time);
  }

  private static Duration sum(String text) {
    Duration time = Duration.ZERO;
    Matcher amount = AMOUNT.matcher(text);
    for (int at = 0; amount.region(at, text.length()).lookingAt(); at = amount.end()) {
      // The sum is checked each time, so that it cannot exceed the range of a duration.
      time = requireWritable(time.plus(amount(amount.group(1), amount.group(2))));
    }
    return time;
  }

  private static Duration amount(String number, String unit) {
    return Objects.requireNonNull(UNITS.get(unit)).multipliedBy(Long.parseLong(number));
  }

  static Duration requireWritable(Duration time) {
    checkArgument(time.compareTo(MOST) <= 0, "time %s is above %s, the maximum", time, of(MOST));
    return time;
  }

  /**
   * {@return the time in amounts with units, the largest unit first; a zero time is 0 without a
   * unit}
   */
  static String of(Duration time) {
    StringBuilder text = new StringBuilder();
    Duration rest = time;
    for (Map.Entry<String, Duration> unit : UNITS.entrySet()) {
      long count = rest.dividedBy(unit.getValue());
      rest = rest.minus(unit.getValue().multipliedBy(count));
      if (count > 0) {
        text.append(count).append(unit.getKey());
      }
    }
    return text.isEmpty() ? "0" : text.toString();
  }
}
