package org.rondo.cli.tournament;

import com.google.gson.ExclusionStrategy;
import com.google.gson.FieldAttributes;
import com.google.gson.Gson;
import com.google.gson.GsonBuilder;
import com.google.gson.JsonDeserializer;
import com.google.gson.JsonElement;
import com.google.gson.JsonObject;
import com.google.gson.JsonParseException;
import com.google.gson.JsonPrimitive;
import com.google.gson.JsonSerializer;
import java.lang.reflect.Field;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;
import org.rondo.cli.console.AdjudicationOptions;
import org.rondo.cli.console.ExecutionOptions;
import org.rondo.cli.console.LagOption;
import org.rondo.cli.console.OpeningsOption;
import org.rondo.cli.console.PrizesOption;
import org.rondo.input.DamagedFileException;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

/**
 * The settings of a tournament on the command line: what is played, by which bots, and how. They
 * stay the same when the tournament is continued.
 */
public final class TournamentOptions {
  @Parameters(
      arity = "0..*",
      paramLabel = "GAME",
      description = "Games or competitions; by default all games that have their own bots.")
  List<String> subjects = List.of();

  @Option(
      names = "--bot",
      paramLabel = "SPEC",
      description = "An entrant, SPEC or NAME=SPEC; by default random and the game's default bots.")
  List<String> bots = List.of();

  @Option(
      names = "--entrants",
      paramLabel = "FILE",
      description = "More entrants: one SPEC or NAME=SPEC on each line; # begins a comment.")
  @Nullable Path entrants;

  @Option(
      names = "--reserve",
      paramLabel = "SPEC",
      description = "A bot that a ruling may put in the place of an entrant.")
  List<String> reserves = List.of();

  @Option(
      names = "--format",
      paramLabel = "F",
      description =
          "The format, for instance knockout or round-robin:games=4; by default round-robin for"
              + " two seats and score-average for more.")
  @Nullable String format;

  @Option(
      names = "--games",
      paramLabel = "N",
      description =
          "The format's option games. In a round robin it is the number of matches between every"
              + " two entrants, by default 10. In a score average it is the number of matches of"
              + " each entrant, by default 8.")
  @Nullable Integer games;

  @Option(
      names = "--time",
      paramLabel = "T",
      description =
          "The bots' time limit: none; move:50ms for each move; total:1m for a match; 8s+80ms for a"
              + " match, with 80ms more after each move; or Arimaa's notation, for instance"
              + " 2m/6m/100/0/8h/6m. Its six parts mean: a move has 2m; the reserve has 6m; 100 %%"
              + " of the unused time of a move goes to the reserve; the reserve has no maximum (0);"
              + " the match has 8h; a move takes at most 6m. A setup move (a first roster, a"
              + " formation, a placement) has one minute if other moves have less. By default none,"
              + " or the time limit of the competition.")
  @Nullable String time;

  @Mixin LagOption lag;

  @Mixin OpeningsOption openings;

  @Mixin AdjudicationOptions adjudication;

  @Mixin PrizesOption prizes;

  @Mixin ExecutionOptions execution;

  @Mixin LearnerOptions learners;

  @Option(
      names = "--explain",
      description =
          "Explain the pairing of each round if rules in strict order decide it: in floating"
              + " elimination, in the finals of a championship, and in Swiss. For each rule the"
              + " explanation shows a count in the chosen pairing and in the next best one. A lower"
              + " count is better. A star marks the rule that decides. The classes"
              + " FloatingElimination and Swiss describe the rules.")
  boolean explains;

  TournamentOptions() {}

  /**
   * {@return the settings of a text}
   *
   * @param json a text from {@link #json}
   * @throws DamagedFileException if the text is no such object, or it has an unknown field or lacks
   *     one
   */
  public static TournamentOptions parse(String json) {
    TournamentOptions settings;
    JsonObject given;
    try {
      settings = gson().fromJson(json, TournamentOptions.class);
      given = gson().fromJson(json, JsonObject.class);
    } catch (JsonParseException | IllegalArgumentException | UnsupportedOperationException e) {
      throw new DamagedFileException(
          "settings", "the text is no JSON object with the settings of a competition", e);
    }
    if (settings == null) {
      throw new DamagedFileException("settings", "the text is empty");
    }
    requireFields(defaults(), given, "");
    requireNoOthers(fields(settings), given, "");
    return settings;
  }

  /** {@return the fields that are there for a command without any option} */
  private static JsonObject defaults() {
    TournamentOptions settings = new TournamentOptions();
    CommandSpec.forAnnotatedObject(settings);
    return fields(settings);
  }

  private static JsonObject fields(TournamentOptions settings) {
    return gson().toJsonTree(settings).getAsJsonObject();
  }

  private static void requireFields(JsonObject required, JsonObject given, String place) {
    for (Map.Entry<String, JsonElement> field : required.entrySet()) {
      JsonElement value = given.get(field.getKey());
      String name = place + field.getKey();
      if (value == null) {
        throw new DamagedFileException("settings", "the field " + name + " is missing");
      }
      if (field.getValue() instanceof JsonObject inner) {
        requireFields(inner, value.getAsJsonObject(), name + ".");
      }
    }
  }

  /** Refuses a field that is not written for the settings that were read. */
  private static void requireNoOthers(JsonObject written, JsonObject given, String place) {
    for (Map.Entry<String, JsonElement> field : given.entrySet()) {
      JsonElement value = written.get(field.getKey());
      String name = place + field.getKey();
      if (value == null) {
        throw new DamagedFileException("settings", "there is no setting " + name);
      }
      if (value instanceof JsonObject inner) {
        requireNoOthers(inner, field.getValue().getAsJsonObject(), name + ".");
      }
    }
  }

  /** {@return the settings as a JSON object with a field for each option that is given} */
  public String json() {
    return gson().toJson(this);
  }

  private static Gson gson() {
    JsonSerializer<Path> writer = (path, type, context) -> new JsonPrimitive(path.toString());
    JsonDeserializer<Path> reader = (json, type, context) -> Path.of(json.getAsString());
    return new GsonBuilder()
        .setPrettyPrinting()
        .disableHtmlEscaping()
        .setFieldNamingStrategy(TournamentOptions::name)
        .setExclusionStrategies(new OptionsOnly())
        .registerTypeHierarchyAdapter(Path.class, writer)
        .registerTypeHierarchyAdapter(Path.class, reader)
        .create();
  }

  /** {@return the name of an option without its dashes, or the name of another field} */
  private static String name(Field field) {
    Option option = field.getAnnotation(Option.class);
    return option == null ? field.getName() : option.names()[0].substring("--".length());
  }

  /** Leaves out the fields that hold no option. */
  private static final class OptionsOnly implements ExclusionStrategy {
    @Override
    public boolean shouldSkipField(FieldAttributes field) {
      return field.getAnnotation(Option.class) == null
          && field.getAnnotation(Parameters.class) == null
          && field.getAnnotation(Mixin.class) == null;
    }

    @Override
    public boolean shouldSkipClass(Class<?> type) {
      return false;
    }
  }
}
