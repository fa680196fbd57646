package org.rondo.benchmarks.training;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.junit.jupiter.params.provider.Arguments.arguments;

import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.OutputStream;
import java.io.PrintStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.Map;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.MethodSource;
import org.junit.jupiter.params.provider.ValueSource;
import org.rondo.benchmarks.program.StudyProgram;
import org.rondo.bot.BotCatalog;
import org.rondo.foosball.Foosball;
import org.rondo.game.GameCatalog;
import org.rondo.gridsoccer.GridSoccer;
import org.rondo.input.DamagedFileException;
import org.rondo.othello.Othello;
import org.rondo.parallelfootball.ParallelFootball;
import org.rondo.random.Seed;

class TrainingTest {

  /** So small that only the least number of matches is played. */
  private static final double TINY = 1e-9;

  private static final Map<Class<?>, String> GAMES =
      Map.of(
          Foosball.class,
          "foosball",
          Othello.class,
          "othello",
          GridSoccer.class,
          "grid-soccer",
          ParallelFootball.class,
          "parallel-football");

  static Stream<Trainer> trainers() {
    // The matches of the other columns are long.
    return Stream.concat(
        Training.TRAINERS.stream().filter(trainer -> !(trainer instanceof AuctionWeightsTrainer)),
        Stream.of(AuctionWeightsTrainer.of("30x20")));
  }

  @ParameterizedTest
  @MethodSource("trainers")
  void theSameSeedMakesTheSameBytesInTheShippedFormat(Trainer trainer) throws InterruptedException {
    byte[] made = trainer.train(TINY, Seed.of(3), line -> {});

    assertThat(trainer.train(TINY, Seed.of(3), line -> {})).isEqualTo(made);
    assertThat(trainer.values(made)).hasSameSizeAs(trainer.values(trainer.shipped().bytes()));
    assertThat(trainer.values(made)).isNotEqualTo(trainer.values(trainer.shipped().bytes()));
  }

  @ParameterizedTest
  @ValueSource(strings = {"row-weights.txt", "prospects-5x10.txt"})
  void anotherSeedMakesOtherBytes(String name) throws InterruptedException {
    Trainer trainer = Training.trainer(name);

    assertThat(trainer.train(TINY, Seed.of(3), line -> {}))
        .isNotEqualTo(trainer.train(TINY, Seed.of(4), line -> {}));
  }

  @ParameterizedTest
  @MethodSource("trainers")
  void championsPlayWithFilesOfTheFormatOnly(Trainer trainer, @TempDir Path folder)
      throws IOException {
    String game = GAMES.get(trainer.shipped().game());
    byte[] bytes = trainer.shipped().bytes();
    Path whole = Files.write(folder.resolve("whole"), bytes);
    Path half = Files.write(folder.resolve("half"), Arrays.copyOf(bytes, bytes.length / 2));

    assertThat(BotCatalog.find(GameCatalog.find(game), "champion:weights=" + whole)).isNotNull();
    assertThatThrownBy(() -> BotCatalog.find(GameCatalog.find(game), "champion:weights=" + half))
        .isInstanceOf(DamagedFileException.class)
        .hasMessageStartingWith("weights " + half + ": ");
  }

  @Test
  void theCommandWritesTheFileAndSaysHowNearItIs(@TempDir Path folder)
      throws IOException, InterruptedException {
    Trainer trainer = Training.trainer("row-weights.txt");
    Path file = folder.resolve("row-weights.txt");
    ByteArrayOutputStream said = new ByteArrayOutputStream();

    Training.train(
        trainer, TINY, Seed.of(3), file, new PrintStream(said, true, StandardCharsets.UTF_8));

    byte[] made = Files.readAllBytes(file);
    WeightComparison comparison =
        WeightComparison.of(trainer.values(made), trainer.values(trainer.shipped().bytes()));
    assertThat(said.toString(StandardCharsets.UTF_8).lines().toList())
        .last()
        .isEqualTo(comparison.toString());
    assertThat(comparison.correlation()).isGreaterThan(0.1);
  }

  static Stream<Arguments> refusals() {
    return Stream.of(
        arguments("row-weights.txt long 1", "3 arguments are given, not 4; give the name of "),
        arguments("weights.txt long 1 made", "no trainer makes weights.txt; give one of row-"),
        arguments(
            "auction-weights.txt:10x11 long 1 made", "columns '10x11' are not all among 3x3, "),
        arguments("auction-weights.txt: long 1 made", "columns '' are not all among 3x3, "),
        arguments("row-weights.txt longer 1 made", "part longer is not a number above 0 and at "),
        arguments("row-weights.txt 1.5 1 made", "part 1.5 is not a number above 0 and at most 1"),
        arguments(
            "row-weights.txt long one made",
            "seed 'one' is not a whole number of 64 bits; write, for instance, 1"),
        arguments("row-weights.txt long 1 .", "file . is a folder; name a file in it"),
        arguments("row-weights.txt long 1 none/made", "file none/made is in a folder that does "));
  }

  @ParameterizedTest
  @MethodSource("refusals")
  void argumentsThatMakeNoSenseAreRefusedInOneSentence(String line, String sentence) {
    ByteArrayOutputStream out = new ByteArrayOutputStream();
    ByteArrayOutputStream err = new ByteArrayOutputStream();

    int exitCode = run(out, err, line.split(" "));

    assertThat(exitCode).isEqualTo(2);
    assertThat(err.toString(StandardCharsets.UTF_8)).startsWith(sentence).hasLineCount(1);
    assertThat(out.size()).isZero();
    assertThat(Path.of("made")).doesNotExist();
  }

  @Test
  void theCommandEndsWithoutAnErrorIfTheFileIsWritten(@TempDir Path folder) {
    Path file = folder.resolve("made");
    ByteArrayOutputStream err = new ByteArrayOutputStream();

    int exitCode =
        run(new ByteArrayOutputStream(), err, "row-weights.txt", "" + TINY, "3", "" + file);

    assertThat(exitCode).isZero();
    assertThat(err.size()).isZero();
    assertThat(file).isNotEmptyFile();
  }

  private static int run(OutputStream out, OutputStream err, String... arguments) {
    return StudyProgram.run(
        new PrintStream(err, true, StandardCharsets.UTF_8),
        given -> Training.work(new PrintStream(out, true, StandardCharsets.UTF_8), given),
        arguments);
  }

  @Test
  void everyFileOfWeightsHasATrainer() {
    assertThat(Training.TRAINERS)
        .extracting(trainer -> trainer.shipped().name())
        .containsExactly(
            "row-weights.txt",
            "patterns.weights",
            "prospects-5x10.txt",
            "prospects-7x14.txt",
            "auction-weights.txt");
  }

  @Test
  void weightsAreComparedOneByOne() {
    WeightComparison comparison =
        WeightComparison.of(new double[] {1, 2, 3}, new double[] {1, 2, -3});

    assertThat(comparison.count()).isEqualTo(3);
    assertThat(comparison.equal()).isEqualTo(2);
    assertThat(comparison.difference()).isEqualTo(2);
    assertThat(comparison.size()).isEqualTo(2);
    assertThat(WeightComparison.of(new double[] {1, 2, 3}, new double[] {2, 4, 6}).correlation())
        .isEqualTo(1);
    assertThatThrownBy(() -> WeightComparison.of(new double[1], new double[2]))
        .isInstanceOf(IllegalArgumentException.class);
  }
}
