package org.rondo.cli;

import static org.assertj.core.api.Assertions.assertThat;

import com.google.common.collect.ImmutableList;
import com.google.common.util.concurrent.internal.InternalFutureFailureAccess;
import com.google.gson.Gson;
import java.io.File;
import java.io.IOException;
import java.io.StringWriter;
import java.net.JarURLConnection;
import java.net.URISyntaxException;
import java.net.URL;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Objects;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import javax.tools.JavaCompiler;
import javax.tools.StandardJavaFileManager;
import javax.tools.ToolProvider;
import org.apache.commons.math3.linear.RealVector;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.rondo.foosball.Foosball;
import org.rondo.game.Game;
import org.rondo.gridsoccer.GridSoccer;
import org.rondo.othello.Othello;
import org.rondo.parallelfootball.ParallelFootball;

/**
 * A program outside Rondo is built on the library and runs, with a module descriptor or without.
 */
class ModulePathTest {

  /** Says what services, learned weights, tasks and pages give it. */
  private static final String EVENING =
      """
      package far.away;

      import java.nio.file.Files;
      import java.nio.file.Path;
      import java.util.List;
      import java.util.function.Supplier;
      import org.rondo.bot.BotCatalog;
      import org.rondo.duel.Duel;
      import org.rondo.duel.DuelListener;
      import org.rondo.format.MatchId;
      import org.rondo.game.Game;
      import org.rondo.game.GameCatalog;
      import org.rondo.game.Move;
      import org.rondo.game.State;
      import org.rondo.match.MatchRecord;
      import org.rondo.match.Opening;
      import org.rondo.match.adjudication.Adjudication;
      import org.rondo.match.clock.TimeControl;
      import org.rondo.othello.Othello;
      import org.rondo.random.Seed;
      import org.rondo.report.ReplayPage;
      import org.rondo.series.place.MatchTask;
      import org.rondo.series.place.TaskPlayer;
      import org.rondo.series.place.TaskResult;
      import org.rondo.tournament.CompetitionCatalog;

      public final class Evening implements DuelListener {

        @Override
        public void matchCounted(MatchId match, Supplier<MatchRecord> record) {
          System.out.println(match + " " + record.get().outcome());
        }

        private static <S extends State, M extends Move> void bots(Game<S, M> game) {
          System.out.println(BotCatalog.list(game).size() + " bots for " + game.id());
          BotCatalog.find(game, "champion").newBot().close();
        }

        public static void main(String[] args) throws Exception {
          System.out.println(CompetitionCatalog.list().size() + " competitions");
          GameCatalog.names().forEach(name -> bots(GameCatalog.find(name)));
          Othello othello = new Othello();
          Duel.of(othello)
              .first(BotCatalog.find(othello, "champion:nodes=10"))
              .second(BotCatalog.find(othello, "random"))
              .matches(2)
              .seed(7)
              .listener(new Evening())
              .play();
          MatchTask task =
              new MatchTask(
                  "1",
                  "othello",
                  List.of(
                      new MatchTask.TaskEntrant("ada", "beginner"),
                      new MatchTask.TaskEntrant("ben", "random")),
                  Seed.of(7),
                  Opening.none(),
                  TimeControl.none(),
                  Adjudication.none());
          try (TaskPlayer player = new TaskPlayer()) {
            task = MatchTask.parse(task.json());
            MatchRecord record = TaskResult.parse(player.play(task).json()).matchRecord(task);
            System.out.println(record.outcome());
            Path file = Path.of(args[0]);
            try (ReplayPage page = ReplayPage.of(file, "one match")) {
              page.add(record, othello);
              page.publish();
            }
            System.out.println(Files.readString(file).contains("uPlot"));
          }
        }
      }
      """;

  private static final String DESCRIPTOR =
      """
      module far.away {
        requires org.rondo.foosball;
        requires org.rondo.gridsoccer;
        requires org.rondo.othello;
        requires org.rondo.parallelfootball;
      }
      """;

  @TempDir private Path folder;

  /** The jars and folders of classes that a user of Rondo has. */
  private static String library() {
    return Stream.concat(
            Stream.of(
                    Game.class,
                    Foosball.class,
                    GridSoccer.class,
                    Othello.class,
                    ParallelFootball.class,
                    ImmutableList.class,
                    InternalFutureFailureAccess.class,
                    Gson.class,
                    RealVector.class,
                    org.jspecify.annotations.Nullable.class)
                .map(type -> type.getProtectionDomain().getCodeSource().getLocation()),
            Stream.of(charts()))
        .map(ModulePathTest::path)
        .distinct()
        .collect(Collectors.joining(File.pathSeparator));
  }

  private static URL charts() {
    try {
      URL script =
          Objects.requireNonNull(
              Game.class
                  .getClassLoader()
                  .getResource("META-INF/maven/org.webjars.npm/uplot/pom.properties"));
      return ((JarURLConnection) script.openConnection()).getJarFileURL();
    } catch (IOException e) {
      throw new AssertionError(e);
    }
  }

  private static String path(URL url) {
    try {
      return Path.of(url.toURI()).toString();
    } catch (URISyntaxException e) {
      throw new AssertionError(e);
    }
  }

  /** Returns what the compiler says of sources; nothing if they are right. */
  private String compile(String classPath, String modulePath, String... sources)
      throws IOException {
    List<Path> files = new ArrayList<>();
    for (String source : sources) {
      String name = source.startsWith("module") ? "module-info.java" : "Evening.java";
      files.add(Files.writeString(folder.resolve(name), source));
    }
    JavaCompiler compiler = ToolProvider.getSystemJavaCompiler();
    StringWriter said = new StringWriter();
    try (StandardJavaFileManager manager =
        compiler.getStandardFileManager(null, null, StandardCharsets.UTF_8)) {
      List<String> options =
          List.of(
              "-proc:none",
              "-d",
              folder.resolve("classes").toString(),
              "--class-path",
              classPath,
              "--module-path",
              modulePath);
      compiler
          .getTask(said, manager, null, options, null, manager.getJavaFileObjectsFromPaths(files))
          .call();
    }
    return said.toString();
  }

  /** Runs the program that was compiled, and returns what it says. */
  private List<String> run(String... how) throws IOException, InterruptedException {
    Path said = folder.resolve("said");
    List<String> command =
        new ArrayList<>(
            List.of(
                Path.of(System.getProperty("java.home"), "bin", "java").toString(),
                "-XX:TieredStopAtLevel=1",
                "-XX:+UseSerialGC"));
    command.addAll(List.of(how));
    command.add(folder.resolve("page.html").toString());
    new ProcessBuilder(command)
        .redirectErrorStream(true)
        .redirectOutput(said.toFile())
        .start()
        .waitFor();
    return Files.readAllLines(said);
  }

  @Test
  void aProgramWithoutAndWithAModuleDescriptorSaysTheSame()
      throws IOException, InterruptedException {
    String path = folder.resolve("classes") + File.pathSeparator + library();
    assertThat(compile(library(), "", EVENING)).isEmpty();
    List<String> said = run("-classpath", path, "far.away.Evening");
    assertThat(said).hasSize(9).contains("5 competitions").endsWith("true");

    assertThat(compile("", library(), DESCRIPTOR, EVENING)).isEmpty();
    assertThat(run("--module-path", path, "--module", "far.away/far.away.Evening")).isEqualTo(said);
  }

  @Test
  void theInsideOfTheLibraryIsNotForOtherModules() throws IOException {
    for (String inside : List.of("concurrent.Workers", "series.Plan", "store.Folders")) {
      String source =
          EVENING.replace("java.util.List;", "java.util.List;\nimport org.rondo." + inside + ";");
      assertThat(compile(library(), "", source)).isEmpty();
      assertThat(compile("", library(), DESCRIPTOR, source)).contains("org.rondo.core", "far.away");
    }
  }
}
