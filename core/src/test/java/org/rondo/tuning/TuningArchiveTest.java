package org.rondo.tuning;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.rondo.format.RunKind;

class TuningArchiveTest {
  private static final ParameterSpace SPACE =
      ParameterSpace.of(
          Parameter.real("pace = x, or so", -0.5, 2, 0.7), Parameter.integer("depth", 1, 9, 4));

  @TempDir private Path folder;

  private TuningResult tune(String method) throws InterruptedException {
    Objective objective = (setting, number, seed) -> setting.value("depth") + seed.rng().uniform();
    return Tuning.of(SPACE, objective)
        .method(MethodCatalog.find(method))
        .evaluations(60)
        .samples(2)
        .note("a note")
        .seed(7)
        .folder(folder)
        .play();
  }

  @Test
  void anArchiveHasTheResultAndTheBeginningOfTheConfirmation() throws Exception {
    TuningResult result = tune("genetic:population=12");
    try (TuningArchive archive = TuningArchive.open(folder)) {
      assertThat(archive.result()).contains(result);
      assertThat(archive.space()).isEqualTo(SPACE);
      assertThat(archive.note()).isEqualTo("a note");
      assertThat(archive.searched()).hasValue(48);
    }
  }

  @Test
  void theConfirmationHasNotBegunBeforeItsFirstTrial() throws Exception {
    TuningResult result = tune("random");
    Path log = folder.resolve(Tuning.LOG);
    List<String> lines = Files.readAllLines(log);
    assertThat(lines).filteredOn(line -> line.contains("\"confirms\":true")).hasSize(6);
    Files.write(log, lines.subList(0, 5));
    try (TuningArchive archive = TuningArchive.open(folder)) {
      assertThat(archive.searched()).isEmpty();
      assertThat(archive.result().orElseThrow().evaluations()).hasSize(4);
      Files.write(log, lines);
      archive.refresh();
      assertThat(archive.result()).contains(result);
    }
  }

  @Test
  void anArchiveNamesItsSettingsAndKnowsItsEnd() throws Exception {
    TuningResult result = tune("random");
    Path log = folder.resolve(Tuning.LOG);
    try (TuningArchive archive = TuningArchive.open(folder)) {
      assertThat(archive.method()).isEqualTo("random");
      assertThat(archive.budget()).isEqualTo(60);
      assertThat(archive.kind()).isEqualTo(RunKind.TUNING);
      assertThat(archive.isFinished()).isTrue();
      assertThat(result.evaluations()).hasSize(60);
    }
    List<String> lines = Files.readAllLines(log);
    Files.write(log, lines.subList(0, lines.size() - 1));
    try (TuningArchive archive = TuningArchive.open(folder)) {
      assertThat(archive.isFinished()).isFalse();
    }
    Files.write(log, lines.subList(0, 1));
    try (TuningArchive archive = TuningArchive.open(folder)) {
      assertThat(archive.result()).isEmpty();
      assertThat(archive.isFinished()).isFalse();
      Files.write(log, lines);
      archive.refresh();
      assertThat(archive.result()).contains(result);
      assertThat(archive.isFinished()).isTrue();
    }
  }
}
