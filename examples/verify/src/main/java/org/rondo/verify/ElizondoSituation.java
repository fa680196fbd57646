package org.rondo.verify;

import com.google.gson.JsonElement;
import com.google.gson.JsonObject;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import org.rondo.game.JointMove;
import org.rondo.gridsoccer.GridSoccer;
import org.rondo.gridsoccer.GridSoccerOptions;
import org.rondo.gridsoccer.GridSoccerRuleset;
import org.rondo.gridsoccer.Pitch;
import org.rondo.gridsoccer.SoccerMove;
import org.rondo.input.InputException;
import org.rondo.random.Rng;

/** A position with orders, and the verdict of the course's own judge. */
final class ElizondoSituation {
  private final JsonObject json;
  private final GridSoccer game;
  private final List<String> mismatches = new ArrayList<>();

  ElizondoSituation(JsonObject json) {
    this.json = json;
    this.game =
        new GridSoccer(
            GridSoccerOptions.defaults()
                .withBoard(json.get("rows").getAsInt(), json.get("cols").getAsInt())
                .withSteps(json.getAsJsonArray("steps").size())
                .withTackling(
                    ElizondoText.numbers(json.get("quite_A")),
                    ElizondoText.numbers(json.get("quite_B")))
                .withRuleset(GridSoccerRuleset.ELIZONDO));
  }

  /** {@return the differences, one sentence each} */
  List<String> mismatches() {
    Pitch pitch = start();
    for (JsonElement element : json.getAsJsonArray("steps")) {
      JsonObject step = element.getAsJsonObject();
      compareVerdict(pitch, 0, step.get("A"), step);
      compareVerdict(pitch, 1, step.get("B"), step);
      if (!step.has("after") || !mismatches.isEmpty()) {
        return mismatches;
      }
      JointMove<SoccerMove> orders =
          JointMove.all(ElizondoText.orders(step.get("A")), ElizondoText.orders(step.get("B")));
      pitch = game.next(pitch, orders, draws());
      compare(pitch, step);
    }
    return mismatches;
  }

  /** Returns the first position. The recording has no formations, so any formations do. */
  private Pitch start() {
    int last = game.options().columns() - 1;
    String formations = String.format(Locale.ROOT, "0,0 1,0 2,0 0,%1$d 1,%1$d 2,%1$d", last);
    String position = ElizondoText.ofSituation(json.get("start"));
    return Pitch.parse("0 " + position + " " + formations, game.options());
  }

  /** {@return a source of random numbers in which every draw has the one recorded value} */
  private Rng draws() {
    double value = json.get("u").getAsDouble();
    return new Rng() {
      @Override
      public double uniform() {
        return value;
      }

      @Override
      public long nextLong() {
        throw new IllegalStateException("the recording has no raw bits");
      }
    };
  }

  private void compareVerdict(Pitch pitch, int seat, JsonElement orders, JsonObject step) {
    boolean isValid = step.getAsJsonArray("valid").get(seat).getAsBoolean();
    if (isLegal(pitch, seat, orders) != isValid) {
      String verdict = isValid ? "refused, recorded as legal" : "legal, recorded as refused";
      mismatches.add(
          "step "
              + (pitch.step() + 1)
              + ": seat "
              + seat
              + "'s orders "
              + orders
              + " are "
              + verdict);
    }
  }

  /** Returns whether the orders are legal. Orders that the notation cannot express are illegal. */
  private boolean isLegal(Pitch pitch, int seat, JsonElement orders) {
    try {
      return game.moves(pitch, seat).contains(ElizondoText.orders(orders));
    } catch (InputException | IllegalArgumentException e) {
      return false;
    }
  }

  /**
   * Compares a step. After a goal the recording has the state before the kick-off, so only the
   * goals are compared.
   */
  private void compare(Pitch pitch, JsonObject step) {
    JsonObject after = step.getAsJsonObject("after");
    JsonElement conceding = step.get("goal_restart");
    boolean isGoal = !conceding.isJsonNull();
    String found = isGoal ? ElizondoText.of(pitch).split(" ")[0] : ElizondoText.of(pitch);
    String recorded =
        isGoal ? ElizondoText.goals(after.get("score")) : ElizondoText.ofSituation(after);
    if (!found.equals(recorded)) {
      mismatches.add("step " + pitch.step() + " gives " + found + ", recorded " + recorded);
    }
    if (isGoal) {
      ElizondoText.kickOffFault(pitch, conceding)
          .ifPresent(fault -> mismatches.add("step " + pitch.step() + ": " + fault));
    }
  }
}
