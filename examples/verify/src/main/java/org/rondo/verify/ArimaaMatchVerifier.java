package org.rondo.verify;

import com.google.gson.JsonArray;
import com.google.gson.JsonElement;
import com.google.gson.JsonObject;
import com.google.gson.JsonParser;
import java.io.IOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.rondo.arimaa.Arimaa;
import org.rondo.arimaa.ArimaaBoard;
import org.rondo.arimaa.ArimaaOptions;
import org.rondo.arimaa.ArimaaPosition;
import org.rondo.arimaa.ArimaaResult;
import org.rondo.arimaa.remote.ArchivedTurn;
import org.rondo.game.UnreadableMoveException;
import org.rondo.input.TextPattern;
import org.rondo.match.RecordingFormat;
import org.rondo.match.RecordingFormat.VerificationReport;

/**
 * Verifies matches of Arimaa. Each line is a JSON object with {@code turns}, a list of the label,
 * the text and the board after it.
 *
 * <p>Further fields are checked if they are there: the board at the {@code start}, a last turn that
 * is {@code illegal}, the {@code result}, the {@code record} in archive lines with its takebacks,
 * the turns that were {@code rejected}, the turn {@code over_at} which the match was over although
 * it went on, and the end {@code ref_end} that the last board means. Until July 2008 a third
 * repetition lost the match; now it is illegal, so such a match stops there.
 */
public final class ArimaaMatchVerifier implements RecordingFormat {

  /** The reasons that follow from the board, unlike time, resignation or an illegal move. */
  private static final TextPattern ON_THE_BOARD = TextPattern.of("-|[gs][gem]");

  private final Arimaa arimaa = new Arimaa(new ArimaaOptions(100_000));

  /** Creates the format. */
  public ArimaaMatchVerifier() {}

  @Override
  public String name() {
    return "arimaa-games";
  }

  @Override
  public String description() {
    return "matches of Arimaa: the board after every turn, and the end";
  }

  @Override
  public VerificationReport verify(Path file) throws IOException {
    return RecordingFile.verify(file, (number, line) -> check(file, line, number));
  }

  private VerificationReport check(Path file, String line, int number) {
    String name = file + ", match " + number;
    return RecordingFile.read(
        name,
        "an object with turns of a label, a text and a board each",
        () -> {
          JsonObject json = JsonParser.parseString(line).getAsJsonObject();
          return VerificationReport.ofOne(
              name + " (" + json.get("id").getAsString() + ")",
              new ArimaaReplay(json).mismatches());
        });
  }

  /** {@return why a turn is refused, or empty if it is legal} */
  private static Optional<String> objection(Arimaa arimaa, ArimaaPosition position, String turn) {
    try {
      return arimaa.moves(position, position.toMove().only()).objection(arimaa.parse(turn));
    } catch (UnreadableMoveException e) {
      return Optional.of(e.rule());
    }
  }

  private static boolean has(JsonObject json, String field) {
    return json.has(field) && !json.get(field).isJsonNull();
  }

  /** One match that is played again. */
  private final class ArimaaReplay {
    private final JsonObject json;
    private final List<String> mismatches = new ArrayList<>();
    private final JsonArray turns;
    private ArimaaPosition position;

    ArimaaReplay(JsonObject json) {
      this.json = json;
      this.turns = json.getAsJsonArray("turns");
      this.position = has(json, "start") ? start(json.getAsJsonArray("start")) : arimaa.start();
    }

    private ArimaaPosition start(JsonArray start) {
      return ArimaaPosition.of(
          ArimaaBoard.parse(start.get(1).getAsString()),
          start.get(0).getAsString().equals("g") ? 0 : 1);
    }

    List<String> mismatches() {
      boolean isWhole = playTurns();
      if (has(json, "record")) {
        checkRecord();
      }
      if (isWhole) {
        checkIllegal();
        checkEnd();
      }
      return mismatches;
    }

    /** Returns whether all turns could be played. */
    private boolean playTurns() {
      for (int i = 0; i < turns.size(); i++) {
        if (has(json, "over_at") && json.get("over_at").getAsInt() == i) {
          if (!position.isOver()) {
            mismatches.add("the match is not over before turn " + (i + 1) + ", recorded as over");
          }
          return false;
        }
        if (!play(i, turns.get(i).getAsJsonArray())) {
          return false;
        }
      }
      return true;
    }

    private boolean play(int index, JsonArray turn) {
      String label = turn.get(0).getAsString();
      String text = turn.get(1).getAsString();
      if (position.isOver()) {
        mismatches.add("the match is over before " + label + ": " + position.result().get());
        return false;
      }
      if (!has(json, "start") && !label.equals(position.label())) {
        mismatches.add("turn " + (index + 1) + " is " + position.label() + ", recorded " + label);
      }
      checkRejected(label);
      Optional<String> objection = objection(arimaa, position, text);
      if (objection.isPresent()) {
        if (!isOldRepetition(objection.get())) {
          mismatches.add(label + " " + text + " is refused: " + objection.get());
        }
        return false;
      }
      position = arimaa.next(position, arimaa.parse(text));
      String board = position.board().shortText();
      if (!board.equals(turn.get(2).getAsString())) {
        mismatches.add(label + " leads to " + board + ", recorded " + turn.get(2).getAsString());
        return false;
      }
      return true;
    }

    /**
     * Returns whether the match had the position for the third time under the rules of its time.
     */
    private boolean isOldRepetition(String objection) {
      return objection.equals("the position would occur for the third time")
          && has(json, "max_repeat")
          && json.get("max_repeat").getAsInt() >= 3
          && !has(json, "result");
    }

    private void checkRejected(String label) {
      if (!has(json, "rejected")) {
        return;
      }
      for (JsonElement element : json.getAsJsonArray("rejected")) {
        JsonArray rejected = element.getAsJsonArray();
        String text = rejected.get(1).getAsString();
        if (rejected.get(0).getAsString().equals(label)
            && objection(arimaa, position, text).isEmpty()) {
          mismatches.add(
              label + " " + text + " is legal, recorded: " + rejected.get(2).getAsString());
        }
      }
    }

    private void checkRecord() {
      List<String> lines = ArimaaPositionVerifier.texts(json.get("record"));
      List<ArchivedTurn> read = ArchivedTurn.read(lines);
      List<String> recorded =
          turns.asList().stream()
              .map(JsonElement::getAsJsonArray)
              .map(turn -> arimaa.parse(turn.get(1).getAsString()).text())
              .toList();
      if (!read.stream().map(turn -> turn.move().text()).toList().equals(recorded)) {
        mismatches.add("the record's lines are not its turns");
      }
    }

    private void checkIllegal() {
      if (has(json, "illegal")) {
        String text = json.getAsJsonArray("illegal").get(1).getAsString();
        if (position.isOver() || objection(arimaa, position, text).isEmpty()) {
          mismatches.add(
              text + " is legal, recorded: " + json.getAsJsonArray("illegal").get(2).getAsString());
        }
      }
    }

    private void checkEnd() {
      boolean isReal = json.has("ref_end");
      String end = ArimaaPositionVerifier.result(json.get(isReal ? "ref_end" : "result"));
      String found = position.result().map(ArimaaResult::text).orElse("-");
      String expected = ON_THE_BOARD.matches(end) ? end : "-";
      if (!found.equals(expected)) {
        mismatches.add("end " + found + ", recorded " + end);
      }
      if (isReal && has(json, "termination") && has(json, "result")) {
        String code = json.get("result").getAsString().equals("w") ? "g" : "s";
        String official = code + json.get("termination").getAsString();
        if (ON_THE_BOARD.matches(official) && !found.equals(official)) {
          mismatches.add("end " + found + ", official " + official);
        }
      }
    }
  }
}
