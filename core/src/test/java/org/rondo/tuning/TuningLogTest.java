package org.rondo.tuning;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.rondo.tuning.NoisyTunings.noisy;
import static org.rondo.tuning.NoisyTunings.tuning;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Objects;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.MethodSource;
import org.rondo.input.ConflictingSettingsException;
import org.rondo.input.DamagedFileException;
import org.rondo.input.InputException;
import org.rondo.store.RewrittenLog;

/** Tunings that stop and go on from their log, and logs that are refused. */
class TuningLogTest {
  @TempDir private Path folder;

  static List<String> methods() {
    return MethodLawsTest.every();
  }

  @ParameterizedTest
  @MethodSource("methods")
  void aTuningThatWasCutOffAnywhereEndsAsIfItHadNotBeen(String method)
      throws IOException, InterruptedException {
    TuningResult whole = tuning(method).folder(folder).play();
    Path log = folder.resolve(Tuning.LOG);
    byte[] bytes = Files.readAllBytes(log);
    for (int part = 0; part <= 12; part++) {
      // In the middle of lines, mostly; at the very end once.
      Files.write(log, Arrays.copyOf(bytes, bytes.length * part / 12));
      assertThat(tuning(method).folder(folder).resume()).isEqualTo(whole);
      assertThat(log).hasBinaryContent(bytes);
    }
  }

  @Test
  void whatTheLogHasIsNotSampledAgain() throws IOException, InterruptedException {
    AtomicInteger samples = new AtomicInteger();
    Tuning counted =
        Tuning.of(
                Landscapes.space(),
                (setting, number, seed) -> {
                  samples.incrementAndGet();
                  return noisy(setting, seed);
                })
            .evaluations(50)
            .samples(2)
            .folder(folder);
    counted.play();
    Path log = folder.resolve(Tuning.LOG);
    List<String> lines = Files.readAllLines(log);
    // The header, the trials and the choice of the best.
    assertThat(lines).hasSize(52);
    Files.write(log, lines.subList(0, 41));

    counted.resume();

    assertThat(samples).hasValue(100 + 20);
  }

  @Test
  void theLogSaysWhatIsTunedAndHow() throws IOException, InterruptedException {
    tuning("random").folder(folder).note("hills").play();

    assertThat(Files.readAllLines(folder.resolve(Tuning.LOG)).get(0))
        .isEqualTo(
            "{\"format\":2,\"note\":\"hills\",\"method\":\"random\",\"evaluations\":120,"
                + "\"samples\":3,\"confirmation\":0.2,\"seed\":\"11\",\"parameters\":["
                + "\"x=-5.12..5.12, -4\",\"y=-5.12..5.12, 4\",\"z=-5.12..5.12, 4\"],"
                + "\"check\":\"a162cd0c660fcf1b\"}");
  }

  @Test
  void aLogOfAnotherTuningIsRefusedAndLeftAlone() throws IOException, InterruptedException {
    tuning("random").folder(folder).play();
    Path log = folder.resolve(Tuning.LOG);
    byte[] before = Files.readAllBytes(log);

    for (Tuning other :
        List.of(
            tuning("random").evaluations(121),
            tuning("random").samples(4),
            tuning("random").seed(12),
            tuning("random").note("other"),
            tuning("random").confirmation(0.1),
            tuning("genetic"))) {
      assertThatThrownBy(() -> other.folder(folder).resume())
          .isInstanceOf(ConflictingSettingsException.class)
          .hasMessageContaining("belongs to another tuning");
    }
    assertThatThrownBy(() -> tuning("random").samples(4).folder(folder).resume())
        .hasMessage(
            log
                + " belongs to another tuning: samples is 3 in the file and 4 here; use the same"
                + " settings again, or delete the file");
    Path damaged = Files.createDirectory(folder.resolve("damaged")).resolve(Tuning.LOG);
    Files.writeString(damaged, Files.readString(log).replaceFirst("random", "rxndom"));
    assertThatThrownBy(() -> tuning("random").folder(damaged.getParent()).resume())
        .isInstanceOf(DamagedFileException.class)
        .hasMessageStartingWith(damaged + " is damaged at byte 0: ");
    Path notes = Files.createDirectory(folder.resolve("notes"));
    for (String text : List.of("my notes", "my notes\n", "my notes\nand more")) {
      Files.writeString(notes.resolve(Tuning.LOG), text);
      assertThatThrownBy(() -> tuning("random").folder(notes).resume())
          .isInstanceOf(InputException.class)
          .hasMessageMatching("(?s).*(its first line is not a header|is not a log of a tuning).*");
      assertThat(notes.resolve(Tuning.LOG)).hasContent(text);
    }
    assertThatThrownBy(() -> tuning("random").folder(folder).play())
        .isInstanceOf(ConflictingSettingsException.class)
        .hasMessage(log + " holds a tuning; continue it with --resume, or delete the file");
    assertThat(log).hasBinaryContent(before);
  }

  @Test
  void aLogThatWasChangedIsRefused() throws IOException, InterruptedException {
    tuning("random").folder(folder).play();
    Path log = folder.resolve(Tuning.LOG);
    List<String> lines = RewrittenLog.lines(log);

    List<String> exchanged = new ArrayList<>(lines);
    exchanged.set(2, lines.get(3).replace("\"evaluation\":3", "\"evaluation\":2"));
    RewrittenLog.write(log, exchanged);
    assertThatThrownBy(() -> tuning("random").folder(folder).resume())
        .isInstanceOf(IllegalStateException.class)
        .hasMessageContaining("another version wrote the file, or it was changed");

    for (String damaged :
        List.of(
            "{\"nothing\":1}",
            "{}",
            lines.get(2).replace("samples\":[", "samples\":[1,"),
            lines.get(3),
            lines.get(2).replace("[", "[99,"))) {
      List<String> with = new ArrayList<>(lines);
      with.set(2, damaged);
      RewrittenLog.write(log, with);
      assertThatThrownBy(() -> tuning("random").folder(folder).resume())
          .as(damaged)
          .isInstanceOf(DamagedFileException.class)
          .hasMessage(log + ", line 3, is not an evaluation of this tuning");
    }
  }

  @Test
  void aLogThatBeginsWithAComparisonIsRefused() throws IOException, InterruptedException {
    tuning("random").folder(folder).play();
    Path log = folder.resolve(Tuning.LOG);
    List<String> lines = new ArrayList<>(RewrittenLog.lines(log));
    String setting = lines.get(1).replaceFirst(".*\"setting\":(\\[[^]]*\\]).*", "$1");
    lines.set(1, lines.get(1).replace(",\"samples\"", ",\"against\":" + setting + ",\"samples\""));
    RewrittenLog.write(log, lines);
    assertThatThrownBy(() -> TuningArchive.open(folder))
        .isInstanceOf(DamagedFileException.class)
        .hasMessage(log + ", line 2, is not an evaluation of this tuning");
  }

  @Test
  void aChangedLineOfALogIsNamedByItsPlace() throws IOException, InterruptedException {
    TuningResult whole = tuning("random").folder(folder).play();
    Path log = folder.resolve(Tuning.LOG);
    List<String> lines = Files.readAllLines(log);
    long before = lines.get(0).length() + lines.get(1).length() + 2L;
    List<String> changed = new ArrayList<>(lines);
    changed.set(2, lines.get(2).replaceFirst("samples\":\\[-?[0-9]", "samples\":[5"));
    assertThat(changed).isNotEqualTo(lines);
    Files.write(log, changed);
    assertThatThrownBy(() -> tuning("random").folder(folder).resume())
        .isInstanceOf(DamagedFileException.class)
        .hasMessage(
            log
                + ", line 3, at byte "
                + before
                + ", is damaged: its check value does not fit it and the lines before it; delete"
                + " the file from that byte on, and resume");
    Files.write(log, lines.subList(0, 2));
    assertThat(tuning("random").folder(folder).resume()).isEqualTo(whole);
  }

  @Test
  void twoTuningsDoNotWriteOneLog() throws InterruptedException {
    List<Throwable> refused = new ArrayList<>();
    Tuning.of(
            Landscapes.space(),
            (setting, number, seed) -> {
              try {
                tuning("random").folder(folder).resume();
              } catch (RuntimeException | InterruptedException e) {
                refused.add(e);
              }
              return 0;
            })
        .evaluations(1)
        .folder(folder)
        .play();

    assertThat(refused)
        .singleElement()
        .satisfies(e -> assertThat(e).hasMessageContaining("is being written by another tuning"));
  }

  @ParameterizedTest
  @MethodSource("methods")
  void aNegativeZeroIsAZeroWhenItIsReadAgain(String method)
      throws IOException, InterruptedException {
    Tuning zeros =
        Tuning.of(Landscapes.space(), (setting, number, seed) -> seed.rng().chance(0.5) ? -0.0 : 0)
            .method(MethodCatalog.find(method))
            .evaluations(80)
            .folder(folder);
    TuningResult whole = zeros.play();
    Path log = folder.resolve(Tuning.LOG);
    Files.write(log, Files.readAllLines(log).subList(0, 60));

    assertThat(zeros.resume()).isEqualTo(whole);
  }

  @Test
  void aTrialIsLoggedBeforeItsBatchIsOver() throws InterruptedException {
    List<Integer> logged = new ArrayList<>();
    Tuning.of(
            Landscapes.space(),
            (setting, number, seed) -> {
              try {
                logged.add(Files.readAllLines(folder.resolve(Tuning.LOG)).size() - 1);
              } catch (IOException e) {
                throw new UncheckedIOException(e);
              }
              return 0;
            })
        .evaluations(30)
        .confirmation(0)
        .folder(folder)
        .play();

    assertThat(logged).isEqualTo(IntStream.range(0, 30).boxed().toList());
  }

  @Test
  void aTuningWithoutAFolderIsNotResumed() {
    assertThatThrownBy(() -> tuning("random").resume())
        .isInstanceOf(IllegalStateException.class)
        .hasMessageContainingAll("resumed from its folder", "set the folder first");
  }

  @Test
  void aSampleThatFailsEndsTheTuningAndLeavesTheLog() throws IOException, InterruptedException {
    AtomicInteger left = new AtomicInteger(10);
    Tuning failing =
        Tuning.of(
                Landscapes.space(),
                (setting, number, seed) -> {
                  if (left.getAndDecrement() == 0) {
                    throw new IllegalArgumentException("no more");
                  }
                  return noisy(setting, seed);
                })
            .evaluations(20)
            .folder(folder);
    assertThatThrownBy(failing::play)
        .isInstanceOf(IllegalStateException.class)
        .hasMessage(
            "sample 1 of x=-4.36702,y=-1.8647,z=5.04224 could not be taken:"
                + " java.lang.IllegalArgumentException: no more");
    assertThat(Files.readAllLines(folder.resolve(Tuning.LOG))).hasSize(11);

    left.set(100);
    assertThat(failing.resume().evaluations()).hasSize(20);
  }

  @Test
  void theLogIsText() throws IOException, InterruptedException {
    tuning("random").evaluations(2).samples(1).confirmation(0).folder(folder).play();

    assertThat(Files.readString(folder.resolve(Tuning.LOG), StandardCharsets.UTF_8).lines().skip(1))
        .satisfiesExactly(
            first ->
                assertThat(first)
                    .startsWith("{\"evaluation\":1,\"generation\":1,\"setting\":[-4,4,4],"),
            second -> assertThat(second).startsWith("{\"evaluation\":2,\"generation\":2,"),
            choice -> assertThat(choice).startsWith("{\"best\":["));
  }

  /** Logs that were written before tunings compared their best setting with the defaults. */
  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "genetic:population=8 | genetic | x=1.14312,y=-2.06498,z=-0.280111",
        "spsa | spsa | x=-0.373433,y=-0.202962,z=1.62089"
      })
  void aLogOfAnEarlierVersionEndsAsThatVersionWouldHaveEnded(
      String method, String name, String best) throws IOException, InterruptedException {
    byte[] bytes =
        Objects.requireNonNull(getClass().getResourceAsStream(name + "-format-1.jsonl"))
            .readAllBytes();
    Path log = folder.resolve(Tuning.LOG);
    for (int part = 1; part <= 8; part++) {
      Files.write(log, Arrays.copyOf(bytes, bytes.length * part / 8));
      Tuning tuning = name.equals("spsa") ? PairedLandscape.tuning() : tuning(method);
      TuningResult result = tuning.evaluations(40).samples(1).folder(folder).resume();
      assertThat(result.best()).hasToString(best);
      assertThat(result.advantage()).isEmpty();
      assertThat(log).hasBinaryContent(bytes);
      try (TuningArchive archive = TuningArchive.open(folder)) {
        assertThat(archive.result()).contains(result);
        assertThat(archive.isFinished()).isTrue();
      }
    }
    assertThatThrownBy(() -> tuning(method).evaluations(41).samples(1).folder(folder).resume())
        .hasMessageContaining(" belongs to another tuning: ");
  }

  @Test
  void anotherChoiceInTheLogIsRefused() throws IOException, InterruptedException {
    tuning("random").folder(folder).play();
    RewrittenLog.rewrite(
        folder.resolve(Tuning.LOG),
        lines ->
            lines.stream()
                .map(line -> line.replaceFirst("\"best\":\\[[^]]*]", "\"best\":[0,0,0]"))
                .toList());
    assertThatThrownBy(() -> tuning("random").folder(folder).resume())
        .isInstanceOf(IllegalStateException.class)
        .hasMessageContaining(" has x=0,y=0,z=0 as the best setting, but this run expects x=");
    assertThatThrownBy(() -> TuningArchive.open(folder))
        .isInstanceOf(DamagedFileException.class)
        .hasMessageEndingWith(" names a best setting that was not tried: x=0,y=0,z=0");
  }

  @Test
  void aTuningThatEndsBeforeItsBudgetIsFinished() throws IOException, InterruptedException {
    TuningResult result =
        Tuning.of(Landscapes.space(), (setting, number, seed) -> Landscapes.sphere(setting))
            .evaluations(300)
            .folder(folder)
            .play();
    assertThat(result.evaluations()).hasSizeLessThan(300);
    try (TuningArchive archive = TuningArchive.open(folder)) {
      assertThat(archive.isFinished()).isTrue();
      assertThat(archive.result()).contains(result);
    }
  }
}
