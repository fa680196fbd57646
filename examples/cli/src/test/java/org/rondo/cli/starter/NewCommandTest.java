package org.rondo.cli.starter;

import static org.assertj.core.api.Assertions.assertThat;
import static org.junit.platform.engine.discovery.DiscoverySelectors.selectClasspathRoots;

import java.io.IOException;
import java.io.PrintWriter;
import java.io.StringWriter;
import java.net.URL;
import java.net.URLClassLoader;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import java.util.stream.Stream;
import javax.tools.JavaCompiler;
import javax.tools.StandardJavaFileManager;
import javax.tools.ToolProvider;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.platform.launcher.core.LauncherDiscoveryRequestBuilder;
import org.junit.platform.launcher.core.LauncherFactory;
import org.junit.platform.launcher.listeners.SummaryGeneratingListener;
import org.rondo.cli.CommandRun;

/** Writes a starter project, and builds and tests it as its user would. */
class NewCommandTest {
  @TempDir private Path folder;

  @Test
  void theProjectCompilesPassesItsTestsAndPlays() throws Exception {
    Path project = folder.resolve("project");
    CommandRun run =
        CommandRun.of("new", "nim", "--package", "org.heaps", "--out", project.toString());
    assertThat(run.exitCode()).as(run.err()).isZero();
    assertThat(run.out())
        .startsWith("nim: 12 files in " + project + "\n")
        .endsWith(" && mvn -q compile exec:java\n");
    assertThat(texts(project)).noneMatch(text -> text.contains("${") || text.contains("gameName"));

    Path classes = Files.createDirectories(folder.resolve("classes"));
    compile(project, classes);
    Path resources = project.resolve("src/main/resources");
    URL[] path = {classes.toUri().toURL(), resources.toUri().toURL()};
    Thread thread = Thread.currentThread();
    ClassLoader before = thread.getContextClassLoader();
    try (URLClassLoader loader = new URLClassLoader(path, before)) {
      thread.setContextClassLoader(loader);
      assertThat(passedTests(classes)).isEqualTo(8);
      playsAndDraws();
    } finally {
      thread.setContextClassLoader(before);
    }
  }

  private static List<String> texts(Path project) throws IOException {
    List<String> texts = new ArrayList<>();
    try (Stream<Path> files = Files.walk(project)) {
      for (Path file : files.filter(Files::isRegularFile).toList()) {
        texts.add(file + "\n" + Files.readString(file));
      }
    }
    return texts;
  }

  private static void compile(Path project, Path classes) throws IOException {
    JavaCompiler compiler = ToolProvider.getSystemJavaCompiler();
    StringWriter messages = new StringWriter();
    try (StandardJavaFileManager files = compiler.getStandardFileManager(null, null, null);
        Stream<Path> sources = Files.walk(project)) {
      List<Path> java = sources.filter(path -> path.toString().endsWith(".java")).toList();
      List<String> options =
          List.of("--release", "17", "-Xlint:all,-processing,-path", "-Werror", "-d", classes + "");
      assertThat(
              compiler
                  .getTask(
                      messages, files, null, options, null, files.getJavaFileObjectsFromPaths(java))
                  .call())
          .as(messages.toString())
          .isTrue();
    }
  }

  private static long passedTests(Path classes) {
    SummaryGeneratingListener summary = new SummaryGeneratingListener();
    LauncherFactory.create()
        .execute(
            LauncherDiscoveryRequestBuilder.request()
                .selectors(selectClasspathRoots(Set.of(classes)))
                .configurationParameter("junit.jupiter.extensions.autodetection.enabled", "false")
                .build(),
            summary);
    StringWriter failures = new StringWriter();
    summary.getSummary().printFailuresTo(new PrintWriter(failures));
    assertThat(summary.getSummary().getTotalFailureCount()).as(failures.toString()).isZero();
    return summary.getSummary().getTestsSucceededCount();
  }

  private void playsAndDraws() throws IOException {
    Path out = folder.resolve("cup");
    CommandRun cup = CommandRun.of("tournament", "nim", "--out", out.toString());
    assertThat(cup.exitCode()).as(cup.err()).isZero();
    assertThat(cup.out()).contains("\nchampion: sound\n");
    Path page = folder.resolve("match.html");
    Path record = folder.resolve("match.json");
    CommandRun match =
        CommandRun.of("play", "nim", "sound", "random", "--record", record.toString());
    assertThat(match.exitCode()).as(match.err()).isZero();
    CommandRun replay = CommandRun.of("replay", record.toString(), "--html", page.toString());
    assertThat(replay.exitCode()).as(replay.err()).isZero();
    assertThat(Files.readString(page)).contains("Draws a position of the game, whose text is");
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "My | game \"My\" is not a name of at most 40 lower-case letters and digits",
        "my- | game \"my-\" is not a name of at most 40 lower-case letters and digits",
        "othello | a game \"othello\" is installed already; choose another name",
        "move | the class of game \"move\" would be named Move, as a class that the project uses",
        "int | package \"com.example.int\" is not a name of a package in Java; name another with"
      })
  void otherNamesAreRefused(String game, String sentence) {
    Path project = folder.resolve("project");
    CommandRun run = CommandRun.of("new", game, "--out", project.toString());
    assertThat(run.exitCode()).isEqualTo(2);
    assertThat(run.err()).startsWith(sentence);
    assertThat(project).doesNotExist();
  }

  @ParameterizedTest
  @CsvSource({"java.games", "org.rondo.game"})
  void packagesOfOthersAreRefused(String packageName) {
    CommandRun run =
        CommandRun.of("new", "nim", "--package", packageName, "--out", folder.toString());
    assertThat(run.exitCode()).isEqualTo(2);
    assertThat(run.err())
        .isEqualTo(
            "package \""
                + packageName
                + "\" belongs to Java or to Rondo; name one of your own with --package\n");
    assertThat(folder).isEmptyDirectory();
  }

  @Test
  void aFolderWithFilesIsLeftAlone() throws IOException {
    Files.writeString(folder.resolve("notes.txt"), "mine");
    CommandRun run = CommandRun.of("new", "my-game", "--out", folder.toString());
    assertThat(run.exitCode()).isEqualTo(2);
    assertThat(run.err())
        .isEqualTo(
            folder + " is not an empty folder; choose another with --out, or remove its files\n");
    assertThat(folder).isDirectoryContaining(path -> path.endsWith("notes.txt"));
  }
}
