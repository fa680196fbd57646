package org.rondo.server.contest;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatExceptionOfType;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;
import static org.rondo.server.ServiceClient.ok;

import com.google.gson.JsonObject;
import java.nio.file.Path;
import java.time.Duration;
import java.util.List;
import java.util.Map;
import java.util.concurrent.CompletableFuture;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.rondo.server.ServiceClient;

/** The limits of games and times, each with the last value that is allowed. */
class ContestLimitsTest {
  @TempDir private Path folder;

  @Test
  void aGameHas64PlayersBeforeItsStartOfWhichTwoRemain() throws Exception {
    ContestFixture fixture = ContestFixture.quick(folder);
    int game = fixture.contest.createGame("organisers");
    for (int i = 1; i <= 65; i++) {
      assertThat(fixture.client("alpha", "c" + i).loginAsPlayer().player()).isEqualTo(i);
    }
    for (int player = 1; player <= 64; player++) {
      fixture.contest.addPlayer(game, player);
    }
    assertThatExceptionOfType(RefusedCallException.class)
        .isThrownBy(() -> fixture.contest.addPlayer(game, 65))
        .withMessage("game 1 has 64 players, the limit");
    assertThatExceptionOfType(RefusedCallException.class)
        .isThrownBy(() -> fixture.contest.addPlayer(game, 64))
        .withMessage("player 64 is already in a game");
    assertThatExceptionOfType(RefusedCallException.class)
        .isThrownBy(() -> fixture.contest.addPlayer(game, 66))
        .withMessage("there is no player 66");
  }

  /** The players that remain have the indices 0 and 1, by which their discs are counted. */
  @Test
  void laterPlayersMoveUpWhenOneIsRemoved() throws Exception {
    ContestFixture fixture = ContestFixture.quick(folder);
    int game = fixture.contest.createGame("organisers");
    ServiceClient first = fixture.client("boss", "first").loginAsPlayer();
    ServiceClient dark = fixture.client("alpha", "dark").loginAsPlayer();
    ServiceClient light = fixture.client("beta", "light").loginAsPlayer();
    for (ServiceClient player : List.of(first, dark, light)) {
      fixture.contest.addPlayer(game, player.player());
    }
    fixture.contest.setMap(game, Contest.STANDARD_MAP);
    assertThatExceptionOfType(RefusedCallException.class)
        .isThrownBy(() -> fixture.contest.start(game))
        .withMessage("game 1 has 3 players, but it needs 2");
    ok(first.admin("RemoveGamePlayer", Map.of("GameId", game, "PlayerId", first.player())));
    assertThat(fixture.contest.players().get(0).game()).isZero();
    fixture.contest.start(game);
    fixture.contest.resume(game);
    ok(ContestFixture.answered(dark.next(0)));
    assertThat(ok(dark.view()).get("Index").getAsInt()).isZero();
    assertThat(ok(light.view()).get("Index").getAsInt()).isEqualTo(1);
    ok(dark.move(2, 4));
    dark.next(1);
    ok(ContestFixture.answered(light.next(1)));
    assertThat(fixture.contest.game(game).seats())
        .extracting(ContestSeat::score)
        .containsExactly(4, 1);
  }

  @Test
  void aContestHas2000Games() throws Exception {
    ContestFixture fixture = ContestFixture.quick(folder);
    for (int game = 1; game <= 2000; game++) {
      assertThat(fixture.contest.createGame("organisers")).isEqualTo(game);
    }
    assertThatExceptionOfType(RefusedCallException.class)
        .isThrownBy(() -> fixture.contest.createGame("organisers"))
        .withMessage("there are 2000 games, the limit; delete some first");
    fixture.contest.delete(7);
    assertThat(fixture.contest.createGame("organisers")).isEqualTo(2001);
  }

  @Test
  void aMapNeedsADiscOfEachPlayer() throws Exception {
    ContestFixture fixture = ContestFixture.quick(folder);
    int game = fixture.contest.createGame("organisers");
    fixture.contest.addPlayer(game, fixture.client("alpha", "a").loginAsPlayer().player());
    fixture.contest.addPlayer(game, fixture.client("beta", "b").loginAsPlayer().player());
    for (int index = 0; index <= 1; index++) {
      String row = "*****" + (1 - index);
      fixture.contest.setMap(game, List.of(row, row, row, row, row, row));
      assertThatExceptionOfType(RefusedCallException.class)
          .isThrownBy(() -> fixture.contest.start(game))
          .withMessage("the map has no disc of player " + index);
    }
  }

  @Test
  void aWaitOfLessThanAMillisecondLastsOne() throws Exception {
    ContestFixture fixture = ContestFixture.standard(folder);
    ContestFixture.StartedGame game = fixture.game().resume();
    fixture.time.advance(Duration.ofSeconds(3).minusNanos(400_000));
    CompletableFuture<JsonObject> waiting = game.dark.next(0);
    fixture.time.advance(Duration.ofNanos(999_999));
    assertThat(waiting).isNotDone();
    fixture.time.advance(Duration.ofNanos(1));
    assertThat(ok(ContestFixture.answered(waiting)).get("TurnComplete").getAsBoolean()).isTrue();
  }

  @Test
  void aWaitLastsASecondWhenTheMinimumTimeIsOver() throws Exception {
    ContestFixture fixture = ContestFixture.standard(folder);
    ContestFixture.StartedGame game = fixture.game().resume();
    fixture.time.advanceMillis(3000);
    ok(ContestFixture.answered(game.dark.next(0)));
    ok(game.dark.move(2, 4));
    for (long passed : new long[] {3000, 2000}) {
      fixture.time.advanceMillis(passed);
      CompletableFuture<JsonObject> waiting = game.dark.next(1);
      fixture.time.advanceMillis(999);
      assertThat(waiting).isNotDone();
      fixture.time.advanceMillis(1);
      assertThat(ok(ContestFixture.answered(waiting)).get("TurnComplete").getAsBoolean()).isFalse();
    }
  }

  /** The answer that a game is over comes later by a minimum turn if that is short. */
  @Test
  void theEndIsToldAfterAShortTurn() throws Exception {
    ContestFixture fixture = new ContestFixture(folder, Duration.ofMillis(300), Duration.ZERO);
    ContestFixture.StartedGame game = fixture.game().resume();
    fixture.time.advanceMillis(300);
    ok(ContestFixture.answered(game.dark.next(0)));
    ok(ContestFixture.answered(game.light.next(0)));
    game.light.next(1);
    CompletableFuture<JsonObject> end = game.dark.next(1);
    fixture.time.advanceMillis(299);
    assertThat(end).isNotDone();
    fixture.time.advanceMillis(1);
    assertThat(ok(ContestFixture.answered(end)).get("GameFinished").getAsBoolean()).isTrue();
  }

  @Test
  void theTimesOfAContestAreInTheirRange() {
    ContestSettings standard = ContestSettings.of(folder, folder);
    assertThat(standard.minimumTurn()).isEqualTo(Duration.ofSeconds(3));
    assertThat(standard.silence()).isZero();
    Duration hour = Duration.ofHours(1);
    assertThat(standard.withMinimumTurn(hour).minimumTurn()).isEqualTo(hour);
    assertThat(standard.withMinimumTurn(Duration.ZERO).minimumTurn()).isZero();
    assertThat(standard.withSilence(hour).silence()).isEqualTo(hour);
    for (Duration turn : List.of(hour.plusNanos(1), Duration.ofNanos(-1))) {
      assertThatIllegalArgumentException()
          .isThrownBy(() -> standard.withMinimumTurn(turn))
          .withMessage("minimum turn " + turn + " is not in 0..1h");
    }
    assertThatIllegalArgumentException()
        .isThrownBy(() -> standard.withSilence(Duration.ofNanos(-1)))
        .withMessage("silence PT-0.000000001S is below 0");
  }
}
