package org.rondo.cli.convert;

import java.io.IOException;
import java.io.PrintWriter;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.Callable;
import java.util.function.Supplier;
import java.util.stream.Collectors;
import org.jspecify.annotations.Nullable;
import org.rondo.arimaa.remote.ArimaaArchive;
import org.rondo.cli.console.RunContext;
import org.rondo.input.ConflictingSettingsException;
import org.rondo.input.InputException;
import org.rondo.input.OptionException;
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
      "Reads matches and writes them in another form: as records, as results in PGN for programs"
          + " that compute ratings, as GGF or WTHOR for Othello, or as lines or the table of an"
          + " archive of Arimaa.",
      "The form of the files that are read is found by their content. A match that cannot be"
          + " converted is left out, with the reason, and the exit code is 1."
    },
    footer = {
      "PGN has two players: White is seat 0, Black is seat 1. WTHOR is three files: FILE.wtb, and"
          + " beside it FILE.jou with the players and FILE.trn with the tournaments.",
      "Example: convert target/cup/latest --to pgn --out results.pgn"
    })
public final class ConvertCommand implements Callable<Integer> {
  @Parameters(
      arity = "1..*",
      paramLabel = "FILE",
      description =
          "Files with one record on each line, journals, the folders of tournaments and duels, GGF"
              + " and WTHOR files of Othello, or archives of Arimaa.")
  private List<Path> files;

  @Option(
      names = "--to",
      required = true,
      paramLabel = "FORM",
      description = "The form that is written: record, pgn, ggf, wthor, arimaa or arimaa-table.")
  private String to;

  @Option(
      names = "--out",
      paramLabel = "FILE",
      description =
          "A new file for the matches; the standard output by default. WTHOR needs a file.")
  private @Nullable Path target;

  @Spec private CommandSpec spec;

  private final List<MatchForm> forms;
  private final List<FiledMatch> matches = new ArrayList<>();
  private int left;

  ConvertCommand(RunContext context) {
    this.forms =
        List.of(
            new RecordForm(),
            new PgnForm(),
            new GgfForm(),
            new WthorForm(context.clock()),
            new ArimaaForm("arimaa", ArimaaArchive::lines),
            new ArimaaForm("arimaa-table", ArimaaArchive::table));
  }

  @Override
  public Integer call() throws IOException {
    MatchForm form = form();
    if (target == null && form instanceof WthorForm) {
      throw new OptionException(
          "convert", "--out", "", "WTHOR is written to three files; name the first by --out");
    }
    if (target != null) {
      requireNew(target);
    }
    for (Path file : files) {
      read(file, form);
    }
    write(form.write(matches));
    return left == 0 ? 0 : 1;
  }

  private MatchForm form() {
    return forms.stream()
        .filter(form -> form.name().equals(to))
        .findFirst()
        .orElseThrow(
            () ->
                new OptionException(
                    "convert",
                    "--to",
                    to,
                    "form '"
                        + to
                        + "' is none of "
                        + forms.stream().map(MatchForm::name).collect(Collectors.joining(", "))));
  }

  private static void requireNew(Path file) {
    if (Files.exists(file)) {
      throw new ConflictingSettingsException(
          file.toString(),
          "file " + file + " exists already, and is not overwritten; name a new file");
    }
  }

  private void read(Path path, MatchForm form) throws IOException {
    List<Path> found = Files.isRegularFile(path) ? List.of(path) : RecordLines.files(path);
    for (Path file : found) {
      source(file).read(file, (place, match) -> receive(form, place, match));
    }
  }

  private static MatchSource source(Path file) throws IOException {
    // What is read from a pipe to look at it would be missing later.
    if (!Files.isRegularFile(file)) {
      return new RecordSource();
    }
    for (MatchSource source :
        List.of(new WthorSource(), new PgnSource(), new GgfSource(), new ArimaaSource())) {
      if (source.isOf(file)) {
        return source;
      }
    }
    return new RecordSource();
  }

  private void receive(MatchForm form, String place, Supplier<FiledMatch> supplier) {
    try {
      FiledMatch match = supplier.get();
      form.requireWritable(match);
      matches.add(match);
    } catch (InputException | IllegalArgumentException e) {
      left++;
      spec.commandLine().getErr().println(place + " is left out: " + e.getMessage());
    }
  }

  private void write(List<WrittenFile> written) throws IOException {
    PrintWriter out = spec.commandLine().getOut();
    if (target == null) {
      written.forEach(file -> out.print(new String(file.content(), StandardCharsets.UTF_8)));
      out.flush();
      return;
    }
    for (WrittenFile file : written) {
      requireNew(file.beside(target));
    }
    for (WrittenFile file : written) {
      Files.write(file.beside(target), file.content(), StandardOpenOption.CREATE_NEW);
    }
    out.println("converted: " + NumberText.count(matches.size(), "match", "matches"));
  }
}
