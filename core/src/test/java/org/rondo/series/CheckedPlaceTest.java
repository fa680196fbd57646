package org.rondo.series;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;
import org.rondo.bot.BotCatalog;
import org.rondo.bot.Pile;
import org.rondo.format.MatchId;
import org.rondo.format.standard.FormatCatalog;
import org.rondo.format.watch.Arbiter;
import org.rondo.format.watch.SeriesListener;
import org.rondo.input.DamagedFileException;
import org.rondo.match.Opening;
import org.rondo.match.OpeningSequence;
import org.rondo.match.adjudication.Adjudication;
import org.rondo.match.adjudication.LengthRule;
import org.rondo.random.Seed;
import org.rondo.remote.ProgramSeries;
import org.rondo.series.place.CodeDigest;
import org.rondo.series.place.LyingPlace;
import org.rondo.series.place.LyingPlace.WorkerLie;
import org.rondo.series.place.MatchPlace;
import org.rondo.series.place.MatchTask;
import org.rondo.series.place.ResultChecks;
import org.rondo.series.place.SentFiles;
import org.rondo.series.place.TaskPlayer;
import org.rondo.series.place.TaskResult;
import org.rondo.tournament.Tournament;
import org.rondo.tournament.TournamentListener;
import org.rondo.tuning.Evaluation;
import org.rondo.tuning.Fitness;
import org.rondo.tuning.GameObjective;
import org.rondo.tuning.Measurement;
import org.rondo.tuning.MethodCatalog;
import org.rondo.tuning.Parameter;
import org.rondo.tuning.ParameterSpace;
import org.rondo.tuning.Setting;
import org.rondo.tuning.Tuning;
import org.rondo.tuning.TuningListener;
import org.rondo.tuning.TuningResult;

/** Workers that lie are found, and named by their match. */
class CheckedPlaceTest {
  private static final Pile GAME = new Pile(2, 12);

  private static final Map<String, WorkerLie> LIES =
      Map.of(
          "ranks", LyingPlace::ranks,
          "scores", LyingPlace::scores,
          "thoughts", LyingPlace::thoughts,
          "version", LyingPlace::version,
          "halted", LyingPlace::halted,
          "conceded", LyingPlace::conceded,
          "nothing", (task, result) -> null,
          "other match",
              (task, result) ->
                  new TaskResult("9.9.9", result.record(), "", "").playedBy(result.code()));

  private static final List<Integer> ORDER = IntStream.rangeClosed(1, 60).boxed().toList();

  @TempDir private Path root;

  /** Returns a tournament of 6 matches, whose names are 1.1.1 to 1.1.6. */
  private static Tournament<Pile.Stones, Pile.Take> tournament(MatchPlace place) {
    return Tournament.of(GAME, FormatCatalog.find("round-robin:games=6", 2))
        .entrant(BotCatalog.find(GAME, "random"))
        .entrant(BotCatalog.find(GAME, "toy-taker:count=2"))
        .seed(7)
        .listener(new TournamentListener() {})
        .tasks(place);
  }

  private static Tuning tuning(String opponent, MatchPlace place) {
    return Tuning.of(
            ParameterSpace.of(Parameter.real("exploration", 0.1, 3, 1)),
            GameObjective.of(GAME, "mcts:iterations=4")
                .against(BotCatalog.find(GAME, opponent))
                .fitness(Fitness.scoreDifference(12)))
        .method(MethodCatalog.find("random"))
        .evaluations(14)
        .samples(2)
        .seed(7)
        .tasks(place);
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "ranks       | 1.1.4 | ranks",
        "scores      | 1.1.4 | scores",
        "thoughts    | 1.1.4 | a thought of seat 7 at turn 999, and its match has 2 seats",
        "version     | 1.1.4 | of another version have played the match: the digest of their code is 0123456789abcdef",
        "nothing     | 1.1.4 | it is null",
        "other match | 1.1.4 | it is the result of task 9.9.9",
      })
  void aLieEndsTheTournamentAndNamesTheMatch(String lie, String match, String reason) {
    LyingPlace place = LyingPlace.about(match, LIES.get(lie));
    assertThatThrownBy(() -> tournament(place).folder(root).play())
        .isInstanceOf(DamagedFileException.class)
        .hasMessageStartingWith("the result of " + match + " is refused: ")
        .hasMessageContaining(reason);
    assertThat(place.delivered).isEqualTo(4);
    assertThat(root.resolve("games.jsonl")).doesNotExist();
  }

  @ParameterizedTest
  @ValueSource(strings = {"thoughts", "version", "halted", "conceded", "nothing", "other match"})
  void someLiesAreFoundWithoutAReplay(String lie) {
    LyingPlace place = LyingPlace.about("1.1.4", LIES.get(lie));
    assertThatThrownBy(() -> tournament(place).checks(ResultChecks.none()).play())
        .isInstanceOf(DamagedFileException.class)
        .hasMessageStartingWith("the result of 1.1.4 is refused: ");
  }

  @Test
  void aRuleOfTheTaskMayHaltAMatchOnlyAtItsLength() throws Exception {
    Adjudication shortest = Adjudication.none().with(new LengthRule(2, 0));
    LyingPlace honest = new LyingPlace((task, result) -> result);
    tournament(honest).adjudication(shortest).play();
    assertThat(honest.delivered).isEqualTo(6);
    Adjudication longest = Adjudication.none().with(new LengthRule(1_000, 0));
    assertThatThrownBy(
            () ->
                tournament(LyingPlace.about("1.1.4", LyingPlace::halted))
                    .adjudication(longest)
                    .checks(ResultChecks.none())
                    .play())
        .hasMessageContaining("no clock and no rule of its task halts it then");
  }

  @Test
  void aForgedOutcomeEndsTheTuningAndNamesTheMatch() {
    LyingPlace place = LyingPlace.about("3.2.2", LyingPlace::outcome);
    assertThatThrownBy(() -> tuning("random", place).checks(ResultChecks.of(1)).play())
        .isInstanceOf(IllegalStateException.class)
        .hasMessageStartingWith(
            "a sample could not be taken: the result of 3.2.2 is refused: played again here, its"
                + " match ends rank ")
        .hasMessageContaining("begin again with workers that you trust")
        .hasCauseInstanceOf(DamagedFileException.class);
  }

  @Test
  void aTuningChecksAtLeastOneOutcomeByDefault() throws Exception {
    // One of 100 is drawn, and there are about 50.
    LyingPlace place = new LyingPlace(LyingPlace::outcome);
    assertThatThrownBy(() -> tuning("random", place).play())
        .isInstanceOf(IllegalStateException.class)
        .hasMessageContaining(" is refused: played again here");
    TuningResult believed =
        tuning("random", new LyingPlace(LyingPlace::outcome)).checks(ResultChecks.none()).play();
    assertThat(believed).isNotEqualTo(tuning("random", MatchPlace.inThreads(1)).play());
  }

  @Test
  void botsThatDoNotRepeatTheirMovesAreNotTakenForLies() throws Exception {
    LyingPlace honest = new LyingPlace((task, result) -> result);
    TuningResult result = tuning("toy-fickle", honest).checks(ResultChecks.of(1)).play();
    assertThat(honest.delivered).isEqualTo(result.evaluations().size() * 2 * 2);
  }

  /** Returns the matches whose forged results are found, in the order in which they are read. */
  private static List<String> found(double share, Seed seed, List<Integer> order) {
    RunOptions run =
        RunOptions.none()
            .withSeed(seed)
            .withPlace(new LyingPlace(LyingPlace::ranks))
            .withChecks(ResultChecks.of(share));
    List<String> found = new ArrayList<>();
    try (ProgramSeries programs = new ProgramSeries();
        MatchPlayer player =
            new MatchPlayer(PlayOptions.none(), programs, new SeriesListener() {}, Arbiter.none());
        TaskPlayer worker = new TaskPlayer()) {
      CheckedPlace place = CheckedPlace.of(run, PlayOptions.none(), player).orElseThrow();
      for (int number : order) {
        PlannedMatch match = planned(number);
        MatchTask task = place.sent(match.task(PlayOptions.none()));
        TaskResult forged = LyingPlace.ranks(task, worker.play(task));
        found(found, () -> place.read(match, task, forged));
      }
      found(found, place::finish);
    }
    return found;
  }

  private static void found(List<String> found, Runnable reading) {
    try {
      reading.run();
    } catch (DamagedFileException e) {
      assertThat(e).hasMessageMatching("the result of 1\\.1\\.\\d+ is refused: .*");
      found.add(e.file().replace("result of task ", ""));
    }
  }

  private static PlannedMatch planned(int number) {
    return PlannedMatch.of(
        new MatchId(1, 1, number),
        GAME,
        List.of(BotCatalog.find(GAME, "random"), BotCatalog.find(GAME, "greedy")),
        new OpeningSequence.Beginning(Seed.of(number), Opening.none()));
  }

  @Test
  void theSeedDrawsTheMatchesThatAreChecked() {
    List<String> first = found(0.25, Seed.of(7), ORDER);
    assertThat(first).hasSizeBetween(6, 26);
    assertThat(found(0.25, Seed.of(8), ORDER)).isNotEqualTo(first);
    assertThat(found(0.5, Seed.of(7), ORDER)).containsAll(first).hasSizeGreaterThan(first.size());
    assertThat(found(1, Seed.of(7), ORDER)).hasSize(60);
    assertThat(found(0, Seed.of(7), ORDER)).isEmpty();
  }

  @Test
  void atLeastOneMatchIsCheckedWhateverTheShare() {
    List<String> least = found(1e-9, Seed.of(7), ORDER);
    assertThat(least).hasSize(1);
    assertThat(found(1e-9, Seed.of(8), ORDER)).hasSize(1).isNotEqualTo(least);
  }

  @ParameterizedTest
  @ValueSource(doubles = {0.25, 1e-9})
  void theOrderOfTheResultsDoesNotMatter(double share) {
    List<Integer> shuffled = new ArrayList<>(ORDER);
    Seed.of(1).rng().shuffle(shuffled);
    assertThat(found(share, Seed.of(7), shuffled))
        .containsExactlyInAnyOrderElementsOf(found(share, Seed.of(7), ORDER));
  }

  @ParameterizedTest
  @ValueSource(doubles = {0, 0.1, 1})
  void checksDoNotChangeThePublishedFiles(double share) throws Exception {
    tournament(MatchPlace.inThreads(1)).folder(root.resolve("here")).play();
    LyingPlace honest =
        new LyingPlace(
            (task, result) -> {
              assertThat(task.code()).isEqualTo(CodeDigest.here());
              return result;
            });
    tournament(honest).checks(ResultChecks.of(share)).folder(root.resolve("sent")).play();
    assertThat(SentFiles.published(root.resolve("sent")))
        .isEqualTo(SentFiles.published(root.resolve("here")))
        .containsKey("games.jsonl");
  }

  @Test
  void whatAPlaceWaitsForIsTold() throws Exception {
    List<String> told = new ArrayList<>();
    MatchPlace waiting =
        (tasks, results) -> {
          results.waiting("no machine is there");
          return new LyingPlace((task, result) -> result).run(tasks, results);
        };
    tournament(waiting)
        .listener(
            new TournamentListener() {
              @Override
              public void waiting(String sentence) {
                told.add("tournament: " + sentence);
              }
            })
        .play();
    tuning("random", waiting)
        .listener(
            new TuningListener() {
              @Override
              public void evaluated(Evaluation evaluation, Setting best, Measurement worth) {
                told.add("evaluation");
              }

              @Override
              public void waiting(String sentence) {
                told.add("tuning: " + sentence);
              }
            })
        .play();
    assertThat(told)
        .startsWith("tournament: no machine is there", "tuning: no machine is there", "evaluation");
  }

  @ParameterizedTest
  @ValueSource(doubles = {-0.01, 1.01, Double.NaN})
  void aShareIsFromNoneToAll(double share) {
    assertThatThrownBy(() -> ResultChecks.of(share))
        .isInstanceOf(IllegalArgumentException.class)
        .hasMessage(
            "share "
                + share
                + " of results that are checked is not in 0..1; 0.01 checks one of 100");
  }
}
