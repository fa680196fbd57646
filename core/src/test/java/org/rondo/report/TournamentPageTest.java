package org.rondo.report;

import static org.assertj.core.api.Assertions.assertThat;

import com.google.gson.JsonArray;
import com.google.gson.JsonElement;
import com.google.gson.JsonObject;
import com.google.gson.JsonParser;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.StreamSupport;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.rondo.bot.Bots;
import org.rondo.bot.Pile;
import org.rondo.format.Stage;
import org.rondo.format.standard.FormatCatalog;
import org.rondo.tournament.Tournament;
import org.rondo.tournament.TournamentArchive;
import org.rondo.tournament.TournamentListener;

/** The data of a tournament's page. */
class TournamentPageTest {
  @TempDir private Path folder;

  private JsonObject data(String format) throws Exception {
    Tournament<Pile.Stones, Pile.Take> tournament =
        Tournament.of(new Pile(2, 40), FormatCatalog.find(format, 2))
            .folder(folder)
            .seed(7)
            .listener(new TournamentListener() {});
    for (String name : List.of("ada", "ben", "cleo", "dan", "emil")) {
      tournament.entrant(name, Bots::random);
    }
    tournament.play();
    try (TournamentArchive archive = TournamentArchive.open(folder)) {
      return JsonParser.parseString(new TournamentPage(archive, false).data()).getAsJsonObject();
    }
  }

  private static List<JsonObject> objects(JsonObject json, String field) {
    return StreamSupport.stream(json.getAsJsonArray(field).spliterator(), false)
        .map(JsonElement::getAsJsonObject)
        .toList();
  }

  @Test
  void aSwissTournamentHasItsTieBreaksAsNumbersAndNotAsRemarks() throws Exception {
    JsonObject page = data("swiss:rounds=3");
    assertThat(page.get("byRound").getAsBoolean()).isTrue();
    assertThat(page.get("bracket").getAsBoolean()).isFalse();
    assertThat(page.has("lives")).isFalse();
    assertThat(page.getAsJsonArray("remarks")).isEmpty();
    JsonObject table = objects(page, "tables").get(0);
    assertThat(table.getAsJsonArray("figures"))
        .extracting(JsonElement::getAsString)
        .containsExactly("Buchholz", "Sonneborn-Berger", "byes");
    assertThat(objects(table, "lines"))
        .hasSize(5)
        .allSatisfy(line -> assertThat(line.getAsJsonArray("figures")).hasSize(3));
    assertThat(objects(table, "lines").stream().mapToInt(TournamentPageTest::byes).sum())
        .as("a bye in each round")
        .isEqualTo(3);
  }

  private static int byes(JsonObject line) {
    JsonArray figures = line.getAsJsonArray("figures");
    return figures.get(2).getAsInt();
  }

  @Test
  void aFloatingEliminationHasItsLivesAndAColumnForEachRoundThatIsNoReplay() throws Exception {
    JsonObject page = data("floating-elimination:lives=2");
    assertThat(page.get("byRound").getAsBoolean()).isTrue();
    assertThat(page.get("lives").getAsInt()).isEqualTo(2);
    List<String> columns =
        objects(page, "rounds").stream()
            .filter(round -> round.has("column"))
            .map(round -> round.get("column").getAsString())
            .toList();
    assertThat(columns).first().isEqualTo(Stage.round(1).title());
    assertThat(columns).last().isEqualTo(Stage.round(columns.size()).title());
    assertThat(columns).noneMatch(title -> title.contains("replay"));
    assertThat(page.getAsJsonArray("sides").get(0).getAsJsonArray())
        .extracting(JsonElement::getAsString)
        .containsExactly("seat 0", "seat 1");
  }

  @Test
  void theProgressIsThatOfAllRoundsAndAWinnerIsNamedAtTheEnd() throws Exception {
    JsonObject page = data("round-robin:games=2");
    List<String> journal = Files.readAllLines(folder.resolve("journal.jsonl"));
    try (TournamentArchive archive = TournamentArchive.open(folder)) {
      RunProgress progress = new TournamentPage(archive, false).progress();
      assertThat(progress.done()).isEqualTo(20);
      assertThat(progress.expected()).isEqualTo(20);
      assertThat(progress.winners()).hasSameSizeAs(page.getAsJsonArray("champions")).isNotEmpty();
    }
    Path begun = Files.createDirectory(folder.resolve("begun"));
    Files.write(begun.resolve("journal.jsonl"), journal.subList(0, 8));
    try (TournamentArchive archive = TournamentArchive.open(begun)) {
      TournamentPage running = new TournamentPage(archive, false);
      assertThat(running.progress().done()).isBetween(1L, 8L);
      assertThat(running.progress().expected()).isEqualTo(20);
      assertThat(running.progress().winners()).isEmpty();
      assertThat(running.latest()).isPresent();
    }
  }

  @Test
  void aQualifierHasACut() throws Exception {
    assertThat(data("qualifier:places=2").get("cut").getAsInt()).isEqualTo(2);
  }

  @Test
  void aRoundRobinHasNoColumnsByRound() throws Exception {
    JsonObject page = data("round-robin:games=2");
    assertThat(page.get("byRound").getAsBoolean()).isFalse();
    assertThat(objects(page, "tables").get(0).getAsJsonArray("figures")).isEmpty();
    assertThat(page.has("cut")).isFalse();
  }
}
