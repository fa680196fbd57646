package org.rondo.cli;

import java.io.IOException;
import java.io.PrintWriter;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.Callable;
import java.util.regex.Matcher;
import java.util.stream.Collectors;
import org.jspecify.annotations.Nullable;
import org.rondo.cli.console.CommandFailedException;
import org.rondo.cli.console.PrintableText;
import org.rondo.cli.console.RecordPlayer;
import org.rondo.cli.console.RepeatedErrors;
import org.rondo.cli.console.RunContext;
import org.rondo.cli.screen.Screen;
import org.rondo.format.MatchId;
import org.rondo.input.DamagedFileException;
import org.rondo.input.InputException;
import org.rondo.input.OptionException;
import org.rondo.input.TextPattern;
import org.rondo.match.ClockReadings;
import org.rondo.match.MatchRecord;
import org.rondo.remote.transcript.TranscriptList;
import org.rondo.report.NumberText;
import org.rondo.report.ReplayNotes;
import org.rondo.report.ReplayPage;
import org.rondo.tournament.RecordLines;
import picocli.CommandLine.Command;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;
import picocli.CommandLine.Spec;

/** Replays records and checks them. */
@Command(
    name = "replay",
    description = {
      "Replays recorded matches and checks every position.",
      "Of a finished tournament or duel in a folder, it also derives all seeds, openings and"
          + " pairings from the published seed, and compares them, the published records and the"
          + " standings with the journal."
    },
    footer = "Example: replay my-cup/othello --show --game 1.2.1 --delay 300ms")
final class ReplayCommand implements Callable<Integer> {
  private static final String JOURNAL = "journal.jsonl";
  private static final TextPattern DELAY = TextPattern.of("([0-9]{1,6})(ms|s)");

  @Parameters(
      arity = "1..*",
      paramLabel = "FILE",
      description =
          "Files with one record on each line, journals, or the folders of tournaments and duels,"
              + " or of several.")
  private List<Path> files;

  @Option(
      names = "--html",
      paramLabel = "OUT",
      description = "Writes the matches as a page for a browser, unless a record is damaged.")
  private @Nullable Path html;

  @Option(
      names = "--show",
      description = "Draw each match turn by turn, with moves, faults and scores.")
  private boolean shows;

  @Option(
      names = "--game",
      paramLabel = "ID",
      description =
          "Only this match: its number in the file, from 1, or in a journal or folder also its id"
              + " of round, encounter and match, such as 3.2.1.")
  private @Nullable String game;

  @Option(
      names = "--delay",
      paramLabel = "D",
      defaultValue = "500ms",
      description =
          "With --show at a terminal, the time between two turns, such as 200ms or 2s"
              + " (${DEFAULT-VALUE}).")
  private String delay;

  @Option(
      names = "--openings",
      paramLabel = "FILE",
      description =
          "The file of openings with which a tournament or duel was played, as its command named"
              + " it. Without it, the matches of a folder that was played from a list of openings"
              + " are replayed, and not derived from the seed.")
  private @Nullable String openings;

  private final RunContext context;

  @Spec private CommandSpec spec;

  private final RepeatedErrors errors = new RepeatedErrors();

  /** The transcripts beside the files of records, by the folder of the file. */
  private final Map<Path, TranscriptList> transcripts = new HashMap<>();

  private int records;
  private int mismatches;
  private long positions;

  ReplayCommand(RunContext context) {
    this.context = context;
  }

  @Override
  public Integer call() throws IOException {
    PrintWriter out = spec.commandLine().getOut();
    RecordPlayer player =
        new RecordPlayer(
            shows ? context.screen().get() : Screen.file(), out, context.pause(), delay());
    if (game != null && files.size() > 1) {
      throw new OptionException(
          "replay",
          "--game",
          String.valueOf(game),
          "--game chooses a match of one file, but " + files.size() + " are named; name one");
    }
    // All files are looked for before one of them is replayed.
    Map<Path, List<Path>> sources = new LinkedHashMap<>();
    for (Path file : files) {
      sources.put(file, sources(file));
    }
    try (ReplayPage page = html == null ? null : ReplayPage.of(html, pageTitle())) {
      replayAll(
          sources,
          (title, record, lines) -> {
            if (shows) {
              player.show(title, record, lines.thoughts());
            }
            if (page != null) {
              List<String> links = transcripts(lines, record, page.file());
              page.add(record, notes(lines).withTranscripts(links));
            } else if (!shows) {
              record.replay(state -> {});
            }
          });
      if (page != null && mismatches == 0) {
        page.publish();
      } else if (page != null) {
        page.discard();
      }
    }
    if (html != null && mismatches > 0) {
      spec.commandLine()
          .getErr()
          .printf(Locale.ROOT, "page %s is not written: a record is damaged%n", html);
    }
    List<String> derived = game == null ? derived(sources) : List.of();
    out.printf(
        Locale.ROOT,
        "replayed: %s, %s, %s%n",
        NumberText.count(records, "record", "records"),
        NumberText.count(positions, "position", "positions"),
        NumberText.count(mismatches, "mismatch", "mismatches"));
    derived.forEach(out::println);
    if (html != null && mismatches == 0) {
      out.printf(Locale.ROOT, "page: %s%n", html);
    }
    return mismatches == 0 ? 0 : 1;
  }

  /** Compares the finished tournaments and duels among the folders with their seeds. */
  private List<String> derived(Map<Path, List<Path>> sources) {
    List<String> lines = new ArrayList<>();
    for (Map.Entry<Path, List<Path>> source : sources.entrySet()) {
      boolean isFolder = Files.isDirectory(source.getKey());
      for (Path records : isFolder ? source.getValue() : List.<Path>of()) {
        Path folder = records.resolveSibling("");
        if (Files.isRegularFile(folder.resolve(JOURNAL))) {
          derive(folder, lines);
        } else {
          lines.add("not derived: " + PrintableText.of(folder.toString()) + " has no journal");
        }
      }
    }
    return lines;
  }

  private void derive(Path folder, List<String> lines) {
    try {
      lines.addAll(FolderAudit.of(folder, openings));
    } catch (InputException | IOException e) {
      mismatches++;
      String message = String.valueOf(e.getMessage());
      spec.commandLine().getErr().println(PrintableText.of(folder + " is not derived: " + message));
    }
  }

  private String pageTitle() {
    return files.size() == 1
        ? files.get(0).toAbsolutePath().getFileName().toString()
        : files.size() + " files";
  }

  /** Takes the chosen records one by one. */
  @FunctionalInterface
  private interface RecordReader {
    /**
     * Replays a record.
     *
     * @param title the name of the match
     * @param lines the file, at this record
     * @throws DamagedFileException if the record and the rules disagree
     */
    void replay(String title, MatchRecord record, RecordLines lines) throws IOException;
  }

  private void replayAll(Map<Path, List<Path>> sources, RecordReader reader) throws IOException {
    try {
      for (Map.Entry<Path, List<Path>> file : sources.entrySet()) {
        requireRecords(file.getKey(), replayed(file.getValue(), reader));
      }
    } finally {
      errors.print(spec.commandLine().getErr());
    }
  }

  /** {@return the number of records in the files, of which the chosen ones are replayed} */
  private long replayed(List<Path> sources, RecordReader reader) throws IOException {
    long found = 0;
    for (Path source : sources) {
      try (RecordLines lines = RecordLines.of(source)) {
        for (Optional<String> next = lines.next(); next.isPresent(); next = lines.next()) {
          found++;
          if (isChosen(found, lines)) {
            check(next.get(), lines, title(found, lines), reader);
          }
        }
      }
    }
    return found;
  }

  private static ReplayNotes notes(RecordLines lines) throws IOException {
    String id = lines.match().map(MatchId::toString).orElse("");
    ReplayNotes notes = ReplayNotes.none().withId(id).withThoughts(lines.thoughts());
    Optional<ClockReadings> readings = lines.readings();
    return readings.isPresent() ? notes.withClocks(readings.get(), lines.timeControl()) : notes;
  }

  /** {@return the links to the transcripts of a match in a journal, or in a file such as 7.json} */
  private List<String> transcripts(RecordLines lines, MatchRecord record, Path page)
      throws IOException {
    Path file = lines.file().toAbsolutePath();
    Path folder = file.resolveSibling("");
    TranscriptList found = transcripts.get(folder);
    if (found == null) {
      found = TranscriptList.of(folder).seenFrom(page.toAbsolutePath().resolveSibling(""));
      transcripts.put(folder, found);
    }
    String name = String.valueOf(file.getFileName());
    return found.addresses(
        lines.match().map(MatchId::toString).orElse(name.replace(".json", "")), record.entrants());
  }

  private Duration delay() {
    Matcher matcher = DELAY.matcher(delay);
    if (!matcher.matches()) {
      throw new OptionException(
          "replay",
          "--delay",
          delay,
          "delay '" + delay + "' is not a time; give a whole number with ms or s, such as 200ms");
    }
    long number = Long.parseLong(matcher.group(1));
    return matcher.group(2).equals("s") ? Duration.ofSeconds(number) : Duration.ofMillis(number);
  }

  /** {@return the files with the records; only a journal has the ids of matches} */
  private List<Path> sources(Path file) throws IOException {
    if (!isById() || !Files.isDirectory(file)) {
      return RecordLines.files(file);
    }
    if (Files.isRegularFile(file.resolve(JOURNAL))) {
      return List.of(file.resolve(JOURNAL));
    }
    List<Path> found = RecordLines.files(file);
    if (found.size() > 1) {
      throw new OptionException(
          "replay",
          "--game",
          String.valueOf(game),
          "there may be a match "
              + game
              + " in each of the folders "
              + found.stream()
                  .map(source -> source.resolveSibling("").toString())
                  .collect(Collectors.joining(", "))
              + "; name one of them");
    }
    Path journal = found.get(0).resolveSibling(JOURNAL);
    return Files.isRegularFile(journal) ? List.of(journal) : found;
  }

  private boolean isById() {
    return game != null && game.contains(".");
  }

  private boolean isChosen(long number, RecordLines lines) {
    if (game == null) {
      return true;
    }
    return isById()
        ? lines.match().filter(MatchId.parse(game)::equals).isPresent()
        : game.equals(Long.toString(number));
  }

  private static String title(long number, RecordLines lines) {
    return "match " + lines.match().map(MatchId::toString).orElse(Long.toString(number));
  }

  private void requireRecords(Path file, long found) {
    if (found == 0) {
      throw new CommandFailedException("file " + file + " has no record");
    }
    if (game != null && records == 0) {
      throw new OptionException(
          "replay",
          "--game",
          String.valueOf(game),
          isById()
              ? "there is no match "
                  + game
                  + " in "
                  + file
                  + "; only journals name their matches, and annulled matches are left out"
              : "there is no match " + game + " in " + file + ", which has " + found + " records");
    }
  }

  private void check(String line, RecordLines lines, String title, RecordReader reader)
      throws IOException {
    records++;
    try {
      MatchRecord record = MatchRecord.parse(line);
      reader.replay(title, record, lines);
      positions += record.turnCount() + 1;
      // The exception may also mean an unknown game or an unreadable record.
    } catch (InputException e) {
      mismatches++;
      errors.add(lines.place(), String.valueOf(e.getMessage()));
    }
  }
}
