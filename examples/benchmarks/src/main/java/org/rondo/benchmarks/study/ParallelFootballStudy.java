package org.rondo.benchmarks.study;

import java.io.PrintStream;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.Locale;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.rondo.benchmarks.program.StudyProgram;

/**
 * Answers the questions that the source of Parallel Football asks, each by a table.
 *
 * <p>The arguments are, for instance, {@code relays 32 70000 7x6 4x32}:
 *
 * <ul>
 *   <li>the question;
 *   <li>the number of matches for each line of the table;
 *   <li>the seed of the first match; each later match has the next number;
 *   <li>combinations of a number of players and a range.
 * </ul>
 *
 * <p>Only the question is required. An argument can be left out if all arguments after it are left
 * out too. The tables are written in Markdown. The questions are:
 *
 * <ul>
 *   <li>{@code clearing}, which always plays one match;
 *   <li>{@code places}, {@code relays}, {@code disruption} and {@code randomness}. They compare
 *       each variant of the champion with the first variant in the table, match by match with the
 *       same placement, seat and seed. Their intervals are computed from the means of the
 *       placements;
 *   <li>{@code themselves}, which plays each variant of the champion against three champions
 *       without chance, and four bots of the same variant against each other. Its intervals are
 *       computed from the matches;
 *   <li>{@code table}, whose intervals are also computed from the matches.
 * </ul>
 */
public final class ParallelFootballStudy {
  private static final List<String> COMBINATIONS =
      List.of("3x3", "10x10", "30x3", "30x20", "1x15", "4x32", "7x6", "7x18", "46x1", "255x32");

  private static final Pattern COMBINATION = Pattern.compile("(\\d{1,4})x(\\d{1,2})");
  private static final String GAMES = "32";
  private static final int MAX_MATCHES = 1_000_000;
  private static final String SEED = "70000";
  private static final int TURNS = 5000;
  private static final String[] SERIES = {
    "p, k", "champion", "share", "best rival", "turns", "left"
  };
  private static final String[] COMPARED = {
    "p, k", "champion", "share", "difference", "best rival", "turns", "left"
  };
  private static final String NONE = "–";
  private static final String USAGE =
      "give a question (clearing, places, relays, disruption, randomness, themselves, table) and"
          + " then, optionally, the number of matches, the first seed, and combinations such as"
          + " 4x32";

  private final PrintStream out;
  private final int matches;
  private final long seed;
  private final List<Combination> combinations;

  /** A number of players and the range of their kicks. */
  private record Combination(int players, int range) {
    static Combination read(String text) {
      Matcher matcher = COMBINATION.matcher(text);
      if (!matcher.matches()) {
        throw new IllegalArgumentException(
            "combination '" + text + "' is not players and range; write 4x32");
      }
      return new Combination(
          Integer.parseInt(matcher.group(1)), Integer.parseInt(matcher.group(2)));
    }

    @Override
    public String toString() {
      return players + ", " + range;
    }
  }

  ParallelFootballStudy(PrintStream out, int matches, long seed, List<String> combinations) {
    this.out = out;
    this.matches = matches;
    this.seed = seed;
    this.combinations = combinations.stream().map(Combination::read).toList();
  }

  /**
   * Answers one question.
   *
   * <p>If an argument is refused, prints a sentence to the standard error and ends the virtual
   * machine with the exit code 2.
   *
   * @param args the question; then optionally the number of matches, the first seed and
   *     combinations
   */
  public static void main(String[] args) {
    PrintStream out = new PrintStream(System.out, true, StandardCharsets.UTF_8);
    StudyProgram.main(given -> work(out, given), args);
  }

  static StudyProgram.Work work(PrintStream out, String... args) {
    if (args.length == 0) {
      throw new IllegalArgumentException(USAGE);
    }
    List<String> given = List.of(args);
    String matches = given.size() > 1 ? given.get(1) : GAMES;
    String seed = given.size() > 2 ? given.get(2) : SEED;
    return new ParallelFootballStudy(
            out,
            (int) StudyProgram.number("number of matches", matches, 1, MAX_MATCHES),
            StudyProgram.number("seed", seed, Long.MIN_VALUE, Long.MAX_VALUE),
            given.size() > 3 ? given.subList(3, given.size()) : COMBINATIONS)
        .answer(given.get(0));
  }

  /** {@return the work that writes the table which answers a question} */
  StudyProgram.Work answer(String question) {
    return switch (question) {
      case "clearing" -> this::clearing;
      case "places" -> () -> variants(ChampionVariant.PLACES);
      case "relays" -> () -> variants(ChampionVariant.RELAYS);
      case "disruption" -> () -> variants(ChampionVariant.DISRUPTION);
      case "randomness" -> () -> variants(ChampionVariant.RANDOMNESS);
      case "themselves" -> this::themselves;
      case "table" -> this::table;
      default -> throw new IllegalArgumentException("no question '" + question + "'; " + USAGE);
    };
  }

  private void line(Stream<String> cells) {
    out.println(cells.toList().stream().reduce("|", (line, cell) -> line + " " + cell + " |"));
  }

  private void head(String... cells) {
    line(Stream.of(cells));
    out.println("|" + "---|".repeat(cells.length));
  }

  private void clearing() {
    head("p, k", "bound", "champion", "ratio", "sound", "ratio");
    for (Combination combination : combinations) {
      int bound = FieldClearing.bound(combination.players(), combination.range());
      int champion = alone(combination, "champion");
      int sound = alone(combination, "sound");
      line(
          Stream.of(
              combination.toString(),
              Integer.toString(bound),
              Integer.toString(champion),
              ratio(champion, bound),
              Integer.toString(sound),
              ratio(sound, bound)));
    }
  }

  private static int alone(Combination combination, String bot) {
    return FieldClearing.of(combination.players(), combination.range(), bot).turns();
  }

  private static String ratio(int turns, int bound) {
    return String.format(Locale.ROOT, "%.2f", (double) turns / bound);
  }

  private void variants(List<ChampionVariant> variants) {
    head(COMPARED);
    for (Combination combination : combinations) {
      RotatedSeries series = series(combination, "sound");
      ChampionVariant usual = variants.get(0);
      RotatedSeries.Result first = usual.playVaried(series);
      line(compared(combination, usual, series.byPlacement(first.share()), NONE, first));
      for (ChampionVariant variant : variants.subList(1, variants.size())) {
        RotatedSeries.Result result = variant.playVaried(series);
        MatchSample share = series.byPlacement(result.share());
        MatchSample difference = series.byPlacement(result.share().minus(first.share()));
        line(compared(combination, variant, share, difference.difference(), result));
      }
    }
  }

  private static Stream<String> compared(
      Combination combination,
      ChampionVariant variant,
      MatchSample share,
      String difference,
      RotatedSeries.Result result) {
    Stream<String> first =
        Stream.of(combination.toString(), variant.name(), share.share(), difference);
    return Stream.concat(first, rest(result));
  }

  private void table() {
    head(SERIES);
    for (Combination combination : combinations) {
      RotatedSeries series = series(combination, "sound");
      line(cells(combination.toString(), "as it is", series.play("champion")));
      ChampionVariant usual = ChampionVariant.USUAL;
      line(cells(combination.toString(), "placements varied", usual.playVaried(series)));
    }
  }

  private void themselves() {
    head(SERIES);
    for (Combination combination : combinations) {
      for (ChampionVariant variant : ChampionVariant.RANDOMNESS) {
        String bot = variant.bot();
        RotatedSeries against = series(combination, "champion:deadlock-noise=0");
        line(cells(combination.toString(), variant.name(), against.play(bot)));
        RotatedSeries alike = series(combination, bot);
        line(cells(combination.toString(), variant.name() + ", all four", alike.play(bot)));
      }
    }
  }

  private RotatedSeries series(Combination combination, String others) {
    return new RotatedSeries(
        RotatedSeries.game(combination.players(), combination.range(), TURNS),
        others,
        matches,
        seed);
  }

  private static Stream<String> cells(String first, String second, RotatedSeries.Result result) {
    return Stream.concat(Stream.of(first, second, result.share().share()), rest(result));
  }

  private static Stream<String> rest(RotatedSeries.Result result) {
    return Stream.of(
        String.format(Locale.ROOT, "%.3f", result.bestRival().mean()),
        String.format(Locale.ROOT, "%.0f", result.turns().mean()),
        String.format(Locale.ROOT, "%.0f", result.left().mean()));
  }
}
