package org.rondo.series.place;

import com.google.gson.Gson;
import com.google.gson.GsonBuilder;
import com.google.gson.JsonParseException;
import com.google.gson.Strictness;
import java.util.List;
import java.util.Objects;
import java.util.stream.IntStream;
import org.jspecify.annotations.Nullable;
import org.rondo.input.DamagedFileException;
import org.rondo.input.TextPattern;
import org.rondo.match.Opening;
import org.rondo.match.adjudication.Adjudication;
import org.rondo.match.adjudication.DrawRule;
import org.rondo.match.adjudication.LengthRule;
import org.rondo.match.adjudication.ResignRule;
import org.rondo.match.clock.TimeControl;
import org.rondo.random.Seed;

/** Writes tasks and results as lines of JSON, and reads them back. */
final class TaskJson {
  private static final TextPattern CONTROL = TextPattern.of("\\p{Cc}");
  private static final Gson GSON =
      new GsonBuilder().setStrictness(Strictness.STRICT).disableHtmlEscaping().create();

  /** The format of both kinds of lines. */
  private static final int FORMAT = 1;

  private static final String OUTCOME = "outcome";

  private TaskJson() {}

  /**
   * The fields of a task; null fields are left out.
   *
   * @param format the format of the line
   * @param bots the specifications of the bots, by seat
   * @param position the first position of the opening; null for the start of the game
   * @param time the time control; null if there is none
   * @param resign the rule for losses; null if there is none
   * @param draw the rule for draws; null if there is none
   * @param length the rule for long matches; null if there is none
   * @param wanted {@code outcome}, or null if the record is wanted
   * @param earlier the record of the playing whose turns are kept; null for a first playing
   * @param earlierClocks the clock readings of that playing; null if there are none
   * @param keptTurns the number of turns that are kept; null for a first playing
   * @param code the digest of the code that must play the match; null if any may
   */
  private record TaskFields(
      int format,
      String task,
      String game,
      List<String> entrants,
      List<String> bots,
      String seed,
      @Nullable String position,
      List<List<String>> opening,
      @Nullable String time,
      @Nullable String resign,
      @Nullable String draw,
      @Nullable String length,
      @Nullable String wanted,
      @Nullable String earlier,
      @Nullable String earlierClocks,
      @Nullable Integer keptTurns,
      @Nullable String code) {}

  /**
   * The fields of a result; null fields are left out.
   *
   * @param format the format of the line
   * @param record the record; null if only the summary is there
   * @param clocks the clock readings; null if no clock ran
   * @param thoughts the thoughts; null if there are none
   * @param summary the summary; null if the record is there
   * @param code the digest of the code that has played the match; null if the task names none
   */
  private record ResultFields(
      int format,
      String task,
      @Nullable String record,
      @Nullable String clocks,
      @Nullable String thoughts,
      @Nullable String summary,
      @Nullable String code) {}

  static String write(MatchTask task) {
    Adjudication rules = task.adjudication();
    String position = task.opening().position();
    MatchTask.KeptTurns kept = task.kept();
    boolean isReplay = !kept.record().isEmpty();
    return GSON.toJson(
        new TaskFields(
            FORMAT,
            task.id(),
            task.game(),
            task.names(),
            task.entrants().stream().map(MatchTask.TaskEntrant::bot).toList(),
            task.seed().text(),
            position.isEmpty() ? null : position,
            task.opening().turns(),
            task.time().equals(TimeControl.none()) ? null : task.time().text(),
            rules.resignation().map(ResignRule::text).orElse(null),
            rules.draw().map(DrawRule::text).orElse(null),
            rules.length().map(LengthRule::text).orElse(null),
            task.wanted() == MatchTask.Wanted.RECORD ? null : OUTCOME,
            isReplay ? kept.record() : null,
            kept.clocks().isEmpty() ? null : kept.clocks(),
            isReplay ? kept.turns() : null,
            task.code().isEmpty() ? null : task.code()));
  }

  static MatchTask readTask(String json) {
    TaskFields fields = read("task", json, TaskFields.class);
    requireFormat("task", fields.format());
    List<String> names = present("task", "entrants", fields.entrants());
    List<String> bots = present("task", "bots", fields.bots());
    if (names.size() != bots.size()) {
      throw new DamagedFileException(
          "task",
          "a line of a task has " + names.size() + " entrants and " + bots.size() + " bots");
    }
    Adjudication rules = Adjudication.none();
    if (fields.resign() != null) {
      rules = rules.with(ResignRule.parse(fields.resign()));
    }
    if (fields.draw() != null) {
      rules = rules.with(DrawRule.parse(fields.draw()));
    }
    if (fields.length() != null) {
      rules = rules.with(LengthRule.parse(fields.length()));
    }
    return new MatchTask(
        present("task", "task", fields.task()),
        present("task", "game", fields.game()),
        IntStream.range(0, names.size())
            .mapToObj(seat -> new MatchTask.TaskEntrant(names.get(seat), bots.get(seat)))
            .toList(),
        new Seed(present("task", "seed", fields.seed())),
        new Opening(
            Objects.requireNonNullElse(fields.position(), ""),
            present("task", "opening", fields.opening())),
        fields.time() == null ? TimeControl.none() : TimeControl.parse(fields.time()),
        rules,
        wanted(fields.wanted()),
        kept(fields),
        Objects.requireNonNullElse(fields.code(), ""));
  }

  private static MatchTask.KeptTurns kept(TaskFields fields) {
    return fields.earlier() == null
        ? MatchTask.KeptTurns.none()
        : new MatchTask.KeptTurns(
            fields.earlier(),
            Objects.requireNonNullElse(fields.earlierClocks(), ""),
            Objects.requireNonNullElse(fields.keptTurns(), 0));
  }

  private static MatchTask.Wanted wanted(@Nullable String text) {
    if (text == null) {
      return MatchTask.Wanted.RECORD;
    }
    if (!text.equals(OUTCOME)) {
      throw new DamagedFileException(
          "task",
          "a line of a task wants '"
              + text
              + "'; a task wants "
              + OUTCOME
              + ", or has no such field");
    }
    return MatchTask.Wanted.OUTCOME;
  }

  static String write(TaskResult result) {
    return GSON.toJson(
        new ResultFields(
            FORMAT,
            result.id(),
            result.record().isEmpty() ? null : result.record(),
            result.clocks().isEmpty() ? null : result.clocks(),
            result.thoughts().isEmpty() ? null : result.thoughts(),
            result.summary().isEmpty() ? null : result.summary(),
            result.code().isEmpty() ? null : result.code()));
  }

  static TaskResult readResult(String json) {
    ResultFields fields = read("result", json, ResultFields.class);
    requireFormat("result", fields.format());
    return new TaskResult(
        present("result", "task", fields.task()),
        fields.summary() == null ? present("result", "record", fields.record()) : "",
        Objects.requireNonNullElse(fields.clocks(), ""),
        Objects.requireNonNullElse(fields.thoughts(), ""),
        Objects.requireNonNullElse(fields.summary(), ""),
        Objects.requireNonNullElse(fields.code(), ""));
  }

  private static <T> T read(String subject, String json, Class<T> form) {
    try {
      T fields = GSON.fromJson(json, form);
      if (fields != null) {
        return fields;
      }
    } catch (JsonParseException e) {
      throw new DamagedFileException(
          subject, "a line of a " + subject + " is damaged: it is not the JSON of a " + subject, e);
    }
    throw new DamagedFileException(subject, "a line of a " + subject + " is empty");
  }

  private static void requireFormat(String subject, int format) {
    if (format != FORMAT) {
      throw new DamagedFileException(
          subject,
          "a line of a "
              + subject
              + " has format "
              + format
              + ", and this version reads format "
              + FORMAT);
    }
  }

  private static <T> T present(String subject, String field, @Nullable T value) {
    if (value == null || (value instanceof List<?> list && hasNull(list))) {
      throw new DamagedFileException(
          subject, "a line of a " + subject + " has no \"" + field + "\", or null in it");
    }
    return value;
  }

  private static boolean hasNull(List<?> list) {
    return list.stream()
        .anyMatch(
            element -> element == null || (element instanceof List<?> inner && hasNull(inner)));
  }

  /**
   * Checks the name of a task.
   *
   * @throws IllegalArgumentException if it is blank or not one line of text
   */
  static void requireLine(String id) {
    if (id.isBlank() || id.chars().anyMatch(Character::isISOControl)) {
      throw new IllegalArgumentException(
          "the id '" + CONTROL.replaceAll(id, "?") + "' of a task is blank or not one line");
    }
  }
}
