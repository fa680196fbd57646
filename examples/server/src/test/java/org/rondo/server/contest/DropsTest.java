package org.rondo.server.contest;

import static org.assertj.core.api.Assertions.assertThat;
import static org.rondo.server.ServiceClient.ok;
import static org.rondo.server.ServiceClient.status;
import static org.rondo.server.contest.ContestFixture.answered;

import com.google.gson.JsonObject;
import java.nio.file.Path;
import java.time.Duration;
import java.util.List;
import java.util.Map;
import java.util.concurrent.CompletableFuture;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.rondo.server.ServiceClient;

/** Players that leave, are dropped or say nothing, and games that are deleted. */
class DropsTest {
  private static final String LEFT = "Lost, dropped from the game ([alpha] dark)";

  @TempDir private Path folder;

  private static List<String> results(ContestFixture.StartedGame game) {
    return game.now().seats().stream()
        .map(
            seat ->
                seat.condition().text() + (seat.comment().isEmpty() ? "" : ", " + seat.comment()))
        .toList();
  }

  @Test
  void theSurvivorWinsWhenItHasCompletedTheTurn() throws Exception {
    ContestFixture.StartedGame game = ContestFixture.quick(folder).game().begin();
    ok(game.dark.leave());
    assertThat(results(game)).containsExactly(LEFT, "Play");
    assertThat(status(answered(game.dark.next(1)))).isEqualTo("FAIL");
    JsonObject end = ok(ContestFixture.answered(game.light.next(1)));
    assertThat(end.get("FinishCondition").getAsString()).isEqualTo("Won");
    assertThat(results(game)).containsExactly(LEFT, "Won, Congratulations");
    ok(game.light.leave());
    assertThat(status(game.dark.leave())).isEqualTo("FAIL");
  }

  @Test
  void theSurvivorWinsAtOnceIfItHadCompletedTheTurn() throws Exception {
    ContestFixture fixture = ContestFixture.quick(folder);
    ContestFixture.StartedGame game = fixture.game().begin();
    CompletableFuture<JsonObject> waiting = game.light.next(1);
    ok(fixture.boss().admin("DropPlayer", Map.of("PlayerId", game.dark.player(), "GameId", 0)));
    assertThat(ok(answered(waiting)).get("GameFinished").getAsBoolean()).isTrue();
    assertThat(results(game))
        .containsExactly("Lost, dropped from the game ([boss] admin)", "Won, Congratulations");
  }

  @Test
  void aSurvivorInErrorDraws() throws Exception {
    ContestFixture.StartedGame game = ContestFixture.quick(folder).game().begin();
    ok(game.light.move(0, 0));
    ok(game.dark.leave());
    game.light.next(1);
    assertThat(results(game)).containsExactly(LEFT, "Draw, moved out of turn");
  }

  @Test
  void aGameThatBothLeaveEndsAlsoInAPause() throws Exception {
    ContestFixture fixture = ContestFixture.standard(folder);
    ContestFixture.StartedGame game = fixture.game();
    ok(game.dark.leave());
    assertThat(game.now().state()).isEqualTo(GameState.PAUSE);
    ok(game.light.leave());
    assertThat(results(game)).containsExactly(LEFT, "Lost, dropped from the game ([beta] light)");
    assertThat(game.now().state()).isEqualTo(GameState.FINISH);
  }

  @Test
  void aDropBetweenTurnsIsDecidedInTheNextTurn() throws Exception {
    ContestFixture fixture = ContestFixture.standard(folder);
    ContestFixture.StartedGame game = fixture.game().resume();
    ok(game.dark.leave());
    assertThat(game.now().turn()).isZero();
    fixture.time.advanceMillis(3000);
    assertThat(ok(ContestFixture.answered(game.light.next(0))).get("TurnComplete").getAsBoolean())
        .isTrue();
    game.light.next(1);
    assertThat(results(game)).containsExactly(LEFT, "Won, Congratulations");
  }

  @Test
  void inTheStateSetupNoPlayerCanLeave() throws Exception {
    ContestFixture fixture = ContestFixture.quick(folder);
    ServiceClient dark = fixture.client("alpha", "dark").loginAsPlayer();
    assertThat(status(dark.leave())).isEqualTo("FAIL");
    int id =
        ok(dark.admin("CreateGame", Map.of())).getAsJsonObject("GameInfo").get("GameId").getAsInt();
    fixture.contest.addPlayer(id, dark.player());
    for (String operation : List.of("LeaveGame", "GetPlayerView", "GetTurnResult", "PerformMove")) {
      assertThat(status(dark.client(operation, Map.of("PlayerId", dark.player()))))
          .isEqualTo("FAIL");
    }
    assertThat(status(answered(dark.next(0)))).isEqualTo("FAIL");
    ok(dark.admin("RemoveGamePlayer", Map.of("GameId", id, "PlayerId", dark.player())));
    assertThat(fixture.contest.players().get(0).game()).isZero();
  }

  @Test
  void aDeletedGameFreesItsPlayersAndAnswersThem() throws Exception {
    ContestFixture fixture = ContestFixture.standard(folder);
    ContestFixture.StartedGame game = fixture.game().resume();
    CompletableFuture<JsonObject> waiting = game.dark.next(0);
    ok(fixture.boss().admin("DeleteGame", Map.of("GameId", game.id)));
    assertThat(status(answered(waiting))).isEqualTo("FAIL");
    assertThat(fixture.contest.games()).isEmpty();
    assertThat(fixture.contest.players()).extracting(ContestPlayer::game).containsOnly(0);
    assertThat(status(game.light.leave())).isEqualTo("FAIL");
    int next = fixture.contest.createGame("boss");
    fixture.contest.addPlayer(next, game.light.player());
    assertThat(next).isEqualTo(game.id + 1);
  }

  /** Starts another game between the players of a game that is deleted. */
  private static int playNext(ContestFixture fixture, ContestFixture.StartedGame game) {
    fixture.contest.delete(game.id);
    int next = fixture.contest.createGame("organisers");
    fixture.contest.addPlayer(next, game.dark.player());
    fixture.contest.addPlayer(next, game.light.player());
    fixture.contest.setMap(next, Contest.STANDARD_MAP);
    fixture.contest.start(next);
    fixture.contest.resume(next);
    return next;
  }

  @Test
  void aPlayerThatLeavesADeletedGameStaysInTheNext() throws Exception {
    ContestFixture fixture = ContestFixture.quick(folder);
    ContestFixture.StartedGame game = fixture.game().begin();
    ok(game.dark.move(0, 0));
    game.dark.next(1);
    assertThat(ok(ContestFixture.answered(game.light.next(1))).get("GameFinished").getAsBoolean())
        .isTrue();
    int next = playNext(fixture, game);
    ok(game.dark.leave());
    assertThat(status(game.dark.leave())).isEqualTo("FAIL");
    ok(game.light.leave());
    assertThat(fixture.contest.game(next).seats()).allMatch(ContestSeat::attached);
    Map<String, Integer> dark = Map.of("PlayerId", game.dark.player());
    assertThat(ok(game.dark.client("WaitGameStart", dark)).get("GameId").getAsInt())
        .isEqualTo(next);
    ok(game.dark.leave());
    ok(ContestFixture.answered(game.light.next(0)));
    ok(game.light.leave());
    assertThat(fixture.contest.game(next).seats()).noneMatch(ContestSeat::attached);
  }

  @Test
  void aPlayerWhoseGameWasRestartedDoesNotLeaveTheNewOne() throws Exception {
    ContestFixture fixture = ContestFixture.quick(folder);
    ContestFixture.StartedGame game = fixture.game().begin();
    int next = playNext(fixture, game);
    // A program of 2017 leaves its game when it is told of a failure.
    assertThat(status(answered(game.dark.next(1)))).isEqualTo("FAIL");
    assertThat(status(game.dark.leave())).isEqualTo("FAIL");
    assertThat(fixture.contest.game(next).seats()).allMatch(ContestSeat::attached);
    // The light player was thinking, and sends its move after the new game has begun.
    ok(ContestFixture.answered(game.dark.next(0)));
    assertThat(status(game.light.move(2, 2))).isEqualTo("FAIL");
    ok(ContestFixture.answered(game.light.next(0)));
    ok(game.dark.move(2, 4));
    game.complete(1);
    assertThat(fixture.contest.game(next).state()).isEqualTo(GameState.PLAY);
    ok(game.dark.leave());
    assertThat(fixture.contest.game(next).seats().get(0).attached()).isFalse();
  }

  @Test
  void aSecondLeaveAfterAGameGivesUpTheNextOne() throws Exception {
    ContestFixture fixture = ContestFixture.quick(folder);
    ContestFixture.StartedGame game = fixture.game().begin();
    ok(game.dark.leave());
    ok(ContestFixture.answered(game.light.next(1)));
    ok(game.light.leave());
    ContestFixture.StartedGame next = fixture.game().begin();
    ok(next.dark.leave());
    assertThat(results(next)).containsExactly(LEFT, "Play");
  }

  @Test
  void aSilentPlayerIsDroppedIfThereIsALimit() throws Exception {
    ContestFixture fixture = new ContestFixture(folder, Duration.ZERO, Duration.ofSeconds(30));
    ContestFixture.StartedGame game = fixture.game().begin();
    CompletableFuture<JsonObject> waiting = game.light.next(1);
    fixture.time.advanceMillis(29_999);
    assertThat(game.now().state()).isEqualTo(GameState.PLAY);
    fixture.time.advanceMillis(1);
    assertThat(results(game))
        .containsExactly(
            "Lost, dropped from the game (silent for 30000 ms)", "Won, Congratulations");
    assertThat(game.now().seats()).extracting(ContestSeat::attached).containsExactly(false, true);
    assertThat(waiting).isDone();
  }

  @Test
  void twoSilentPlayersAreBothDropped() throws Exception {
    ContestFixture fixture = new ContestFixture(folder, Duration.ZERO, Duration.ofSeconds(30));
    ContestFixture.StartedGame game = fixture.game().begin();
    fixture.time.advanceMillis(30_000);
    assertThat(game.now().seats())
        .extracting(ContestSeat::condition)
        .containsOnly(PlayerCondition.LOST);
    assertThat(game.now().state()).isEqualTo(GameState.FINISH);
  }

  @ParameterizedTest
  @CsvSource({"20000, 20000", "29000, 1"})
  void neitherAPauseNorTheTimeBeforeItCountsAsSilence(long before, long pause) throws Exception {
    ContestFixture fixture = new ContestFixture(folder, Duration.ZERO, Duration.ofSeconds(30));
    ContestFixture.StartedGame game = fixture.game().begin();
    fixture.time.advanceMillis(before);
    fixture.contest.pause(game.id);
    fixture.time.advanceMillis(pause);
    fixture.contest.resume(game.id);
    // The limit that began with the turn ends in this time.
    fixture.time.advanceMillis(29_999);
    assertThat(game.now().state()).isEqualTo(GameState.PLAY);
    fixture.time.advanceMillis(1);
    assertThat(game.now().state()).isEqualTo(GameState.FINISH);
  }

  @Test
  void flushForgetsPlayersGamesAndSessions() throws Exception {
    ContestFixture fixture = ContestFixture.standard(folder);
    ContestFixture.StartedGame game = fixture.game().resume();
    CompletableFuture<JsonObject> waiting = game.dark.next(0);
    ServiceClient boss = fixture.boss().loginAsPlayer();
    CompletableFuture<JsonObject> start =
        boss.start("WaitGameStart", Map.of("PlayerId", boss.player()));
    ok(boss.admin("CreateObserver", Map.of()));
    fixture.contest.flush();
    assertThat(waiting).isDone();
    assertThat(start).isDone();
    assertThat(fixture.contest.players()).isEmpty();
    assertThat(fixture.contest.games()).isEmpty();
    assertThat(status(game.dark.view())).isEqualTo("AUTH");
    assertThat(game.dark.loginAsPlayer().player()).isEqualTo(4);
    ServiceClient watch = fixture.client("watch", "w").login();
    assertThat(ok(watch.admin("CreateObserver", Map.of())).get("ObserverId").getAsInt())
        .isEqualTo(1);
  }
}
