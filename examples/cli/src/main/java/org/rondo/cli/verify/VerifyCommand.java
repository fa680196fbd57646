package org.rondo.cli.verify;

import java.io.IOException;
import java.io.PrintWriter;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.concurrent.Callable;
import org.rondo.cli.console.CommandFailedException;
import org.rondo.input.SpecificationException;
import picocli.CommandLine.Command;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Parameters;
import picocli.CommandLine.Spec;

/** Replays recordings of other programs. */
@Command(
    name = "verify",
    description = "Replays recordings of other programs and compares every recorded result.",
    mixinStandardHelpOptions = true)
public final class VerifyCommand implements Callable<Integer> {
  private static final int SHOWN = 20;

  /** The formats, for the help text. */
  private static final class Formats extends ArrayList<String> {
    private static final long serialVersionUID = 1L;

    Formats() {
      super(Verifier.formats());
    }
  }

  @Parameters(
      index = "0",
      paramLabel = "FORMAT",
      completionCandidates = Formats.class,
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
    Verifier verifier = Verifier.of(format);
    VerificationReport total = VerificationReport.empty();
    for (Path file : files) {
      if (Files.isDirectory(file)) {
        throw new SpecificationException(
            file.toString(), "'" + file + "' is a folder; name its files");
      }
      total = total.plus(verifier.verify(file));
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
