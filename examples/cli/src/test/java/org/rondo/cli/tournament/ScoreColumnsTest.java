package org.rondo.cli.tournament;

import static org.assertj.core.api.Assertions.assertThat;

import com.google.gson.JsonArray;
import com.google.gson.JsonElement;
import com.google.gson.JsonObject;
import com.google.gson.JsonParser;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.function.Predicate;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import java.util.stream.StreamSupport;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import org.rondo.cli.CommandRun;
import org.rondo.report.TournamentPage;
import org.rondo.tournament.TournamentArchive;

/** The column "score" of the standings and of the list of matches on a tournament's page. */
class ScoreColumnsTest {
  private static final String GONE = " --bot gone=json:command=false --allow-absent";

  @TempDir private Path out;

  private Path play(String line) throws IOException {
    List<String> arguments = new ArrayList<>(List.of("tournament"));
    arguments.addAll(List.of(line.split(" ")));
    arguments.addAll(List.of("--seed", "7", "--out", out.toString()));
    CommandRun run = CommandRun.of(arguments.toArray(String[]::new));
    assertThat(run.exitCode()).as(run.err()).isZero();
    try (Stream<Path> folders = Files.list(out)) {
      return folders.filter(Files::isDirectory).findFirst().orElseThrow();
    }
  }

  private static JsonObject page(Path folder) throws IOException {
    try (TournamentArchive archive = TournamentArchive.open(folder)) {
      return JsonParser.parseString(new TournamentPage(archive, false).data()).getAsJsonObject();
    }
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "algo3-2018 --bot a=random --bot b=beginner --bot c=random",
        "computefest-2013 --bot a=random --bot b=random --bot c=random",
        "pug-2017 --bot a=random --bot b=beginner --bot c=random --bot d=random" + GONE,
        "wcc-2014:game=tic-tac-toe --bot a=random --bot b=random --bot c=random --bot d=random"
            + " --bot e=random --bot f=random --bot g=random --bot h=random"
            + GONE,
        "w4444:turns=20,combinations=3x3+10x10 --bot a=random --bot b=beginner --bot c=random"
            + " --bot d=beginner --bot e=random",
        "othello --format swiss:rounds=3 --bot a=random --bot b=beginner --bot c=random" + GONE,
        "othello --games 2 --bot a=random --bot b=beginner" + GONE
      })
  void theScoresOfAListOfMatchesSumToTheScoreInTheStandings(String line) throws IOException {
    Path folder = play(line);
    JsonObject page = page(folder);
    for (JsonElement element : page.getAsJsonArray("tables")) {
      JsonObject table = element.getAsJsonObject();
      Map<Integer, ScorePair> sums = sums(page, isOf(table.get("title").getAsString()));
      for (JsonElement each : table.getAsJsonArray("lines")) {
        JsonObject standing = each.getAsJsonObject();
        assertThat(sums.getOrDefault(standing.get("entrant").getAsInt(), new ScorePair(0, 0)))
            .as("%s, table '%s': %s", line, table.get("title"), standing)
            .isEqualTo(
                new ScorePair(
                    standing.get("for").getAsDouble(), standing.get("against").getAsDouble()));
      }
    }
    requireOneMeaningInFiles(folder, page);
  }

  /** The sums of an entrant's scores and of the scores of its opponents. */
  private record ScorePair(double own, double others) {
    ScorePair plus(ScorePair more) {
      return new ScorePair(own + more.own, others + more.others);
    }
  }

  /** {@return whether a round belongs to the part of the competition that a table is about} */
  private static Predicate<JsonObject> isOf(String table) {
    return switch (table) {
      case "qualifier" -> ScoreColumnsTest::isOfQualifier;
      case "finals" -> round -> !isOfQualifier(round);
      case "league" -> round -> !round.get("column").getAsString().equals("final");
      case "", "most points" -> round -> true;
      default -> round -> round.get("title").getAsString().equals(table);
    };
  }

  private static boolean isOfQualifier(JsonObject round) {
    return round.get("title").getAsString().startsWith("qualifier, ");
  }

  private static Map<Integer, ScorePair> sums(JsonObject page, Predicate<JsonObject> part) {
    Map<Integer, ScorePair> sums = new HashMap<>();
    objects(page, "rounds")
        .filter(part)
        .flatMap(round -> objects(round, "encounters"))
        .forEach(encounter -> add(sums, encounter));
    return sums;
  }

  private static void add(Map<Integer, ScorePair> sums, JsonObject encounter) {
    JsonArray entrants = encounter.getAsJsonArray("e");
    objects(encounter, "m")
        .filter(match -> !match.has("a"))
        .forEach(
            match -> {
              List<Double> scores = numbers(match, "s");
              double all = scores.stream().mapToDouble(Double::doubleValue).sum();
              for (int seat = 0; seat < scores.size(); seat++) {
                int place = (seat + match.get("i").getAsInt()) % entrants.size();
                double own = scores.get(seat);
                sums.merge(
                    entrants.get(place).getAsInt(), new ScorePair(own, all - own), ScorePair::plus);
              }
            });
  }

  private static Stream<JsonObject> objects(JsonObject json, String field) {
    return StreamSupport.stream(json.getAsJsonArray(field).spliterator(), false)
        .map(JsonElement::getAsJsonObject);
  }

  private static List<Double> numbers(JsonObject json, String field) {
    return StreamSupport.stream(json.getAsJsonArray(field).spliterator(), false)
        .map(JsonElement::getAsDouble)
        .toList();
  }

  /** The file standings.json and the page say the same. */
  private static void requireOneMeaningInFiles(Path folder, JsonObject page) throws IOException {
    JsonObject file =
        JsonParser.parseString(Files.readString(folder.resolve("standings.json")))
            .getAsJsonObject();
    assertThat(columns(file)).isEqualTo(columns(page));
  }

  private static List<List<Double>> columns(JsonObject json) {
    return objects(json, "tables")
        .flatMap(table -> objects(table, "lines"))
        .map(line -> List.of(line.get("for").getAsDouble(), line.get("against").getAsDouble()))
        .toList();
  }

  @Test
  void aForfeitIsMarkedAndAKnockoutCountsAllDiscsForItsWinner() throws IOException {
    JsonObject page = page(play("pug-2017 --bot a=random" + GONE));
    JsonObject match =
        objects(page, "rounds")
            .flatMap(round -> objects(round, "encounters"))
            .flatMap(encounter -> objects(encounter, "m"))
            .findFirst()
            .orElseThrow();
    List<Double> scores = numbers(match, "s");
    int gone = numbers(match, "r").indexOf(2.0);
    assertThat(scores.get(0) + scores.get(1)).as("discs on the board").isLessThan(10);
    assertThat(match.getAsJsonArray("e").get(gone).getAsString()).isEqualTo("FAULT");
    assertThat(match.getAsJsonArray("e").get(1 - gone).getAsString()).isEqualTo("PLAYED");
    assertThat(numbers(match, "k"))
        .isEqualTo(IntStream.range(0, 2).mapToObj(seat -> seat == gone ? 0.0 : 64.0).toList());
  }
}
