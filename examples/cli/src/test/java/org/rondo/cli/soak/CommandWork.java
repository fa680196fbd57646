package org.rondo.cli.soak;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import org.rondo.cli.CommandRun;
import org.rondo.format.standard.FormatCatalog;
import org.rondo.game.CatalogEntry;
import org.rondo.game.GameCatalog;
import org.rondo.tuning.MethodCatalog;

/** Tournaments of all formats and games, duels, tunings and tasks, by the command line. */
final class CommandWork {
  private static final String FEW_MATCHES = "--games=2";

  /** Options that keep a format short; the others are short by default. */
  private static final Map<String, String> FORMATS =
      Map.of(
          "round-robin", "round-robin:games=2",
          "league-final", "league-final:games=1,final=1,extra=1,sudden-death=2,tie-breaks=1",
          "score-average", "score-average:games=2",
          "qualifier", "qualifier:games=4,streak=2,places=4",
          "floating-elimination", "floating-elimination:lives=2",
          "championship", "championship:benchmarks=2,games=4,streak=2",
          "swiss", "swiss:rounds=3",
          "swiss:fide", "swiss:fide,rounds=3");

  private static final Map<String, String> GAMES =
      Map.of("parallel-football", "parallel-football:p=3,k=8,turns=20");

  private static final Map<String, String> METHODS = Map.of("genetic", "genetic:population=4");

  private CommandWork() {}

  static List<SoakWork> all() {
    List<SoakWork> works = new ArrayList<>();
    for (CatalogEntry format : FormatCatalog.list()) {
      String name = format.name();
      works.add(
          new SoakWork(
              "format " + name,
              (folder, seed) -> cup(FORMATS.getOrDefault(name, name), folder, seed)));
    }
    for (CatalogEntry game : GameCatalog.list()) {
      String name = game.name();
      works.add(
          new SoakWork(
              "game " + name,
              (folder, seed) -> game(GAMES.getOrDefault(name, name), folder, seed)));
    }
    for (CatalogEntry method : MethodCatalog.list()) {
      String name = method.name();
      works.add(
          new SoakWork(
              "tuning " + name,
              (folder, seed) -> tune(METHODS.getOrDefault(name, name), folder, seed)));
    }
    works.add(new SoakWork("duel", CommandWork::duel));
    works.add(new SoakWork("tasks", CommandWork::tasks));
    works.add(new SoakWork("stopped and resumed", CommandWork::resume));
    works.add(new SoakWork("wrong commands", CommandWork::mistakes));
    return works;
  }

  /** Runs a command that ends well. */
  static CommandRun run(String... words) {
    CommandRun run = CommandRun.of(words);
    assertThat(run.exitCode()).as(String.join(" ", words) + ": " + run.err()).isZero();
    return run;
  }

  private static void cup(String format, Path folder, int seed) throws Exception {
    Path entrants = folder.resolve("entrants.txt");
    List<String> names = List.of("ada", "ben", "cyd", "dan", "eve", "fay");
    Files.write(
        entrants,
        names.stream().map(name -> name + (name.equals("fay") ? "=greedy" : "=random")).toList());
    run(
        "tournament",
        "tic-tac-toe",
        "--format=" + format,
        "--entrants=" + entrants,
        "--openings=2",
        "--threads=2",
        "--seed=" + seed,
        "--out=" + folder);
    Path cup = folder.resolve("tic-tac-toe");
    run("report", cup.toString());
    run("rate", cup.resolve("games.jsonl").toString());
    run("replay", cup.resolve("games.jsonl").toString());
  }

  private static void game(String game, Path folder, int seed) {
    run(
        "tournament",
        game,
        FEW_MATCHES,
        "--bot=a=random",
        "--bot=b=random",
        "--bot=c=random",
        "--bot=d=random",
        "--max-turns=12",
        "--openings=0",
        "--threads=2",
        "--seed=" + seed,
        "--out=" + folder);
  }

  private static void tune(String method, Path folder, int seed) {
    run(
        "tune",
        "tic-tac-toe",
        "mcts:iterations=5",
        "--tune=exploration=0..3",
        "--against=random",
        "--openings=1",
        FEW_MATCHES,
        "--method=" + method,
        "--budget=12",
        "--threads=2",
        "--seed=" + seed,
        "--out=" + folder);
  }

  private static void duel(Path folder, int seed) {
    run(
        "duel",
        "othello",
        "one=random",
        "other=greedy",
        "--games=10",
        "--threads=2",
        "--seed=" + seed,
        "--out=" + folder);
  }

  private static void tasks(Path folder, int seed) {
    Path duel = folder.resolve("duel");
    run(
        "tasks",
        "duel",
        "tic-tac-toe",
        "random",
        "greedy",
        "--games=8",
        "--ahead=4",
        "--seed=" + seed,
        "--out=" + duel);
    String said = "";
    for (int part = 1; !said.endsWith("finished\n"); part++) {
      String results = folder.resolve("part-" + part + ".jsonl").toString();
      run("run-tasks", duel.resolve("tasks.jsonl").toString(), "--threads=2", "--out=" + results);
      said = run("collect", duel.toString(), results).out();
    }
  }

  private static void resume(Path folder, int seed) {
    List<String> words =
        new ArrayList<>(
            List.of(
                "tournament",
                "tic-tac-toe",
                "--format=swiss:rounds=3",
                "--bot=a=random",
                "--bot=b=random",
                "--bot=c=random",
                "--bot=d=random",
                "--seed=" + seed,
                "--out=" + folder));
    List<String> first = new ArrayList<>(words);
    first.add("--until-round=1");
    run(first.toArray(String[]::new));
    words.add("--resume");
    run(words.toArray(String[]::new));
  }

  /** What is refused, or fails, leaves nothing behind either. */
  private static void mistakes(Path folder, int seed) throws Exception {
    Path broken = Files.writeString(folder.resolve("broken.jsonl"), "{\"rondo\":" + seed + "\n");
    for (String words :
        List.of(
            "tournament tic-tac-too",
            "tournament othello --bot=throws --bot=greedy:depth=x",
            "duel tic-tac-toe random nobody",
            "replay " + broken,
            "rate " + broken,
            "report " + folder)) {
      assertThat(CommandRun.of(words.split(" ")).exitCode()).as(words).isNotZero();
    }
  }
}
