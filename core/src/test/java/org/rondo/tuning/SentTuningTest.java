package org.rondo.tuning;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import org.rondo.bot.BotCatalog;
import org.rondo.bot.Bots;
import org.rondo.bot.Entrant;
import org.rondo.bot.Pile;
import org.rondo.game.CatalogEntry;
import org.rondo.input.SpecificationException;
import org.rondo.series.place.DoublePlace;
import org.rondo.series.place.LaterPlace;
import org.rondo.series.place.MatchPlace;
import org.rondo.series.place.MatchTask;
import org.rondo.series.place.MatchesLeftException;
import org.rondo.series.place.ShuffledPlace;

/** Tunings whose matches a place plays. */
class SentTuningTest {
  private static final Pile GAME = new Pile(2, 12);
  private static final ParameterSpace SPACE =
      ParameterSpace.of(Parameter.real("exploration", 0.1, 3, 1));

  /** Two matches of a sample. */
  private static final GameObjective<Pile.Stones, Pile.Take> OBJECTIVE =
      GameObjective.of(GAME, "mcts:iterations=4")
          .against(BotCatalog.find(GAME, "random"))
          .fitness(Fitness.scoreDifference(12));

  @TempDir private Path root;

  private Tuning tuning(String method, String folder) {
    return Tuning.of(SPACE, OBJECTIVE)
        .method(MethodCatalog.find(method))
        .evaluations(14)
        .samples(2)
        .seed(7)
        .folder(root.resolve(folder));
  }

  private String log(String folder) throws IOException {
    return Files.readString(root.resolve(folder).resolve(Tuning.LOG));
  }

  static List<String> every() {
    return MethodCatalog.list().stream().map(CatalogEntry::name).toList();
  }

  @ParameterizedTest
  @MethodSource("every")
  void theLogIsThatOfATuningThatIsPlayedHere(String method) throws Exception {
    TuningResult plain = tuning(method, "here").play();
    ShuffledPlace place = new ShuffledPlace(1_000, 3);
    assertThat(tuning(method, "sent").tasks(place).play()).isEqualTo(plain);
    assertThat(log("sent")).isEqualTo(log("here"));
    assertThat(place.played).hasSize(plain.evaluations().size() * 2 * 2);
  }

  @Test
  void theThreadsOfThisMachineAreARunner() throws Exception {
    TuningResult plain = tuning("spsa", "here").play();
    MatchPlace threads = MatchPlace.inThreads(2);
    assertThat(tuning("spsa", "threads").tasks(threads).play()).isEqualTo(plain);
    assertThat(log("threads")).isEqualTo(log("here"));
  }

  @Test
  void aGenerationIsSentAsAWhole() throws InterruptedException {
    List<Integer> sizes = new ArrayList<>();
    MatchPlace counting =
        (tasks, results) -> {
          ShuffledPlace place = new ShuffledPlace(1_000, 1);
          place.run(tasks, results);
          sizes.add(place.played.size());
          assertThat(place.played).doesNotHaveDuplicates();
          return MatchPlace.Progress.ALL_PLAYED;
        };
    tuning("cma-es:population=6", "cma-es").confirmation(0).tasks(counting).play();
    assertThat(sizes).contains(6 * 2 * 2);
    assertThat(sizes.stream().mapToInt(size -> size).sum()).isEqualTo(14 * 2 * 2);
  }

  @Test
  void aStoppedTuningGoesOn() throws Exception {
    TuningResult plain = tuning("cma-es:population=6", "here").play();
    ShuffledPlace place = new ShuffledPlace(1_000, 3);
    Tuning sent = tuning("cma-es:population=6", "sent").tasks(place);
    place.isInterrupted = true;
    assertThatThrownBy(sent::play).isInstanceOf(InterruptedException.class);
    assertThat(Thread.interrupted()).isFalse();
    place.isInterrupted = false;
    assertThat(sent.resume()).isEqualTo(plain);
    assertThat(log("sent")).isEqualTo(log("here"));
  }

  @ParameterizedTest
  @MethodSource("every")
  void aTuningThatStopsForMatchesThatAreLeftContinuesWithTheirResults(String method)
      throws Exception {
    TuningResult plain = tuning(method, "here").play();
    LaterPlace later = new LaterPlace(1_000);
    Tuning sent = tuning(method, "sent").tasks(later);
    Optional<TuningResult> result = Optional.empty();
    for (int call = 2; result.isEmpty(); call++) {
      try {
        result = Optional.of(sent.resume());
      } catch (MatchesLeftException e) {
        // Some results of every other call are missing at first.
        later.playNoted(call % 2 == 0 ? 3 : 1_000);
      }
    }
    assertThat(result).contains(plain);
    assertThat(log("sent")).isEqualTo(log("here"));
    assertThat(later.played)
        .hasSize(plain.evaluations().size() * 2 * 2)
        .extracting(MatchTask::id)
        .doesNotHaveDuplicates();
  }

  @Test
  void aBotThatIsOnlyAnObjectIsRefusedBeforeAFileIsWritten() {
    GameObjective<Pile.Stones, Pile.Take> object =
        GameObjective.of(GAME, setting -> Bots.<Pile.Stones, Pile.Take>random());
    ShuffledPlace place = new ShuffledPlace(1_000, 3);
    for (Objective objective :
        List.of(
            object.against(BotCatalog.find(GAME, "random")),
            OBJECTIVE.against(new Entrant<>("mine", Bots::random)),
            (Objective) (setting, number, seed) -> 0)) {
      Path folder = root.resolve("new");
      assertThatThrownBy(() -> Tuning.of(SPACE, objective).folder(folder).tasks(place).play())
          .isInstanceOf(IllegalArgumentException.class)
          .message()
          .containsAnyOf(
              "the bot that is tuned is an object of this virtual machine, and cannot play on"
                  + " another machine; name it by a specification",
              "the bot of mine is an object of this virtual machine",
              "the objective does not tell its matches");
      assertThat(folder).doesNotExist();
    }
    assertThat(place.played).isEmpty();
  }

  @Test
  void aRunnerThatFailsItsDutyIsFound() {
    MatchPlace forgetful =
        (tasks, results) -> {
          assertThat(tasks.next()).isPresent();
          return MatchPlace.Progress.SOME_ARE_LEFT;
        };
    assertThatThrownBy(() -> tuning("random", "a").tasks(forgetful).play())
        .isInstanceOf(IllegalStateException.class)
        .hasMessageContaining("returned without the results of all matches");
    assertThatThrownBy(() -> tuning("random", "b").tasks(new DoublePlace()).play())
        .isInstanceOf(IllegalStateException.class)
        .hasMessageContaining("a second result of match 1.1.1");
    MatchPlace unknowing =
        (tasks, results) -> {
          throw new SpecificationException("mcts", "the bot of tuned is not known here: mcts");
        };
    assertThatThrownBy(() -> tuning("random", "c").tasks(unknowing).play())
        .isInstanceOf(IllegalStateException.class)
        .hasMessageContainingAll("the bot of tuned is not known here", "mcts");
  }
}
