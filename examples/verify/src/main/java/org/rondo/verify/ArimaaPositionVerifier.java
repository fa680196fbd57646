package org.rondo.verify;

import com.google.common.hash.Hashing;
import com.google.gson.JsonElement;
import com.google.gson.JsonObject;
import com.google.gson.JsonParser;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.IntStream;
import org.rondo.arimaa.ArimaaBoard;
import org.rondo.arimaa.ArimaaPosition;
import org.rondo.arimaa.ArimaaResult;
import org.rondo.arimaa.ReachableBoards;
import org.rondo.arimaa.StepBoard;
import org.rondo.match.RecordingFormat;
import org.rondo.match.RecordingFormat.VerificationReport;

/**
 * Verifies positions of Arimaa: the legal first steps, the boards that a turn can reach, and
 * whether the match is over. Each line is a JSON object with {@code board}, {@code side}, {@code
 * steps}, {@code turns_n}, {@code turns} or null, {@code turns_sha256}, and {@code end} or null.
 */
public final class ArimaaPositionVerifier implements RecordingFormat {

  /** Creates the format. */
  public ArimaaPositionVerifier() {}

  @Override
  public String name() {
    return "arimaa-positions";
  }

  @Override
  public String description() {
    return "positions of Arimaa: the first steps, the boards after a turn, and the end";
  }

  @Override
  public VerificationReport verify(Path file) throws IOException {
    return RecordingFile.verify(file, (number, line) -> check(file, line, number));
  }

  private static VerificationReport check(Path file, String line, int number) {
    String name = file + ", position " + number;
    return RecordingFile.read(
        name,
        "an object with board, side, steps, turns and end",
        () ->
            VerificationReport.ofOne(
                name, mismatches(JsonParser.parseString(line).getAsJsonObject())));
  }

  private static List<String> mismatches(JsonObject json) {
    List<String> mismatches = new ArrayList<>();
    ArimaaBoard board = ArimaaBoard.parse(json.get("board").getAsString());
    int seat = json.get("side").getAsString().equals("g") ? 0 : 1;
    requireEqual("first steps", steps(board, seat), texts(json.get("steps")), mismatches);
    ReachableBoards reachable = ReachableBoards.of(board, seat);
    requireEqual("boards", reachable.count(), json.get("turns_n").getAsInt(), mismatches);
    List<String> boards =
        IntStream.range(0, reachable.count())
            .mapToObj(i -> reachable.board(i).shortText())
            .sorted()
            .toList();
    if (!json.get("turns").isJsonNull()) {
      requireEqual("list of boards", boards, texts(json.get("turns")), mismatches);
    }
    String hash =
        Hashing.sha256().hashString(String.join("\n", boards), StandardCharsets.UTF_8).toString();
    requireEqual("hash of boards", hash, json.get("turns_sha256").getAsString(), mismatches);
    String end = ArimaaPosition.of(board, seat).result().map(ArimaaResult::text).orElse("-");
    requireEqual("end", end, result(json.get("end")), mismatches);
    return mismatches;
  }

  /** {@return the winner's letter and the letter of the reason, or {@code -} for null} */
  static String result(JsonElement end) {
    return end.isJsonNull()
        ? "-"
        : end.getAsJsonObject().get("winner").getAsString()
            + end.getAsJsonObject().get("reason").getAsString();
  }

  private static List<String> steps(ArimaaBoard board, int seat) {
    StepBoard walk = new StepBoard(board, seat);
    int[] steps = new int[StepBoard.STEPS];
    int count = walk.legalSteps(steps);
    return IntStream.range(0, count).mapToObj(i -> walk.text(steps[i])).sorted().toList();
  }

  static List<String> texts(JsonElement array) {
    return array.getAsJsonArray().asList().stream().map(JsonElement::getAsString).toList();
  }

  private static void requireEqual(
      String what, Object found, Object recorded, List<String> mismatches) {
    if (!found.equals(recorded)) {
      mismatches.add(what + " " + found + ", recorded " + recorded);
    }
  }
}
