package org.rondo.cli.fuzz;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;
import org.rondo.cli.console.EntrantSpec;
import org.rondo.duel.DuelArchive;
import org.rondo.format.RunKind;
import org.rondo.game.GameCatalog;
import org.rondo.input.InputException;
import org.rondo.match.OpeningFile;
import org.rondo.match.Openings;
import org.rondo.match.RecordingFormat;
import org.rondo.report.RunPage;
import org.rondo.server.event.OrderInput;
import org.rondo.store.BoundedLines;
import org.rondo.store.CheckedLines;
import org.rondo.tournament.RecordLines;
import org.rondo.tournament.TournamentArchive;
import org.rondo.tuning.TuningArchive;

/** What is read from files: journals with check values that fit, records, openings, recordings. */
final class FolderTargets {
  private static final List<String> DUEL =
      List.of(
          "{\"duel\":1,\"game\":\"tic-tac-toe\",\"first\":\"ada\",\"second\":\"ben\",\"note\":\"\","
              + "\"time\":\"none\",\"opening\":\"random\",\"seed\":\"7\"}",
          "{\"test\":{\"scale\":\"LOGISTIC\",\"elo0\":0,\"elo1\":50,\"alpha\":0.05,\"beta\":0.05,"
              + "\"games\":4}}",
          "{\"game\":\"1.1.1\",\"replay\":0,\"record\":" + Recordings.record().json() + "}",
          "{\"finished\":true}");

  private FolderTargets() {}

  /** Reads a file. */
  @FunctionalInterface
  interface FileReader {
    void read(Path file) throws IOException;
  }

  static List<FuzzTarget> all() {
    return List.of(
        journal("tournament archive", RunKind.TOURNAMENT, FolderTargets::tournament, tournaments()),
        journal("duel archive", RunKind.DUEL, FolderTargets::duel, duels()),
        journal("tuning archive", RunKind.TUNING, FolderTargets::tuning, tunings()),
        journal("tournament page", RunKind.TOURNAMENT, FolderTargets::page, tournaments()),
        journal("duel page", RunKind.DUEL, FolderTargets::page, duels()),
        journal("tuning page", RunKind.TUNING, FolderTargets::page, tunings()),
        journal("event decisions", RunKind.TOURNAMENT, OrderInput::decisions, decisions()),
        audit(
            "tournament audit",
            RunKind.TOURNAMENT,
            FolderTargets::tournamentAudit,
            "tournament tic-tac-toe --bot random --bot greedy --games 2"),
        audit(
            "duel audit",
            RunKind.DUEL,
            FolderTargets::duelAudit,
            "duel tic-tac-toe random greedy --games 2"),
        file(
            "entrants file",
            "entrants.txt",
            EntrantSpec::read,
            FuzzTarget.bytes("# the class\nada=random # the first\n\nben=greedy\n")),
        file("bounded lines", "lines.txt", FolderTargets::lines, FuzzTarget.bytes("a\nb\r\nc")),
        file(
            "record lines",
            "games.jsonl",
            FolderTargets::records,
            FuzzTarget.bytes(Recordings.record().json() + "\n")),
        openings("openings", "tic-tac-toe", "book.txt", "5 1 9\n# comment\n1 5\n"),
        openings("othello openings", "othello", "book.txt", "f5d6c3\nf5 f6\n"),
        openings(
            "arimaa openings",
            "arimaa",
            "book.txt",
            "1g Ra2 Rb2 Rc2 Rd2 Re2 Rf2 Rg2 Rh2 Ca1 Db1 Hc1 Md1 Ee1 Hf1 Dg1 Ch1\n"),
        file(
            "othello openings in ggf",
            "book.ggf",
            file -> OpeningFile.read(file + ":turns=8", List.of(GameCatalog.find("othello"))),
            List.of(Recordings.file(Recordings.OTHELLO.resolve("ggs.ggf")))),
        file(
            "othello openings in wthor",
            "book.wtb",
            file -> OpeningFile.read(file + ":turns=8", List.of(GameCatalog.find("othello"))),
            List.of(Recordings.file(Recordings.OTHELLO.resolve("1977.wtb")))),
        file(
            "recordings",
            "recording.jsonl",
            FolderTargets::recordings,
            FuzzTarget.bytes(
                "{\"moves\":\"f5d6c3\",\"score\":3}\n",
                "f5d6c3 33-31\n",
                "{\"board\":\"8/8\",\"result\":\"w\"}\n",
                "0 1 2 3 4 5\n")));
  }

  private static FuzzTarget openings(String name, String game, String file, String seed) {
    return file(
        name,
        file,
        book -> OpeningFile.read(book.toString(), List.of(GameCatalog.find(game))),
        FuzzTarget.bytes(seed));
  }

  private static List<byte[]> tournaments() {
    return List.of("final", "knockout", "swiss", "rulings", "gauntlet").stream()
        .map(name -> Recordings.log(Recordings.JOURNALS.resolve(name + ".jsonl"), 6))
        .toList();
  }

  /** The first lines of a journal, and what organisers decide. */
  private static List<byte[]> decisions() {
    String begin = new String(tournaments().get(1), StandardCharsets.UTF_8) + "\n{\"decision\":";
    return FuzzTarget.bytes(
        begin + "{\"start\":{\"round\":1}}}\n{\"decision\":{\"pause\":{\"isPaused\":true}}}",
        begin
            + "{\"restart\":{\"playing\":\"1.1.1/0\",\"ruling\":\"replay 1.1.1 0 charged ada\"}}}\n"
            + "{\"decision\":{\"refusal\":{\"playing\":\"1.1.1/0\",\"remark\":\"x\"}}}",
        begin + "{\"loss\":{\"playing\":\"1.1.1/0\",\"team\":\"ada\"}}}",
        begin + "{\"give-up\":{}}}");
  }

  private static List<byte[]> duels() {
    return FuzzTarget.bytes(String.join("\n", DUEL));
  }

  private static List<byte[]> tunings() {
    return List.of(
        Recordings.log(Recordings.TUNINGS.resolve("spsa-format-1.jsonl"), 5),
        Recordings.log(Recordings.TUNINGS.resolve("genetic-format-1.jsonl"), 5));
  }

  static FuzzTarget file(String name, String file, FileReader reader, List<byte[]> seeds) {
    Path place = folder().resolve(file);
    return new FuzzTarget(
        name,
        input -> {
          Files.write(place, input);
          reader.read(place);
        },
        List.of(InputException.class, IOException.class),
        seeds);
  }

  /** The lines of an input get check values, unless it begins with a blank. */
  private static FuzzTarget journal(
      String name, RunKind kind, FileReader reader, List<byte[]> seeds) {
    return journal(name, kind, folder(), reader, seeds);
  }

  /** The journal of a finished run changes, and its other files do not. */
  private static FuzzTarget audit(String name, RunKind kind, FileReader reader, String command) {
    Path folder = folder();
    TaskTargets.run(command + " --openings 0 --seed 7 --out " + folder);
    try (Stream<Path> files = Files.walk(folder)) {
      Path run = files.filter(each -> Files.exists(kind.log(each))).findFirst().orElseThrow();
      byte[] seed = Recordings.log(kind.log(run), Integer.MAX_VALUE);
      return journal(name, kind, run, reader, List.of(seed));
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  private static FuzzTarget journal(
      String name, RunKind kind, Path folder, FileReader reader, List<byte[]> seeds) {
    return new FuzzTarget(
        name,
        input -> {
          boolean isRaw = input.length > 0 && input[0] == ' ';
          List<String> lines = new String(input, StandardCharsets.UTF_8).lines().toList();
          Files.write(kind.log(folder), isRaw ? input : CheckedLines.of(lines));
          reader.read(folder);
        },
        List.of(InputException.class, IOException.class),
        seeds);
  }

  /** Returns a new folder for files that are read. */
  static Path folder() {
    try {
      Path folder = Files.createTempDirectory("fuzz");
      folder.toFile().deleteOnExit();
      return folder;
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  private static void tournament(Path folder) throws IOException {
    try (TournamentArchive archive = TournamentArchive.open(folder)) {
      archive.standings();
      archive.remarks();
      archive.next();
    }
  }

  private static void duel(Path folder) throws IOException {
    try (DuelArchive archive = DuelArchive.open(folder)) {
      archive.standings();
    }
  }

  private static void tournamentAudit(Path folder) throws IOException {
    try (TournamentArchive archive = TournamentArchive.open(folder)) {
      archive.audit(Openings.none());
    }
  }

  private static void duelAudit(Path folder) throws IOException {
    try (DuelArchive archive = DuelArchive.open(folder)) {
      archive.audit(Openings.none());
    }
  }

  private static void tuning(Path folder) throws IOException {
    try (TuningArchive archive = TuningArchive.open(folder)) {
      archive.result();
    }
  }

  private static void page(Path folder) throws IOException {
    Optional<RunPage> page = RunPage.open(folder, false);
    if (page.isPresent()) {
      try {
        page.get().data();
      } finally {
        page.get().archive().close();
      }
    }
  }

  private static void lines(Path file) throws IOException {
    try (BoundedLines lines = BoundedLines.of(file)) {
      while (lines.next().isPresent()) {
        // The next line follows.
      }
    }
  }

  private static void records(Path file) throws IOException {
    try (RecordLines lines = RecordLines.of(file)) {
      while (lines.next().isPresent()) {
        lines.match();
        lines.thoughts();
      }
    }
  }

  private static void recordings(Path file) throws IOException {
    for (RecordingFormat format : RecordingFormat.list()) {
      try {
        format.verify(file);
      } catch (InputException e) {
        // The file is of another format.
      }
    }
  }
}
