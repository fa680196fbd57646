package org.rondo.match.clock;

import static com.google.common.base.Preconditions.checkArgument;

import com.google.common.collect.ImmutableSortedMap;
import java.time.Duration;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Set;
import java.util.regex.Matcher;
import java.util.stream.Stream;
import org.rondo.bot.Entrant;
import org.rondo.game.Excerpt;
import org.rondo.input.SpecificationException;
import org.rondo.input.TextPattern;

/**
 * Time controls of which some hold for one entrant each. Its text is that of the control of all
 * others, followed by the name and the control of each entrant that has its own, in the order of
 * the names: {@code move:1s,'a'=move:100ms,'b'=none}. A quote in a name is doubled.
 *
 * @param others the control of all other entrants
 * @param own the controls by the names of their entrants, at least one, none of them equal to that
 *     of the others
 * @see TimeControl#with
 */
record EntrantTimeControls(TimeControl others, Map<String, TimeControl> own)
    implements TimeControl {

  /** What stands between a control and the name of the next entrant. No control contains it. */
  static final String INFIX = ",'";

  private static final TextPattern NAME = TextPattern.of(",'((?:[^']|'')*+)'=");

  /**
   * Describes the controls.
   *
   * @throws IllegalArgumentException if no entrant has a control of its own, one is equal to that
   *     of the others or holds for single entrants itself, or a name is not {@linkplain
   *     Entrant#requireName allowed}
   */
  EntrantTimeControls {
    Objects.requireNonNull(others, "others");
    own = ImmutableSortedMap.copyOf(own);
    checkArgument(!own.isEmpty(), "no entrant has a time control of its own");
    requireSimple(others);
    for (Map.Entry<String, TimeControl> entry : own.entrySet()) {
      Entrant.requireName(entry.getKey());
      requireSimple(entry.getValue());
      checkArgument(
          !entry.getValue().equals(others),
          "the time control %s of %s is that of all others",
          others.text(),
          entry.getKey());
    }
  }

  private static void requireSimple(TimeControl control) {
    checkArgument(
        !(control instanceof EntrantTimeControls),
        "time control %s holds for single entrants; give one for all of them",
        control.text());
  }

  /** {@return the control of all others, and the name and the control of each entrant} */
  @Override
  public String text() {
    StringBuilder text = new StringBuilder(others.text());
    own.forEach(
        (name, control) ->
            text.append(INFIX).append(name.replace("'", "''")).append("'=").append(control.text()));
    return text.toString();
  }

  /** {@return the controls of a text that contains the infix} */
  static TimeControl read(String form) {
    int first = form.indexOf(INFIX);
    TimeControl all = TimeControl.parse(form.substring(0, first));
    Map<String, TimeControl> found = new LinkedHashMap<>();
    Matcher part = NAME.matcher(form);
    int end;
    for (int at = first; at < form.length(); at = end) {
      if (!part.region(at, form.length()).lookingAt()) {
        throw new SpecificationException(
            form,
            "time control '"
                + Excerpt.line(form, TimeText.SHOWN)
                + "' is not that of all entrants and that of each other one; write"
                + " move:1s,'NAME'=move:100ms");
      }
      int next = form.indexOf(INFIX, part.end());
      end = next < 0 ? form.length() : next;
      String name = part.group(1).replace("''", "'");
      TimeControl control = TimeControl.parse(form.substring(part.end(), end));
      if (found.putIfAbsent(name, control) != null) {
        throw new SpecificationException(
            form,
            "time control '"
                + Excerpt.line(form, TimeText.SHOWN)
                + "' gives "
                + Excerpt.line(name, TimeText.SHOWN)
                + " two controls; give one");
      }
    }
    return new EntrantTimeControls(all, found);
  }

  @Override
  public TimeControl of(String entrant) {
    return own.getOrDefault(entrant, others);
  }

  @Override
  public Set<String> entrants() {
    return own.keySet();
  }

  @Override
  public TimeControl among(List<String> entrants) {
    TimeControl first = of(entrants.get(0));
    if (entrants.stream().allMatch(name -> of(name).equals(first))) {
      return first;
    }
    Map<String, TimeControl> here = new LinkedHashMap<>(own);
    here.keySet().retainAll(entrants);
    return new EntrantTimeControls(others, here);
  }

  @Override
  public TimeControl with(String entrant, TimeControl control) {
    Map<String, TimeControl> all = new LinkedHashMap<>(own);
    all.put(entrant, control);
    return of(others, all);
  }

  /** {@return the controls without those that are equal to that of the others} */
  static TimeControl of(TimeControl others, Map<String, TimeControl> own) {
    Map<String, TimeControl> different = new LinkedHashMap<>(own);
    different.values().removeIf(others::equals);
    return different.isEmpty() ? others : new EntrantTimeControls(others, different);
  }

  /** {@return these controls, with the lag for each that has a limit and no lag} */
  @Override
  public TimeControl withLag(Duration lag) {
    Map<String, TimeControl> lagged = new LinkedHashMap<>();
    own.forEach((name, control) -> lagged.put(name, lagged(control, lag)));
    return of(lagged(others, lag), lagged);
  }

  private static TimeControl lagged(TimeControl control, Duration lag) {
    boolean isKept = control instanceof TimeControl.None || control instanceof TimeControl.Lagged;
    return isKept ? control : control.withLag(lag);
  }

  /** {@return the longest lag of these controls} */
  @Override
  public Duration lag() {
    return Stream.concat(Stream.of(others), own.values().stream())
        .map(TimeControl::lag)
        .reduce(Duration.ZERO, (one, other) -> one.compareTo(other) >= 0 ? one : other);
  }
}
