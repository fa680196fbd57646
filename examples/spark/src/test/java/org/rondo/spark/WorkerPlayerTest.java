package org.rondo.spark;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.time.Duration;
import java.util.ArrayDeque;
import java.util.Deque;
import java.util.Iterator;
import java.util.List;
import java.util.concurrent.CancellationException;
import java.util.concurrent.CompletionStage;
import java.util.function.BooleanSupplier;
import java.util.stream.LongStream;
import java.util.stream.Stream;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import org.rondo.bot.TimeSource;
import org.rondo.match.Fault;
import org.rondo.series.place.MatchTask;
import org.rondo.series.place.TaskPlayer;
import org.rondo.series.place.TaskResult;

/** The batch of a worker. */
class WorkerPlayerTest {
  private final WorkerPlayer player = new WorkerPlayer();

  /** Each look at the time takes the next reading. */
  private record Readings(Deque<Long> seconds) implements TimeSource {
    static Readings of(long... seconds) {
      return new Readings(new ArrayDeque<>(LongStream.of(seconds).boxed().toList()));
    }

    @Override
    public long nanoTime() {
      return Duration.ofSeconds(seconds.remove()).toNanos();
    }

    @Override
    public boolean await(CompletionStage<?> answer, Duration atMost) {
      throw new UnsupportedOperationException();
    }
  }

  @AfterEach
  void close() {
    player.close();
  }

  private static Stream<String> lines(int count) {
    return Stream.iterate(1, n -> n + 1)
        .limit(count)
        .map(number -> TaskBatchesTest.task("tic-tac-toe", number).json());
  }

  @Test
  void theTimeOfEachMatchIsNoted() {
    PlayedBatch played = player.play(lines(3).iterator(), Readings.of(10, 10, 10, 11), () -> false);
    assertThat(played.nanos()).containsExactly(0L, 0L, 1_000_000_000L);
    assertThat(played.failure()).isEmpty();
  }

  @Test
  void aResultIsThatOfTheTaskInTheSamePlace() {
    PlayedBatch played = player.play(lines(2).iterator(), Readings.of(10, 10, 10), () -> false);
    try (TaskPlayer other = new TaskPlayer()) {
      for (int index = 0; index < 2; index++) {
        MatchTask task = TaskBatchesTest.task("tic-tac-toe", index + 1);
        TaskResult result = played.result(index, task);
        assertThat(result).isEqualTo(other.play(task));
      }
    }
  }

  @Test
  void afterTwoSecondsTheOtherTasksAreGivenBack() {
    PlayedBatch played = player.play(lines(5).iterator(), Readings.of(10, 11, 12), () -> false);
    assertThat(played.count()).isEqualTo(2);
    assertThat(played.failure()).isEmpty();
  }

  @Test
  void anInterruptThatABotHasLeftIsHidden() {
    Readings readings = Readings.of(10, 10, 10);
    Iterator<String> lines = lines(2).peek(line -> Thread.currentThread().interrupt()).iterator();
    PlayedBatch played = player.play(lines, readings, () -> false);
    assertThat(Thread.interrupted()).isFalse();
    assertThat(played.count()).isEqualTo(2);
  }

  @Test
  void aBatchThatIsCancelledBeginsNoFurtherMatch() {
    Iterator<String> lines = lines(3).iterator();
    Readings readings = Readings.of(10, 10, 10, 10);
    BooleanSupplier isCancelled = () -> readings.seconds().size() < 3;
    assertThatThrownBy(() -> player.play(lines, readings, isCancelled))
        .isInstanceOf(CancellationException.class);
    assertThat(readings.seconds()).as("the times after the first match").hasSize(2);
  }

  @Test
  void aBotThatIsMissingHereEndsTheBatchWithAReason() {
    String unknown = lines(1).findFirst().orElseThrow().replace("\"random\",", "\"rndom\",");
    assertThat(MatchTask.parse(unknown).entrants().get(0).bot()).isEqualTo("rndom");
    PlayedBatch played =
        player.play(
            List.of(lines(1).findFirst().orElseThrow(), unknown).iterator(),
            Readings.of(1, 1),
            () -> false);
    assertThat(played.count()).isEqualTo(1);
    assertThat(played.isRefused()).isTrue();
    assertThat(played.failure())
        .startsWith("task 1.1.1: the bot of ada is not known here: no bot \"rndom\" plays");
  }

  private static String lineWith(String bot) {
    return lines(1).findFirst().orElseThrow().replace("\"random\",", "\"" + bot + "\",");
  }

  @ParameterizedTest
  @ValueSource(strings = {"overflowing", "exhausting", "asserting", "unlinked"})
  void anErrorEndsTheBatchWithAReason(String bot) {
    PlayedBatch played =
        player.play(
            List.of(lines(1).findFirst().orElseThrow(), lineWith(bot)).iterator(),
            Readings.of(1, 1),
            () -> false);
    assertThat(played.count()).isEqualTo(1);
    assertThat(played.isRefused()).isFalse();
    assertThat(played.failure())
        .startsWith(BrokenBots.ERRORS.get(bot).get().toString())
        .contains("\tat org.rondo.spark.BrokenBots")
        .satisfies(text -> assertThat(text.lines().count()).isBetween(2L, 21L));
    assertThat(played.failure().contains("; give the workers more memory"))
        .isEqualTo(bot.equals("exhausting"));
  }

  @Test
  void anErrorOfABotThatChoosesIsAFaultAsOnOneMachine() {
    MatchTask task = MatchTask.parse(lineWith("stumbling"));
    PlayedBatch played =
        player.play(List.of(task.json()).iterator(), Readings.of(1, 1), () -> false);
    assertThat(played.failure()).isEmpty();
    assertThat(played.result(0, task).matchRecord(task).faults())
        .isNotEmpty()
        .allSatisfy(fault -> assertThat(fault.kind()).isEqualTo(Fault.Kind.EXCEPTION));
  }
}
