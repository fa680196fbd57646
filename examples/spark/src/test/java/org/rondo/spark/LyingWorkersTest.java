package org.rondo.spark;

import static org.assertj.core.api.Assertions.assertThatThrownBy;

import com.google.common.hash.Hashing;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import java.util.function.UnaryOperator;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.rondo.bot.BotCatalog;
import org.rondo.format.standard.FormatCatalog;
import org.rondo.game.Game;
import org.rondo.game.GameCatalog;
import org.rondo.game.Move;
import org.rondo.game.State;
import org.rondo.input.DamagedFileException;
import org.rondo.series.place.MatchPlace;
import org.rondo.spark.LyingWorkers.BatchLie;
import org.rondo.tournament.Tournament;
import org.rondo.tournament.TournamentListener;
import org.rondo.tuning.GameObjective;
import org.rondo.tuning.MethodCatalog;
import org.rondo.tuning.ParameterSpace;
import org.rondo.tuning.Tuning;

/** Workers of Spark that lie are found, and named by their match. */
class LyingWorkersTest {
  private static final int PARTS = 5;

  private static final String THOUGHTS =
      "{\"format\":1,\"thoughts\":[{\"turn\":999,\"seat\":7,\"score\":1}]}";

  private static BatchLie lie(String name) {
    return switch (name) {
      case "ranks" -> (tasks, played) -> changed(played, 0, LyingWorkersTest::otherRanks);
      case "scores" -> (tasks, played) -> changed(played, 0, LyingWorkersTest::otherScores);
      case "thoughts" -> (tasks, played) -> changed(played, 2, said -> THOUGHTS);
      case "outcomes" -> (tasks, played) -> changed(played, 3, LyingWorkersTest::otherRanks);
      case "version" -> (tasks, played) -> changed(played, 4, code -> "0123456789abcdef");
      case "no batch" -> (tasks, played) -> null;
      case "no result" -> (tasks, played) -> PlayedBatch.none();
      case "too many" ->
          (tasks, played) ->
              new PlayedBatch(twice(played.texts()), twice(played.nanos()), "", false);
      case "too short" ->
          (tasks, played) ->
              new PlayedBatch(
                  played.texts().subList(1, played.texts().size()), played.nanos(), "", false);
      case "failure of no task" ->
          (tasks, played) -> new PlayedBatch(played.texts(), played.nanos(), "it failed", false);
      default -> (tasks, played) -> changed(played, 0, record -> "");
    };
  }

  private static MatchPlace place(String lie) {
    SparkPlace place = (SparkPlace) SharedSparkFactory.session();
    return place.playedBy(new LyingWorkers(lie(lie)));
  }

  private static <T> List<T> twice(List<T> list) {
    List<T> both = new ArrayList<>(list);
    both.addAll(list);
    return both;
  }

  /** Returns a batch with another text in the place of one part of each result. */
  private static PlayedBatch changed(PlayedBatch played, int part, UnaryOperator<String> change) {
    List<String> texts = new ArrayList<>(played.texts());
    for (int index = part; index < texts.size(); index += PARTS) {
      texts.set(index, change.apply(texts.get(index)));
    }
    return new PlayedBatch(texts, played.nanos(), played.failure(), played.isRefused());
  }

  private static String otherRanks(String text) {
    String other =
        text.contains("\"ranks\":[1,2]")
            ? text.replace("\"ranks\":[1,2]", "\"ranks\":[2,1]")
            : text.replaceFirst("\"ranks\":\\[[12],1\\]", "\"ranks\":[1,2]");
    return signed(other);
  }

  private static String otherScores(String text) {
    return signed(text.replaceFirst("\"scores\":\\[[^]]*\\]", "\"scores\":[64.0,0.0]"));
  }

  /** Returns a record with the right digest; another text is returned as it is. */
  private static String signed(String text) {
    int at = text.lastIndexOf(",\"digest\":\"");
    if (at < 0) {
      return text;
    }
    String head = text.substring(0, at);
    return head
        + ",\"digest\":\""
        + Hashing.sha256().hashString(head, StandardCharsets.UTF_8)
        + "\"}";
  }

  private static <S extends State, M extends Move> Tournament<S, M> tournament(
      Game<S, M> game, MatchPlace place) {
    return Tournament.of(game, FormatCatalog.find("round-robin:games=4", 2))
        .entrant(BotCatalog.find(game, "random"))
        .entrant(BotCatalog.find(game, "beginner"))
        .seed(7)
        .listener(new TournamentListener() {})
        .tasks(place);
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "ranks    | ranks",
        "scores   | scores",
        "thoughts | a thought of seat 7 at turn 999, and its match has 2 seats",
        "version  | the digest of their code is 0123456789abcdef",
      })
  void aLieEndsTheTournamentAndNamesTheMatch(String lie, String reason) {
    assertThatThrownBy(() -> tournament(GameCatalog.find("othello"), place(lie)).play())
        .isInstanceOf(DamagedFileException.class)
        .message()
        .matches("the result of 1\\.1\\.\\d is refused: .*")
        .contains(reason);
  }

  @Test
  void aForgedOutcomeEndsTheTuningAndNamesTheMatch() {
    Game<?, ?> game = GameCatalog.find("tic-tac-toe");
    assertThatThrownBy(() -> tuning(game, place("outcomes")).play())
        .isInstanceOf(IllegalStateException.class)
        .message()
        .matches("a sample could not be taken: the result of \\d+\\.\\d+\\.\\d is refused: .*")
        .contains("played again here, its match ends rank ");
  }

  private static <S extends State, M extends Move> Tuning tuning(
      Game<S, M> game, MatchPlace place) {
    ParameterSpace space = ParameterSpace.ofBot(game, "mcts:iterations=4", List.of("exploration"));
    return Tuning.of(
            space,
            GameObjective.of(game, "mcts:iterations=4").against(BotCatalog.find(game, "random")))
        .method(MethodCatalog.find("random"))
        .evaluations(4)
        .samples(4)
        .seed(7)
        .tasks(place);
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "no batch  | a worker sent 0 results with 0 texts for the 1 matches from 1.1.",
        "no result | a worker sent 0 results with 0 texts for the 1 matches from 1.1.",
        "too many  | a worker sent 2 results with 10 texts for the 1 matches from 1.1.",
        "failure of no task | a worker sent 1 results with 5 texts for the 1 matches from 1.1.",
        "too short | a worker sent 1 results with 4 texts for the 1 matches from 1.1.",
        "empty     | needs either a record or a summary",
      })
  void aBatchThatLacksResultsEndsTheRunWithASentence(String lie, String sentence) {
    assertThatThrownBy(() -> tournament(GameCatalog.find("othello"), place(lie)).play())
        .isInstanceOfAny(IllegalStateException.class, DamagedFileException.class)
        .isNotInstanceOf(UncheckedIOException.class)
        .hasMessageContaining(sentence)
        .hasMessageContaining("1.1.");
  }
}
