package org.rondo.cli.console;

import java.io.IOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.function.Supplier;
import org.rondo.bot.BotCatalog;
import org.rondo.bot.Entrant;
import org.rondo.game.Game;
import org.rondo.game.Move;
import org.rondo.game.Options;
import org.rondo.game.Specification;
import org.rondo.game.State;
import org.rondo.input.ConflictingSettingsException;
import org.rondo.input.InputException;
import org.rondo.input.SpecificationException;
import org.rondo.input.TextPattern;
import org.rondo.match.clock.TimeControl;
import org.rondo.store.BoundedLines;

/**
 * An entrant in the notation of the command line: {@code BOT}, or {@code NAME=BOT} for a bot under
 * another name.
 *
 * @param name the entrant's name in standings
 * @param bot the bot's specification
 * @param time the text of the entrant's own {@linkplain #withOwnTime time control}; empty if it has
 *     that of the command
 * @param place the file and the line that name the entrant; empty for the command line
 */
public record EntrantSpec(String name, String bot, String time, String place) {
  private static final String OWN_TIME = "time";
  private static final TextPattern TIME = TextPattern.of("[:,]\\s{0,9}ms=[1-9]");
  private static final TextPattern TIME_ALONE = TextPattern.of("(?:\\d{1,9}(?:ms|[dhms]))++");
  private static final TextPattern COMMENT = TextPattern.of("(^|\\s)#.*");

  /** {@return the notation of the entrant} */
  public String text() {
    String whole = specification();
    // The name of a bot without another one is its text, the only name with a colon.
    boolean isUnnamed = name.equals(whole) || name.contains(":");
    return isUnnamed ? name : name + "=" + whole;
  }

  /** {@return the bot's specification, with the time control if it has its own} */
  public String specification() {
    return time.isEmpty() ? bot : bot + (bot.contains(":") ? "," : ":") + written();
  }

  private String written() {
    return Specification.of("x").with(OWN_TIME, time, "").text().substring("x:".length());
  }

  /**
   * {@return the entrant of a text; it can play several matches at once}
   *
   * @param text {@code BOT} or {@code NAME=BOT}
   * @throws SpecificationException if the bot is a person at the terminal
   */
  public static EntrantSpec parse(String text) {
    EntrantSpec spec = of(text);
    if (spec.isHuman()) {
      throw new SpecificationException(
          text,
          "a tournament plays several matches at once, but human plays only one; use 'rondo play'");
    }
    return spec;
  }

  /**
   * {@return the entrant of a text}
   *
   * @param text {@code BOT} or {@code NAME=BOT}
   */
  public static EntrantSpec of(String text) {
    int equals = text.indexOf('=');
    int colon = text.indexOf(':');
    // An equals sign after a colon belongs to one of the bot's options.
    boolean isNamed = equals >= 0 && (colon < 0 || equals < colon);
    return isNamed
        ? of(text.substring(0, equals).strip(), text.substring(equals + 1).strip())
        : of(text.strip(), text.strip());
  }

  private static EntrantSpec of(String name, String bot) {
    return new EntrantSpec(name, bot, "", "");
  }

  /**
   * {@return this entrant with the option {@code time} as its own time control, and without it in
   * the bot's specification} For commands that play matches under a clock.
   *
   * <p>The value is a time control. A time alone, such as {@code 100ms}, is a time for each move.
   *
   * @param games the games that the entrant plays
   * @throws SpecificationException if the bot has an option of that name, or the value is not a
   *     time control
   */
  public EntrantSpec withOwnTime(List<? extends Game<?, ?>> games) {
    Options given = Options.parse(bot);
    if (!given.isGiven(OWN_TIME)) {
      return this;
    }
    return placed(
        () -> {
          String text = given.text(OWN_TIME, "");
          games.forEach(game -> requireNoTimeOption(game, text));
          TimeControl own = TimeControl.parse(TIME_ALONE.matches(text) ? "move:" + text : text);
          if (!own.entrants().isEmpty()) {
            throw new SpecificationException(
                text, "time control " + text + " is of several entrants; give " + name + " one");
          }
          return new EntrantSpec(name, given.without(OWN_TIME), own.text(), place);
        });
  }

  /**
   * {@return a time control with those that entrants have of their own} A lag of the control holds
   * for them, too, unless they have one.
   *
   * @param control the control of the command
   * @param specs all entrants
   * @throws ConflictingSettingsException if the control names an entrant that there is not, or two
   *     entrants of one name have different controls
   */
  public static TimeControl times(TimeControl control, List<EntrantSpec> specs) {
    requireKnown(control, specs);
    TimeControl all = control;
    Map<String, TimeControl> found = new HashMap<>();
    for (EntrantSpec spec : specs) {
      TimeControl own = spec.control(control.of(spec.name));
      if (!found.computeIfAbsent(spec.name, name -> own).equals(own)) {
        throw new ConflictingSettingsException(
            spec.name,
            "two entrants are named "
                + spec.name
                + " and have different time controls; give each entrant its own name");
      }
      all = spec.time.isEmpty() ? all : all.with(spec.name, own);
    }
    return all;
  }

  private TimeControl control(TimeControl others) {
    if (time.isEmpty()) {
      return others;
    }
    TimeControl own = TimeControl.parse(time);
    boolean isExact = own.equals(TimeControl.none()) || !own.lag().isZero();
    return isExact || others.lag().isZero() ? own : own.withLag(others.lag());
  }

  private static void requireKnown(TimeControl control, List<EntrantSpec> specs) {
    List<String> names = specs.stream().map(EntrantSpec::name).distinct().toList();
    for (String name : control.entrants()) {
      if (!names.contains(name)) {
        throw new ConflictingSettingsException(
            name,
            "time control "
                + control.text()
                + " is for an entrant "
                + name
                + ", which does not play; the entrants are "
                + String.join(", ", names));
      }
    }
  }

  /** {@return whether the bot is a person at the terminal} */
  public boolean isHuman() {
    return Options.parse(bot).subject().equals("human");
  }

  /**
   * {@return the entrants of a file, with one entrant on each line; a {@code #} begins a comment}
   *
   * @param file the file, in UTF-8
   * @throws IOException if the file cannot be read
   * @throws SpecificationException if a line is not an entrant, or there is no entrant
   */
  public static List<EntrantSpec> read(Path file) throws IOException {
    List<EntrantSpec> specs = new ArrayList<>();
    try (BoundedLines lines = BoundedLines.of(file)) {
      for (Optional<String> line = lines.next(); line.isPresent(); line = lines.next()) {
        String text = COMMENT.replaceAll(line.get(), "").strip();
        if (!text.isEmpty()) {
          specs.add(read(file, lines.number(), text));
        }
      }
    }
    if (specs.isEmpty()) {
      throw new SpecificationException(
          file.toString(), "file " + file + " names no entrant; write one on each line");
    }
    return specs;
  }

  private static EntrantSpec read(Path file, long number, String text) {
    String place = file + ", line " + number;
    try {
      EntrantSpec spec = parse(text);
      return new EntrantSpec(spec.name(), spec.bot(), "", place);
    } catch (InputException e) {
      throw new SpecificationException(text, place + ": " + e.getMessage(), e);
    }
  }

  /**
   * {@return whether the bot thinks for a length of time, because of its option {@code ms}} Such a
   * bot need not choose the same moves again.
   */
  public boolean goesByTime() {
    return TIME.isIn(bot);
  }

  /**
   * Refuses the first entrant, in their order, that has the name of another one or whose bot does
   * not play one of the games. Two entrants of one name are refused only if a file names the second
   * of them.
   *
   * @param games the games that all of them play
   * @throws ConflictingSettingsException if an entrant is refused; for an entrant of a file, the
   *     message has the line
   */
  public static void require(List<EntrantSpec> specs, List<? extends Game<?, ?>> games) {
    Set<String> names = new HashSet<>();
    for (EntrantSpec spec : specs) {
      games.forEach(spec::entrant);
      if (!names.add(spec.name()) && !spec.place().isEmpty()) {
        throw new ConflictingSettingsException(
            spec.name(),
            spec.place()
                + ": an entrant before is named "
                + spec.name()
                + " too; give each entrant its own name");
      }
    }
  }

  /** {@return the name and the bot, as in the journal} */
  @Override
  public String toString() {
    return text();
  }

  /**
   * {@return the entrant with its bot from the catalogue for a game}
   *
   * @throws SpecificationException if there is no such bot for the game
   */
  public <S extends State, M extends Move> Entrant<S, M> entrant(Game<S, M> game) {
    return placed(
        () -> {
          Entrant<S, M> found = BotCatalog.find(game, bot);
          return SpecificationException.valueOf(name, () -> found.named(name));
        });
  }

  private void requireNoTimeOption(Game<?, ?> game, String given) {
    String subject = Options.parse(bot).subject();
    boolean isTaken =
        BotCatalog.list(game).stream()
            .filter(kind -> kind.name().equals(subject))
            .flatMap(kind -> kind.options().stream())
            .anyMatch(option -> option.name().equals(OWN_TIME));
    if (isTaken) {
      throw new SpecificationException(
          bot,
          "bot "
              + subject
              + " has an option time of its own, so time="
              + given
              + " cannot give it a time control here; leave it out, and use --time for all"
              + " entrants");
    }
  }

  /** {@return a value; what is refused names the place of this entrant} */
  private <T> T placed(Supplier<T> value) {
    try {
      return value.get();
    } catch (InputException e) {
      throw place.isEmpty() ? e : new SpecificationException(bot, place + ": " + e.getMessage(), e);
    }
  }
}
