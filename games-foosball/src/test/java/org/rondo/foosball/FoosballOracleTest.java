package org.rondo.foosball;

import static org.assertj.core.api.Assertions.assertThat;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import com.google.gson.JsonArray;
import com.google.gson.JsonElement;
import com.google.gson.JsonObject;
import com.google.gson.JsonParser;
import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import java.util.zip.GZIPInputStream;
import org.junit.jupiter.api.Test;
import org.rondo.game.JointMove;
import org.rondo.random.ScriptedRng;

/** Recordings of the organisers' engine, where they are at hand beside the project. */
class FoosballOracleTest {
  private static final Path RECORDINGS =
      Path.of("..", "..", "shared", "oracles", "foosball", "engine-games.jsonl.gz");

  private final Foosball engine = new Foosball(new FoosballOptions(FoosballRuleset.ENGINE_2013));

  private static List<JsonObject> games() throws IOException {
    assumeTrue(Files.exists(RECORDINGS), () -> "skipped: there is no " + RECORDINGS);
    try (InputStream in = new GZIPInputStream(Files.newInputStream(RECORDINGS))) {
      return new String(in.readAllBytes(), StandardCharsets.UTF_8)
          .lines()
          .map(line -> JsonParser.parseString(line).getAsJsonObject())
          .toList();
    }
  }

  private static List<Integer> numbers(JsonElement array) {
    return array.getAsJsonArray().asList().stream().map(JsonElement::getAsInt).toList();
  }

  /** Returns the roster if it may be played, and the null move if not. */
  private Roster submitted(FoosballTable table, int seat, JsonElement array) {
    Roster roster = Roster.of(numbers(array));
    return engine.moves(table, seat).contains(roster)
        ? roster
        : engine.standIn(table, seat, Optional.of(roster)).orElseThrow();
  }

  @Test
  void everyNumberOfEveryRoundAgrees() throws IOException {
    List<JsonObject> games = games();
    assertThat(games).isNotEmpty();
    for (JsonObject game : games) {
      FoosballTable table = engine.start();
      JsonArray rounds = game.getAsJsonArray("rounds");
      for (JsonElement element : rounds) {
        JsonObject round = element.getAsJsonObject();
        JointMove<Roster> joint =
            JointMove.all(
                submitted(table, 0, round.get("home_move")),
                submitted(table, 1, round.get("away_move")));
        table = engine.next(table, joint, ScriptedRng.of(round.get("r").getAsDouble()));
        assertThat(table.numbers()).isEqualTo(numbers(round.get("home_sees")));
      }
      assertThat(table.isOver()).isTrue();
      assertThat(List.of((int) table.score(0), (int) table.score(1)))
          .isEqualTo(numbers(game.get("final")));
    }
  }
}
