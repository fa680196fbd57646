package org.rondo.cli.damage;

import static org.assertj.core.api.Assertions.assertThat;
import static org.rondo.cli.damage.ReadFile.Promise.GROWS;
import static org.rondo.cli.damage.ReadFile.Promise.KNOWN_LINES;
import static org.rondo.cli.damage.ReadFile.Promise.OTHER_MEANING;
import static org.rondo.cli.damage.ReadFile.Promise.SAME_BYTES;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Stream;
import org.rondo.cli.CommandRun;
import org.rondo.cli.damage.ReadFile.Promise;

/** Small runs of each kind, and the commands that read their files. */
final class DamagedFolders {

  /** Three matches of two playings; one thread keeps the journal's lines in one order. */
  private static final String CUP =
      "tournament tic-tac-toe --bot random --bot greedy --bot mcts:iterations=4 --games 2"
          + " --threads 1 --out DIR --seed ";

  private static final String SECRET = CUP + "secret:ffeeddccbbaa99887766554433221100";
  private static final String DUEL =
      "duel tic-tac-toe mcts:iterations=4 random --games 4 --threads 1 --seed 7 --out DIR";
  private static final String TUNE =
      "tune tic-tac-toe mcts:iterations=4 --tune exploration=0..3 --method random --budget 3"
          + " --games 4 --threads 1 --seed 7 --out DIR";
  private static final String TASKS =
      "tasks tic-tac-toe --bot random --bot greedy --games 2 --seed 7 --out DIR";

  private static final String FOLDER = "DIR/tic-tac-toe";
  private static final String JOURNAL = "tic-tac-toe/journal.jsonl";
  private static final String RECORDS = "tic-tac-toe/games.jsonl";

  private final Path sources;
  private final List<ReadFile> files = new ArrayList<>();

  private DamagedFolders(Path sources) {
    this.sources = sources;
  }

  /** {@return all files with the commands that read them, which play in a folder} */
  static List<ReadFile> in(Path sources) {
    DamagedFolders folders = new DamagedFolders(sources);
    try {
      folders.addTimedTournament();
      folders.addSecretTournaments();
      folders.addDuels();
      folders.addTunings();
      folders.addTasks();
      folders.addInputs();
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
    return List.copyOf(folders.files);
  }

  /** Runs commands whose files are then read. */
  private Path source(String name, String... commands) throws IOException {
    Path source = Files.createDirectories(sources.resolve(name));
    for (String command : commands) {
      CommandRun run = ReadFile.run(command, source);
      assertThat(run.exitCode()).as(run.err()).isZero();
    }
    return source;
  }

  private void add(Path source, String file, Promise promise, String command) {
    String name = source.getFileName() + "/" + file + ": " + command;
    files.add(new ReadFile(name, source, file, promise, command));
  }

  private void addTimedTournament() throws IOException {
    Path timed = source("timed", CUP + "7 --time total:1m");
    add(timed, JOURNAL, GROWS, "replay " + FOLDER);
    for (String name :
        List.of(
            "games.jsonl", "clocks.jsonl", "thoughts.jsonl", "standings.json", "standings.txt")) {
      add(timed, "tic-tac-toe/" + name, SAME_BYTES, "replay " + FOLDER);
    }
    add(timed, JOURNAL, GROWS, "replay DIR/" + JOURNAL + " --show");
    add(timed, JOURNAL, GROWS, "replay DIR/" + RECORDS + " --html DIR/page.html");
    add(timed, JOURNAL, GROWS, "rate DIR/" + JOURNAL);
    add(timed, JOURNAL, GROWS, "convert DIR/" + JOURNAL + " --to pgn --out DIR/out.pgn");
    add(timed, JOURNAL, GROWS, "report " + FOLDER);
    add(timed, RECORDS, KNOWN_LINES, "replay DIR/" + RECORDS + " --html DIR/page.html");
    add(timed, RECORDS, KNOWN_LINES, "rate DIR/" + RECORDS);
    add(timed, RECORDS, KNOWN_LINES, "convert DIR/" + RECORDS + " --to pgn --out DIR/out.pgn");
    add(timed, RECORDS, KNOWN_LINES, "analyse tic-tac-toe DIR/" + RECORDS + "#3 greedy");
    add(timed, "tic-tac-toe/clocks.jsonl", SAME_BYTES, "report " + FOLDER);
  }

  private void addSecretTournaments() throws IOException {
    Path ended = source("ended", SECRET);
    add(ended, JOURNAL, SAME_BYTES, SECRET + " --resume");
    add(ended, "command.json", SAME_BYTES, SECRET + " --resume");
    add(ended, "tic-tac-toe/seed.txt", SAME_BYTES, "replay " + FOLDER);
    add(ended, "tic-tac-toe/seed.txt", SAME_BYTES, SECRET + " --resume");
    Path stopped = source("stopped", SECRET + " --until-round 1");
    add(stopped, JOURNAL, SAME_BYTES, SECRET + " --resume");
    add(stopped, "tic-tac-toe/seed.secret", SAME_BYTES, SECRET + " --resume");
    String first = SECRET + " --until-round 1";
    // A ruling at the end that is cut off was never given.
    Path ruled = source("ruled", first, first + " --resume --ruling annul~1.1.1");
    add(ruled, JOURNAL, GROWS, SECRET + " --resume");
    add(ruled, JOURNAL, GROWS, "rate DIR/" + JOURNAL);
  }

  private void addDuels() throws IOException {
    Path ended = source("duel", DUEL);
    add(ended, "journal.jsonl", GROWS, "replay DIR");
    add(ended, "games.jsonl", SAME_BYTES, "replay DIR");
    add(ended, "journal.jsonl", SAME_BYTES, DUEL + " --resume");
    add(ended, "journal.jsonl", GROWS, "report DIR");
    add(ended, "duel.json", OTHER_MEANING, "report DIR");
    add(ended, "command.json", OTHER_MEANING, "duel --settings DIR/command.json --out DIR/again");
    Path cut = source("killed-duel", DUEL);
    String lines = Files.readString(cut.resolve("journal.jsonl"));
    String torn = lines.substring(0, lines.lastIndexOf("{\"game\"") + 80);
    try (Stream<Path> all = Files.list(cut)) {
      for (Path file : all.toList()) {
        Files.delete(file);
      }
    }
    Files.writeString(cut.resolve("journal.jsonl"), torn);
    add(cut, "journal.jsonl", SAME_BYTES, DUEL + " --resume");
  }

  private void addTunings() throws IOException {
    Path ended = source("tuning", TUNE);
    String folder = "tic-tac-toe-mcts-iterations=4-random";
    add(ended, folder + "/evaluations.jsonl", SAME_BYTES, TUNE + " --resume");
    add(ended, folder + "/evaluations.jsonl", GROWS, "report DIR/" + folder);
    add(ended, "command.json", OTHER_MEANING, "tune --settings DIR/command.json --out DIR/again");
  }

  private void addTasks() throws IOException {
    Path begun = source("tasks", TASKS);
    // What is played of damaged tasks is refused when it is collected.
    add(begun, "tasks.jsonl", OTHER_MEANING, "run-tasks DIR/tasks.jsonl --out DIR/results.jsonl");
    Path played = source("results", TASKS, "run-tasks DIR/tasks.jsonl --out DIR/results.jsonl");
    add(played, "results.jsonl", GROWS, "collect DIR DIR/results.jsonl");
    for (String name : List.of("tasks.jsonl", JOURNAL)) {
      add(played, name, SAME_BYTES, "collect DIR DIR/results.jsonl");
    }
    add(played, "command.json", OTHER_MEANING, "collect DIR DIR/results.jsonl");
  }

  private void addInputs() throws IOException {
    Path inputs = source("inputs");
    Files.writeString(inputs.resolve("entrants.txt"), "# the class\nada=random\nben=greedy\n");
    Files.writeString(inputs.resolve("book.txt"), "5 1 9\n# comment\n1 5\n");
    Files.writeString(inputs.resolve("words.txt"), "duel tic-tac-toe random greedy\n--games 2\n");
    add(
        inputs,
        "entrants.txt",
        OTHER_MEANING,
        "tournament tic-tac-toe --entrants DIR/entrants.txt --games 1 --out DIR/cup");
    add(
        inputs,
        "book.txt",
        OTHER_MEANING,
        "duel tic-tac-toe random greedy --games 2 --openings DIR/book.txt --out DIR/duel");
    add(inputs, "words.txt", OTHER_MEANING, "@DIR/words.txt --out DIR/duel");
  }
}
