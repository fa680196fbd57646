package org.rondo.cli;

import java.io.IOException;
import java.io.InputStream;
import java.io.PrintWriter;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.concurrent.Callable;
import java.util.function.Function;
import java.util.stream.Collectors;
import org.jspecify.annotations.Nullable;
import org.rondo.arimaa.remote.ArimaaArchive;
import org.rondo.arimaa.remote.ArimaaTranscript;
import org.rondo.input.ConflictingSettingsException;
import org.rondo.input.InputException;
import org.rondo.input.OptionException;
import org.rondo.match.MatchRecord;
import org.rondo.report.NumberText;
import org.rondo.tournament.RecordLines;
import picocli.CommandLine.Command;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;
import picocli.CommandLine.Spec;

/** Writes matches in another form of file. */
@Command(
    name = "convert",
    description = {
      "Reads matches of Arimaa and writes them in another form: as records, as lines of an archive,"
          + " or as the table of an archive.",
      "The form of the files that are read is found by their content. A match that cannot be"
          + " converted is left out, with the reason, and the exit code is 1."
    },
    footer = "Example: convert target/duel/latest --to arimaa --out matches.txt")
final class ConvertCommand implements Callable<Integer> {

  /** The number of bytes that show the form of a file. */
  private static final int BEGINNING = 1 << 20;

  /** The forms that are written. */
  enum MatchForm {
    RECORD(records -> records.stream().map(r -> r.json() + "\n").collect(Collectors.joining())),
    ARIMAA(ArimaaArchive::lines),
    ARIMAA_TABLE(ArimaaArchive::table);

    @SuppressWarnings("ImmutableEnumChecker") // It keeps nothing between calls.
    private final Function<List<MatchRecord>, String> writer;

    MatchForm(Function<List<MatchRecord>, String> writer) {
      this.writer = writer;
    }

    @Override
    public String toString() {
      return name().toLowerCase(Locale.ROOT).replace('_', '-');
    }
  }

  @Parameters(
      arity = "1..*",
      paramLabel = "FILE",
      description =
          "Files with one record on each line, journals, the folders of tournaments and duels, or"
              + " archives of Arimaa.")
  private List<Path> files;

  @Option(
      names = "--to",
      required = true,
      paramLabel = "FORM",
      description = "The form that is written: record, arimaa or arimaa-table.")
  private String to;

  @Option(
      names = "--out",
      paramLabel = "FILE",
      description = "A new file for the matches; the standard output by default.")
  private @Nullable Path target;

  @Spec private CommandSpec spec;

  private int left;

  ConvertCommand() {}

  @Override
  public Integer call() throws IOException {
    MatchForm form = form();
    if (target != null && Files.exists(target)) {
      throw new ConflictingSettingsException(
          target.toString(),
          "file " + target + " exists already, and is not overwritten; name a new file");
    }
    List<MatchRecord> records = new ArrayList<>();
    for (Path file : files) {
      records.addAll(
          Files.isRegularFile(file) && isArchive(file) ? archived(file) : recorded(file));
    }
    List<MatchRecord> written = new ArrayList<>();
    for (MatchRecord record : records) {
      if (form == MatchForm.RECORD || isWritable(record)) {
        written.add(record);
      }
    }
    PrintWriter out = spec.commandLine().getOut();
    String text = form.writer.apply(written);
    if (target == null) {
      out.print(text);
      out.flush();
    } else {
      Files.writeString(target, text, StandardCharsets.UTF_8, StandardOpenOption.CREATE_NEW);
      out.println("converted: " + NumberText.count(written.size(), "match", "matches"));
    }
    return left == 0 ? 0 : 1;
  }

  private MatchForm form() {
    for (MatchForm form : MatchForm.values()) {
      if (form.toString().equals(to)) {
        return form;
      }
    }
    throw new OptionException(
        "convert", "--to", to, "form '" + to + "' is none of record, arimaa and arimaa-table");
  }

  private static boolean isArchive(Path file) throws IOException {
    if (isPacked(file)) {
      return false;
    }
    // A file of records may be longer than a text can be.
    try (InputStream in = Files.newInputStream(file)) {
      byte[] beginning = in.readNBytes(BEGINNING);
      return ArimaaArchive.isArchive(new String(beginning, StandardCharsets.UTF_8));
    }
  }

  private static boolean isPacked(Path file) {
    return file.toString().endsWith(".gz");
  }

  private static String text(Path file) throws IOException {
    return new String(Files.readAllBytes(file), StandardCharsets.UTF_8);
  }

  private List<MatchRecord> archived(Path file) throws IOException {
    List<MatchRecord> records = new ArrayList<>();
    int number = 0;
    for (ArimaaTranscript match : ArimaaArchive.read(text(file))) {
      number++;
      try {
        records.add(match.record());
      } catch (InputException | IllegalArgumentException e) {
        leaveOut(file + ", match " + number, e);
      }
    }
    return records;
  }

  private List<MatchRecord> recorded(Path path) throws IOException {
    List<MatchRecord> records = new ArrayList<>();
    for (Path file : RecordLines.files(path)) {
      try (RecordLines lines = RecordLines.of(file)) {
        for (Optional<String> next = lines.next(); next.isPresent(); next = lines.next()) {
          try {
            MatchRecord record = MatchRecord.parse(next.get());
            record.replay(state -> {});
            records.add(record);
          } catch (InputException e) {
            leaveOut(lines.place(), e);
          }
        }
      }
    }
    return records;
  }

  private boolean isWritable(MatchRecord record) {
    try {
      ArimaaTranscript.of(record);
      return true;
    } catch (InputException | IllegalArgumentException e) {
      leaveOut("a match of " + String.join(" and ", record.entrants()), e);
      return false;
    }
  }

  private void leaveOut(String place, RuntimeException reason) {
    left++;
    spec.commandLine().getErr().println(place + " is left out: " + reason.getMessage());
  }
}
