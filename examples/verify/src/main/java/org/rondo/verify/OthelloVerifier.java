package org.rondo.verify;

import com.google.gson.JsonArray;
import com.google.gson.JsonElement;
import com.google.gson.JsonParser;
import java.io.IOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.StreamSupport;
import org.rondo.input.DamagedFileException;
import org.rondo.input.TextPattern;
import org.rondo.match.RecordingFormat;
import org.rondo.match.RecordingFormat.VerificationReport;
import org.rondo.store.BoundedLines;

/**
 * Verifies recorded matches of Othello, and the figures recorded for their ends.
 *
 * <p>A text file has one match on each line, in one of two forms:
 *
 * <ul>
 *   <li>the year, a number, the moves without passes, then figures as {@code key=value};
 *   <li>the moves and the result, for instance {@code 13-0}.
 * </ul>
 *
 * <p>A JSON file has lists of matches, each match in one of three forms. The list {@code draws}
 * holds drawn matches.
 *
 * <ul>
 *   <li>an array of the year, a number, the moves, dark's discs, light's discs and dark's
 *       tournament score;
 *   <li>an array of the year, a number, the moves, then figures as {@code key=value};
 *   <li>only the moves, for a match in which light lost all discs.
 * </ul>
 */
public final class OthelloVerifier implements RecordingFormat {
  private static final TextPattern DISCS = TextPattern.of("\\d{1,3}-\\d{1,3}");
  private static final TextPattern NUMBER = TextPattern.of("-?\\d{1,9}");

  /** Creates the format. */
  public OthelloVerifier() {}

  @Override
  public String name() {
    return "othello-games";
  }

  @Override
  public String description() {
    return "matches of Othello: the figures of their ends";
  }

  @Override
  public VerificationReport verify(Path file) throws IOException {
    if (!isJson(file)) {
      return RecordingFile.verify(
          file, (number, line) -> report(ofLine(line.strip().split("\\s+"))));
    }
    String text = RecordingFile.text(file);
    VerificationReport report = VerificationReport.empty();
    for (OthelloRecording game :
        RecordingFile.read(file.toString(), "an object with lists of games", () -> ofJson(text))) {
      report = report.plus(report(game));
    }
    return report;
  }

  private static boolean isJson(Path file) throws IOException {
    try (BoundedLines lines = BoundedLines.of(file)) {
      Optional<String> line = lines.next();
      while (line.isPresent() && line.get().isBlank()) {
        line = lines.next();
      }
      return line.isPresent() && line.get().stripLeading().startsWith("{");
    }
  }

  private static VerificationReport report(OthelloRecording game) {
    return VerificationReport.ofOne(game.name(), game.mismatches());
  }

  private static OthelloRecording ofLine(String[] words) {
    Map<String, Integer> expected = new LinkedHashMap<>();
    if (words.length == 2 && DISCS.matches(words[1])) {
      String[] discs = words[1].split("-");
      expected.put("over", 1);
      expected.put("black", Integer.parseInt(discs[0]));
      expected.put("white", Integer.parseInt(discs[1]));
      return new OthelloRecording(words[0], words[0], expected);
    }
    if (words.length < 3) {
      throw new DamagedFileException(
          String.join(" ", words),
          "game '" + String.join(" ", words) + "' must be a year, a number, moves and figures");
    }
    for (int i = 3; i < words.length; i++) {
      addFigure(words[i], expected);
    }
    return new OthelloRecording(words[0] + " " + words[1], words[2], expected);
  }

  private static void addFigure(String figure, Map<String, Integer> expected) {
    String[] pair = figure.split("=");
    if (pair.length != 2 || !NUMBER.matches(pair[1])) {
      throw new DamagedFileException(
          figure, "figure '" + figure + "' is not of the form key=number");
    }
    expected.put(pair[0], Integer.parseInt(pair[1]));
  }

  private static List<OthelloRecording> ofJson(String text) {
    List<OthelloRecording> games = new ArrayList<>();
    for (Map.Entry<String, JsonElement> list :
        JsonParser.parseString(text).getAsJsonObject().entrySet()) {
      if (list.getValue().isJsonArray()) {
        StreamSupport.stream(list.getValue().getAsJsonArray().spliterator(), false)
            .map(element -> ofElement(list.getKey(), element))
            .forEach(games::add);
      }
    }
    return games;
  }

  private static OthelloRecording ofElement(String list, JsonElement element) {
    Map<String, Integer> expected = new LinkedHashMap<>();
    expected.put("over", 1);
    if (element.isJsonPrimitive()) {
      expected.put("white", 0);
      return new OthelloRecording(
          list + " " + element.getAsString(), element.getAsString(), expected);
    }
    JsonArray fields = element.getAsJsonArray();
    String name = list + " " + fields.get(0).getAsString() + " " + fields.get(1).getAsString();
    if (list.equals("draws")) {
      expected.put("wthor_score", 32);
    }
    if (fields.size() == 6) {
      expected.put("black", fields.get(3).getAsInt());
      expected.put("white", fields.get(4).getAsInt());
      expected.put("wthor_score", fields.get(5).getAsInt());
    } else {
      for (int i = 3; i < fields.size(); i++) {
        addFigure(fields.get(i).getAsString(), expected);
      }
    }
    return new OthelloRecording(name, fields.get(2).getAsString(), expected);
  }
}
