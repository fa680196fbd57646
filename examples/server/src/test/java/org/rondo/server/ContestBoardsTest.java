package org.rondo.server;

import static org.assertj.core.api.Assertions.assertThat;

import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpResponse.BodyHandlers;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.rondo.othello.Board;
import org.rondo.othello.Othello;
import org.rondo.othello.OthelloMove;
import org.rondo.random.Rng;
import org.rondo.random.Seed;
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
        new ContestGame.TeamOwner("red"),
        "final",
        state,
        turn,
        state == GameState.PLAY,
        rows,
        List.of(seat("red", "first", 4), seat("blue", "second", 1)));
  }

  private static ContestSeat seat(String team, PlayerCondition condition, ContestSeat.Cause cause) {
    return new ContestSeat(1, team, "bot", true, condition, cause, 2, new BoardPoint(1, 2), 1);
  }

  private static ContestSeat seat(String team, String client, int score) {
    return new ContestSeat(
        1,
        team,
        client,
        true,
        PlayerCondition.PLAY,
        new ContestSeat.InPlay(),
        score,
        new BoardPoint(1, 2),
        1);
  }

  @Test
  void aGameOfSixRowsIsShownTurnByTurn(@TempDir Path folder) throws Exception {
    try (RondoServer server = RondoServer.of(folder).port(0).start()) {
      ContestBoards boards = new ContestBoards(server.spectators());
      boards.turnStarted(game(GameState.PLAY, 1, START));
      assertThat(page(server))
          .contains("------" + "------" + "--XO--" + "--OX--" + "------" + "------ X")
          .contains("\"title\":\"contest\"", "\"name\":\"blue\"", "light · second");
      BoardPoint square = new BoardPoint(1, 2);
      // The placed disc is not among the changes: the move is no guess from them.
      List<SquareChange> changes = List.of(new SquareChange(new BoardPoint(2, 2), '0'));
      boards.turnFinished(
          new FinishedTurn(
              game(GameState.PAUSE, 1, MOVED), 0, new FinishedTurn.PlacedDisc(square), changes));
      assertThat(page(server))
          .contains("------" + "------" + "--XO--" + "--XX--" + "--X---" + "------ O")
          .contains("\"joint\":[\"c5\",null]");
      boards.gameFinished(game(GameState.FINISH, 1, MOVED));
      assertThat(page(server)).doesNotContain("\"title\":\"contest\"");
    }
  }

  /** {@return the rows of the contest, of which row 0 is row 8 of Othello} */
  private static List<String> rows(Board board) {
    String squares = board.text().substring(0, 64).replace('-', '*');
    String discs = squares.replace('X', '0').replace('O', '1');
    return IntStream.rangeClosed(1, 8)
        .mapToObj(row -> discs.substring(64 - 8 * row, 72 - 8 * row))
        .toList();
  }

  @Test
  void aGameIsShownAsTheRecordOfTheSameGameShowsIt(@TempDir Path folder) throws Exception {
    Othello rules = new Othello();
    Rng rng = Seed.of(2017).rng();
    Board board = rules.start();
    try (RondoServer server = RondoServer.of(folder).port(0).start()) {
      ContestBoards boards = new ContestBoards(server.spectators());
      boards.turnStarted(game(GameState.PLAY, 1, rows(board)));
      assertThat(page(server)).contains(board.text());
      for (int turn = 1; turn <= 20; turn++) {
        int mover = board.toMove().only();
        OthelloMove move = rules.moves(board, mover).sample(rng);
        board = rules.next(board, move);
        BoardPoint square =
            new BoardPoint(8 - (move.text().charAt(1) - '0'), move.text().charAt(0) - 'a');
        List<SquareChange> changes = List.of(new SquareChange(square, (char) ('0' + mover)));
        boards.turnFinished(
            new FinishedTurn(
                game(GameState.PLAY, turn, rows(board)),
                mover,
                new FinishedTurn.PlacedDisc(square),
                changes));
        String joint = "\"" + move.text() + "\"";
        assertThat(page(server))
            .contains(board.text())
            .contains(mover == 0 ? "[" + joint + ",null]" : "[null," + joint + "]");
        boards.turnStarted(game(GameState.PLAY, turn + 1, rows(board)));
        assertThat(page(server)).as("the last move stays marked").contains(joint);
      }
    }
  }

  @Test
  void aGameThatARuleEndsSaysWhy(@TempDir Path folder) throws Exception {
    ContestGame over =
        new ContestGame(
            5,
            new ContestGame.TeamOwner("red"),
            "semifinal",
            GameState.FINISH,
            1,
            false,
            List.of("******", "*!****", "**10**", "**01**", "******", "******"),
            List.of(
                seat(
                    "red", PlayerCondition.LOST, new ContestSeat.IllegalMove(new BoardPoint(1, 1))),
                seat("blue", PlayerCondition.WON, new ContestSeat.RivalForfeit())));
    try (RondoServer server = RondoServer.of(folder).port(0).start()) {
      ContestBoards boards = new ContestBoards(server.spectators());
      // Another game keeps the boards on the page.
      boards.turnStarted(game(GameState.PLAY, 1, START));
      boards.turnStarted(
          new ContestGame(
              5,
              new ContestGame.TeamOwner("red"),
              "semifinal",
              GameState.PLAY,
              1,
              true,
              START,
              over.seats()));
      boards.turnFinished(
          new FinishedTurn(
              over,
              0,
              new FinishedTurn.NoMove(),
              List.of(new SquareChange(new BoardPoint(1, 1), '!'))));
      boards.gameFinished(over);
      assertThat(page(server))
          .contains("------" + "------" + "--XO--" + "--OX--" + "------" + "------ -")
          .contains("\"joint\":[null,null]")
          .contains("\"over\":\"blue wins, 2 to 2; red: illegal move to (1,1)\"");
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
