package org.rondo.verify;

import com.google.gson.JsonObject;
import com.google.gson.JsonParser;
import java.io.IOException;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import org.rondo.arimaa.ArimaaBoard;
import org.rondo.arimaa.ArimaaMove;
import org.rondo.arimaa.ArimaaTurn;
import org.rondo.game.UnreadableMoveException;
import org.rondo.match.RecordingFormat;
import org.rondo.match.RecordingFormat.VerificationReport;

/**
 * Verifies judgements of turns of Arimaa. Each line is a JSON object with {@code board}, {@code
 * side}, {@code turn}, {@code legal} and, if the turn is legal, the board {@code after} it.
 */
public final class ArimaaTurnVerifier implements RecordingFormat {

  /** Creates the format. */
  public ArimaaTurnVerifier() {}

  @Override
  public String name() {
    return "arimaa-turns";
  }

  @Override
  public String description() {
    return "turns of Arimaa: whether each is legal, and the board after it";
  }

  @Override
  public VerificationReport verify(Path file) throws IOException {
    return RecordingFile.verify(file, (number, line) -> check(file, line, number));
  }

  private static VerificationReport check(Path file, String line, int number) {
    String name = file + ", turn " + number;
    return RecordingFile.read(
        name,
        "an object with board, side, turn, legal and after",
        () ->
            VerificationReport.ofOne(
                name, mismatches(JsonParser.parseString(line).getAsJsonObject())));
  }

  private static List<String> mismatches(JsonObject json) {
    ArimaaBoard board = ArimaaBoard.parse(json.get("board").getAsString());
    int seat = json.get("side").getAsString().equals("g") ? 0 : 1;
    String turn = json.get("turn").getAsString();
    boolean isLegal = json.get("legal").getAsBoolean();
    Optional<String> objection = objection(turn, board, seat);
    if (objection.isPresent()) {
      return isLegal ? List.of(turn + " is legal, but " + objection.get()) : List.of();
    }
    if (!isLegal) {
      return List.of(turn + " is illegal, recorded because of " + json.get("why").getAsString());
    }
    String after = ((ArimaaTurn) ArimaaMove.parse(turn)).after(board, seat).shortText();
    String recorded = json.get("after").getAsString();
    return after.equals(recorded)
        ? List.of()
        : List.of(turn + " leads to " + after + ", recorded " + recorded);
  }

  private static Optional<String> objection(String text, ArimaaBoard board, int seat) {
    try {
      return ArimaaMove.parse(text) instanceof ArimaaTurn turn
          ? turn.objection(board, seat)
          : Optional.of("it is a set-up");
    } catch (UnreadableMoveException e) {
      return Optional.of(e.rule());
    }
  }
}
