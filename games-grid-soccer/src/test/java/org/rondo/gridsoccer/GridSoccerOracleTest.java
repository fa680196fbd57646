package org.rondo.gridsoccer;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatCode;
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
import java.util.stream.Collectors;
import java.util.stream.Stream;
import java.util.stream.StreamSupport;
import java.util.zip.GZIPInputStream;
import org.junit.jupiter.api.Test;
import org.rondo.game.JointMove;
import org.rondo.random.Rng;
import org.rondo.random.ScriptedRng;

/** Recordings of the course's own judge, where they are at hand beside the project. */
class GridSoccerOracleTest {
  private static final Path RECORDINGS = Path.of("..", "..", "shared", "oracles", "grid-soccer");

  private static InputStream open(String name) throws IOException {
    Path file = RECORDINGS.resolve(name);
    assumeTrue(Files.exists(file), () -> "skipped: there is no " + file);
    return Files.newInputStream(file);
  }

  private static String words(JsonElement list, String separator) {
    return stream(list).map(JsonElement::toString).collect(Collectors.joining(separator));
  }

  private static Stream<JsonElement> stream(JsonElement list) {
    return StreamSupport.stream(list.getAsJsonArray().spliterator(), false);
  }

  private static List<Double> doubles(JsonElement list) {
    return stream(list).map(JsonElement::getAsDouble).toList();
  }

  private static String cells(JsonElement team) {
    return stream(team)
        .map(player -> player.getAsJsonArray().get(0) + "," + player.getAsJsonArray().get(1))
        .collect(Collectors.joining(" "));
  }

  private static String ball(JsonElement left, JsonElement right, JsonElement free) {
    if (!free.isJsonNull()) {
      return words(free, ",");
    }
    for (int player = 0; player < 6; player++) {
      JsonElement team = player < 3 ? left : right;
      String has = team.getAsJsonArray().get(player % 3).getAsJsonArray().get(2).toString();
      if (has.equals("1") || has.equals("true")) {
        return (player < 3 ? "left" : "right") + player % 3;
      }
    }
    throw new AssertionError("nobody has the ball");
  }

  private static String players(JsonElement left, JsonElement right, JsonElement free) {
    return cells(left) + " " + cells(right) + " " + ball(left, right, free);
  }

  private static SoccerMove orders(JsonElement team) {
    return SoccerOrders.parse(
        stream(team)
            .map(order -> order.isJsonArray() ? order.getAsJsonArray() : only(order))
            .map(o -> o.size() == 1 ? o.get(0).toString() : "p" + o.get(0) + ":" + o.get(1))
            .collect(Collectors.joining(" ")));
  }

  private static JsonArray only(JsonElement element) {
    JsonArray array = new JsonArray();
    array.add(element);
    return array;
  }

  private static String state(Pitch pitch) {
    String[] words = pitch.text().split(" ");
    return words[1] + " " + String.join(" ", List.of(words).subList(2, 9));
  }

  private static String recorded(JsonArray state) {
    return words(state.get(3), "-") + " " + players(state.get(0), state.get(1), state.get(2));
  }

  @Test
  void gamesOfTheJudgeReplay() throws IOException {
    int games = 0;
    try (InputStream in = new GZIPInputStream(open("elizondo-games.jsonl.gz"))) {
      for (String line : new String(in.readAllBytes(), StandardCharsets.UTF_8).lines().toList()) {
        replay(JsonParser.parseString(line).getAsJsonObject(), "game " + games++);
      }
    }
    assertThat(games).isPositive();
  }

  private static void replay(JsonObject json, String name) {
    JsonArray steps = json.getAsJsonArray("steps");
    GridSoccer game =
        new GridSoccer(
            new GridSoccerOptions(
                json.get("rows").getAsInt(),
                json.get("cols").getAsInt(),
                steps.size(),
                doubles(json.get("qA")),
                doubles(json.get("qB")),
                GridSoccerRuleset.ELIZONDO,
                json.get("first").getAsString().equals("A") ? 0 : 1));
    JointMove<SoccerMove> formations =
        JointMove.all(
            Formation.parse(cells(json.get("startA"))), Formation.parse(cells(json.get("startB"))));
    Pitch pitch = game.next(game.start(), formations, Rng.none());
    assertThat(state(pitch)).as(name).isEqualTo(recorded(json.getAsJsonArray("state0")));
    for (JsonElement element : steps) {
      JsonObject step = element.getAsJsonObject();
      ScriptedRng rng =
          ScriptedRng.of(
              doubles(step.get("u")).stream().mapToDouble(Double::doubleValue).toArray());
      pitch = game.next(pitch, JointMove.all(orders(step.get("A")), orders(step.get("B"))), rng);
      String here = name + " step " + pitch.step();
      assertThat(rng.remaining()).as("draws left in %s", here).isZero();
      JsonElement after = step.has("restart") ? step.get("restart") : step.get("st");
      assertThat(state(pitch)).as(here).isEqualTo(recorded(after.getAsJsonArray()));
      assertThat(step.has("restart")).isEqualTo(step.has("goal"));
      if (step.has("goal")) {
        int conceding = step.get("goal").getAsString().equals("A") ? 0 : 1;
        assertThat(pitch.hasBall(conceding, 0)).as(here).isTrue();
      }
    }
    assertThat(pitch.isOver()).as(name).isTrue();
    String winner =
        game.outcome(pitch).winner().map(seat -> "AB".substring(seat, seat + 1)).orElse(null);
    JsonElement recorded = json.get("winner");
    assertThat(winner).as(name).isEqualTo(recorded.isJsonNull() ? null : recorded.getAsString());
  }

  @Test
  void situationsOfTheJudgeReplay() throws IOException {
    int situations = 0;
    try (InputStream in = open("elizondo-situations.json")) {
      String text = new String(in.readAllBytes(), StandardCharsets.UTF_8);
      for (JsonElement element : JsonParser.parseString(text).getAsJsonArray()) {
        JsonObject json = element.getAsJsonObject();
        if (json.has("steps")) {
          replaySituation(json);
        } else {
          replayStart(json);
        }
        situations++;
      }
    }
    assertThat(situations).isPositive();
  }

  private static String recorded(JsonObject state) {
    return words(state.get("score"), "-")
        + " "
        + players(state.get("A"), state.get("B"), state.get("free"));
  }

  private static void replaySituation(JsonObject json) {
    String name = json.get("name").getAsString();
    JsonArray steps = json.getAsJsonArray("steps");
    int columns = json.get("cols").getAsInt();
    GridSoccerOptions options =
        new GridSoccerOptions(
            json.get("rows").getAsInt(),
            columns,
            100,
            doubles(json.get("quite_A")),
            doubles(json.get("quite_B")),
            GridSoccerRuleset.ELIZONDO,
            0);
    GridSoccer game = new GridSoccer(options);
    String homes = String.format(" 0,0 1,0 2,0 0,%1$d 1,%1$d 2,%1$d", columns - 1);
    Pitch pitch = Pitch.parse("0 " + recorded(json.getAsJsonObject("start")) + homes, options);
    for (JsonElement element : steps) {
      JsonObject step = element.getAsJsonObject();
      SoccerMove left = orders(step.get("A"));
      SoccerMove right = orders(step.get("B"));
      assertThat(List.of(game.moves(pitch, 0).contains(left), game.moves(pitch, 1).contains(right)))
          .as(name)
          .isEqualTo(stream(step.get("valid")).map(JsonElement::getAsBoolean).toList());
      if (!step.has("after")) {
        return;
      }
      double u = json.get("u").getAsDouble();
      pitch = game.next(pitch, JointMove.all(left, right), ScriptedRng.of(u, u, u));
      JsonObject after = step.getAsJsonObject("after");
      if (step.get("goal_restart").isJsonNull()) {
        assertThat(state(pitch)).as(name).isEqualTo(recorded(after));
      } else {
        int conceding = step.get("goal_restart").getAsString().equals("A") ? 0 : 1;
        assertThat(state(pitch)).as(name).startsWith(words(after.get("score"), "-") + " ");
        assertThat(pitch.hasBall(conceding, 0)).as(name).isTrue();
      }
    }
  }

  private static Formation formation(JsonElement team) {
    return Formation.parse(
        stream(team)
            .map(player -> words(player.getAsJsonArray().get(1), ","))
            .collect(Collectors.joining(" ")));
  }

  private static void replayStart(JsonObject json) {
    GridSoccer game =
        new GridSoccer(
            GridSoccerOptions.defaults()
                .withRuleset(GridSoccerRuleset.ELIZONDO)
                .withFirst(json.get("first").getAsString().equals("A") ? 0 : 1));
    JointMove<SoccerMove> formations =
        JointMove.all(formation(json.get("A")), formation(json.get("B")));
    String name = json.get("name").getAsString();
    if (json.has("after")) {
      assertThat(state(game.next(game.start(), formations, Rng.none())))
          .as(name)
          .isEqualTo(recorded(json.getAsJsonObject("after")));
    } else {
      assertThatCode(() -> game.next(game.start(), formations, Rng.none()))
          .as(name)
          .isInstanceOf(IllegalArgumentException.class);
    }
  }
}
