package org.rondo.server.hostile;

import static org.assertj.core.api.Assertions.assertThat;

import com.google.gson.JsonArray;
import com.google.gson.JsonObject;
import com.google.gson.JsonParser;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.net.URI;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.CompletableFuture;
import java.util.stream.Stream;
import org.rondo.othello.Board;
import org.rondo.othello.OthelloMove;

/**
 * A game between two clients that keep to the protocol. After each turn it is checked that the
 * server has exactly the position that the rules give.
 */
final class FairGame {
  private static final int SIZE = 8;
  private static final String MAP =
      """
      {"Width": 8, "Height": 8, "Rows": ["********", "********", "********", "***01***",
      "***10***", "********", "********", "********"]}
      """;

  private final List<FairClient> sides;
  private final List<Integer> players = new ArrayList<>();
  private final FairClient organiser;
  private final int id;
  private Board board = Board.of(1L << 27 | 1L << 36, 1L << 28 | 1L << 35, 0);
  private int turn;

  private FairGame(URI server, String name) throws IOException, InterruptedException {
    organiser = new FairClient(server, "boss", name, "p0wer-of-the-boss").logIn();
    sides =
        List.of(
            new FairClient(server, "alpha", name, "s3cret-A").logIn(),
            new FairClient(server, "beta", name, "s3cret-B").logIn());
    JsonObject created = organiser.call("Admin", "CreateGame");
    id = created.getAsJsonObject("GameInfo").get("GameId").getAsInt();
    for (FairClient side : sides) {
      players.add(side.call("Client", "CreatePlayer").get("PlayerId").getAsInt());
      organiser.call(
          "Admin", "AddGamePlayer", "GameId", id, "PlayerId", players.get(players.size() - 1));
    }
    JsonObject map = JsonParser.parseString(MAP).getAsJsonObject();
    organiser.call("Admin", "SetGameMap", "GameId", id, "MapData", map);
    organiser.call("Admin", "StartGame", "GameId", id);
    organiser.call("Admin", "ResumeGame", "GameId", id);
  }

  /** {@return a game that has begun} */
  static FairGame begin(URI server, String name) throws IOException, InterruptedException {
    return new FairGame(server, name);
  }

  /** {@return the id of the game} */
  int id() {
    return id;
  }

  /** {@return the ids of the players} */
  List<Integer> players() {
    return players;
  }

  boolean isOver() {
    return board.isOver();
  }

  /** Plays a turn, and checks what both sides see before it. */
  void playTurn() throws IOException, InterruptedException {
    int mover = board.toMove().only();
    awaitBoth();
    for (int side = 0; side < 2; side++) {
      JsonObject view = sides.get(side).call("Client", "GetPlayerView", "PlayerId", player(side));
      assertThat(view.get("Turn").getAsInt()).isEqualTo(turn + 1);
      assertThat(rows(view)).isEqualTo(rows());
    }
    turn++;
    int square = Long.numberOfTrailingZeros(board.legalSquares());
    boolean isPass = square == 64;
    JsonObject place = new JsonObject();
    place.addProperty("Row", isPass ? -1 : square / SIZE);
    place.addProperty("Col", isPass ? -1 : square % SIZE);
    FairClient side = sides.get(mover);
    side.call("Client", "PerformMove", "PlayerId", player(mover), "Turn", place, "Pass", isPass);
    board = next(square, mover);
  }

  private int player(int side) {
    return players.get(side);
  }

  /** Completes the turn for both sides, at the same time, and waits for the next. */
  private void awaitBoth() throws IOException, InterruptedException {
    CompletableFuture<Boolean> first =
        CompletableFuture.supplyAsync(
            () -> {
              try {
                return await(0);
              } catch (IOException e) {
                throw new UncheckedIOException(e);
              } catch (InterruptedException e) {
                throw new IllegalStateException(e);
              }
            });
    boolean isOver = await(1);
    assertThat(isOver).isEqualTo(board.isOver());
    assertThat(first.join()).isEqualTo(isOver);
  }

  private boolean await(int side) throws IOException, InterruptedException {
    JsonObject answer;
    do {
      answer =
          sides.get(side).call("Client", "WaitNextTurn", "PlayerId", player(side), "RefTurn", turn);
    } while (!answer.get("TurnComplete").getAsBoolean());
    return answer.get("GameFinished").getAsBoolean();
  }

  /** Checks that the game ended as the rules say. */
  void checkEnd() throws IOException, InterruptedException {
    assertThat(board.isOver()).isTrue();
    awaitBoth();
    JsonObject result = sides.get(0).call("Client", "GetTurnResult", "PlayerId", player(0));
    assertThat(result.get("GameState").getAsString()).isEqualTo("Finish");
    JsonArray states = result.getAsJsonArray("PlayerStates");
    for (int side = 0; side < 2; side++) {
      assertThat(states.get(side).getAsJsonObject().get("Score").getAsInt())
          .isEqualTo((int) board.score(side));
      sides.get(side).call("Client", "LeaveGame", "PlayerId", player(side));
    }
    organiser.call("Admin", "DeleteGame", "GameId", id);
  }

  /** {@return how long the server took to answer the calls that do not wait} */
  List<Duration> delays() {
    return Stream.concat(sides.stream(), Stream.of(organiser))
        .flatMap(client -> client.delays().stream())
        .toList();
  }

  private Board next(int square, int mover) {
    long own = board.discs(mover);
    long other = board.discs(1 - mover);
    if (square < 64) {
      long turned = OthelloMove.at(square).turned(own, other);
      own |= turned | 1L << square;
      other &= ~turned;
    }
    return mover == 0 ? Board.of(own, other, 1) : Board.of(other, own, 0);
  }

  private static List<String> rows(JsonObject view) {
    JsonArray rows = view.getAsJsonObject("Map").getAsJsonArray("Rows");
    return Stream.iterate(0, row -> row + 1)
        .limit(rows.size())
        .map(row -> rows.get(row).getAsString())
        .toList();
  }

  private List<String> rows() {
    return Stream.iterate(0, row -> row + 1).limit(SIZE).map(this::row).toList();
  }

  private String row(int row) {
    StringBuilder text = new StringBuilder();
    for (int square = row * SIZE; square < row * SIZE + SIZE; square++) {
      boolean isDark = (board.discs(0) >>> square & 1) != 0;
      boolean isLight = (board.discs(1) >>> square & 1) != 0;
      text.append(isDark ? '0' : isLight ? '1' : '*');
    }
    return text.toString();
  }
}
