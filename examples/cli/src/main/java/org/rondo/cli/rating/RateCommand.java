package org.rondo.cli.rating;

import java.io.IOException;
import java.io.PrintWriter;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.concurrent.Callable;
import java.util.function.UnaryOperator;
import java.util.stream.Collectors;
import org.jspecify.annotations.Nullable;
import org.rondo.cli.console.CommandFailedException;
import org.rondo.cli.console.PrintableText;
import org.rondo.cli.console.TypedSettings;
import org.rondo.duel.Measure;
import org.rondo.format.Repetitions;
import org.rondo.format.RunKind;
import org.rondo.game.GameCatalog;
import org.rondo.game.GameFailureException;
import org.rondo.input.ConflictingSettingsException;
import org.rondo.input.InputException;
import org.rondo.input.OptionException;
import org.rondo.input.SpecificationException;
import org.rondo.rating.Crosstable;
import org.rondo.rating.RatingList;
import org.rondo.rating.RatingModel;
import org.rondo.report.NumberText;
import org.rondo.report.RatingReport;
import org.rondo.store.AtomicFile;
import org.rondo.tournament.RecordLines;
import picocli.CommandLine.Command;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;
import picocli.CommandLine.Spec;

/** Rates the entrants of recorded matches. */
@Command(
    name = "rate",
    description = {
      "Rates the entrants of recorded matches, or of the games in PGN files.",
      "The matches are read, not played again. Each game has its own list of ratings, with a table"
          + " of the results of each pair and the likelihood that one entrant is stronger than the"
          + " other. Entrants with the same name are the same entrant, also in several files. A"
          + " match that occurs several times counts once. If entrants always play the same match"
          + " from the same opening, matches that are the same count once in the ratings."
    },
    footer = {
      "By default, the prior is a virtual draw of weight 0.5 of each entrant against the same"
          + " virtual opponent, as in the standings of a tournament. It keeps the ratings finite,"
          + " and nearer to each other than those of Ordo, which has none.",
      "Without an anchor, the mean of all ratings is 0, as in the standings of a tournament. With an"
          + " anchor, errors are those of the differences from the anchor.",
      "Example: rate my-cup/othello my-duel --anchor random=1500"
    })
public final class RateCommand implements Callable<Integer> {
  @Parameters(
      arity = "1..*",
      paramLabel = "FILE",
      description =
          "A file of records, a journal, or the folder of a tournament or duel, also of one that is"
              + " still running. A folder may also hold several such folders. Or a PGN file, of"
              + " which the tags White, Black, Result and Game are read.")
  private List<Path> files;

  @Option(
      names = "--anchor",
      paramLabel = "NAME[=ELO]",
      description = "An entrant whose rating is fixed, at 1500 if no other number is given.")
  private @Nullable String anchor;

  @Option(
      names = "--prior",
      paramLabel = "WEIGHT",
      description =
          "The weight of the virtual draw of each entrant, in matches, by default 0.5. With 0, the"
              + " ratings are those of maximum likelihood, without a prior.")
  private @Nullable Double prior;

  @Option(
      names = "--seat-advantage",
      description =
          "Estimate the advantage of seat 0, White in PGN, together with the ratings; for matches"
              + " of two seats.")
  private boolean hasSeatAdvantage;

  @Option(
      names = "--together",
      description = "One list for all variants of a game, whatever their options are.")
  private boolean isTogether;

  @Option(
      names = "--csv",
      paramLabel = "FILE",
      description = "Write the ratings to a file, as comma-separated values.")
  private @Nullable Path csv;

  @Option(
      names = "--json",
      paramLabel = "FILE",
      description = "Write the ratings and the results of all pairs to a file, as JSON.")
  private @Nullable Path json;

  @Spec private CommandSpec spec;

  RateCommand() {}

  @Override
  public Integer call() throws IOException {
    RatingAnchor fixed = anchor == null ? null : RatingAnchor.parse(anchor);
    RatingModel model = model();
    Set<Path> sources = sources();
    requireFile(csv, sources);
    requireFile(json, sources);
    UnaryOperator<String> list = isTogether ? game -> game.split(":", 2)[0] : game -> game;
    RecordedResults results = RecordedResults.of(sources, list);
    if (results.lists().isEmpty()) {
      throw new CommandFailedException(
          "there is no match to rate: "
              + results.records()
              + " records were read"
              + (results.selfPlays() == 0 ? "" : "; " + leftOut(results))
              + (results.unknown() == 0 ? "" : "; " + unknown(results)));
    }
    requireTwoSeats(results);
    print(results, reports(results, fixed, model));
    if (hasDuel(sources)) {
      spec.commandLine()
          .getOut()
          .println(
              "a duel ends by a sequential test, and these ratings are not corrected for that; see"
                  + " the verdict of the duel");
    }
    return 0;
  }

  private static boolean hasDuel(Set<Path> sources) throws IOException {
    for (Path source : sources) {
      Path folder = source.toAbsolutePath().getParent();
      if (folder != null && RunKind.DUEL.isIn(folder)) {
        return true;
      }
    }
    return false;
  }

  private static String leftOut(RecordedResults results) {
    return results.selfPlays()
        + " matches in which an entrant holds several seats are left out of the ratings";
  }

  private static String unknown(RecordedResults results) {
    return NumberText.count(results.unknown(), "game", "games")
        + " of PGN files without a result or a player left out";
  }

  private RatingModel model() {
    RatingModel usual = RatingModel.usual();
    Double weight = prior;
    RatingModel model =
        weight == null ? usual : TypedSettings.of("rate", () -> usual.withPrior(weight));
    return hasSeatAdvantage ? model.withSeatAdvantage() : model;
  }

  private void requireTwoSeats(RecordedResults results) {
    results
        .lists()
        .forEach(
            (game, table) -> {
              if (hasSeatAdvantage && !table.isOfTwoSeats()) {
                throw new OptionException(
                    "rate",
                    "--seat-advantage",
                    "",
                    "--seat-advantage is for matches of two seats, and "
                        + game
                        + " has more; leave it out");
              }
            });
  }

  private Set<Path> sources() throws IOException {
    Set<Path> sources = new LinkedHashSet<>();
    for (Path file : files) {
      sources.addAll(RecordLines.files(file));
    }
    return sources;
  }

  /** Refuses a folder, and a file that is read. */
  private static void requireFile(@Nullable Path written, Set<Path> sources) {
    if (written == null) {
      return;
    }
    if (Files.isDirectory(written)) {
      throw new ConflictingSettingsException(
          written.toString(), "'" + written + "' is a folder; name a file for the ratings");
    }
    if (sources.stream()
        .map(source -> source.toAbsolutePath().normalize())
        .anyMatch(written.toAbsolutePath().normalize()::equals)) {
      throw new ConflictingSettingsException(
          written.toString(),
          "'" + written + "' is a file of records; name another file for the ratings");
    }
  }

  private static List<RatingReport> reports(
      RecordedResults results, @Nullable RatingAnchor fixed, RatingModel model) {
    List<RatingReport> reports = new ArrayList<>();
    for (Map.Entry<String, Crosstable> list : results.lists().entrySet()) {
      RatingList ratings = results.ratings(list.getKey(), model);
      if (fixed != null && list.getValue().entrants().contains(fixed.name())) {
        ratings = ratings.anchored(fixed.name(), fixed.elo());
      }
      reports.add(new RatingReport(list.getKey(), list.getValue(), ratings));
    }
    boolean isUsed = reports.stream().anyMatch(report -> report.ratings().anchor().isPresent());
    if (fixed != null && !isUsed) {
      throw new SpecificationException(
          fixed.name(),
          "no match has an entrant "
              + fixed.name()
              + ", the anchor; the entrants are "
              + results.lists().values().stream()
                  .flatMap(table -> table.entrants().stream())
                  .distinct()
                  .sorted()
                  .collect(Collectors.joining(", ")));
    }
    return reports;
  }

  private void print(RecordedResults results, List<RatingReport> reports) throws IOException {
    if (csv != null) {
      String lines = reports.stream().map(RatingReport::csv).collect(Collectors.joining());
      AtomicFile.write(csv, RatingReport.csvHeading() + lines);
    }
    if (json != null) {
      AtomicFile.write(json, RatingReport.json(reports));
    }
    PrintWriter out = spec.commandLine().getOut();
    for (RatingReport report : reports) {
      report.text().lines().map(PrintableText::of).forEach(out::println);
      out.println();
      remarks(report).forEach(out::println);
    }
    if (results.repeated() > 0) {
      out.println(
          results.repeated()
              + " records are of matches that were read before; each match counts once");
    }
    if (results.selfPlays() > 0) {
      out.println(leftOut(results));
    }
    if (results.unknown() > 0) {
      out.println(unknown(results));
    }
    if (csv != null) {
      out.println("ratings: " + csv);
    }
    if (json != null) {
      out.println("ratings and pairs: " + json);
    }
  }

  /** {@return whether a game is known, and is played for the size of the scores} */
  private static boolean isPlayedForScore(String id) {
    try {
      return Measure.of(GameCatalog.find(id)) == Measure.SCORE;
    } catch (InputException | GameFailureException e) {
      return false;
    }
  }

  /** {@return sentences on the ratings of a list, each with an empty line after it} */
  private List<String> remarks(RatingReport report) {
    List<String> remarks = new ArrayList<>();
    Repetitions.remark(report.results().matches(), report.ratings().differentMatches())
        .ifPresent(remarks::add);
    if (isPlayedForScore(report.title())) {
      remarks.add(
          report.title()
              + " is played for scores, and these ratings are of wins; a duel compares the scores");
    }
    if (anchor != null && report.ratings().anchor().isEmpty()) {
      remarks.add(
          "the anchor did not play "
              + report.title()
              + "; these ratings are relative to their mean");
    }
    List<List<String>> groups = report.results().groups();
    if (groups.size() > 1) {
      remarks.add(
          PrintableText.of(
              "no match connects these groups, so ratings of different groups cannot be compared: "
                  + groups.stream()
                      .map(group -> String.join(", ", group))
                      .collect(Collectors.joining(" | "))));
    }
    if (!remarks.isEmpty()) {
      remarks.add("");
    }
    return remarks;
  }
}
