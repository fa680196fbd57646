package org.rondo.server.contest;

import static org.assertj.core.api.Assertions.assertThat;
import static org.rondo.server.ServiceClient.ok;
import static org.rondo.server.ServiceClient.rows;
import static org.rondo.server.ServiceClient.status;
import static org.rondo.server.contest.ContestFixture.answered;

import com.google.gson.JsonObject;
import java.nio.file.Path;
import java.util.Map;
import java.util.concurrent.CompletableFuture;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.rondo.server.ServiceClient;

/** When turns start and end, and what the players are told, at turns of three seconds. */
class TurnsTest {
  @TempDir private Path folder;

  private ContestFixture fixture;
  private ContestFixture.StartedGame game;
  private ServiceClient dark;
  private ServiceClient light;

  @BeforeEach
  void start() throws Exception {
    fixture = ContestFixture.standard(folder);
    game = fixture.game();
    dark = game.dark;
    light = game.light;
  }

  private void firstTurn() {
    game.resume();
    fixture.time.advanceMillis(3000);
    assertThat(answer(dark.next(0))).isEqualTo("complete, yours");
    assertThat(answer(light.next(0))).isEqualTo("complete");
  }

  /** The answer to a client that waits, in words. */
  private static String answer(CompletableFuture<JsonObject> future) {
    return answer(answered(future));
  }

  private static String answer(JsonObject answer) {
    ok(answer);
    return (answer.get("TurnComplete").getAsBoolean() ? "complete" : "poll again")
        + (answer.get("GameFinished").getAsBoolean()
            ? ", " + answer.get("FinishCondition").getAsString()
            : answer.get("YourTurn").getAsBoolean() ? ", yours" : "");
  }

  @Test
  void theFirstTurnStartsThreeSecondsAfterTheStartInTheCallOfAPlayer() {
    game.resume();
    CompletableFuture<JsonObject> first = dark.next(0);
    fixture.time.advanceMillis(999);
    assertThat(first).isNotDone();
    fixture.time.advanceMillis(1);
    assertThat(answer(first)).isEqualTo("poll again");
    fixture.time.advanceMillis(1500);
    CompletableFuture<JsonObject> second = dark.next(0);
    fixture.time.advanceMillis(499);
    assertThat(second).isNotDone();
    fixture.time.advanceMillis(1);
    assertThat(answer(second)).isEqualTo("complete, yours");
    assertThat(answer(light.next(0))).isEqualTo("complete");
    assertThat(game.now().turn()).isEqualTo(1);
  }

  @Test
  void aGameThatNoPlayerPollsStartsNoTurn() {
    game.resume();
    fixture.time.advanceMillis(60_000);
    assertThat(game.now().turn()).isZero();
  }

  @Test
  void aTurnEndsWhenBothHaveCompletedIt() {
    firstTurn();
    ok(dark.move(2, 4));
    CompletableFuture<JsonObject> waiting = dark.next(1);
    fixture.time.advanceMillis(1000);
    assertThat(answer(waiting)).isEqualTo("poll again");
    fixture.time.advanceMillis(1500);
    waiting = dark.next(1);
    CompletableFuture<JsonObject> last = light.next(1);
    fixture.time.advanceMillis(499);
    assertThat(waiting).isNotDone();
    assertThat(game.now().running()).isFalse();
    fixture.time.advanceMillis(1);
    assertThat(answer(last)).isEqualTo("complete, yours");
    assertThat(answer(waiting)).isEqualTo("complete");
  }

  @Test
  void theNextTurnStartsInTheCallThatCompletesTheTurnIfTimeHasPassed() {
    firstTurn();
    ok(dark.move(2, 4));
    CompletableFuture<JsonObject> waiting = dark.next(1);
    fixture.time.advanceMillis(1000);
    assertThat(answer(waiting)).isEqualTo("poll again");
    fixture.time.advanceMillis(2000);
    waiting = dark.next(1);
    assertThat(answer(light.next(1))).isEqualTo("complete, yours");
    assertThat(answer(waiting)).isEqualTo("complete");
    JsonObject view = ok(light.view());
    assertThat(rows(view.getAsJsonObject("Map")).subList(2, 5))
        .containsExactly("****0***", "***00***", "***10***");
    assertThat(view.get("Turn").getAsInt()).isEqualTo(2);
  }

  @Test
  void aPlayerThatHasCompletedTheTurnIsToWait() {
    assertThat(status(dark.view())).isEqualTo("WAIT");
    firstTurn();
    ok(dark.view());
    ok(dark.move(2, 4));
    ok(dark.move(3, 5));
    dark.next(1);
    assertThat(status(dark.view())).isEqualTo("WAIT");
    assertThat(status(dark.move(2, 4))).isEqualTo("WAIT");
    light.next(1);
    assertThat(game.now().rows().get(3)).isEqualTo("***000**");
  }

  @Test
  void aWrongRefTurnFailsAndChangesNothing() {
    firstTurn();
    for (int wrong : new int[] {2, -1, 7, Integer.MIN_VALUE, Integer.MAX_VALUE}) {
      assertThat(status(answered(dark.next(wrong)))).as("RefTurn %d", wrong).isEqualTo("FAIL");
    }
    ok(dark.view());
  }

  @Test
  void refTurnZeroAsksWithoutCompleting() {
    firstTurn();
    assertThat(answer(dark.next(0))).isEqualTo("complete, yours");
    assertThat(answer(light.next(0))).isEqualTo("complete");
    dark.next(1);
    assertThat(dark.next(0)).isNotDone();
    assertThat(answer(light.next(0))).isEqualTo("complete");
    assertThat(game.now().seats()).extracting(ContestSeat::completed).containsExactly(1, 0);
  }

  @Test
  void aRestartedClientReceivesTheStartOfItsTurnInTurnTwo() {
    firstTurn();
    ok(dark.move(2, 4));
    fixture.time.advanceMillis(3000);
    dark.next(1);
    light.next(1);
    assertThat(game.now().turn()).isEqualTo(2);
    assertThat(answer(dark.next(0))).isEqualTo("complete, yours");
    assertThat(answer(light.next(0))).isEqualTo("complete");
    assertThat(answer(dark.next(1))).isEqualTo("complete");
    assertThat(answer(light.next(1))).isEqualTo("complete, yours");
  }

  @Test
  void inAPauseATurnCanBeCompletedAndNoneStarts() {
    firstTurn();
    ok(dark.move(2, 4));
    fixture.contest.pause(game.id);
    fixture.time.advanceMillis(3000);
    dark.next(1);
    CompletableFuture<JsonObject> waiting = light.next(1);
    assertThat(waiting).isNotDone();
    assertThat(game.result(dark).get("GameState").getAsString()).isEqualTo("Pause");
    assertThat(game.now().seats().get(0).score()).isEqualTo(4);
    assertThat(game.now().turn()).isEqualTo(1);
    fixture.contest.resume(game.id);
    assertThat(answer(waiting)).isEqualTo("complete, yours");
  }

  @Test
  void clientsReceiveTheEndASecondLater() {
    firstTurn();
    fixture.time.advanceMillis(3000);
    CompletableFuture<JsonObject> waiting = light.next(1);
    CompletableFuture<JsonObject> last = dark.next(1);
    fixture.time.advanceMillis(999);
    assertThat(last).isNotDone();
    fixture.time.advanceMillis(1);
    assertThat(answer(last)).isEqualTo("complete, Lost");
    assertThat(answer(waiting)).isEqualTo("complete, Won");
    assertThat(status(light.view())).isEqualTo("WAIT");
    assertThat(status(light.move(2, 4))).isEqualTo("FAIL");
    CompletableFuture<JsonObject> again = dark.next(5);
    fixture.time.advanceMillis(1000);
    assertThat(answer(again)).isEqualTo("complete, Lost");
  }

  @Test
  void aPlayerLearnsOfItsGameWhenItStarts() throws Exception {
    ServiceClient early = fixture.client("alpha", "early").loginAsPlayer();
    ServiceClient other = fixture.client("beta", "other").loginAsPlayer();
    CompletableFuture<JsonObject> waiting = waitStart(early);
    fixture.time.advanceMillis(4999);
    assertThat(waiting).isNotDone();
    fixture.time.advanceMillis(1);
    assertThat(ok(answered(waiting)).get("GameId").getAsInt()).isEqualTo(-1);
    waiting = waitStart(early);
    int id = fixture.contest.createGame("organisers");
    fixture.contest.addPlayer(id, early.player());
    fixture.contest.addPlayer(id, other.player());
    fixture.contest.setMap(id, Contest.STANDARD_MAP);
    assertThat(waiting).isNotDone();
    fixture.contest.start(id);
    assertThat(ok(answered(waiting)).get("GameId").getAsInt()).isEqualTo(id);
    assertThat(ok(answered(waitStart(other))).get("GameId").getAsInt()).isEqualTo(id);
    assertThat(
            status(
                fixture
                    .client("beta", "light")
                    .login()
                    .client("WaitGameStart", Map.of("PlayerId", other.player()))))
        .isEqualTo("FAIL");
  }

  private static CompletableFuture<JsonObject> waitStart(ServiceClient client) {
    return client.start("WaitGameStart", Map.of("PlayerId", client.player()));
  }

  @Test
  void manyWaitsOfOnePlayerAreAnsweredEarly() {
    game.resume();
    CompletableFuture<JsonObject> first = dark.next(0);
    for (int i = 0; i < 16; i++) {
      dark.next(0);
    }
    assertThat(answer(first)).isEqualTo("poll again");
    assertThat(fixture.time.tasks()).as("the wait that was answered is not timed").isEqualTo(16);
    fixture.time.advanceMillis(1000);
    assertThat(fixture.time.tasks()).isZero();
  }
}
