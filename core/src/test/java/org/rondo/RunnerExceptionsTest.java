package org.rondo;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import org.junit.jupiter.params.provider.ValueSource;
import org.rondo.bot.Bots;
import org.rondo.bot.Pile;
import org.rondo.duel.Duel;
import org.rondo.format.Points;
import org.rondo.format.standard.RoundRobin;
import org.rondo.match.Match;
import org.rondo.tournament.Tournament;
import org.rondo.tuning.Parameter;
import org.rondo.tuning.ParameterSpace;
import org.rondo.tuning.Tuning;

/** The four runners throw the same kinds of exceptions. */
class RunnerExceptionsTest {
  private static final Pile GAME = new Pile(2, 9);

  @TempDir private Path folder;

  /** A runner that plays in a folder. */
  private enum Runner {
    DUEL {
      @Override
      void play(Path place) throws InterruptedException {
        Duel.of(GAME)
            .first("a", Bots::random)
            .second("b", Bots::random)
            .matches(2)
            .folder(place)
            .play();
      }
    },
    TOURNAMENT {
      @Override
      void play(Path place) throws InterruptedException {
        Tournament.of(GAME, new RoundRobin(2, Points.PER_MATCH))
            .entrant("a", Bots::random)
            .entrant("b", Bots::random)
            .folder(place)
            .play();
      }
    },
    TUNING {
      @Override
      void play(Path place) throws InterruptedException {
        ParameterSpace space = new ParameterSpace(List.of(Parameter.real("x", 0, 1, 0.5)));
        Tuning.of(space, (setting, number, seed) -> setting.value("x"))
            .evaluations(4)
            .folder(place)
            .play();
      }
    };

    abstract void play(Path place) throws InterruptedException;
  }

  @ParameterizedTest
  @ValueSource(classes = {Duel.class, Tournament.class, Tuning.class})
  void aRunnerOfManyMatchesDeclaresAnInterrupt(Class<?> runner) {
    assertThat(declared(runner, "play")).containsExactly(InterruptedException.class);
    assertThat(declared(runner, "resume")).containsExactly(InterruptedException.class);
  }

  @Test
  void aMatchDeclaresNothing() {
    assertThat(declared(Match.class, "play")).isEmpty();
  }

  private static List<Class<?>> declared(Class<?> runner, String name) {
    return Stream.of(runner.getMethods())
        .filter(method -> method.getName().equals(name))
        .flatMap(method -> Stream.of(method.getExceptionTypes()))
        .<Class<?>>map(type -> type)
        .toList();
  }

  @ParameterizedTest
  @EnumSource(Runner.class)
  void aFailureOfAFileNamesItsPath(Runner runner) throws IOException {
    Path file = Files.createFile(folder.resolve("file"));
    assertThatThrownBy(() -> runner.play(file.resolve("run")))
        .isInstanceOf(UncheckedIOException.class)
        .hasCauseInstanceOf(IOException.class)
        .hasMessageContaining(file.toString());
  }

  @ParameterizedTest
  @EnumSource(Runner.class)
  void aJournalThatIsAFolderIsNamed(Runner runner) throws IOException {
    Path journal = runner == Runner.TUNING ? Path.of(Tuning.LOG) : Path.of("journal.jsonl");
    Files.createDirectories(folder.resolve(journal).resolve("inside"));
    assertThatThrownBy(() -> runner.play(folder))
        .isInstanceOf(UncheckedIOException.class)
        .hasMessageContaining(folder.toString());
  }

  @ParameterizedTest
  @EnumSource(Runner.class)
  void anInterruptEndsARun(Runner runner) {
    Thread.currentThread().interrupt();
    assertThatThrownBy(() -> runner.play(folder)).isInstanceOf(InterruptedException.class);
    assertThat(Thread.interrupted()).isFalse();
  }
}
