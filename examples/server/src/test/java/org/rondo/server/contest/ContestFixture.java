package org.rondo.server.contest;

import static org.assertj.core.api.Assertions.assertThat;
import static org.rondo.server.ServiceClient.ok;

import com.google.gson.JsonObject;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.time.ZoneOffset;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.concurrent.CompletableFuture;
import org.rondo.remote.AddressPrefix;
import org.rondo.server.ContestTeams;
import org.rondo.server.ServiceClient;
import org.rondo.server.access.CallOrigin;

/** A contest with a time of its own, and clients that call it without HTTP. */
final class ContestFixture {
  /** Where the calls come from, unless a test says otherwise. */
  static final CallOrigin ORIGIN = CallOrigin.of(new AddressPrefix("7f000001"));

  final ManualTime time = new ManualTime();
  final List<String> problems = new ArrayList<>();
  final Path teams;
  final Path protocols;
  final Contest contest;
  final ContestService service;

  ContestFixture(Path folder, Duration minimumTurn, Duration silence) throws IOException {
    teams = Files.writeString(folder.resolve("teams.xml"), ContestTeams.FILE);
    protocols = folder.resolve("protocols");
    contest =
        new Contest(
            new ContestSettings(teams, protocols, minimumTurn, silence, ZoneOffset.UTC),
            time,
            Runnable::run,
            problems::add);
    service = new ContestService(contest);
  }

  static ContestFixture quick(Path folder) throws IOException {
    return new ContestFixture(folder, Duration.ZERO, Duration.ZERO);
  }

  static ContestFixture standard(Path folder) throws IOException {
    return new ContestFixture(folder, ContestSettings.STANDARD_TURN, Duration.ZERO);
  }

  /**
   * {@return an answer that is there; time stands still, so a test that waits would wait for ever}
   */
  static JsonObject answered(CompletableFuture<JsonObject> answer) {
    assertThat(answer).isDone();
    return answer.join();
  }

  ServiceClient client(String team, String name) {
    return client(team, name, ORIGIN);
  }

  ServiceClient client(String team, String name, CallOrigin origin) {
    return new ServiceClient(
        (kind, operation, body) -> service.call(kind, operation, body, origin), team, name);
  }

  ServiceClient boss() {
    return client("boss", "admin").login();
  }

  /** A game of two players that has started, and is in the state Pause. */
  final class StartedGame {
    final ServiceClient dark = client("alpha", "dark").loginAsPlayer();
    final ServiceClient light = client("beta", "light").loginAsPlayer();
    final int id;

    private StartedGame(List<String> rows) {
      id = contest.createGame("organisers");
      contest.addPlayer(id, dark.player());
      contest.addPlayer(id, light.player());
      contest.setMap(id, rows);
      contest.start(id);
    }

    StartedGame resume() {
      contest.resume(id);
      return this;
    }

    /** Lets both players learn of the first turn. */
    StartedGame begin() {
      resume();
      ok(answered(dark.next(0)));
      ok(answered(light.next(0)));
      return this;
    }

    ContestGame now() {
      return contest.game(id);
    }

    /** Completes a turn by both players. */
    void complete(int turn) {
      dark.next(turn);
      answered(light.next(turn));
    }

    JsonObject result(ServiceClient client) {
      return ok(client.client("GetTurnResult", Map.of("PlayerId", client.player())));
    }
  }

  StartedGame game() {
    return game(Contest.STANDARD_MAP);
  }

  StartedGame game(List<String> rows) {
    return new StartedGame(rows);
  }
}
