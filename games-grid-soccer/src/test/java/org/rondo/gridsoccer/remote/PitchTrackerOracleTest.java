package org.rondo.gridsoccer.remote;

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
import java.util.ArrayList;
import java.util.List;
import java.util.stream.StreamSupport;
import java.util.zip.GZIPInputStream;
import org.junit.jupiter.api.Test;
import org.rondo.gridsoccer.Cells;
import org.rondo.gridsoccer.Formation;
import org.rondo.gridsoccer.GridSoccer;
import org.rondo.gridsoccer.GridSoccerOptions;
import org.rondo.gridsoccer.GridSoccerRuleset;
import org.rondo.gridsoccer.Pitch;
import org.rondo.gridsoccer.SoccerOrder;
import org.rondo.gridsoccer.SoccerOrders;

/** A team that saw the recorded matches of the course's judge would have known the score. */
class PitchTrackerOracleTest {
  private static final Path RECORDING =
      Path.of("..", "..", "shared", "oracles", "grid-soccer", "elizondo-games.jsonl.gz");

  @Test
  void theScoreAndTheBallOfTheRecordedMatchesAreKnown() throws IOException {
    assumeTrue(Files.exists(RECORDING), () -> "skipped: there is no " + RECORDING);
    int goals = 0;
    try (InputStream in = new GZIPInputStream(Files.newInputStream(RECORDING))) {
      for (String line : new String(in.readAllBytes(), StandardCharsets.UTF_8).lines().toList()) {
        JsonObject match = JsonParser.parseString(line).getAsJsonObject();
        goals += follow(match, 0);
        goals += follow(match, 1);
      }
    }
    assertThat(goals).isGreaterThan(100);
  }

  /** Follows a match from one side; {@return the goals} */
  private static int follow(JsonObject match, int seat) throws IOException {
    JsonArray steps = match.getAsJsonArray("steps");
    GridSoccer game =
        new GridSoccer(
            GridSoccerOptions.defaults()
                .withBoard(match.get("rows").getAsInt(), match.get("cols").getAsInt())
                .withSteps(steps.size())
                .withRuleset(GridSoccerRuleset.ELIZONDO));
    PitchTracker tracker =
        new PitchTracker(game, seat, formation(match.get(seat == 0 ? "startA" : "startB")));
    Pitch pitch = tracker.next(seen(match.getAsJsonArray("state0"), seat));
    for (JsonElement element : steps) {
      JsonObject step = element.getAsJsonObject();
      tracker.ordered(orders(step.getAsJsonArray(seat == 0 ? "A" : "B")));
      JsonArray after =
          (step.has("restart") ? step.get("restart") : step.get("st")).getAsJsonArray();
      pitch = tracker.next(seen(after, seat));
      assertThat(List.of((int) pitch.score(0), (int) pitch.score(1)))
          .as("score after step %d seen by %d", pitch.step(), seat)
          .isEqualTo(integers(after.get(3)));
    }
    return (int) (pitch.score(0) + pitch.score(1));
  }

  private static SeenPosition seen(JsonArray state, int seat) {
    List<Integer> cells = new ArrayList<>();
    int carrier = -1;
    for (int side : List.of(seat, 1 - seat)) {
      for (JsonElement element : state.get(side).getAsJsonArray()) {
        JsonArray player = element.getAsJsonArray();
        String ball = player.get(2).toString();
        carrier = ball.equals("1") || ball.equals("true") ? cells.size() : carrier;
        cells.add(Cells.of(player.get(0).getAsInt(), player.get(1).getAsInt()));
      }
    }
    return new SeenPosition(cells, carrier, carrier < 0 ? integers(state.get(2)) : List.of());
  }

  private static List<Integer> integers(JsonElement list) {
    return StreamSupport.stream(list.getAsJsonArray().spliterator(), false)
        .map(JsonElement::getAsInt)
        .toList();
  }

  private static Formation formation(JsonElement team) {
    List<Integer> numbers = new ArrayList<>();
    for (JsonElement player : team.getAsJsonArray()) {
      numbers.addAll(integers(player).subList(0, 2));
    }
    return Formation.of(
        numbers.get(0),
        numbers.get(1),
        numbers.get(2),
        numbers.get(3),
        numbers.get(4),
        numbers.get(5));
  }

  private static SoccerOrders orders(JsonArray team) {
    List<SoccerOrder> orders = new ArrayList<>();
    for (JsonElement order : team) {
      List<Integer> numbers = integers(order);
      orders.add(
          numbers.size() == 1
              ? new SoccerOrder.Walk(numbers.get(0))
              : new SoccerOrder.Pass(numbers.get(0), numbers.get(1)));
    }
    return SoccerOrders.of(orders.get(0), orders.get(1), orders.get(2));
  }
}
