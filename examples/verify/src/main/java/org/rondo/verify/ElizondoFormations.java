package org.rondo.verify;

import com.google.gson.JsonArray;
import com.google.gson.JsonElement;
import com.google.gson.JsonObject;
import java.util.List;
import java.util.stream.IntStream;
import org.rondo.game.JointMove;
import org.rondo.gridsoccer.Formation;
import org.rondo.gridsoccer.GridSoccer;
import org.rondo.gridsoccer.GridSoccerOptions;
import org.rondo.gridsoccer.GridSoccerRuleset;
import org.rondo.gridsoccer.SoccerMove;
import org.rondo.random.Rng;

/** Formations that the course's own judge accepted or refused, on the standard board. */
final class ElizondoFormations {
  private ElizondoFormations() {}

  /** {@return the differences, one sentence each} */
  static List<String> mismatches(JsonObject json) {
    GridSoccer game =
        new GridSoccer(
            GridSoccerOptions.defaults()
                .withRuleset(GridSoccerRuleset.ELIZONDO)
                .withFirst(ElizondoText.seat(json.get("first"))));
    JointMove<SoccerMove> formations =
        JointMove.all(formation(json.get("A")), formation(json.get("B")));
    boolean isAccepted =
        IntStream.range(0, 2)
            .allMatch(seat -> game.moves(game.start(), seat).contains(formations.move(seat)));
    if (isAccepted == json.has("exception")) {
      String verdict = isAccepted ? "legal, recorded as refused" : "refused, recorded as legal";
      return List.of("the formations " + formations + " are " + verdict);
    }
    if (!isAccepted) {
      return List.of();
    }
    String found = ElizondoText.of(game.next(game.start(), formations, Rng.none()));
    String recorded = ElizondoText.ofSituation(json.get("after"));
    return found.equals(recorded)
        ? List.of()
        : List.of("the kick-off gives " + found + ", recorded " + recorded);
  }

  /** Reads a formation; each player is recorded as a number and a cell. */
  private static Formation formation(JsonElement players) {
    JsonArray cells = new JsonArray();
    ElizondoText.stream(players).forEach(player -> cells.add(player.getAsJsonArray().get(1)));
    return ElizondoText.formation(cells);
  }
}
