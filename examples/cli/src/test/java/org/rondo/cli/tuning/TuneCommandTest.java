package org.rondo.cli.tuning;

import static org.assertj.core.api.Assertions.assertThat;

import com.google.gson.JsonPrimitive;
import java.io.IOException;
import java.nio.channels.FileChannel;
import java.nio.channels.FileLock;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;
import org.rondo.bot.BotCatalog;
import org.rondo.cli.CommandRun;
import org.rondo.cli.console.EntrantSpec;
import org.rondo.cli.console.ShellWord;
import org.rondo.game.CatalogEntry;
import org.rondo.game.GameCatalog;
import org.rondo.report.TuningNote;
import org.rondo.store.AppendOnlyFile;
import org.rondo.tuning.MethodCatalog;
import org.rondo.tuning.TuningArchive;

class TuneCommandTest {
  private static final String LOG = "evaluations.jsonl";
  private static final String TUNE =
      "tune tic-tac-toe mcts:iterations=10 --tune exploration=0..3 --openings 1 --games 4"
          + " --method genetic:population=8 --budget 40 --seed 7";

  @TempDir private Path folder;

  /** Tunes with further arguments, which replace those of the same name. */
  private CommandRun tune(String directory, String... more) {
    List<String> arguments = new ArrayList<>(List.of(TUNE.split(" ")));
    for (String argument : more) {
      int same = argument.startsWith("--") ? arguments.indexOf(argument) : -1;
      if (same >= 0) {
        arguments.subList(same, same + 2).clear();
      }
    }
    arguments.addAll(List.of("--out", folder.resolve(directory).toString()));
    arguments.addAll(List.of(more));
    return CommandRun.of(arguments.toArray(String[]::new));
  }

  private Path path(String directory) {
    return folder.resolve(directory).resolve("tic-tac-toe-mcts-iterations=10-genetic-population=8");
  }

  private Path file(String directory, String name) {
    return path(directory).resolve(name);
  }

  private Map<String, String> files(String directory) throws IOException {
    Map<String, String> files = new TreeMap<>();
    try (Stream<Path> all = Files.list(path(directory))) {
      for (Path file : all.toList()) {
        files.put(file.getFileName().toString(), Files.readString(file));
      }
    }
    return files;
  }

  /**
   * On a busy machine a tuning may take longer than the minute after which it says how far it is.
   */
  private static void requireProgressAtMost(CommandRun run) {
    assertThat(run.err().lines()).allMatch(line -> line.contains(" evaluations; best "));
  }

  @Test
  void theFolderHoldsTheLogTheCurveAndTheBest() throws IOException {
    CommandRun run = tune("all");
    assertThat(run.exitCode()).isZero();
    requireProgressAtMost(run);
    Map<String, String> files = files("all");
    assertThat(files.keySet())
        .containsExactly(
            "best.txt",
            "curve.csv",
            "curve.svg",
            "evaluations.csv",
            LOG,
            LOG + ".lock",
            "tuning.html");
    // The header, the evaluations and the choice of the best.
    assertThat(files.get(LOG).lines()).hasSize(42);
    assertThat(files.get("evaluations.csv").lines()).hasSize(41);
    assertThat(files.get("curve.svg"))
        .startsWith("<svg ")
        .contains("tic-tac-toe: mcts:iterations=10, genetic:population=8");
    String best = files.get("best.txt");
    assertThat(best)
        .matches(
            "mcts:iterations=10,exploration=[0-9.]+  # rondo tune tic-tac-toe mcts:iterations=10"
                + " --method genetic:population=8 --budget 40 --games 4 --measure wins"
                + " --tune exploration=0..3 --openings 1 --seed 7\n");
    String setting = best.replaceFirst("mcts:iterations=10,(\\S+) (?s:.*)", "$1");
    assertThat(run.out().lines())
        .contains("tic-tac-toe: mcts:iterations=10, genetic:population=8", "best:      " + setting)
        .endsWith("files: " + path("all"));
  }

  @Test
  void theNoteSaysWhatIsPlayed() throws IOException {
    tune("note", "--against", "random", "--against", "greedy", "--budget", "3");
    assertThat(note(path("note")))
        .contains(
            new TuningNote(
                "tic-tac-toe",
                TuningNote.WIN_RATE,
                "1",
                "mcts:iterations=10",
                List.of("random", "greedy")));
  }

  @Test
  void theSameSeedGivesTheSameBytesOnAnyNumberOfThreads() throws IOException {
    for (String threads : List.of("1", "4")) {
      assertThat(tune(threads, "--threads", threads).exitCode()).isZero();
    }
    assertThat(files("4")).isEqualTo(files("1"));
  }

  @ParameterizedTest
  @ValueSource(doubles = {0, 0.001, 0.2, 0.4, 0.55, 0.83, 0.9, 0.999, 1})
  void aLogThatWasCutIsResumedToTheSameFiles(double part) throws IOException {
    tune("whole");
    byte[] log = Files.readAllBytes(file("whole", LOG));
    Files.createDirectories(path("cut"));
    byte[] beginning = Arrays.copyOf(log, (int) (log.length * part));
    Files.write(file("cut", LOG), beginning);
    CommandRun run = tune("cut", "--resume");
    assertThat(run.exitCode()).as(run.err()).isZero();
    requireProgressAtMost(run);
    assertThat(files("cut")).isEqualTo(files("whole"));
  }

  @Test
  void anUnfinishedTuningIsKeptAndAFinishedOneReplaced() throws IOException {
    tune("kept");
    Map<String, String> first = files("kept");
    assertThat(tune("kept", "--seed", "8"))
        .isEqualTo(
            new CommandRun(
                2,
                "",
                "folder "
                    + path("kept")
                    + " holds a finished tuning; name another folder with --out, or replace the"
                    + " tuning with --force\n"));
    assertThat(files("kept")).isEqualTo(first);
    assertThat(CommandRun.of("report", path("kept").toString(), "--svg").exitCode()).isZero();
    assertThat(file("kept", "parameter-1.svg")).exists();
    assertThat(tune("kept", "--seed", "8", "--force").exitCode()).isZero();
    assertThat(file("kept", "parameter-1.svg")).as("a picture of the older tuning").doesNotExist();
    assertThat(files("kept").get("best.txt")).contains("--seed 8");
    Files.delete(file("kept", "best.txt"));
    Map<String, String> before = files("kept");
    CommandRun run = tune("kept");
    assertThat(run)
        .isEqualTo(
            new CommandRun(
                2,
                "",
                file("kept", LOG)
                    + " belongs to an unfinished tuning; continue it with --resume, or delete"
                    + " the file\n"));
    assertThat(files("kept")).isEqualTo(before);
  }

  @Test
  void aLogOfNoEvaluationIsReplaced() throws IOException {
    Files.createDirectories(path("header"));
    Files.writeString(file("header", LOG), "{\"format\":1,\"note\":\"\"}\n");
    assertThat(tune("header").exitCode()).isZero();
    assertThat(files("header").get(LOG).lines()).hasSize(42);
  }

  @Test
  void aTuningWithNothingToResumeBeginsWithANote() throws IOException {
    CommandRun run = tune("none", "--resume");
    assertThat(run.exitCode()).isZero();
    assertThat(run.err()).isEqualTo(path("none") + " has no tuning to resume; a new one begins\n");
    tune("begun");
    assertThat(files("none")).isEqualTo(files("begun"));
  }

  @Test
  void anotherTuningIsNotResumed() throws IOException {
    tune("other");
    Map<String, String> before = files("other");
    for (List<String> change :
        List.of(
            List.of("--against", "random"),
            List.of("--fitness", "score-difference"),
            List.of("--measure", "score"),
            List.of("--budget", "41"),
            List.of("--games", "6"),
            List.of("--openings", "2"),
            List.of("--seed", "8"))) {
      List<String> arguments = new ArrayList<>(change);
      arguments.add("--resume");
      CommandRun run = tune("other", arguments.toArray(String[]::new));
      assertThat(run.exitCode()).as("%s", change).isEqualTo(2);
      assertThat(run.err()).startsWith(file("other", LOG) + " belongs to another tuning: ");
    }
    assertThat(files("other")).isEqualTo(before);
  }

  @Test
  void aRefusedLogIsExplainedByOptions() throws IOException {
    tune("refused");
    String log = file("refused", LOG).toString();
    Map<List<String>, String> differences = new LinkedHashMap<>();
    differences.put(List.of("--budget", "41"), "--budget is 40 in the file and 41 here");
    differences.put(List.of("--games", "8"), "--games is 4 in the file and 8 here");
    differences.put(List.of("--seed", "8"), "--seed is \"7\" in the file and \"8\" here");
    differences.put(List.of("--openings", "2"), "--openings is 1 in the file and 2 here");
    differences.put(
        List.of("--fitness", "score-difference"),
        "--fitness is win-rate in the file and score-difference here");
    differences.put(List.of("--measure", "score"), "--measure is wins in the file and score here");
    differences.put(
        List.of("--against", "greedy", "--against", "random"),
        "--against is mcts:iterations=10 in the file and greedy, random here");
    differences.put(
        List.of("--tune", "exploration=0..2"),
        "--tune is [\"exploration=0..3, 0.7\"] in the file and [\"exploration=0..2, 0.7\"] here");
    for (Map.Entry<List<String>, String> difference : differences.entrySet()) {
      List<String> arguments = new ArrayList<>(difference.getKey());
      arguments.add("--resume");
      assertThat(tune("refused", arguments.toArray(String[]::new)))
          .isEqualTo(
              new CommandRun(
                  2,
                  "",
                  log
                      + " belongs to another tuning: "
                      + difference.getValue()
                      + "; use the same options again, or delete the file\n"));
    }
  }

  @Test
  void aGameThatIsPlayedForScoresIsTunedByScore() {
    CommandRun run =
        CommandRun.of(
            "tune",
            "kuhn-poker",
            "ismcts:iterations=5",
            "--tune",
            "exploration=0..3",
            "--against",
            "random",
            "--budget",
            "4",
            "--games",
            "2",
            "--seed",
            "7",
            "--out",
            folder.toString());
    assertThat(run.exitCode()).as(run.err()).isZero();
    assertThat(run.out()).contains("\nmeasure:   score lead a match against random\n");
  }

  @Test
  void theDefaultsPlayNoDuelAgainstThemselves() throws IOException {
    CommandRun run = tune("confirmed", "--budget", "1", "--confirm-duel");
    assertThat(run.exitCode()).as(run.err()).isZero();
    assertThat(run.out())
        .contains("best:      exploration=0.7\n")
        .contains(
            "\nduel with the defaults: not played, because no setting seemed better than the"
                + " defaults\nfiles: ");
    assertThat(files("confirmed").get("best.txt")).endsWith(" --confirm-duel --seed 7\n");
  }

  @Test
  void anOldDuelGoesWithItsTuningUnlessItIsUnfinished() throws IOException {
    assertThat(tune("duel", "--budget", "1").exitCode()).isZero();
    Path duel = Files.createDirectories(path("duel").resolve("duel"));
    Path journal = duel.resolve("journal.jsonl");
    String header = "{\"duel\":1,\"game\":\"tic-tac-toe\"}\n";
    Files.writeString(journal, header + "{\"game\":\"1.1.1\",\"record\":{}}\n");
    String log = Files.readString(file("duel", LOG));
    assertThat(tune("duel", "--budget", "1", "--confirm-duel", "--force"))
        .isEqualTo(
            new CommandRun(
                2,
                "",
                journal
                    + " belongs to an unfinished duel of this tuning; continue it with"
                    + " --confirm-duel --resume, or delete the file\n"));
    assertThat(file("duel", "best.txt")).exists();
    assertThat(file("duel", LOG)).hasContent(log);
    Files.writeString(journal, header + "{\"finished\":true}\n");
    Files.writeString(duel.resolve("games.jsonl"), "");
    Files.writeString(duel.resolve("verdict.txt"), "old\n");
    Files.writeString(duel.resolve("mine.txt"), "mine\n");
    CommandRun run = tune("duel", "--budget", "1", "--confirm-duel", "--force");
    assertThat(run.exitCode()).as(run.err()).isZero();
    try (Stream<Path> left = Files.list(duel)) {
      assertThat(left.map(file -> file.getFileName().toString()))
          .as("the defaults won, so there is no duel now")
          .contains("mine.txt")
          .doesNotContain("journal.jsonl", "games.jsonl", "verdict.txt");
    }
  }

  @Test
  void whereNoSampleDiffersOtherOpeningsAreSuggested() {
    CommandRun run =
        tune("equal", "--openings", "0", "--budget", "3", "--against", "mcts:iterations=1");
    assertThat(run.exitCode()).as(run.err()).isZero();
    assertThat(run.out()).doesNotContain("all samples are equal");
    CommandRun equal =
        CommandRun.of(
            "tune",
            "tic-tac-toe",
            "minimax",
            "--tune",
            "depth=8..9",
            "--against",
            "minimax",
            "--openings",
            "0",
            "--games",
            "8",
            "--budget",
            "3",
            "--out",
            folder.resolve("same").toString());
    assertThat(equal.out())
        .contains("all samples are equal, so the settings cannot be told apart; ");
  }

  @Test
  void aLogWhoseNoteIsASentenceIsContinued() throws IOException {
    tune("sentence");
    Map<String, String> whole = files("sentence");
    TuningNote note = note(path("sentence")).orElseThrow();
    List<String> lines = new ArrayList<>();
    for (String line : Files.readAllLines(file("sentence", LOG)).subList(0, 9)) {
      lines.add(line.replaceFirst(",\"check\":\"[0-9a-f]{16}\"}$", "}"));
    }
    String json = new JsonPrimitive(note.json()).toString();
    lines.set(0, lines.get(0).replace(json, new JsonPrimitive(note.text()).toString()));
    assertThat(lines.get(0))
        .contains("tic-tac-toe by win-rate, openings of 1: mcts:iterations=10 | ");
    Files.delete(file("sentence", LOG));
    Files.delete(file("sentence", "best.txt"));
    try (AppendOnlyFile log = AppendOnlyFile.open(file("sentence", LOG), "tuning")) {
      log.append(lines);
    }
    assertThat(tune("sentence", "--resume").exitCode()).isZero();
    assertThat(files("sentence").get("best.txt")).isEqualTo(whole.get("best.txt"));
    assertThat(Files.readAllLines(file("sentence", LOG)).get(0)).contains(note.text());
  }

  private static Optional<TuningNote> note(Path folder) throws IOException {
    try (TuningArchive archive = TuningArchive.open(folder)) {
      return TuningNote.parse(archive.note());
    }
  }

  @Test
  void againstItselfThePanelGrowsByTheWinnerOfEachRound() throws IOException {
    String[] more = {"--against", "self", "--against", "random", "--budget", "42"};
    CommandRun run = tune("self", more);
    assertThat(run.exitCode()).as(run.err()).isZero();
    requireProgressAtMost(run);
    Path place = path("self");
    List<String> panel = new ArrayList<>(List.of("random", "mcts:iterations=10"));
    for (int round = 1; round <= 4; round++) {
      Path part = round < 4 ? place.resolve("round-" + round) : place;
      List<String> log = Files.readAllLines(part.resolve(LOG));
      assertThat(note(part).orElseThrow().panel()).isEqualTo(panel);
      // The last evaluation compares the best setting with the defaults, if it is another one.
      int share = round < 4 ? 10 : 12;
      assertThat(log)
          .filteredOn(line -> line.startsWith("{\"evaluation\":"))
          .hasSizeBetween(share - 2, share);
      String winner = Files.readString(part.resolve("best.txt")).replaceFirst(" .*\\R", "");
      if (!panel.contains(winner)) {
        panel.add(winner);
      }
    }
    assertThat(panel).hasSizeGreaterThan(3);
    assertThat(run.out()).contains("measure:   win rate against random, mcts:iterations=10, ");

    Map<String, String> whole = files("self", 1);
    Path second = place.resolve("round-2").resolve(LOG);
    Files.write(second, Files.readAllLines(second).subList(0, 4));
    for (Path file : List.of(place.resolve("round-3"), place)) {
      Files.delete(file.resolve(LOG));
      Files.delete(file.resolve("best.txt"));
    }
    Files.delete(place.resolve("round-2").resolve("best.txt"));
    String[] resumed = Arrays.copyOf(more, more.length + 1);
    resumed[more.length] = "--resume";
    assertThat(tune("self", resumed).exitCode()).isZero();
    assertThat(files("self", 1)).isEqualTo(whole);
  }

  private Map<String, String> files(String directory, int depth) throws IOException {
    Map<String, String> files = new TreeMap<>();
    try (Stream<Path> all = Files.walk(path(directory), depth + 1)) {
      for (Path file : all.filter(Files::isRegularFile).toList()) {
        files.put(path(directory).relativize(file).toString(), Files.readString(file));
      }
    }
    return files;
  }

  @Test
  void aLogThatWasChangedIsASentence() throws IOException {
    tune("changed");
    List<String> lines = new ArrayList<>();
    Files.readAllLines(file("changed", LOG))
        .forEach(line -> lines.add(line.replaceFirst(",\"check\":\"[0-9a-f]{16}\"}$", "}")));
    lines.set(3, lines.get(3).replaceFirst("\"setting\":\\[[^]]*]", "\"setting\":[0.123]"));
    Files.delete(file("changed", LOG));
    try (AppendOnlyFile log = AppendOnlyFile.open(file("changed", LOG), "forger")) {
      log.append(lines);
    }
    CommandRun run = tune("changed", "--resume");
    assertThat(run.exitCode()).isEqualTo(1);
    assertThat(run.err().lines()).hasSize(1);
    assertThat(run.err()).contains("exploration=0.123 in generation 1 as evaluation 3");
  }

  @Test
  void aLogThatIsBeingWrittenIsLeftAlone() throws IOException {
    tune("locked");
    Map<String, String> before = files("locked");
    try (FileChannel log =
            FileChannel.open(file("locked", LOG + ".lock"), StandardOpenOption.WRITE);
        FileLock lock = log.lock()) {
      assertThat(lock.isValid()).isTrue();
      for (List<String> more : List.of(List.of("--force"), List.of("--resume"))) {
        CommandRun run = tune("locked", more.toArray(String[]::new));
        assertThat(run.exitCode()).isEqualTo(1);
        assertThat(run.err())
            .endsWith("is being written by another tuning; wait until that has ended\n");
      }
    }
    assertThat(files("locked")).isEqualTo(before);
  }

  @Test
  void theBestIsAListOfEntrants() throws IOException {
    tune("first", "--budget", "2");
    EntrantSpec entrant = EntrantSpec.read(file("first", "best.txt")).get(0);
    assertThat(BotCatalog.find(GameCatalog.find("tic-tac-toe"), entrant.bot()).name())
        .startsWith("mcts:iterations=10,exploration=");
  }

  @Test
  void wordsAreQuotedWhereAShellWouldTakeThemForSomethingElse() {
    assertThat(ShellWord.of("mcts:iterations=10,exploration=0.7")).doesNotContain("'");
    assertThat(ShellWord.of("gtp:command='rhino -l 1'"))
        .isEqualTo("'gtp:command=Qrhino -l 1Q'".replace("Q", "'\\''"));
    assertThat(ShellWord.of("")).isEqualTo("''");
  }

  @Test
  void theCommandOfTheBestFindsItAgain() throws IOException {
    tune("first");
    String best = files("first").get("best.txt");
    String command = best.strip().replaceFirst(".*# rondo ", "");
    Path out = folder.resolve("again");
    CommandRun.of((command + " --out " + out).split(" "));
    assertThat(files("again")).isEqualTo(files("first"));
  }

  @Test
  void helpAndListingNameEveryMethod() {
    String help = CommandRun.of("tune", "--help").out();
    String listing = CommandRun.of("games").out();
    assertThat(MethodCatalog.list())
        .hasSize(7)
        .map(CatalogEntry::name)
        .allSatisfy(
            name -> {
              assertThat(help).contains(name);
              assertThat(listing).contains("\n  " + name + " ");
            });
    assertThat(listing)
        .contains("\nmethods:\n  random ", "    population         2..10000, default 30");
  }

  @Test
  void gamesOfFourSeatsAreTunedBySeatsAndScores() throws IOException {
    CommandRun run =
        CommandRun.of(
            "tune",
            "parallel-football:p=2,k=20,turns=8",
            "maximin:nodes=20",
            "--tune=width=1..200",
            "--budget=3",
            "--fitness=score-difference",
            "--games=4",
            "--out=" + folder);
    assertThat(run.exitCode()).as(run.err()).isZero();
    assertThat(run.out()).contains("tried:     3 evaluations of ").contains(" 3 samples");
    Path log =
        folder.resolve("parallel-football-p=2,k=20,turns=8-maximin-nodes=20-genetic").resolve(LOG);
    assertThat(note(log.getParent()).orElseThrow().panel()).endsWith("beginner", "sound");
    assertThat(Files.readString(log)).contains("\"samples\":1,");
  }

  @Test
  void whereTheDefaultLiesOutsideTheRangeTheNearestEndIsTheStart() throws IOException {
    CommandRun run =
        tune(
            "part",
            "--tune",
            "exploration=1..2",
            "--budget",
            "3",
            "--method",
            "genetic:population=8");

    assertThat(run.exitCode()).as(run.err()).isZero();
    assertThat(Files.readAllLines(file("part", LOG)).get(1)).contains("\"setting\":[1],");
  }

  @Test
  void anOptionWithoutARangeIsSearchedWhereItIsSensible() throws IOException {
    assertThat(tune("usual", "--tune", "exploration").exitCode()).isZero();
    assertThat(files("usual").get(LOG))
        .contains("\"parameters\":[\"exploration=0.05..5 log, 0.7\"]");
  }

  @Test
  void aLogarithmicRangeIsSearchedByRatiosAndResumed() throws IOException {
    String[] more = {
      "--tune", "exploration=0.1..10:log", "--method", "genetic:population=8", "--budget", "20"
    };
    assertThat(tune("log", more).exitCode()).isZero();
    assertThat(files("log").get(LOG)).contains("\"parameters\":[\"exploration=0.1..10 log, 0.7\"]");
    assertThat(files("log").get("best.txt")).contains("--tune exploration=0.1..10:log");
    assertThat(files("log").get("tuning.html")).contains("\"scale\":\"log\"");
    Map<String, String> whole = files("log");
    Files.delete(file("log", "best.txt"));
    Files.writeString(file("log", LOG), whole.get(LOG).substring(0, whole.get(LOG).length() / 2));
    List<String> resumed = new ArrayList<>(List.of(more));
    resumed.add("--resume");
    assertThat(tune("log", resumed.toArray(String[]::new)).exitCode()).isZero();
    assertThat(files("log")).isEqualTo(whole);
    CommandRun linear = tune("log", "--tune", "exploration=0.1..10", "--budget", "20", "--resume");
    assertThat(linear.exitCode()).isEqualTo(2);
    assertThat(linear.err()).contains("belongs to another tuning");
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "chess mcts | there is no game \"chess\"; there are arimaa, foosball, goofspiel,"
            + " grid-soccer, kuhn-poker, leduc-poker, liars-dice, othello, parallel-football, pig,"
            + " rock-paper-scissors, tic-tac-toe",
        "tic-tac-toe human | a tuning plays many matches at once, but human plays only one; use"
            + " 'rondo play'",
        "tic-tac-toe mcts --against human | a tuning plays many matches at once, but human plays"
            + " only one; use 'rondo play'",
        "tic-tac-toe mcts --against duct | bot \"duct\" plays games whose seats move at once, and"
            + " in tic-tac-toe they move in turn; take mcts",
        "tic-tac-toe mcts --method annealing | there is no method \"annealing\"; there are random,"
            + " local-search, grasp, genetic, cma-es, spsa, ntbea",
        "tic-tac-toe mcts --method random:size=4 | random has no option \"size\"; it has"
            + " batch=1..10000",
        "tic-tac-toe mcts --fitness luck | there is no fitness \"luck\"; there are win-rate,"
            + " score-difference",
        "tic-tac-toe mcts --measure luck | the measure is wins or score",
        "tic-tac-toe mcts --measure wins --fitness win-rate | --fitness is the older form of"
            + " --measure; give one of them",
        "tic-tac-toe mcts --games 3 | games 3 are not a multiple of 2, which is one match on each"
            + " seat against each opponent; give 2",
        "parallel-football maximin --tune width --games 0 | games 0 are not a multiple of 4, which"
            + " is one match on each seat against each opponent; give 4",
        "tic-tac-toe mcts --budget 0 | budget 0 is not in 1..100000; give --budget a number in that"
            + " range",
        "tic-tac-toe mcts --budget 3 --against self | budget 3 is not in 4..100000; give --budget a"
            + " number in that range",
        "tic-tac-toe mcts --games 9000000 --against random | games 9000000 are more than 2000000,"
            + " the most of an evaluation against this panel; give --games a smaller number",
        "tic-tac-toe mcts --threads 0 | threads 0 is below 1",
        "tic-tac-toe mcts --openings -1 | openings of -1 turns are not in 0..1000",
        "tic-tac-toe mcts:exploration=1 --tune exploration | option exploration of mcts is both"
            + " given and tuned; do one of them",
        "tic-tac-toe mcts --tune width --tune width=1..4 | one of the options to tune is"
            + " named twice: width, width",
        "tic-tac-toe mcts --tune exploration=1 | range 1 of exploration is not a part of"
            + " 0..1000; write exploration=LEAST..MOST or"
            + " exploration=LEAST..MOST:log with both ends in that range",
        "tic-tac-toe mcts --tune exploration=3..0 | range 3..0 of exploration is empty: its first"
            + " end must be below its second; write exploration=LEAST..MOST or"
            + " exploration=LEAST..MOST:log",
        "tic-tac-toe mcts --tune width=2..2 | range 2..2 of width is empty: its first end must be"
            + " below its second; write width=LEAST..MOST or width=LEAST..MOST:log",
        "tic-tac-toe mcts --tune exploration=0..3:log | range 0..3:log begins at 0, and only"
            + " numbers above 0 have a logarithm; write for instance exploration=0.003..3:log",
        "tic-tac-toe mcts --tune exploration:log | \"exploration:log\" does not name an option to"
            + " tune; write exploration or exploration=LEAST..MOST or exploration=LEAST..MOST:log",
        "tic-tac-toe mcts --tune exploration=1..3:ln | range 1..3:ln of exploration is not a part"
            + " of 0..1000; write exploration=LEAST..MOST or"
            + " exploration=LEAST..MOST:log with both ends in that range",
        "tic-tac-toe mcts --tune width=1..2.5 | range 1..2.5 of width is not a part of"
            + " 1..1000000 by 1; write width=LEAST..MOST or width=LEAST..MOST:log with"
            + " both ends in that range"
      })
  void badUsageIsASentenceAndNothingIsPlayed(String line, String sentence) {
    List<String> arguments = new ArrayList<>(List.of("tune"));
    arguments.addAll(List.of(line.strip().split(" ")));
    arguments.addAll(List.of("--out", folder.resolve("out").toString()));
    CommandRun run = CommandRun.of(arguments.toArray(String[]::new));
    assertThat(run).isEqualTo(new CommandRun(2, "", sentence.strip() + "\n"));
    assertThat(folder.resolve("out")).doesNotExist();
  }

  @Test
  void anUnknownKeyIsAnsweredWithTheNumbersThereAre() {
    CommandRun run = CommandRun.of("tune", "tic-tac-toe", "mcts", "--tune", "speed");
    assertThat(run.exitCode()).isEqualTo(2);
    assertThat(run.err())
        .startsWith("mcts has no option \"speed\" to tune; its numbers are iterations=")
        .contains("exploration=0.0..1000.0");
  }
}
