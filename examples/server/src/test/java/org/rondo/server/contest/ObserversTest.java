package org.rondo.server.contest;

import static org.assertj.core.api.Assertions.assertThat;
import static org.rondo.server.ServiceClient.ok;
import static org.rondo.server.ServiceClient.rows;
import static org.rondo.server.ServiceClient.status;
import static org.rondo.server.contest.ContestFixture.answered;

import com.google.gson.JsonElement;
import com.google.gson.JsonObject;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.List;
import java.util.Map;
import java.util.concurrent.CompletableFuture;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.rondo.server.ServiceClient;

/** Observers, live information and the protocol log. */
class ObserversTest {
  @TempDir private Path folder;

  private static Map<String, Integer> watched(int observer, int game) {
    return Map.of("ObserverId", observer, "GameId", game);
  }

  private static int observer(ServiceClient client) {
    return ok(client.admin("CreateObserver", Map.of())).get("ObserverId").getAsInt();
  }

  private static int queued(JsonObject answer) {
    return ok(answer).getAsJsonObject("GameInfo").get("QueuedTurns").getAsInt();
  }

  @Test
  void theNumberOfARoleIsWritten() throws Exception {
    ContestFixture fixture = ContestFixture.quick(folder);
    for (String team : List.of("alpha", "watch", "boss")) {
      JsonObject answer = ok(fixture.client(team, "x").login().admin("CreateObserver", Map.of()));
      assertThat(answer.get("Role").getAsInt())
          .isEqualTo(List.of("alpha", "watch", "boss").indexOf(team));
    }
  }

  @Test
  void anObserverGetsTheFinishedTurns() throws Exception {
    ContestFixture fixture = ContestFixture.quick(folder);
    ContestFixture.StartedGame game = fixture.game();
    ServiceClient watch = fixture.client("watch", "w").login();
    int id = observer(watch);
    assertThat(status(watch.admin("ObserveNextTurn", watched(id, game.id)))).isEqualTo("FAIL");
    JsonObject start = ok(watch.admin("StartObserving", watched(id, game.id)));
    assertThat(rows(start.getAsJsonObject("MapData")).get(3)).isEqualTo("...01...");
    CompletableFuture<JsonObject> waiting =
        watch.send(ServiceKind.ADMIN, "ObserveNextTurn", watch.nextAuth(), watched(id, game.id));
    game.begin();
    ok(game.dark.move(3, 5));
    game.complete(1);
    assertThat(ok(answered(waiting)).getAsJsonObject("TurnInfo").toString())
        .isEqualTo(
            "{\"GameState\":\"Play\",\"MapChanges\":[{\"Position\":{\"Col\":4,\"Row\":3},"
                + "\"Value\":\"0\"},{\"Position\":{\"Col\":5,\"Row\":3},\"Value\":\"0\"}],"
                + "\"PlayerStates\":[{\"Comment\":null,\"Condition\":\"Play\",\"Position\":"
                + "{\"Col\":5,\"Row\":3},\"Score\":4},{\"Comment\":null,\"Condition\":\"Play\","
                + "\"Position\":{\"Col\":3,\"Row\":4},\"Score\":1}],\"Turn\":1}");
    waiting =
        watch.send(ServiceKind.ADMIN, "ObserveNextTurn", watch.nextAuth(), watched(id, game.id));
    fixture.time.advanceMillis(2000);
    assertThat(ok(answered(waiting)).get("TurnInfo").isJsonNull()).isTrue();
    assertThat(queued(answered(waiting))).isZero();
  }

  @Test
  void anObserverThatDoesNotKeepUpIsCut() throws Exception {
    ContestFixture fixture = ContestFixture.quick(folder);
    ContestFixture.StartedGame game = fixture.game();
    ServiceClient boss = fixture.boss();
    int id = observer(boss);
    ok(boss.admin("StartObserving", watched(id, game.id)));
    game.begin();
    for (int turn = 1; turn <= 8; turn++) {
      playFirst(game, turn);
    }
    assertThat(queued(boss.admin("ObserveNextTurn", watched(id, game.id)))).isEqualTo(7);
    playFirst(game, 9);
    assertThat(queued(boss.admin("ObserveNextTurn", watched(id, game.id)))).isEqualTo(7);
    playFirst(game, 10);
    playFirst(game, 11);
    JsonObject cut = boss.admin("ObserveNextTurn", watched(id, game.id));
    assertThat(queued(cut)).isEqualTo(-1);
    assertThat(cut.get("TurnInfo").isJsonNull()).isTrue();
    ok(boss.admin("StartObserving", watched(id, game.id)));
  }

  private static void playFirst(ContestFixture.StartedGame game, int turn) {
    int mover = TurnJudge.mover(turn);
    ServiceClient client = mover == 0 ? game.dark : game.light;
    ServerBoard board = ServerBoard.of(8, 8, game.now().rows());
    ServerOthello.ServerMove first = ServerBoardTest.moves(board, mover).get(0);
    if (first.equals(ServerOthello.ServerMove.PASS)) {
      client.pass();
    } else {
      BoardPoint move = BoardPoint.of(first.text(), 8);
      ok(client.move(move.row(), move.column()));
    }
    game.complete(turn);
  }

  @Test
  void anObserverBelongsToItsClient() throws Exception {
    ContestFixture fixture = ContestFixture.quick(folder);
    ContestFixture.StartedGame game = fixture.game();
    ServiceClient watch = fixture.client("watch", "w").login();
    int id = observer(watch);
    ok(watch.admin("StartObserving", watched(id, game.id)));
    ServiceClient boss = fixture.boss();
    assertThat(status(boss.admin("ObserveNextTurn", watched(id, game.id)))).isEqualTo("FAIL");
    assertThat(status(boss.admin("StartObserving", watched(99, game.id)))).isEqualTo("FAIL");
  }

  private static JsonObject live(ServiceClient client, int game, int index) {
    JsonElement states =
        ok(client.admin("GetLiveInfo", Map.of("GameId", game)))
            .getAsJsonObject("GameLiveInfo")
            .get("PlayerStates");
    return states.getAsJsonArray().get(index).getAsJsonObject();
  }

  @Test
  void liveInformationTellsHowSlowAPlayerIs() throws Exception {
    ContestFixture fixture = ContestFixture.quick(folder);
    ContestFixture.StartedGame game = fixture.game();
    ServiceClient boss = fixture.boss();
    JsonObject before = live(boss, game.id, 0);
    assertThat(before.get("CurrentDelayMsec").getAsInt()).isEqualTo(Integer.MIN_VALUE);
    assertThat(before.get("TurnFinTime").getAsString()).isEqualTo("/Date(-62135596800000+0000)/");
    game.begin();
    game.light.next(1);
    fixture.time.advanceMillis(5512);
    JsonObject slow = live(boss, game.id, 0);
    assertThat(slow.get("SlowTurn").getAsBoolean()).isTrue();
    assertThat(slow.get("CurrentDelayMsec").getAsInt()).isEqualTo(5512);
    assertThat(live(boss, game.id, 1).get("BonusPoints").getAsInt()).isEqualTo(10);
    assertThat(live(boss, game.id, 1).get("TurnFinTime").getAsString())
        .isEqualTo("/Date(1496667600123+0000)/");
    ok(game.dark.move(2, 4));
    game.dark.next(1);
    assertThat(live(boss, game.id, 0).get("PenaltyPoints").getAsInt()).isEqualTo(45);
    fixture.time.advanceMillis(200_000);
    game.dark.next(2);
    JsonObject late = live(boss, game.id, 0);
    assertThat(late.get("PenaltyPoints").getAsInt()).isEqualTo(2035);
    assertThat(late.get("OvertimeTurnMsec").getAsInt()).isEqualTo(200_000);
    assertThat(late.get("OvertimeTurnTurn").getAsInt()).isEqualTo(2);
    assertThat(late.get("PenaltyThresholdReachedTurn").getAsInt()).isEqualTo(2);
    assertThat(late.get("SlowTurn").getAsBoolean()).isFalse();
  }

  private List<String> log(ContestFixture fixture) throws Exception {
    try (Stream<Path> files = Files.list(fixture.protocols)) {
      Path file = files.toList().get(0);
      assertThat(file.getFileName()).hasToString("20170605_130000_1_protocol.txt");
      String text = Files.readString(file, StandardCharsets.UTF_8);
      assertThat(text).startsWith("\uFEFF[");
      return text.substring(1).lines().toList();
    }
  }

  @Test
  void theProtocolLogHasALineForEachEvent() throws Exception {
    ContestFixture fixture = ContestFixture.quick(folder);
    ContestFixture.StartedGame game = fixture.game().begin();
    game.light.next(1);
    fixture.time.advance(Duration.ofMillis(5512));
    game.dark.next(1);
    List<String> lines = log(fixture);
    assertThat(lines)
        .contains(
            "[2017-06-05T13:00:05.6354567+00:00]     1 PLRTURN  Player 0 (id=1) completed turn 1 in"
                + " 5512 ms (penalty=45, bonus=0)");
    assertThat(lines)
        .extracting(line -> line.substring(36).strip().split(" +")[1])
        .containsExactly(
            "INIT",
            "GAMESTAT",
            "PLAYER",
            "PLAYER",
            "START",
            "GAMESTAT",
            "TURNSTRT",
            "PLRTURN",
            "PLRTURN",
            "PLRCOND",
            "PLRCOND",
            "PLRCOND",
            "TURNEND",
            "GAMESTAT");
    assertThat(lines)
        .filteredOn(line -> line.contains("PLRCOND"))
        .extracting(line -> line.replaceAll(".*id=", ""))
        .containsExactly(
            "1) Draw: did not move in its turn",
            "1) Lost: did not move in its turn",
            "2) Won: Congratulations");
    assertThat(String.join("\n", lines)).doesNotContain("s3cret", "p0wer-of-the-boss");
  }
}
