package org.rondo.verify;

import com.google.gson.JsonObject;
import com.google.gson.JsonParser;
import java.io.IOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import org.rondo.laws.Perft;
import org.rondo.match.RecordingFormat;
import org.rondo.match.RecordingFormat.VerificationReport;
import org.rondo.othello.Board;
import org.rondo.othello.Othello;

/**
 * Verifies the numbers of leaves below Othello positions. Each line is a position: a JSON object
 * with {@code board}, {@code side} and {@code nodes}, the number of leaves at each depth from 1.
 */
public final class OthelloPerftVerifier implements RecordingFormat {
  private final Othello othello = new Othello();

  /** Creates the format. */
  public OthelloPerftVerifier() {}

  @Override
  public String name() {
    return "othello-perft";
  }

  @Override
  public String description() {
    return "positions of Othello: the number of leaves at each depth";
  }

  @Override
  public VerificationReport verify(Path file) throws IOException {
    return RecordingFile.verify(file, (number, line) -> check(file, line, number));
  }

  private VerificationReport check(Path file, String line, int number) {
    String name = file + ", position " + number;
    return RecordingFile.read(
        name,
        "an object with board, side and nodes",
        () -> {
          JsonObject json = JsonParser.parseString(line).getAsJsonObject();
          Board board =
              Board.parse(json.get("board").getAsString() + " " + json.get("side").getAsString());
          List<Long> nodes =
              json.get("nodes").getAsJsonArray().asList().stream().map(n -> n.getAsLong()).toList();
          return VerificationReport.ofOne(name, compare(board, nodes));
        });
  }

  private List<String> compare(Board board, List<Long> nodes) {
    List<String> mismatches = new ArrayList<>();
    for (int depth = 1; depth <= nodes.size(); depth++) {
      long leaves = Perft.leaves(othello, board, depth);
      if (leaves != nodes.get(depth - 1)) {
        mismatches.add(
            "depth " + depth + " has " + leaves + " leaves, recorded " + nodes.get(depth - 1));
      }
    }
    return mismatches;
  }
}
