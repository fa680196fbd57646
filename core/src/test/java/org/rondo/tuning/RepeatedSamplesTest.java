package org.rondo.tuning;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import org.rondo.bot.Bot;
import org.rondo.bot.Pile;
import org.rondo.bot.Pile.Stones;
import org.rondo.bot.Pile.Take;
import org.rondo.match.MatchFingerprint;
import org.rondo.tuning.Evaluation.Phase;

/** The advantage of a tuning counts games that repeat each other once. */
class RepeatedSamplesTest {
  private static final ParameterSpace SPACE =
      ParameterSpace.of(Parameter.integer("count", 1, 3, 1));
  private static final Setting ONE = SPACE.defaults();
  private static final Setting THREE = new Setting(SPACE, List.of(3.0));

  private static final double STANDARD_ERRORS = 4;

  @TempDir private Path folder;

  @Test
  void equalGamesCountOnce() {
    List<Evaluation> trials =
        IntStream.range(0, 40)
            .mapToObj(n -> RepeatedSamplesSimulation.comparison(n % 9, n % 9, n % 9))
            .toList();
    Advantage advantage = Advantage.of(trials).orElseThrow();
    assertThat(advantage.differences())
        .containsExactly(0.0, 1.0, 2.0, 3.0, 4.0, 5.0, 6.0, 7.0, 8.0);
    assertThat(advantage.samples()).isEqualTo(40);
    assertThat(advantage).asString().endsWith(" of 40 samples, 9 different");
  }

  @Test
  void allGamesCountIfTwoWithTheSameBeginningDiffer() {
    List<Evaluation> trials = new ArrayList<>();
    IntStream.range(0, 20)
        .forEach(n -> trials.add(RepeatedSamplesSimulation.comparison(0.5, n % 4, n % 4)));
    trials.add(RepeatedSamplesSimulation.comparison(-0.5, 0, 7));
    assertThat(Advantage.of(trials).orElseThrow().differences()).hasSize(21);
  }

  @Test
  void gamesThatAreNotKnownCountEach() {
    Evaluation unknown =
        new Evaluation(1, 1, Phase.VALIDATION, THREE, List.of(ONE), List.of(1.0, 1.0));
    Evaluation known = RepeatedSamplesSimulation.comparison(1, 3, 3);
    assertThat(Advantage.of(List.of(unknown, known, known)).orElseThrow().differences()).hasSize(3);
  }

  @Test
  void separateTrialsRepeatIfThoseOfBothSettingsDo() {
    MatchFingerprint game = new MatchFingerprint(1, 2);
    MatchFingerprint other = new MatchFingerprint(1, 3);
    List<Evaluation> trials = new ArrayList<>();
    for (int n = 0; n < 5; n++) {
      trials.add(trial(THREE, 0.75, List.of(game, game)));
      trials.add(trial(ONE, 0.25, List.of(other, other)));
    }
    Advantage advantage = Advantage.of(trials).orElseThrow();
    assertThat(advantage.differences()).containsExactly(0.5);
    assertThat(advantage.samples()).isEqualTo(10);
    assertThat(advantage.isBetter()).isFalse();
    assertThatThrownBy(() -> trial(ONE, 0.25, List.of(other)))
        .hasMessageContaining("1 of 2 samples");
  }

  private static Evaluation trial(Setting setting, double value, List<MatchFingerprint> played) {
    return new Evaluation(
        1, 1, Phase.VALIDATION, setting, List.of(), List.of(value, value), played);
  }

  private static Bot<Stones, Take> taking(int count) {
    return decision -> new Take(Math.min(count, decision.state().left()));
  }

  private Tuning tuning(Bot<Stones, Take> opponent, Path log) {
    GameObjective<Stones, Take> objective =
        GameObjective.of(new Pile(2, 12), setting -> taking((int) setting.value("count")))
            .openings(0)
            .against("other", () -> opponent);
    return Tuning.of(SPACE, objective)
        .method(MethodCatalog.find("random"))
        .evaluations(40)
        .samples(2)
        .confirmation(0.6)
        .seed(3)
        .folder(log);
  }

  @Test
  void aTuningOfBotsThatRepeatTheirGamesHasOneDifferentSample() throws Exception {
    TuningResult result = tuning(taking(2), folder).play();
    Advantage advantage = result.advantage().orElseThrow();
    assertThat(advantage.isDirect()).isTrue();
    assertThat(advantage.differences()).hasSize(1);
    assertThat(advantage.samples()).isGreaterThan(7);
    assertThat(advantage.isBetter()).isFalse();
    try (TuningArchive archive = TuningArchive.open(folder)) {
      assertThat(archive.result()).contains(result);
    }
  }

  @Test
  void aResumedTuningCountsTheGamesOfItsLog() throws Exception {
    TuningResult whole = tuning(taking(2), folder).play();
    Path file = folder.resolve(Tuning.LOG);
    List<String> lines = Files.readAllLines(file);
    Files.write(file, lines.subList(0, lines.size() - 3));
    assertThat(tuning(taking(2), folder).resume()).isEqualTo(whole);
    assertThat(Files.readAllLines(file)).isEqualTo(lines);
  }

  @Test
  void equalSettingsThatRepeatTheirGamesAreRarelyBetter() {
    requireRarelyBetter(9, 1_000);
  }

  @Tag("long")
  @ParameterizedTest
  @ValueSource(ints = {1, 9, 20, 50})
  void equalSettingsThatRepeatTheirGamesAreRarelyBetterInManyTunings(int openings) {
    requireRarelyBetter(openings, 10_000);
  }

  private static void requireRarelyBetter(int openings, int tunings) {
    RepeatedSamplesSimulation.Shares shares = RepeatedSamplesSimulation.of(openings, tunings);
    double error = StrictMath.sqrt(0.05 * 0.95 / tunings);
    assertThat(shares.different()).as(shares.toString()).isLessThan(0.05 + STANDARD_ERRORS * error);
    assertThat(shares.all()).as(shares.toString()).isGreaterThan(2 * shares.different());
  }
}
