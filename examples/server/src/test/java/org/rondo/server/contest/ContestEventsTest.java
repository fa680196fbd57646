package org.rondo.server.contest;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatExceptionOfType;
import static org.rondo.server.ServiceClient.ok;
import static org.rondo.server.ServiceClient.status;

import com.google.gson.JsonObject;
import java.nio.file.Path;
import java.time.Duration;
import java.time.Instant;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.concurrent.CompletableFuture;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.rondo.server.ServiceClient;

/** What listeners and organisers in the same virtual machine learn, and what they decide. */
class ContestEventsTest {
  @TempDir private Path folder;

  private ContestFixture fixture;
  private final List<String> events = new ArrayList<>();

  @BeforeEach
  void open() throws Exception {
    fixture = ContestFixture.quick(folder);
  }

  private ContestListener recorder() {
    return new ContestListener() {
      @Override
      public void playersChanged() {
        events.add("players");
      }

      @Override
      public void turnStarted(ContestGame game) {
        events.add("turn " + game.turn() + (game.running() ? " runs" : ""));
      }

      @Override
      public void turnFinished(FinishedTurn turn) {
        events.add("end of turn " + turn.number() + ", " + turn.move().text(8).orElse("none"));
      }

      @Override
      public void gameFinished(ContestGame game) {
        events.add("end in " + game.state().text());
      }

      @Override
      public void gameDeleted(ContestGame game) {
        events.add("deleted in " + game.state().text());
      }
    };
  }

  private void assertEvents(String... expected) {
    assertThat(events).containsExactly(expected);
    events.clear();
  }

  private static List<String> results(ContestGame game) {
    return game.seats().stream()
        .map(seat -> seat.condition().text() + ", " + seat.comment())
        .toList();
  }

  @Test
  void listenersHearOfPlayersTurnsAndGames() {
    fixture.contest.addListener(recorder());
    ServiceClient dark = fixture.client("alpha", "dark").login();
    assertEvents("players");
    dark.loginAsPlayer();
    assertEvents("players", "players");
    ok(dark.client("CreatePlayer", Map.of()));
    assertEvents();
    ServiceClient light = fixture.client("beta", "light").loginAsPlayer();
    events.clear();
    int game = fixture.contest.createGame("organisers");
    fixture.contest.addPlayer(game, dark.player());
    assertEvents("players");
    fixture.contest.addPlayer(game, light.player());
    fixture.contest.setMap(game, Contest.STANDARD_MAP);
    fixture.contest.start(game);
    fixture.contest.resume(game);
    assertEvents("players");
    ok(ContestFixture.answered(dark.next(0)));
    assertEvents("turn 1 runs");
    ok(dark.move(2, 4));
    dark.next(1);
    light.next(1);
    assertEvents("end of turn 1, e6", "turn 2 runs");
    ok(light.leave());
    assertEvents("players");
    dark.next(2);
    assertEvents("end of turn 2, none", "end in Finish");
    fixture.contest.delete(game);
    assertEvents("deleted in Finish", "players");
    fixture.contest.flush();
    assertEvents("players");
  }

  @Test
  void aListenerThatFailsIsReportedAndTheOthersHear() {
    fixture.contest.addListener(
        new ContestListener() {
          @Override
          public void playersChanged() {
            throw new IllegalStateException("broken on purpose");
          }
        });
    fixture.contest.addListener(recorder());
    fixture.client("alpha", "dark").login();
    assertEvents("players");
    assertThat(fixture.problems)
        .containsExactly(
            "a listener of the contest failed: java.lang.IllegalStateException: broken on purpose");
  }

  @Test
  void aPassIsTheMoveOfItsTurn() {
    fixture.contest.addListener(recorder());
    ContestFixture.StartedGame game =
        fixture.game(List.of("000000", "000000", "000000", "111111", "111111", "111111")).begin();
    events.clear();
    ok(game.dark.pass());
    game.complete(1);
    assertEvents("end of turn 1, pass", "end in Finish");
  }

  @Test
  void organisersEndAGameByATechnicalLoss() {
    ContestFixture.StartedGame game = fixture.game().begin();
    fixture.contest.addListener(recorder());
    assertThatExceptionOfType(RefusedCallException.class)
        .isThrownBy(() -> fixture.contest.lose(game.id, "boss", "judge"))
        .withMessage("team boss is not in game 1");
    CompletableFuture<JsonObject> waiting = game.dark.next(1);
    fixture.contest.lose(game.id, "beta", "judge");
    assertThat(results(game.now()))
        .containsExactly("Won, Congratulations", "Lost, technical loss by judge");
    assertThat(game.now().state()).isEqualTo(GameState.FINISH);
    assertThat(game.now().running()).isFalse();
    assertEvents("end in Finish");
    assertThat(ok(ContestFixture.answered(waiting)).get("FinishCondition").getAsString())
        .isEqualTo("Won");
    assertThatExceptionOfType(RefusedCallException.class)
        .isThrownBy(() -> fixture.contest.lose(game.id, "alpha", "judge"))
        .withMessage("game 1 must be playing; it is over");
    assertThat(fixture.problems).isEmpty();
  }

  /** A player that has left has lost already; the organisers decide otherwise. */
  @Test
  void aTechnicalLossLetsAPlayerWinThatHasLeft() {
    ContestFixture.StartedGame game = fixture.game().begin();
    ok(game.dark.leave());
    fixture.contest.lose(game.id, "beta", "judge");
    assertThat(results(game.now()))
        .containsExactly("Won, Congratulations", "Lost, technical loss by judge");
    assertThat(game.now().seats()).extracting(ContestSeat::attached).containsExactly(false, true);
  }

  @Test
  void aGameIsDescribedInEachOfItsStates() {
    int id = fixture.contest.createGame("organisers");
    ContestGame setup = fixture.contest.game(id);
    assertThat(setup.label()).isEqualTo("Game #1: organisers");
    assertThat(setup.owner()).isEqualTo(new ContestGame.OrganiserOwner("organisers"));
    assertThat(setup.state()).isEqualTo(GameState.SETUP);
    assertThat(setup.turn()).isZero();
    assertThat(setup.running()).isFalse();
    assertThat(setup.rows()).isEmpty();
    fixture.contest.setMap(id, Contest.STANDARD_MAP);
    assertThat(fixture.contest.game(id).rows()).isEqualTo(Contest.STANDARD_MAP);
    ContestFixture.StartedGame game = fixture.game();
    assertThat(game.now().label()).isEqualTo("Game #2: organisers - alpha (dark) vs beta (light)");
    assertThat(game.now().state()).isEqualTo(GameState.PAUSE);
    game.begin();
    assertThat(game.now().state()).isEqualTo(GameState.PLAY);
    assertThat(game.now().turn()).isEqualTo(1);
    assertThat(game.now().running()).isTrue();
    assertThat(fixture.contest.games()).extracting(ContestGame::id).containsExactly(1, 2);
    ContestSeat light = game.now().seats().get(1);
    assertThat(light)
        .isEqualTo(
            new ContestSeat(
                2,
                "beta",
                "light",
                true,
                PlayerCondition.PLAY,
                new ContestSeat.InPlay(),
                0,
                new BoardPoint(4, 3),
                0));
    for (int unknown : new int[] {0, 3}) {
      assertThatExceptionOfType(RefusedCallException.class)
          .isThrownBy(() -> fixture.contest.game(unknown))
          .withMessage("there is no game " + unknown);
    }
  }

  @Test
  void aPlayerIsDescribedWithItsGameAndItsLogin() {
    Instant start = fixture.time.now();
    assertThat(fixture.contest.now()).isEqualTo(start);
    ContestFixture.StartedGame game = fixture.game();
    fixture.time.advance(Duration.ofSeconds(7));
    fixture.client("boss", "b").loginAsPlayer();
    assertThat(fixture.contest.players())
        .containsExactly(
            new ContestPlayer(1, "alpha", "dark", game.id, start, 1),
            new ContestPlayer(2, "beta", "light", game.id, start, 2),
            new ContestPlayer(3, "boss", "b", 0, start.plusSeconds(7), 3));
    ContestPlayer dark = fixture.contest.players().get(0);
    assertThat(dark.isSilent(start.plusSeconds(10))).isTrue();
    assertThat(dark.isSilent(start.plusSeconds(10).minusNanos(1))).isFalse();
    // A new login is a new session of the same player.
    game.dark.login();
    assertThat(fixture.contest.players().get(0))
        .isEqualTo(new ContestPlayer(1, "alpha", "dark", game.id, start.plusSeconds(7), 4));
  }

  @Test
  void theEndOfTheContestAnswersAllThatWait() {
    ContestFixture.StartedGame game = fixture.game();
    ServiceClient free = fixture.client("boss", "b").loginAsPlayer();
    CompletableFuture<JsonObject> start =
        free.start("WaitGameStart", Map.of("PlayerId", free.player()));
    CompletableFuture<JsonObject> turn = game.dark.next(0);
    assertThat(start).isNotDone();
    assertThat(turn).isNotDone();
    fixture.contest.close();
    assertThat(ok(ContestFixture.answered(start)).get("GameId").getAsInt()).isEqualTo(-1);
    assertThat(ok(ContestFixture.answered(turn)).get("TurnComplete").getAsBoolean()).isFalse();
    assertThat(fixture.time.tasks()).isZero();
  }

  @Test
  void anObserverThatWaitsIsAnsweredWhenItStartsAgainOrItsGameIsDeleted() {
    ContestFixture.StartedGame game = fixture.game();
    ServiceClient watch = fixture.client("watch", "w").login();
    ServiceClient other = fixture.client("watch", "v").login();
    assertThat(ok(watch.admin("CreateObserver", Map.of())).get("ObserverId").getAsInt())
        .isEqualTo(1);
    assertThat(ok(other.admin("CreateObserver", Map.of())).get("ObserverId").getAsInt())
        .isEqualTo(2);
    assertThat(ok(watch.admin("CreateObserver", Map.of())).get("ObserverId").getAsInt())
        .isEqualTo(1);
    Map<String, Integer> watched = Map.of("ObserverId", 1, "GameId", game.id);
    ok(watch.admin("StartObserving", watched));
    CompletableFuture<JsonObject> waiting = observe(watch, watched);
    assertThat(waiting).isNotDone();
    ok(watch.admin("StartObserving", watched));
    assertThat(ok(ContestFixture.answered(waiting)).get("TurnInfo").isJsonNull()).isTrue();
    waiting = observe(watch, watched);
    assertThat(waiting).isNotDone();
    fixture.contest.delete(game.id);
    assertThat(status(ContestFixture.answered(waiting))).isEqualTo("FAIL");
  }

  private static CompletableFuture<JsonObject> observe(
      ServiceClient watch, Map<String, Integer> watched) {
    return watch.send(ServiceKind.ADMIN, "ObserveNextTurn", watch.nextAuth(), watched);
  }
}
