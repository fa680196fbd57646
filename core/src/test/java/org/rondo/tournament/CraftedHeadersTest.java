package org.rondo.tournament;

import static org.assertj.core.api.Assertions.assertThatThrownBy;

import com.google.gson.JsonObject;
import com.google.gson.JsonParser;
import java.io.IOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.rondo.bot.Bots;
import org.rondo.bot.Pile;
import org.rondo.duel.Duel;
import org.rondo.duel.DuelArchive;
import org.rondo.format.Points;
import org.rondo.format.RunKind;
import org.rondo.format.standard.RoundRobin;
import org.rondo.input.DamagedFileException;
import org.rondo.store.RewrittenLog;
import org.rondo.store.SeedKeeper;
import org.rondo.tuning.Parameter;
import org.rondo.tuning.ParameterSpace;
import org.rondo.tuning.Tuning;
import org.rondo.tuning.TuningArchive;

/** Journals and logs whose check values fit, and whose first line holds what no run writes. */
class CraftedHeadersTest {

  @TempDir private Path folder;

  private void craft(RunKind kind, String field, String value) throws IOException {
    RewrittenLog.rewrite(
        kind.log(folder),
        lines -> {
          JsonObject header = JsonParser.parseString(lines.get(0)).getAsJsonObject();
          header.add(field, JsonParser.parseString(value));
          List<String> changed = new ArrayList<>(lines);
          changed.set(0, header.toString());
          return changed;
        });
  }

  private void duel() throws InterruptedException {
    Duel.of(new Pile(2, 12))
        .first("ada", Bots::random)
        .second("ben", Bots::random)
        .matches(2)
        .folder(folder)
        .play();
  }

  private void requireSentence(RunKind kind, Call reading) {
    assertThatThrownBy(reading::run)
        .isInstanceOf(DamagedFileException.class)
        .hasMessageStartingWith(kind.log(folder) + " is damaged: ")
        .hasMessageContaining("first line");
  }

  /** Code that reads an archive. */
  private interface Call {
    void run() throws IOException;
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = ';',
      value = {
        "seed; \"\"; is blank",
        "values; 5; in the first line are not texts by name",
        "values; {\"ada\":[]}; in the first line are not texts by name",
        "values; {\"ada\":\"\"}; is not one line of 1 to 200 characters",
        "values; {\"ada\":\"7\"}; is no secret",
      })
  void aSeedThatNoRunWrites(String field, String value, String reason) throws Exception {
    duel();
    craft(RunKind.DUEL, field, value);
    assertThatThrownBy(() -> SeedKeeper.seedOf(RunKind.DUEL.log(folder)))
        .isInstanceOf(DamagedFileException.class)
        .hasMessageStartingWith(RunKind.DUEL.log(folder) + " is damaged: ")
        .hasMessageContaining(reason)
        .hasMessageEndingWith("; restore it from a copy");
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = ';',
      value = {
        "games; {}",
        "games; null",
        "games; []",
        "games; [null]",
        "games; [[]]",
        "entrants; 5",
        "entrants; [\"ada\",{}]",
        "entrants; [\"ada\",\"ada\"]",
        "format; {}",
        "note; []",
        "time; null",
      })
  void theJournalOfATournament(String field, String value) throws Exception {
    Tournament.of(new Pile(2, 12), new RoundRobin(2, Points.PER_MATCH))
        .entrant("ada", Bots::random)
        .entrant("ben", Bots::random)
        .folder(folder)
        .play();
    craft(RunKind.TOURNAMENT, field, value);
    requireSentence(
        RunKind.TOURNAMENT,
        () -> {
          try (TournamentArchive archive = TournamentArchive.open(folder)) {
            archive.note();
            archive.time();
            archive.standings();
          }
        });
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = ';',
      value = {
        "parameters; {}",
        "parameters; [null]",
        "parameters; []",
        "parameters; [\"exploration=0..1000/, 0.7\"]",
        "parameters; [\"x=0..1, 0.5\",\"x=0..1, 0.5\"]",
        "samples; []",
        "samples; 1.5",
        "samples; 1e999999999",
        "samples; \"two\"",
        "note; {}",
        "evaluations; {}",
      })
  void theLogOfATuning(String field, String value) throws Exception {
    Tuning.of(
            ParameterSpace.of(Parameter.real("x", 0, 1, 0.5)),
            (setting, number, seed) -> setting.value("x"))
        .evaluations(5)
        .samples(2)
        .folder(folder)
        .play();
    craft(RunKind.TUNING, field, value);
    requireSentence(
        RunKind.TUNING,
        () -> {
          try (TuningArchive archive = TuningArchive.open(folder)) {
            archive.note();
            archive.budget();
          }
        });
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = ';',
      value = {"note; {}", "time; []", "opening; null", "game; [1]", "values; null"})
  void theJournalOfADuel(String field, String value) throws Exception {
    duel();
    craft(RunKind.DUEL, field, value);
    requireSentence(
        RunKind.DUEL,
        () -> {
          try (DuelArchive archive = DuelArchive.open(folder)) {
            archive.note();
            archive.time();
            archive.openings();
            archive.game();
            archive.seedValues();
          }
        });
  }
}
