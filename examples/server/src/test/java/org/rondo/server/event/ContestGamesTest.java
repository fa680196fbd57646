package org.rondo.server.event;

import static org.assertj.core.api.Assertions.assertThat;
import static org.rondo.server.ServiceClient.ok;

import java.lang.reflect.Proxy;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.rondo.game.Game;
import org.rondo.match.Match;
import org.rondo.match.OngoingMatch;
import org.rondo.othello.Board;
import org.rondo.othello.Othello;
import org.rondo.othello.OthelloMove;
import org.rondo.remote.AddressPrefix;
import org.rondo.server.ContestTeams;
import org.rondo.server.ServiceClient;
import org.rondo.server.access.CallOrigin;
import org.rondo.server.contest.Contest;
import org.rondo.server.contest.ContestService;
import org.rondo.server.contest.ContestSettings;
import org.rondo.server.contest.ContestTime;

/** The games of the contest, as an event sees them. */
class ContestGamesTest {
  @TempDir private Path folder;

  /** Othello in which no turn can be played. */
  @SuppressWarnings("unchecked")
  private static Game<Board, OthelloMove> failing() {
    Othello rules = new Othello();
    return (Game<Board, OthelloMove>)
        Proxy.newProxyInstance(
            Game.class.getClassLoader(),
            new Class<?>[] {Game.class},
            (proxy, method, arguments) -> {
              if (method.getName().equals("next")) {
                throw new IllegalStateException("a disc is lost");
              }
              return method.invoke(rules, arguments);
            });
  }

  @Test
  void aGameThatCannotGoOnSaysWhyAndADeletedOneDoesNot() throws Exception {
    Path teams = Files.writeString(folder.resolve("teams.xml"), ContestTeams.FILE);
    ContestSettings settings =
        ContestSettings.of(teams, folder.resolve("protocols")).withMinimumTurn(Duration.ZERO);
    List<String> problems = new ArrayList<>();
    try (Contest contest =
        new Contest(settings, ContestTime.ofMachine(), Runnable::run, problems::add)) {
      ContestService service = new ContestService(contest);
      CallOrigin origin = CallOrigin.of(new AddressPrefix("7f000001"));
      List<ServiceClient> players = new ArrayList<>();
      for (String team : List.of("alpha", "beta")) {
        players.add(
            new ServiceClient(
                    (kind, operation, body) -> service.call(kind, operation, body, origin),
                    team,
                    "bot")
                .loginAsPlayer());
      }
      ContestGames games = new ContestGames(contest);
      OngoingMatch<Board, OthelloMove> match = Match.of(failing()).begin(List.of("alpha", "beta"));
      int game = games.open("1.1.1", match, players.stream().map(ServiceClient::player).toList());
      games.resume(game);
      players.forEach(player -> ok(player.next(0).join()));
      assertThat(games.isOpen(game)).isTrue();
      assertThat(games.failure(game)).isEmpty();
      ok(players.get(0).move(2, 4));
      players.forEach(player -> player.next(1));
      assertThat(games.isOpen(game)).isFalse();
      assertThat(games.failure(game)).contains("its rules have failed on the server");
      games.delete(game);
      assertThat(games.isOpen(game)).isFalse();
      assertThat(games.failure(game)).isEmpty();
      assertThat(problems).hasSize(1);
    }
  }
}
