package org.rondo.cli.starter;

import java.io.IOException;
import java.io.PrintWriter;
import java.nio.file.Path;
import java.util.concurrent.Callable;
import org.jspecify.annotations.Nullable;
import org.rondo.cli.console.RondoVersion;
import org.rondo.cli.console.ShellWord;
import picocli.CommandLine.Command;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;
import picocli.CommandLine.Spec;

/** Writes the project of a new game. */
@Command(
    name = "new",
    description = {
      "Writes a project of a new game: rules, bot, drawing and tests, built with Maven or Gradle.",
      "The game is Nim; replace its rules by those of your own game. The file README.md of the"
          + " project has the commands."
    },
    footer = "Example: new my-game --package com.example.mygame")
public final class NewCommand implements Callable<Integer> {
  @Parameters(paramLabel = "GAME", description = "The name of the game, for instance my-game.")
  private String game;

  @Option(
      names = "--package",
      paramLabel = "NAME",
      description = "The package of its classes; com.example.GAME by default.")
  private @Nullable String packageName;

  @Option(
      names = "--out",
      paramLabel = "DIR",
      description = "A new or empty folder for the project; GAME by default.")
  private @Nullable Path folder;

  @Spec private CommandSpec spec;

  /** Creates the command; picocli sets its options. */
  public NewCommand() {}

  @Override
  public Integer call() throws IOException {
    StarterNames names =
        new StarterNames(
            game, packageName == null ? StarterNames.defaultPackage(game) : packageName);
    StarterProject project = new StarterProject(names);
    Path target = folder == null ? Path.of(game) : folder;
    project.writeTo(target);
    PrintWriter out = spec.commandLine().getOut();
    out.println(names.game() + ": " + project.size() + " files in " + target);
    out.println(
        "if Maven does not find Rondo "
            + RondoVersion.TEXT
            + ", run 'mvn install -DskipTests' in its sources once");
    out.println("next: cd " + ShellWord.of(target.toString()) + " && mvn -q compile exec:java");
    return 0;
  }
}
