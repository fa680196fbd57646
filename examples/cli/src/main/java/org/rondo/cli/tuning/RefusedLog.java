package org.rondo.cli.tuning;

import com.google.gson.JsonParser;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Stream;
import org.rondo.duel.Measure;
import org.rondo.input.ConflictingSettingsException;
import org.rondo.input.TextPattern;
import org.rondo.report.TuningNote;

/** Says in the words of the command line why a log belongs to another tuning. */
final class RefusedLog {
  private static final TextPattern NUMBER = TextPattern.of("\\d{1,14}");

  /** The options that decide the fields of a log's header. */
  private static final Map<String, String> OPTIONS =
      Map.of(
          "method",
          "--method",
          "evaluations",
          "--budget",
          "samples",
          "--games",
          "seed",
          "--seed",
          "parameters",
          "--tune");

  /** The measures by the names of their fitness. */
  private static final Map<String, String> MEASURES =
      Map.of(
          TuningNote.WIN_RATE, Measure.WINS.toString(), TuningNote.SCORE, Measure.SCORE.toString());

  private RefusedLog() {}

  /**
   * {@return the message of a refusal, with options in place of the fields of the log}
   *
   * @param perSample the number of matches of a sample
   */
  static String inOptions(ConflictingSettingsException refusal, int perSample) {
    return refusal
        .difference()
        .flatMap(one -> difference(one.name(), one.found(), one.given(), perSample))
        .map(
            difference ->
                refusal.settings()
                    + " belongs to another tuning: "
                    + difference
                    + "; use the same options again, or delete the file")
        .orElseGet(refusal::getMessage);
  }

  private static Optional<String> difference(
      String field, String there, String here, int perSample) {
    if (field.equals("note")) {
      return note(there, here);
    }
    boolean isGames = field.equals("samples") && NUMBER.matches(there + here);
    return Optional.ofNullable(OPTIONS.get(field))
        .map(
            option ->
                isGames
                    ? sentence(
                        option,
                        "" + Long.parseLong(there) * perSample,
                        "" + Long.parseLong(here) * perSample)
                    : sentence(option, there, here));
  }

  private static String sentence(String option, String there, String here) {
    return option + " is " + there + " in the file and " + here + " here";
  }

  /** {@return the first part of the notes that differs} */
  private static Optional<String> note(String there, String here) {
    Optional<TuningNote> one = TuningNote.parse(JsonParser.parseString(there).getAsString());
    Optional<TuningNote> other = TuningNote.parse(JsonParser.parseString(here).getAsString());
    if (one.isEmpty() || other.isEmpty()) {
      return Optional.empty();
    }
    List<String> names =
        List.of("GAME", "BOT", measure(one.get(), other.get()), "--openings", "--against");
    List<String> parts = parts(one.get(), names);
    List<String> ours = parts(other.get(), names);
    for (int n = 0; n < names.size(); n++) {
      if (!parts.get(n).equals(ours.get(n))) {
        return Optional.of(sentence(names.get(n), parts.get(n), ours.get(n)));
      }
    }
    return Optional.empty();
  }

  /** {@return the option that names the measure of both, the older one if one of them needs it} */
  private static String measure(TuningNote one, TuningNote other) {
    return Stream.of(one, other).allMatch(note -> MEASURES.containsKey(note.fitness()))
        ? "--measure"
        : "--fitness";
  }

  private static List<String> parts(TuningNote note, List<String> names) {
    String measure =
        names.contains("--measure") ? MEASURES.getOrDefault(note.fitness(), "") : note.fitness();
    List<String> parts = new ArrayList<>(List.of(note.game(), note.bot(), measure));
    parts.add(note.openings());
    parts.add(String.join(", ", note.panel()));
    return parts;
  }
}
