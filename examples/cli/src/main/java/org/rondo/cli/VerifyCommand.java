package org.rondo.cli;

import java.io.IOException;
import java.io.PrintWriter;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Iterator;
import java.util.List;
import java.util.Locale;
import java.util.concurrent.Callable;
import org.rondo.cli.console.CommandFailedException;
import org.rondo.input.SpecificationException;
import org.rondo.match.RecordingFormat;
import org.rondo.match.RecordingFormat.VerificationReport;
import picocli.CommandLine.Command;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Parameters;
import picocli.CommandLine.Spec;

/** Replays recordings of other programs, in the formats on the class path. */
@Command(
    name = "verify",
    description = "Replays recordings of other programs and compares every recorded result.",
    footer = "Example: verify fide-swiss cup.trf")
final class VerifyCommand implements Callable<Integer> {
  private static final int SHOWN = 20;

  /** The formats, for the help text; other commands do not look for them. */
  private static final class FormatNames implements Iterable<String> {
    FormatNames() {}

    @Override
    public Iterator<String> iterator() {
      return RecordingFormat.list().stream().map(RecordingFormat::name).iterator();
    }
  }

  @Parameters(
      index = "0",
      paramLabel = "FORMAT",
      completionCandidates = FormatNames.class,
      description = "The format of the files: ${COMPLETION-CANDIDATES}.")
  private String format;

  @Parameters(
      index = "1..*",
      arity = "1..*",
      paramLabel = "FILE",
      description = "The recordings; a file whose name ends in .gz is unpacked.")
  private List<Path> files;

  @Spec private CommandSpec spec;

  VerifyCommand() {}

  @Override
  public Integer call() throws IOException {
    PrintWriter out = spec.commandLine().getOut();
    RecordingFormat recordings = RecordingFormat.find(format);
    VerificationReport total = VerificationReport.empty();
    for (Path file : files) {
      if (Files.isDirectory(file)) {
        throw new SpecificationException(
            file.toString(), "'" + file + "' is a folder; name its files");
      }
      total = total.plus(recordings.verify(file));
    }
    total.mismatches().stream().limit(SHOWN).forEach(out::println);
    if (total.mismatches().size() > SHOWN) {
      out.println("and " + (total.mismatches().size() - SHOWN) + " more");
    }
    out.printf(
        Locale.ROOT,
        "verified: %d checked, %d mismatches%n",
        total.checked(),
        total.mismatches().size());
    if (total.checked() == 0) {
      throw new CommandFailedException("nothing was checked: the files hold no recording");
    }
    return total.mismatches().isEmpty() ? 0 : 1;
  }
}
