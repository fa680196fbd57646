package org.rondo.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.net.URL;
import java.net.URLClassLoader;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.MethodSource;
import org.rondo.cli.FaultyGame.Breakage;
import org.rondo.cli.FaultyGame.Mistake;

/** What the rules of a game throw is shown with the game and the trace, and blames no bot. */
class GameFailureTest {
  private static final List<String> METHODS = List.of("start", "moves", "next", "outcome", "text");

  /** The commands, and the methods of the rules that they need. */
  private static final Map<String, Set<String>> COMMANDS =
      Map.of(
          "play faulty random random --seed 3",
          Set.copyOf(METHODS),
          "tournament faulty --bot a=random --bot b=random --seed 3 --threads 1 --out DIR/cup",
          Set.copyOf(METHODS),
          "duel faulty a=random b=random --games 4 --seed 3 --threads 1 --out DIR/duel",
          Set.copyOf(METHODS),
          "tune faulty mcts:iterations=5 --tune exploration --against random --budget 2 --games 2"
              + " --seed 3 --threads 1 --out DIR/tune",
          Set.copyOf(METHODS),
          "replay DIR/record.json",
          Set.of("start", "moves", "next", "outcome", "text"),
          "bench faulty --seconds 0.01",
          Set.of("start", "moves", "next"),
          "perft 3 faulty",
          Set.of("start", "moves", "next"),
          "analyse faulty start mcts:iterations=5 --seed 3",
          Set.copyOf(METHODS));

  @TempDir private Path folder;

  private ClassLoader before;

  /** Only these tests find the game. */
  @BeforeEach
  void addTheGame() throws IOException {
    Path services = Files.createDirectories(folder.resolve("classes/META-INF/services"));
    Files.writeString(
        services.resolve("org.rondo.game.GameFactory"), FaultyGame.Factory.class.getName());
    before = Thread.currentThread().getContextClassLoader();
    URL classes = folder.resolve("classes").toUri().toURL();
    Thread.currentThread().setContextClassLoader(new URLClassLoader(new URL[] {classes}, before));
  }

  @AfterEach
  void removeTheGame() {
    FaultyGame.BROKEN.set(null);
    Thread.currentThread().setContextClassLoader(before);
  }

  private CommandRun run(String command) {
    return CommandRun.of(
        Arrays.stream(command.split(" "))
            .map(word -> word.replace("DIR", folder.toString()))
            .toArray(String[]::new));
  }

  private static void breakAt(String method, Mistake mistake, int calls) {
    FaultyGame.BROKEN.set(new Breakage(method, mistake, new AtomicInteger(calls)));
  }

  static Stream<Arguments> failures() {
    return COMMANDS.entrySet().stream()
        .flatMap(
            command ->
                METHODS.stream()
                    .filter(command.getValue()::contains)
                    .flatMap(
                        method ->
                            Arrays.stream(Mistake.values())
                                .map(mistake -> Arguments.of(command.getKey(), method, mistake))));
  }

  @ParameterizedTest
  @MethodSource("failures")
  void failureOfTheRulesIsShownWithGameAndTrace(String command, String method, Mistake mistake) {
    if (command.startsWith("replay")) {
      assertThat(run("play faulty random random --record DIR/record.json").exitCode()).isZero();
    }
    breakAt(method, mistake, 0);
    CommandRun failed = run(command);
    assertThat(failed.exitCode()).as(failed.err()).isEqualTo(CodeError.EXIT_CODE);
    assertThat(failed.err())
        .contains("game faulty")
        // The rules call each other, and a trace of a stack overflow has lost its beginning.
        .containsPattern(
            "(" + method + "|next|a random turn|overflow) threw " + Pattern.quote(mistake.type()))
        .contains("; this is an error in the game\n")
        .contains("at " + FaultyGame.class.getName())
        .doesNotContain("the bot threw", "forfeited");
    if (command.contains("--seed") && !command.startsWith("analyse")) {
      assertThat(failed.err()).containsPattern("game faulty[^:]*, seed ");
    }
  }

  @Test
  void textOfATypedPositionThatFailsIsAFailureOfTheGame() {
    breakAt("text", Mistake.ARGUMENT, 0);
    CommandRun failed = CommandRun.of("analyse", "faulty", "5 left after 1", "mcts:iterations=5");
    assertThat(failed.exitCode()).as(failed.err()).isEqualTo(CodeError.EXIT_CODE);
    assertThat(failed.err()).contains("game faulty: text threw").contains("Illegal Capacity: -1");
  }

  @Test
  void failureDuringAMatchNamesTheTurnTheSeatAndTheSeed() {
    breakAt("moves", Mistake.ARGUMENT, 1);
    assertThat(run("play faulty random random --seed 3").err())
        .contains("game faulty, turn 1, seed 3: next threw")
        .contains("Illegal Capacity: -1");
  }

  /** Each broken method, with what it throws. */
  static Stream<Arguments> failuresInMatches() {
    return METHODS.stream()
        .filter(method -> !method.equals("start"))
        .flatMap(
            method ->
                Stream.of(Mistake.ARGUMENT, Mistake.OVERFLOW)
                    .map(mistake -> Arguments.of(method, mistake)));
  }

  @ParameterizedTest
  @MethodSource("failuresInMatches")
  void searchThatCallsBrokenRulesIsNotBlamed(String method, Mistake mistake) {
    // The match itself calls each method a few times before the search does.
    breakAt(method, mistake, 2);
    CommandRun failed = run("play faulty mcts:iterations=50 minimax --seed 3");
    assertThat(failed.exitCode()).as(failed.err()).isEqualTo(CodeError.EXIT_CODE);
    assertThat(failed.err()).contains("game faulty").doesNotContain("the bot threw");
  }

  @ParameterizedTest
  @MethodSource("failuresInMatches")
  void folderResumesAfterTheGameIsMended(String method, Mistake mistake) throws IOException {
    String cup = "tournament faulty --bot a=random --bot b=random --games 10 --seed 3 --threads 1";
    assertThat(run(cup + " --out DIR/whole").exitCode()).isZero();
    breakAt(method, mistake, Map.of("outcome", 3, "moves", 90).getOrDefault(method, 30));
    CommandRun failed = run(cup + " --out DIR/cup");
    assertThat(failed.exitCode()).as(failed.err()).isEqualTo(CodeError.EXIT_CODE);
    assertThat(failed.err())
        .contains(
            "; this is an error in the game\nthe finished matches are kept in "
                + folder.resolve("cup/faulty")
                + "; to continue when the game is mended, repeat the command with --resume\n");
    List<String> journal = Files.readAllLines(folder.resolve("cup/faulty/journal.jsonl"));
    assertThat(journal).hasSizeGreaterThan(3);
    FaultyGame.BROKEN.set(null);
    assertThat(run(cup + " --out DIR/cup --resume").exitCode()).isZero();
    assertThat(Files.readAllLines(folder.resolve("cup/faulty/journal.jsonl")))
        .containsSubsequence(journal);
    assertThat(folder.resolve("cup/faulty/games.jsonl"))
        .hasSameBinaryContentAs(folder.resolve("whole/faulty/games.jsonl"));
  }
}
