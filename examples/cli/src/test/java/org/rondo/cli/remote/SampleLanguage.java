package org.rondo.cli.remote;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.ConcurrentMap;
import org.junit.jupiter.api.Assumptions;

/** A language of the sample clients beside Python. */
enum SampleLanguage {
  /** Run from the source by the Java that runs the tests. */
  JAVA("java", "AnyGame.java", "FoosballTeam.java", "PugClient.java"),

  /** Compiled once in a run of the tests. */
  CPP("cpp", "any_game.cpp", "foosball.cpp", "pug_2017.cpp"),

  JAVASCRIPT("javascript", "any_game.js", "foosball.js", "pug_2017.js");

  private static final Path CLIENTS = Path.of("..", "clients").toAbsolutePath().normalize();

  private final String folder;
  private final String anyGame;
  private final String foosball;
  private final String contest;
  private final ConcurrentMap<String, Path> compiled = new ConcurrentHashMap<>();

  SampleLanguage(String folder, String anyGame, String foosball, String contest) {
    this.folder = folder;
    this.anyGame = anyGame;
    this.foosball = foosball;
    this.contest = contest;
  }

  Path sources() {
    return CLIENTS.resolve(folder);
  }

  /** {@return the command of the client for any game} */
  List<String> anyGame() {
    return command(anyGame);
  }

  /** {@return the command of the client for comFoosball, without its arguments} */
  List<String> foosball() {
    return command(foosball);
  }

  /** {@return the command of the client for the contest, without its arguments} */
  List<String> contest() {
    return command(contest);
  }

  /** Skips the test where the language cannot be run. */
  private List<String> command(String client) {
    Path file = sources().resolve(client);
    return switch (this) {
      case JAVA ->
          List.of(
              Path.of(System.getProperty("java.home"), "bin", "java").toString(),
              // Starts sooner: a client runs for a few seconds.
              "-XX:TieredStopAtLevel=1",
              file.toString());
      case CPP -> {
        require("g++");
        yield List.of(compiled.computeIfAbsent(client, name -> compile(file)).toString());
      }
      case JAVASCRIPT -> {
        require("node");
        yield List.of("node", file.toString());
      }
    };
  }

  private static void require(String program) {
    boolean isThere;
    try {
      isThere = run(List.of(program, "--version")) == 0;
    } catch (IOException e) {
      isThere = false;
    }
    Assumptions.assumeTrue(isThere, "there is no " + program + " to run the sample clients");
  }

  private static Path compile(Path source) {
    try {
      Path program = Files.createTempFile("rondo-client", "");
      program.toFile().deleteOnExit();
      List<String> command = new ArrayList<>(List.of("g++", "-std=c++17", "-O0", "-Wall"));
      command.addAll(List.of("-Wextra", "-Werror", "-o", program.toString(), source.toString()));
      if (run(command) != 0) {
        throw new AssertionError("the sample client " + source + " is not compiled");
      }
      return program;
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  private static int run(List<String> command) throws IOException {
    Process process =
        new ProcessBuilder(command)
            .redirectOutput(ProcessBuilder.Redirect.DISCARD)
            .redirectError(ProcessBuilder.Redirect.INHERIT)
            .start();
    return process.onExit().join().exitValue();
  }
}
