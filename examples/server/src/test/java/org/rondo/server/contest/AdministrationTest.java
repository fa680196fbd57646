package org.rondo.server.contest;

import static org.assertj.core.api.Assertions.assertThat;
import static org.rondo.server.ServiceClient.ok;
import static org.rondo.server.ServiceClient.status;

import com.google.gson.JsonObject;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.List;
import java.util.Map;
import java.util.stream.Stream;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.rondo.server.ServiceClient;
import org.rondo.server.access.SecretGuesses.GuessVerdict;

/** The admin service, and what each role may do there. */
class AdministrationTest {
  @TempDir private Path folder;

  private ContestFixture fixture;
  private ServiceClient alpha;
  private ServiceClient beta;
  private ServiceClient boss;
  private ServiceClient watch;

  @BeforeEach
  void open() throws Exception {
    fixture = ContestFixture.standard(folder);
    alpha = fixture.client("alpha", "a").loginAsPlayer();
    beta = fixture.client("beta", "b").loginAsPlayer();
    boss = fixture.boss();
    watch = fixture.client("watch", "w").login();
  }

  private int create(ServiceClient client) {
    return ok(client.admin("CreateGame", Map.of()))
        .getAsJsonObject("GameInfo")
        .get("GameId")
        .getAsInt();
  }

  private static Map<String, Object> map(List<String> rows) {
    return Map.of("Width", rows.get(0).length(), "Height", rows.size(), "Rows", rows);
  }

  @Test
  void aNormalTeamHasTenGamesAndPowerHasNoSuchLimit() {
    for (int i = 0; i < 10; i++) {
      create(alpha);
    }
    assertThat(status(alpha.admin("CreateGame", Map.of()))).isEqualTo("FAIL");
    ok(alpha.admin("DeleteGame", Map.of("GameId", 3)));
    assertThat(create(alpha)).isEqualTo(11);
    for (int i = 0; i < 20; i++) {
      create(boss);
    }
    assertThat(status(watch.admin("CreateGame", Map.of()))).isEqualTo("FAIL");
  }

  @Test
  void aNormalTeamMakesTheServerWriteFewFiles() throws Exception {
    for (int i = 0; i < GameTable.GAMES_OF_HOUR; i++) {
      ok(alpha.admin("DeleteGame", Map.of("GameId", create(alpha))));
    }
    JsonObject refused = alpha.admin("CreateGame", Map.of());
    assertThat(status(refused)).isEqualTo("FAIL");
    assertThat(refused.get("Message").getAsString())
        .isEqualTo(
            "team alpha has created 200 games within an hour, the limit; wait before you create"
                + " another one");
    try (Stream<Path> files = Files.list(fixture.protocols)) {
      assertThat(files).hasSize(GameTable.GAMES_OF_HOUR);
    }
    create(beta);
    create(boss);
    fixture.time.advance(Duration.ofHours(1));
    create(alpha);
  }

  @Test
  void aProtocolLogHasAMaximumSize() throws Exception {
    ProtocolLog log =
        ProtocolLog.create(
            ContestSettings.of(fixture.teams, fixture.protocols),
            1,
            fixture.time.now(),
            fixture.problems::add);
    for (int line = 0; line < 20; line++) {
      log.created(fixture.time.now(), "x".repeat(100_000));
    }
    try (Stream<Path> files = Files.list(fixture.protocols)) {
      Path file = files.findFirst().orElseThrow();
      assertThat(Files.size(file)).isLessThan(ProtocolLog.MAX_LENGTH);
      List<String> lines = Files.readAllLines(file);
      assertThat(lines).hasSize(11);
      assertThat(lines.get(10)).endsWith("     1 CUT      The file has its maximum size");
    }
    assertThat(fixture.problems).isEmpty();
  }

  @Test
  void aNormalTeamAddsItsOwnPlayersToItsOwnGames() {
    int game = create(alpha);
    ok(alpha.admin("AddGamePlayer", Map.of("GameId", game, "PlayerId", alpha.player())));
    assertThat(
            status(alpha.admin("AddGamePlayer", Map.of("GameId", game, "PlayerId", beta.player()))))
        .isEqualTo("FAIL");
    assertThat(
            status(beta.admin("AddGamePlayer", Map.of("GameId", game, "PlayerId", beta.player()))))
        .isEqualTo("FAIL");
    ok(boss.admin("AddGamePlayer", Map.of("GameId", game, "PlayerId", beta.player())));
    for (String operation :
        List.of("StartGame", "PauseGame", "ResumeGame", "DeleteGame", "GetGameDetails")) {
      assertThat(status(beta.admin(operation, Map.of("GameId", game)))).isEqualTo("FAIL");
    }
    assertThat(status(watch.admin("DeleteGame", Map.of("GameId", game)))).isEqualTo("FAIL");
    ok(watch.admin("GetGameDetails", Map.of("GameId", game)));
  }

  @Test
  void eachRoleSeesItsGamesAndPlayers() {
    create(alpha);
    create(boss);
    assertThat(ok(alpha.admin("ListGames", Map.of())).getAsJsonArray("Games")).hasSize(1);
    assertThat(ok(beta.admin("ListGames", Map.of())).getAsJsonArray("Games")).isEmpty();
    assertThat(ok(boss.admin("ListGames", Map.of())).getAsJsonArray("Games")).hasSize(2);
    assertThat(ok(watch.admin("ListGames", Map.of())).getAsJsonArray("Games")).hasSize(2);
    assertThat(ok(alpha.admin("ListPlayers", Map.of())).getAsJsonArray("Players")).hasSize(1);
    assertThat(ok(boss.admin("ListPlayers", Map.of())).getAsJsonArray("Players")).hasSize(2);
    assertThat(ok(watch.admin("ListPlayers", Map.of())).getAsJsonArray("Players")).isEmpty();
  }

  @Test
  void aGameStartsWithTwoPlayersAndAMapWithDiscsOfBoth() {
    int game = create(boss);
    Map<String, Integer> id = Map.of("GameId", game);
    ok(boss.admin("AddGamePlayer", Map.of("GameId", game, "PlayerId", alpha.player())));
    assertThat(status(boss.admin("StartGame", id))).isEqualTo("FAIL");
    ok(boss.admin("AddGamePlayer", Map.of("GameId", game, "PlayerId", beta.player())));
    assertThat(status(boss.admin("StartGame", id))).isEqualTo("FAIL");
    assertThat(status(boss.admin("SetGameMap", id))).isEqualTo("FAIL");
    List<String> oneColour = List.of("******", "******", "**00**", "******", "******", "******");
    ok(boss.admin("SetGameMap", Map.of("GameId", game, "MapData", map(oneColour))));
    assertThat(status(boss.admin("StartGame", id))).isEqualTo("FAIL");
    ok(boss.admin("SetGameMap", Map.of("GameId", game, "MapData", map(Contest.STANDARD_MAP))));
    ok(boss.admin("StartGame", id));
    assertThat(status(boss.admin("StartGame", id))).isEqualTo("FAIL");
    assertThat(
            status(
                boss.admin("RemoveGamePlayer", Map.of("GameId", game, "PlayerId", beta.player()))))
        .isEqualTo("FAIL");
    ok(boss.admin("PauseGame", id));
    ok(boss.admin("ResumeGame", id));
    ok(boss.admin("ResumeGame", id));
    JsonObject details = ok(boss.admin("GetGameDetails", id)).getAsJsonObject("GameDetails");
    assertThat(details.toString())
        .isEqualTo(
            "{\"GameId\":1,\"Label\":\"Game #1: boss - alpha (a) vs beta (b)\",\"Players\":["
                + "{\"GameId\":1,\"Name\":\"a\",\"PlayerId\":1,\"Team\":\"alpha\"},"
                + "{\"GameId\":1,\"Name\":\"b\",\"PlayerId\":2,\"Team\":\"beta\"}],"
                + "\"State\":\"Play\"}");
  }

  @Test
  void rightsOfContestantsCanBeRevoked() {
    int game = create(alpha);
    fixture.contest.letContestantsAdminister(false);
    assertThat(fixture.contest.mayContestantsAdminister()).isFalse();
    assertThat(status(alpha.admin("CreateGame", Map.of()))).isEqualTo("FAIL");
    assertThat(status(alpha.admin("DeleteGame", Map.of("GameId", game)))).isEqualTo("FAIL");
    ok(alpha.admin("ListGames", Map.of()));
    ok(boss.admin("DeleteGame", Map.of("GameId", game)));
    fixture.contest.letContestantsAdminister(true);
    create(alpha);
  }

  @Test
  void anotherClientCannotActForAPlayer() {
    ServiceClient sibling = fixture.client("alpha", "a2").login();
    for (String operation :
        List.of("WaitGameStart", "WaitNextTurn", "GetPlayerView", "PerformMove", "LeaveGame")) {
      assertThat(status(sibling.client(operation, Map.of("PlayerId", alpha.player()))))
          .isEqualTo("FAIL");
      assertThat(status(boss.client(operation, Map.of("PlayerId", alpha.player()))))
          .isEqualTo("FAIL");
    }
  }

  @Test
  void aTeamThatOnlyLooksHasNoPlayer() {
    JsonObject answer = watch.client("CreatePlayer", Map.of());
    assertThat(status(answer)).isEqualTo("FAIL");
    assertThat(answer.get("Message").getAsString())
        .isEqualTo("not permitted: team watch has the role Observer and may not play");
    assertThat(answer.get("PlayerId").getAsInt()).isZero();
    assertThat(fixture.contest.players()).noneMatch(player -> player.team().equals("watch"));
    ok(boss.client("CreatePlayer", Map.of()));
  }

  @Test
  void theSecretOfATeamGivesItsRoleToOrganisers() {
    assertThat(judge("boss", "p0wer-of-the-boss")).isEqualTo(GuessVerdict.RIGHT);
    assertThat(judge("boss", "p0wex-of-the-boss")).isEqualTo(GuessVerdict.WRONG);
    assertThat(judge("open", "")).isEqualTo(GuessVerdict.WRONG);
    assertThat(judge("nobody", "")).isEqualTo(GuessVerdict.WRONG);
    assertThat(fixture.contest.role("boss")).contains(TeamRole.POWER);
    assertThat(fixture.contest.role("nobody")).isEmpty();
    assertThat(fixture.contest.teams()).hasSize(5);
  }

  private GuessVerdict judge(String team, String secret) {
    return fixture.contest.judge(team, secret, ContestFixture.ORIGIN.place(team));
  }

  @Test
  void everyAnswerHasItsMembersInOrder() {
    assertThat(raw(ServiceKind.CLIENT, "WaitNextTurn"))
        .endsWith(
            "\"Status\":\"FAIL\",\"FinishComment\":null,\"FinishCondition\":null,"
                + "\"GameFinished\":false,\"TurnComplete\":false,\"YourTurn\":false}");
    assertThat(raw(ServiceKind.CLIENT, "GetPlayerView"))
        .endsWith(
            "\"GameState\":null,\"Index\":0,\"Map\":null,\"PlayerStates\":null,\"Turn\":0,"
                + "\"YourTurn\":false}");
    assertThat(raw(ServiceKind.ADMIN, "StartObserving"))
        .endsWith("\"GameDetails\":null,\"MapData\":null,\"PlayerStates\":null,\"Turn\":0}");
  }

  private String raw(ServiceKind kind, String operation) {
    return fixture.service.call(kind, operation, "{}", ContestFixture.ORIGIN).join();
  }
}
