package org.rondo.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.net.URL;
import java.net.URLClassLoader;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.rondo.game.Game;
import org.rondo.game.GameFactory;
import org.rondo.game.Options;

/** A file of services that names no usable class is named, and Rondo is not blamed. */
class BrokenRegistrationTest {
  @TempDir private Path folder;

  private ClassLoader before;

  /** Only these tests find the broken files. */
  @BeforeEach
  void addTheFolder() throws IOException {
    before = Thread.currentThread().getContextClassLoader();
    URL classes = folder.toUri().toURL();
    Thread.currentThread().setContextClassLoader(new URLClassLoader(new URL[] {classes}, before));
  }

  @AfterEach
  void removeTheFolder() {
    Thread.currentThread().setContextClassLoader(before);
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "org.rondo.game.GameFactory | no.such.Game | perft 1 tic-tac-toe | not found",
        "org.rondo.game.GameFactory | org.rondo.cli.CommandRun | games | not a subtype",
        "org.rondo.bot.BotFactory | no.such.Bot | play tic-tac-toe random random | not found",
        "org.rondo.tournament.CompetitionFactory | no.such.Cup | games | not found",
        "org.rondo.match.RecordingFormat | no.such.Format | verify pug-2017 x | not found",
        "org.rondo.match.RecordingFormat | no.such.Format | verify --help | not found",
      })
  void fileThatNamesNoUsableClassIsNamedWithTheRemedy(
      String service, String provider, String command, String reason) throws IOException {
    Path services = Files.createDirectories(folder.resolve("META-INF/services"));
    Files.writeString(services.resolve(service), provider);
    CommandRun failed = CommandRun.of(command.split(" "));
    assertThat(failed.exitCode()).isEqualTo(CodeError.EXIT_CODE);
    assertThat(failed.err())
        .startsWith(
            "a file META-INF/services/"
                + service
                + " names "
                + provider
                + ", which cannot be used: "
                + reason
                + "; correct the file or add the jar that holds the class\n")
        .contains("at java.base/java.util.ServiceLoader.fail(");
  }

  @Test
  void brokenFormatOfRecordingsStopsNoOtherCommand() throws IOException {
    Path services = Files.createDirectories(folder.resolve("META-INF/services"));
    Files.writeString(services.resolve("org.rondo.match.RecordingFormat"), "no.such.Format");
    assertThat(CommandRun.of("perft", "1", "tic-tac-toe").exitCode()).isZero();
  }

  @ParameterizedTest
  @CsvSource({"two words,Illegal configuration-file syntax", "1game,Illegal provider-class name"})
  void lineThatIsNoNameIsShownWithItsPlace(String line, String reason) throws IOException {
    Path services = Files.createDirectories(folder.resolve("META-INF/services"));
    Path file = Files.writeString(services.resolve("org.rondo.game.GameFactory"), line);
    CommandRun failed = CommandRun.of("games");
    assertThat(failed.exitCode()).isEqualTo(CodeError.EXIT_CODE);
    assertThat(failed.err())
        .startsWith("a file META-INF/services/org.rondo.game.GameFactory cannot be used: file:")
        .contains(file + ":1: " + reason)
        .containsPattern(reason + ".*; correct the file\n");
  }

  @Test
  void classWhoseConstructorFailsIsNamedWithItsError() throws IOException {
    Path services = Files.createDirectories(folder.resolve("META-INF/services"));
    Files.writeString(
        services.resolve("org.rondo.game.GameFactory"), FailingFactory.class.getName());
    CommandRun failed = CommandRun.of("games");
    assertThat(failed.exitCode()).isEqualTo(CodeError.EXIT_CODE);
    assertThat(failed.err())
        .startsWith(
            "a file META-INF/services/org.rondo.game.GameFactory names "
                + FailingFactory.class.getName()
                + ", which cannot be used: could not be instantiated: "
                + "java.lang.IllegalStateException: no table; correct the class\n");
  }

  /** A factory that cannot be created. */
  public static final class FailingFactory implements GameFactory {

    /** Fails. */
    public FailingFactory() {
      throw new IllegalStateException("no table");
    }

    @Override
    public String name() {
      return "failing";
    }

    @Override
    public String summary() {
      return "a game that cannot be created";
    }

    @Override
    public Game<?, ?> create(Options options) {
      throw new AssertionError(options);
    }
  }
}
