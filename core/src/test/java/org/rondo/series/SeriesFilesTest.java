package org.rondo.series;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.rondo.series.ToySeries.played;
import static org.rondo.series.ToySeries.record;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.SplittableRandom;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.rondo.format.MatchId;
import org.rondo.input.ConflictingSettingsException;
import org.rondo.random.Seed;

/** The journal and the published files of a folder. */
class SeriesFilesTest {
  private static final String HEADER = "{\"toy\":1,\"seed\":\"0\"}";
  private static final MatchId ONE = new MatchId(1, 1, 1);
  private static final MatchId TWO = new MatchId(1, 1, 2);
  private static final MatchId THREE = new MatchId(1, 2, 1);

  @TempDir private Path folder;

  private SeriesFiles open(boolean isTimed, boolean resumes) throws IOException {
    return open(RunOptions.none(), isTimed, HEADER, resumes);
  }

  private SeriesFiles open(RunOptions run, boolean isTimed, String header, boolean resumes)
      throws IOException {
    return SeriesFiles.open(folder, "toy", run, isTimed, header, resumes, line -> {});
  }

  private List<String> lines(String file) throws IOException {
    return Files.readAllLines(folder.resolve(file));
  }

  @Test
  void theMatchesThatCountArePublishedAtTheEnd() throws IOException {
    try (SeriesFiles files = open(true, false)) {
      files.count(TWO, played(2, "{\"nanoseconds\":[[2]]}", ""));
      files.count(ONE, played(1, "{\"nanoseconds\":[[1]]}", "{\"thoughts\":[]}"));
      assertThat(folder.resolve("games.jsonl")).doesNotExist();
      assertThat(files.journal().isFinished()).isFalse();
      files.finish();
      assertThat(files.journal().isFinished()).isTrue();
    }
    assertThat(lines("games.jsonl")).containsExactly(record(2).json(), record(1).json());
    assertThat(lines("clocks.jsonl"))
        .containsExactly(
            "{\"game\":\"1.1.2\",\"readings\":{\"nanoseconds\":[[2]]}}",
            "{\"game\":\"1.1.1\",\"readings\":{\"nanoseconds\":[[1]]}}");
    assertThat(lines("thoughts.jsonl"))
        .containsExactly("{\"game\":\"1.1.1\",\"thoughts\":{\"thoughts\":[]}}");
  }

  @Test
  void aSeriesWithoutMatchesPublishesTheFilesOfItsKind() throws IOException {
    Files.writeString(folder.resolve("thoughts.jsonl"), "of an earlier series\n");
    Files.writeString(folder.resolve("clocks.jsonl"), "of an earlier series\n");
    try (SeriesFiles files = open(false, false)) {
      files.finish();
    }
    assertThat(folder.resolve("games.jsonl")).isEmptyFile();
    assertThat(folder.resolve("clocks.jsonl")).hasContent("of an earlier series\n");
    assertThat(folder.resolve("thoughts.jsonl")).doesNotExist();
    try (SeriesFiles files = open(true, false)) {
      files.finish();
    }
    assertThat(folder.resolve("clocks.jsonl")).isEmptyFile();
  }

  @Test
  void matchesAfterAMarkCanBeUncounted() throws IOException {
    try (SeriesFiles files = open(false, false)) {
      files.count(ONE, played(1, "", ""));
      files.mark();
      files.count(TWO, played(2, "", ""));
      files.uncount();
      files.count(THREE, played(3, "", ""));
      files.finish();
    }
    assertThat(lines("games.jsonl")).containsExactly(record(1).json(), record(3).json());
    try (SeriesFiles files = open(false, false)) {
      files.count(ONE, played(1, "", ""));
      files.mark();
      files.uncountAll();
      files.count(TWO, played(2, "", ""));
      files.uncount();
      files.count(THREE, played(3, "", ""));
      files.finish();
    }
    assertThat(lines("games.jsonl")).containsExactly(record(3).json());
  }

  @Test
  void theFilesOfARefusedSeriesStay() throws IOException {
    try (SeriesFiles files = open(false, false)) {
      files.journal().write(MatchKey.first(ONE), played(1, "", ""));
      files.count(ONE, played(1, "", ""));
    }
    Path part = folder.resolve("games.jsonl.part");
    byte[] before = Files.readAllBytes(part);
    assertThatThrownBy(() -> open(false, false).close())
        .isInstanceOf(ConflictingSettingsException.class)
        .hasMessageContaining("belongs to an unfinished toy");
    assertThat(part).hasBinaryContent(before);
    try (SeriesFiles files = open(false, true)) {
      assertThat(files.journal().holdsMore()).isTrue();
    }
  }

  @Test
  void aJournalIsFreeAgainIfAPublishedFileCannotBeWritten() throws IOException {
    Files.createDirectory(folder.resolve("games.jsonl"));
    assertThatThrownBy(() -> open(false, false).close()).hasMessageContaining("it is a folder");
    Files.delete(folder.resolve("games.jsonl"));
    open(false, true).close();
  }

  @Test
  void aSecretSeedIsPublishedAtTheEnd() throws IOException {
    RunOptions run =
        RunOptions.none()
            .withSecretSeed(new SplittableRandom(1))
            .withFolder(folder)
            .chosen("journal.jsonl", false);
    Seed seed = run.committedSeed();
    String header = HEADER.replace("\"0\"", "\"" + seed.commitment() + "\"");
    try (SeriesFiles files = open(run, false, header, false)) {
      assertThat(folder.resolve("seed.secret")).exists();
      files.finish();
    }
    assertThat(folder.resolve("seed.txt")).hasContent(seed.text() + "\n");
    assertThat(folder.resolve("seed.secret")).doesNotExist();
  }

  @Test
  void theSettingsOfACommitmentAreRequired() throws IOException {
    RunOptions run = RunOptions.none().withSecretSeed(new SplittableRandom(1)).withFolder(folder);
    run.commit("journal.jsonl", HEADER);
    RunOptions chosen = run.chosen("journal.jsonl", false);
    assertThatThrownBy(() -> open(chosen, false, HEADER.replace("1", "2"), false).close())
        .isInstanceOf(ConflictingSettingsException.class)
        .hasMessageContaining("commits to the settings");
    assertThat(folder.resolve("journal.jsonl")).doesNotExist();
  }

  @Test
  void filesOfNoFolderKeepNothing() throws IOException {
    try (SeriesFiles files = SeriesFiles.none(RunOptions.none())) {
      files.count(ONE, played(1, "", ""));
      files.mark();
      files.finish();
      assertThat(files.journal().isFinished()).isFalse();
      assertThat(files.journal().name()).isEqualTo("journal");
    }
  }

  @Test
  void aTemporaryJournalIsDeletedWithItsLock() throws IOException {
    Path journal;
    try (SeriesFiles files = SeriesFiles.temporary("toy", RunOptions.none(), HEADER)) {
      journal = Path.of(files.journal().name());
      files.journal().write(MatchKey.first(ONE), played(1, "", ""));
      files.count(ONE, played(1, "", ""));
      assertThat(journal).isNotEmptyFile();
      files.journal().rewind(0);
      assertThat(files.journal().take(MatchKey.first(ONE))).isPresent();
      files.finish();
    }
    assertThat(journal).doesNotExist();
    assertThat(journal.resolveSibling(journal.getFileName() + ".lock")).doesNotExist();
  }
}
