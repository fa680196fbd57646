package org.rondo.othello;

import static org.assertj.core.api.Assertions.assertThat;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import com.google.gson.JsonObject;
import com.google.gson.JsonParser;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.rondo.laws.Perft;

/** Recordings of other programs, where they are at hand beside the project. */
class OthelloOracleTest {
  private static final Path RECORDINGS = Path.of("..", "..", "shared", "oracles", "othello");

  private final Othello othello = new Othello();

  private static List<String> lines(String name) throws IOException {
    Path file = RECORDINGS.resolve(name);
    assumeTrue(Files.exists(file), () -> "skipped: there is no " + file);
    return Files.readAllLines(file);
  }

  @Test
  void leavesBelowRecordedPositionsAgree() throws IOException {
    List<String> lines = lines("perft-positions.jsonl");
    assertThat(lines).isNotEmpty();
    for (String line : lines) {
      JsonObject json = JsonParser.parseString(line).getAsJsonObject();
      Board board =
          Board.parse(json.get("board").getAsString() + " " + json.get("side").getAsString());
      for (int depth = 1; depth <= 5; depth++) {
        assertThat(Perft.leaves(othello, board, depth))
            .as("leaves of %s at depth %d", board, depth)
            .isEqualTo(json.get("nodes").getAsJsonArray().get(depth - 1).getAsLong());
      }
    }
  }

  @Test
  void shortestGamesEndAfterNineMovesWithoutLight() throws IOException {
    List<String> games =
        lines("shortest-games.tsv").stream().filter(line -> !line.startsWith("#")).toList();
    assertThat(games).isNotEmpty();
    for (String game : games) {
      Board board = othello.start();
      for (String move : game.split("\t")[0].split("(?<=\\G..)")) {
        board = othello.next(board, othello.parse(move));
      }
      assertThat(board.isOver()).as(game).isTrue();
      assertThat(List.of(board.score(0), board.score(1))).as(game).containsExactly(13.0, 0.0);
    }
  }
}
