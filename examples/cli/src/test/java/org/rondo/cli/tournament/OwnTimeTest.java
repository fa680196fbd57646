package org.rondo.cli.tournament;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import org.rondo.cli.CommandRun;
import org.rondo.cli.console.EntrantSpec;
import org.rondo.game.Game;
import org.rondo.game.GameCatalog;

/** Entrants that have a time control of their own. */
class OwnTimeTest {
  private static final String GREEDY = "g=greedy:time=100s";

  @TempDir private Path folder;

  private CommandRun run(String words, String... more) {
    List<String> arguments = new ArrayList<>(List.of(words.split(" ")));
    arguments.addAll(List.of(more));
    return CommandRun.of(arguments.toArray(String[]::new));
  }

  private CommandRun duel(String out, String... more) {
    return run("duel tic-tac-toe", withFolder(out, more));
  }

  private String[] withFolder(String out, String... more) {
    List<String> arguments = new ArrayList<>(List.of(more));
    arguments.addAll(List.of("--seed", "3", "--out", folder.resolve(out).toString()));
    return arguments.toArray(String[]::new);
  }

  private String text(String... path) throws IOException {
    Path file = folder;
    for (String name : path) {
      file = file.resolve(name);
    }
    return Files.readString(file);
  }

  @Test
  void aDuelKeepsTheControlOfEachEntrantAndIsResumedWithIt() throws IOException {
    CommandRun first = duel("d", GREEDY, "random", "--games", "2", "--time", "8s+1s");
    assertThat(first.exitCode()).as(first.err()).isZero();
    String control = "8s+1s,'g'=move:1m40s";
    assertThat(text("d", "journal.jsonl")).contains("\"time\":\"" + control + "\"");
    assertThat(text("d", "duel.html")).contains("\"time\":\"8s+1s,");
    assertThat(text("d", "verdict.txt")).contains(control);
    assertThat(text("d", "command.json")).contains("\"" + GREEDY + "\"");
    CommandRun same = duel("d", GREEDY, "random", "--games", "4", "--time", "8s+1s", "--resume");
    assertThat(same.exitCode()).as(same.err()).isZero();
    assertThat(same.out()).contains("4 games");
    CommandRun other =
        duel("d", "g=greedy", "random", "--games", "6", "--time", "8s+1s", "--resume");
    assertThat(other.exitCode()).isEqualTo(2);
  }

  @Test
  void theSettingsOfARunBeginItAgain() throws IOException {
    assertThat(duel("a", GREEDY, "random", "--games", "2").exitCode()).isZero();
    String settings = folder.resolve("a").resolve("command.json").toString();
    CommandRun again = run("duel", "--settings", settings, "--out", folder.resolve("b").toString());
    assertThat(again.exitCode()).as(again.err()).isZero();
    assertThat(text("b", "journal.jsonl")).contains("\"time\":\"none,'g'=move:1m40s\"");
    assertThat(text("b", "games.jsonl")).isEqualTo(text("a", "games.jsonl"));
  }

  @Test
  void inATournamentOnlyMatchesOfTheEntrantHaveAClock() throws IOException {
    Path entrants = folder.resolve("entrants.txt");
    Files.writeString(entrants, "a=random:time=100s\nb=random\nc=random\n");
    CommandRun cup =
        run("tournament tic-tac-toe --games 2", withFolder("t", "--entrants", "" + entrants));
    assertThat(cup.exitCode()).as(cup.err()).isZero();
    List<String> journal = text("t", "tic-tac-toe", "journal.jsonl").lines().toList();
    assertThat(journal.get(0))
        .contains("\"time\":\"none,'a'=move:1m40s\"", "a=random:time=move:1m40s b=random c=random");
    assertThat(journal).filteredOn(line -> line.startsWith("{\"clocks\"")).hasSize(4);
    CommandRun whole =
        run(
            "tournament tic-tac-toe --games 2 --resume",
            withFolder("t", "--entrants", "" + entrants));
    assertThat(whole.exitCode()).as(whole.err()).isZero();
    assertThat(run("report", folder.resolve("t").resolve("tic-tac-toe").toString()).exitCode())
        .isZero();
  }

  @Test
  void withoutAControlOfTheirOwnNothingChanges() throws IOException {
    assertThat(duel("one", "greedy", "random", "--games", "2").exitCode()).isZero();
    assertThat(duel("two", "greedy:time=none", "random", "--games", "2").exitCode()).isZero();
    assertThat(text("one", "journal.jsonl")).contains("\"time\":\"none\"");
    assertThat(text("two", "journal.jsonl")).contains("\"time\":\"none\"");
  }

  @Test
  void theLagOfTheCommandHoldsForAllClocks() throws IOException {
    CommandRun run =
        duel("l", GREEDY, "random", "--games", "2", "--time", "move:9s", "--lag", "20ms");
    assertThat(run.exitCode()).as(run.err()).isZero();
    assertThat(text("l", "journal.jsonl")).contains("move:9s,lag:20ms,'g'=move:1m40s,lag:20ms");
  }

  @Test
  void theLagAloneSufficesForTheClockOfOneEntrant() throws IOException {
    CommandRun run = duel("o", "greedy:time=100s", "random", "--games", "2", "--lag", "20ms");
    assertThat(run.exitCode()).as(run.err()).isZero();
    assertThat(text("o", "journal.jsonl"))
        .contains("\"time\":\"none,'greedy:time=100s'=move:1m40s,lag:20ms\"");
    CommandRun cup =
        run(
            "tournament tic-tac-toe --games 2 --lag 20ms --bot a=random --bot b=random:time=9s",
            withFolder("c"));
    assertThat(cup.exitCode()).as(cup.err()).isZero();
    assertThat(text("c", "tic-tac-toe", "journal.jsonl"))
        .contains("\"time\":\"none,'b'=move:9s,lag:20ms\"");
  }

  @Test
  void theLagOfTheCommandHoldsForEachEntrantThatItsTimeNames() throws IOException {
    CommandRun run =
        duel(
            "e",
            "a=greedy",
            "b=random",
            "--games",
            "2",
            "--lag",
            "20ms",
            "--time",
            "move:9s,'b'=move:8s");
    assertThat(run.exitCode()).as(run.err()).isZero();
    assertThat(text("e", "journal.jsonl"))
        .contains("\"time\":\"move:9s,lag:20ms,'b'=move:8s,lag:20ms\"");
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "greedy",
        "greedy:time=100s",
        "g=greedy:time=100s",
        "g=greedy:time=none",
        "greedy=greedy:time=8s+1s",
        "mcts:iterations=9,time='move:1s,lag:2ms'",
        "m=mcts:ms=5"
      })
  void theTextOfAnEntrantIsReadBackAsTheSame(String text) {
    List<Game<?, ?>> games = List.of(GameCatalog.find("tic-tac-toe"));
    EntrantSpec spec = EntrantSpec.parse(text).withOwnTime(games);
    assertThat(EntrantSpec.parse(spec.text()).withOwnTime(games)).isEqualTo(spec);
  }

  @Test
  void theTimeOfTheCommandMayNameEntrantsToo() throws IOException {
    String time = "move:9s,'g'=none";
    CommandRun run =
        duel("n", "g=greedy", "random", "--games", "2", "--time", time, "--lag", "20ms");
    assertThat(run.exitCode()).as(run.err()).isZero();
    assertThat(text("n", "journal.jsonl")).contains("\"time\":\"move:9s,lag:20ms,'g'=none\"");
  }

  @Test
  void aMatchHasTheClocksOfItsPlayers() {
    CommandRun run =
        run("play tic-tac-toe random:time=100s a=random:time=8s+1s --seed 3 --time move:9s");
    assertThat(run.exitCode()).as(run.err()).isZero();
    assertThat(run.out()).contains("random:time=100s (seat 0)", "a (seat 1)");
  }

  @Test
  void wrongControlsAreRefused() {
    assertThat(duel("w", "greedy:time=soon", "random").err())
        .contains("time control 'soon' is of no known form");
    assertThat(duel("w", "g=greedy:time='move:1s,''a''=none'", "random").err())
        .contains("time control move:1s,'a'=none is of several entrants; give g one");
    assertThat(duel("w", "punctual:time=100ms", "random").err())
        .contains("no bot \"punctual\" plays tic-tac-toe");
    assertThat(run("duel othello punctual:time=100ms random").err())
        .contains("bot punctual has an option time of its own", "use --time for all entrants");
    assertThat(run("duel othello punctual:time=5 random").err())
        .contains(
            "punctual has an option time of its own, so time=5 cannot give it a time control");
    assertThat(duel("w", "greedy", "random", "--time", "none,'randm'=move:8s").err())
        .contains("is for an entrant randm, which does not play; the entrants are greedy, random");
    assertThat(run("play tic-tac-toe a=random:time=9s a=greedy:time=1s").err())
        .contains("two entrants are named a and have different time controls");
    assertThat(duel("w", "greedy", "random", "--time", "move:1s", "--lag", "soon").exitCode())
        .isEqualTo(2);
    assertThat(run("check tic-tac-toe greedy:time=100ms").err())
        .contains("greedy has no option \"time\"");
  }
}
