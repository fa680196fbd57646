package org.rondo.verify;

import com.google.gson.JsonArray;
import com.google.gson.JsonElement;
import com.google.gson.JsonObject;
import com.google.gson.JsonParser;
import java.io.IOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import org.rondo.game.JointMove;
import org.rondo.game.Outcome;
import org.rondo.gridsoccer.GridSoccer;
import org.rondo.gridsoccer.GridSoccerOptions;
import org.rondo.gridsoccer.GridSoccerRuleset;
import org.rondo.gridsoccer.Pitch;
import org.rondo.gridsoccer.SoccerMove;
import org.rondo.input.InputException;
import org.rondo.match.RecordingFormat;
import org.rondo.match.RecordingFormat.VerificationReport;
import org.rondo.random.Rng;
import org.rondo.random.ScriptedRng;

/**
 * Verifies matches of grid soccer recorded from the judge program of the university course (dialect
 * {@code elizondo}). Each line is a match: a JSON object with every state and every uniform draw.
 */
public final class ElizondoMatchVerifier implements RecordingFormat {

  /** Creates the format. */
  public ElizondoMatchVerifier() {}

  @Override
  public String name() {
    return "elizondo-games";
  }

  @Override
  public String description() {
    return "matches of grid soccer by the course's judge: every state, and the winner";
  }

  @Override
  public VerificationReport verify(Path file) throws IOException {
    return RecordingFile.verify(
        file,
        (number, line) -> {
          String name = "game " + number;
          return RecordingFile.read(
              file + ", " + name,
              "an object with a recorded game",
              () -> {
                JsonObject json = JsonParser.parseString(line).getAsJsonObject();
                return VerificationReport.ofOne(name, new ReplayedMatch(json).mismatches());
              });
        });
  }

  /** One match, replayed until the first difference. */
  private static final class ReplayedMatch {
    private static final String NONE = "no team";

    private final JsonObject json;
    private final JsonArray steps;
    private final List<String> mismatches = new ArrayList<>();

    ReplayedMatch(JsonObject json) {
      this.json = json;
      this.steps = json.getAsJsonArray("steps");
    }

    List<String> mismatches() {
      try {
        play();
      } catch (InputException | IllegalArgumentException e) {
        // The rules refuse an option, an order or a formation.
        mismatches.add("it cannot be played: " + e.getMessage());
      }
      return mismatches;
    }

    private void play() {
      GridSoccer game = new GridSoccer(options());
      JointMove<SoccerMove> formations =
          JointMove.all(
              ElizondoText.formation(json.get("startA")),
              ElizondoText.formation(json.get("startB")));
      Pitch pitch = game.next(game.start(), formations, Rng.none());
      compare("the kick-off", pitch, ElizondoText.ofGame(json.get("state0")));
      for (int i = 0; i < steps.size() && mismatches.isEmpty(); i++) {
        pitch = step(game, pitch, steps.get(i).getAsJsonObject());
      }
      if (mismatches.isEmpty()) {
        compareWinner(game.outcome(pitch));
      }
    }

    private GridSoccerOptions options() {
      return new GridSoccerOptions(
          json.get("rows").getAsInt(),
          json.get("cols").getAsInt(),
          steps.size(),
          ElizondoText.numbers(json.get("qA")),
          ElizondoText.numbers(json.get("qB")),
          GridSoccerRuleset.ELIZONDO,
          ElizondoText.seat(json.get("first")));
    }

    private Pitch step(GridSoccer game, Pitch before, JsonObject step) {
      String name = "step " + (before.step() + 1);
      double[] draws = ElizondoText.numbers(step.get("u")).stream().mapToDouble(u -> u).toArray();
      ScriptedRng rng = ScriptedRng.of(draws);
      JointMove<SoccerMove> orders =
          JointMove.all(ElizondoText.orders(step.get("A")), ElizondoText.orders(step.get("B")));
      Pitch after = before;
      try {
        after = game.next(before, orders, rng);
      } catch (IllegalStateException e) {
        // The rules need more draws than the recording has.
        mismatches.add(name + ": " + e.getMessage());
        return after;
      }
      if (rng.remaining() > 0) {
        mismatches.add(
            name + ": " + rng.remaining() + " of " + draws.length + " draws are not used");
      }
      boolean isGoal = step.has("goal");
      compare(name, after, ElizondoText.ofGame(step.get(isGoal ? "restart" : "st")));
      if (isGoal) {
        ElizondoText.kickOffFault(after, step.get("goal"))
            .ifPresent(fault -> mismatches.add(name + ": " + fault));
      }
      return after;
    }

    private void compare(String name, Pitch pitch, String recorded) {
      String found = ElizondoText.of(pitch);
      if (!found.equals(recorded)) {
        mismatches.add(name + " gives " + found + ", recorded " + recorded);
      }
    }

    private void compareWinner(Outcome outcome) {
      JsonElement winner = json.get("winner");
      String recorded = winner.isJsonNull() ? NONE : ElizondoText.side(ElizondoText.seat(winner));
      String found = outcome.winner().map(ElizondoText::side).orElse(NONE);
      if (!found.equals(recorded)) {
        mismatches.add("the winner is " + found + ", recorded " + recorded);
      }
    }
  }
}
