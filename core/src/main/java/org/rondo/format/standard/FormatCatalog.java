package org.rondo.format.standard;

import static com.google.common.base.Strings.lenientFormat;

import java.util.List;
import java.util.Objects;
import java.util.function.BiFunction;
import java.util.function.IntPredicate;
import org.rondo.format.Format;
import org.rondo.game.CatalogEntry;
import org.rondo.game.KnownNames;
import org.rondo.game.Options;
import org.rondo.input.SpecificationException;

/**
 * The formats by name.
 *
 * <p>All formats are for games of two seats, except {@code score-average}, which is for games of 2
 * to 64 seats.
 */
public final class FormatCatalog {

  /**
   * A format in the catalogue.
   *
   * @param summary its description in one line
   * @param seats tests whether the format supports a number of seats
   * @param reader creates the format from its options and a number of seats
   */
  private record FormatEntry(
      String name,
      String summary,
      IntPredicate seats,
      BiFunction<Options, Integer, Format> reader) {}

  private static final List<FormatEntry> ENTRIES =
      List.of(
          new FormatEntry(
              RoundRobin.NAME,
              "every entrant meets every other once, over a number of games",
              FormatCatalog::isTwo,
              (options, seats) -> RoundRobin.read(options)),
          new FormatEntry(
              LeagueFinal.NAME,
              "a round robin with points for encounters, tie-breaks, and a final of the first two",
              FormatCatalog::isTwo,
              (options, seats) -> LeagueFinal.read(options)),
          new FormatEntry(
              ScoreAverage.NAME,
              "changing opponents and seats; the mean score counts",
              seats -> seats > 1,
              ScoreAverage::read),
          new FormatEntry(
              Knockout.NAME,
              "an entrant that loses a game, or a series of games, is out",
              FormatCatalog::isTwo,
              (options, seats) -> Knockout.read(options)),
          new FormatEntry(
              Qualifier.NAME,
              "candidates play the benchmarks at the end of the list; winning streaks count",
              FormatCatalog::isTwo,
              (options, seats) -> Qualifier.read(options)),
          new FormatEntry(
              FloatingElimination.NAME,
              "an entrant plays until it has lost a number of games",
              FormatCatalog::isTwo,
              (options, seats) -> FloatingElimination.read(options)),
          new FormatEntry(
              Championship.NAME,
              "a qualifier against benchmarks, and a floating elimination of the best",
              FormatCatalog::isTwo,
              (options, seats) -> Championship.read(options)),
          new FormatEntry(
              Swiss.NAME,
              "entrants with equal points meet in every round; no entrant is eliminated",
              FormatCatalog::isTwo,
              (options, seats) -> Swiss.read(options)),
          new FormatEntry(
              FideSwiss.NAME,
              "a Swiss by the rules of FIDE (Dutch system); seat 0 is White",
              FormatCatalog::isTwo,
              (options, seats) -> FideSwiss.read(options)),
          new FormatEntry(
              Gauntlet.NAME,
              "the first entrants of the list play all others",
              FormatCatalog::isTwo,
              (options, seats) -> Gauntlet.read(options)));

  private FormatCatalog() {}

  private static boolean isTwo(int seats) {
    return seats == 2;
  }

  /**
   * {@return the format of a specification}
   *
   * @param specification a name with or without options, {@code round-robin:games=10}; every {@link
   *     Format#text} is one
   * @param seats the number of seats in the game
   * @throws SpecificationException if there is no such format or option, a value is out of range,
   *     or the format is not for games with this number of seats; the message lists the valid names
   *     or values
   */
  public static Format find(String specification, int seats) {
    Options options = options(specification);
    String name = isFide(specification) ? FideSwiss.NAME : options.subject();
    FormatEntry entry =
        ENTRIES.stream()
            .filter(one -> one.name().equals(name))
            .findFirst()
            .orElseThrow(
                () ->
                    new SpecificationException(
                        specification,
                        "there is no format \"" + name + "\"; " + names(2).remedy(name)));
    if (!entry.seats().test(seats)) {
      throw new SpecificationException(
          specification,
          lenientFormat(
              "%s is not for games of %s seats; for those there are %s",
              entry.name(), seats, String.join(", ", names(seats).names())));
    }
    Format format = options.valueOf(() -> entry.reader().apply(options, seats));
    options.requireAllAsked();
    return format;
  }

  /** The word after the colon is part of the name, and no option. */
  private static boolean isFide(String specification) {
    return specification.equals(FideSwiss.NAME) || specification.startsWith(FideSwiss.NAME + ",");
  }

  private static Options options(String specification) {
    if (!isFide(specification)) {
      return Options.parse(specification);
    }
    String options = specification.substring(FideSwiss.NAME.length());
    return Options.parse(Swiss.NAME + (options.isEmpty() ? "" : ":" + options.substring(1)));
  }

  private static KnownNames names(int seats) {
    return new KnownNames(
        ENTRIES.stream()
            .filter(entry -> entry.seats().test(seats))
            .map(FormatEntry::name)
            .toList());
  }

  /**
   * {@return the default format: a round robin for two seats, ranking by score average for more}
   *
   * @param seats the number of seats in the game
   */
  public static Format standard(int seats) {
    return find(seats == 2 ? RoundRobin.NAME : ScoreAverage.NAME, seats);
  }

  /** {@return all formats, in the order in which they are best explained} */
  public static List<CatalogEntry> list() {
    return ENTRIES.stream().map(FormatCatalog::entry).toList();
  }

  private static CatalogEntry entry(FormatEntry entry) {
    Options options = options(entry.name());
    // Reading the format declares its options.
    Objects.requireNonNull(entry.reader().apply(options, 2), entry.name());
    return new CatalogEntry(entry.name(), entry.summary(), options.declared());
  }
}
