package org.rondo.cli.report;

import java.io.IOException;
import java.io.PrintWriter;
import java.nio.file.Files;
import java.nio.file.NoSuchFileException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.Callable;
import java.util.stream.Stream;
import org.rondo.cli.console.PrizesOption;
import org.rondo.format.PrizeFund;
import org.rondo.format.RunKind;
import org.rondo.input.SpecificationException;
import org.rondo.report.TrfFile;
import org.rondo.store.AtomicFile;
import org.rondo.tournament.TournamentArchive;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;
import picocli.CommandLine.Spec;

/** Makes the pages of a tournament, a duel or a tuning from its folder. */
@Command(
    name = "report",
    description = {
      "Makes the page of a tournament, a duel or a tuning from its folder: tournament.html,"
          + " duel.html or tuning.html.",
      "The tournament, duel or tuning may be finished or running, and it may be one of an earlier"
          + " version. A page is one file for a browser and needs no network. For a tournament or a"
          + " duel, the command also writes the matches as pages into the folder 'replays', and the"
          + " page links to them. The same folder gives the same pages."
    },
    footer = "Example: report target/cup/othello")
public final class ReportCommand implements Callable<Integer> {
  @Parameters(
      index = "0",
      paramLabel = "DIR",
      description =
          "The folder of a tournament, a duel or a tuning, or a folder that holds such folders.")
  private Path folder;

  @Option(
      names = "--no-replays",
      description = "Write no pages with the matches, which take most of the time and space.")
  private boolean leavesOutReplays;

  @Option(
      names = "--svg",
      description =
          "Write each chart of the page as a picture too, in the format SVG, into the same folder:"
              + " the ratings of a tournament, the test, the score and the pairs of a duel, the"
              + " curve and the parameters of a tuning.")
  private boolean hasPictures;

  @Option(
      names = "--trf",
      description =
          "Write a tournament also as tournament.trf, a tournament report file of FIDE, which"
              + " arbiters and programs that pair Swiss tournaments read. An encounter of several"
              + " games is one game there.")
  private boolean hasTrf;

  @Mixin private PrizesOption prizes;

  @Spec private CommandSpec spec;

  ReportCommand() {}

  @Override
  public Integer call() throws IOException {
    if (!Files.exists(folder)) {
      throw new NoSuchFileException(folder.toString());
    }
    if (!Files.isDirectory(folder)) {
      throw new SpecificationException(
          folder.toString(),
          folder + " is not a folder; give the folder of a tournament, a duel or a tuning");
    }
    PrizeFund fund = prizes.fund();
    List<List<Path>> written = new ArrayList<>();
    for (Path place : places()) {
      List<Path> files = FolderPages.write(place, !leavesOutReplays, hasPictures, fund);
      if (!files.isEmpty()) {
        written.add(files);
      }
    }
    if (written.isEmpty()) {
      throw new SpecificationException(
          folder.toString(),
          "folder "
              + folder
              + " holds no tournament, duel or tuning; give the folder with journal.jsonl or"
              + " evaluations.jsonl");
    }
    PrintWriter out = spec.commandLine().getOut();
    for (List<Path> files : written) {
      out.println("page: " + files.get(0));
      files.stream().skip(1).forEach(picture -> out.println("picture: " + picture));
    }
    for (Path place : hasTrf ? places() : List.<Path>of()) {
      if (RunKind.TOURNAMENT.isIn(place)) {
        out.println("report file: " + writeTrf(place));
      }
    }
    return 0;
  }

  private static Path writeTrf(Path place) throws IOException {
    Path file = place.resolve("tournament.trf");
    try (TournamentArchive archive = TournamentArchive.open(place)) {
      AtomicFile.write(file, TrfFile.of(archive).text());
    }
    return file;
  }

  /** {@return the folder itself if it has a page, otherwise the folders in it} */
  private List<Path> places() throws IOException {
    if (RunKind.LOGS.stream().map(folder::resolve).anyMatch(Files::exists)) {
      return List.of(folder);
    }
    try (Stream<Path> inside = Files.list(folder)) {
      return inside.filter(Files::isDirectory).sorted().toList();
    }
  }
}
