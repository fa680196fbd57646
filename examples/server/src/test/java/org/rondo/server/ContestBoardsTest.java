package org.rondo.server;

import static org.assertj.core.api.Assertions.assertThat;

import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpResponse.BodyHandlers;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.rondo.server.contest.BoardPoint;
import org.rondo.server.contest.ContestGame;
import org.rondo.server.contest.ContestSeat;
import org.rondo.server.contest.FinishedTurn;
import org.rondo.server.contest.GameState;
import org.rondo.server.contest.PlayerCondition;
import org.rondo.server.contest.SquareChange;

/** The games of the contest are on the boards for spectators. */
class ContestBoardsTest {
  private static final List<String> START =
      List.of("******", "******", "**10**", "**01**", "******", "******");
  private static final List<String> MOVED =
      List.of("******", "**0***", "**00**", "**01**", "******", "******");

  private static ContestGame game(GameState state, int turn, List<String> rows) {
    return new ContestGame(
        4,
        "red",
        "final",
        state,
        turn,
        state == GameState.PLAY,
        START,
        rows,
        List.of(seat("red", "first", 4), seat("blue", "second", 1)));
  }

  private static ContestSeat seat(String team, String client, int score) {
    return new ContestSeat(
        1, team, client, true, PlayerCondition.PLAY, "", score, new BoardPoint(1, 2), 1);
  }

  @Test
  void aGameOfSixRowsIsShownTurnByTurn(@TempDir Path folder) throws Exception {
    try (RondoServer server = RondoServer.of(folder).port(0).start()) {
      ContestBoards boards = new ContestBoards(server.spectators(), game -> false);
      boards.turnStarted(game(GameState.PLAY, 1, START));
      assertThat(page(server))
          .contains("------" + "------" + "--OX--" + "--XO--" + "------" + "------ X")
          .contains("\"title\":\"contest\"", "\"name\":\"blue\"", "light · second");
      List<SquareChange> changes = List.of(new SquareChange(new BoardPoint(1, 2), '0'));
      boards.turnFinished(new FinishedTurn(game(GameState.PAUSE, 1, MOVED), 0, changes));
      assertThat(page(server))
          .contains("--X---" + "--XX--" + "--XO--" + "------" + "------ O")
          .contains("\"joint\":[\"c2\",null]");
      boards.gameFinished(game(GameState.FINISH, 1, MOVED));
      assertThat(page(server)).doesNotContain("\"title\":\"contest\"");
    }
  }

  private static String page(RondoServer server) throws Exception {
    return HttpClient.newHttpClient()
        .send(
            HttpRequest.newBuilder(URI.create(server.url() + "live")).build(),
            BodyHandlers.ofString())
        .body();
  }
}
