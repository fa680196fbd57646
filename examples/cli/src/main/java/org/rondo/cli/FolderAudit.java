package org.rondo.cli;

import com.google.gson.JsonArray;
import com.google.gson.JsonElement;
import com.google.gson.JsonObject;
import com.google.gson.JsonParseException;
import com.google.gson.JsonParser;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import org.jspecify.annotations.Nullable;
import org.rondo.cli.console.PrintableText;
import org.rondo.duel.DuelArchive;
import org.rondo.format.AuditedRun;
import org.rondo.format.RunKind;
import org.rondo.game.Game;
import org.rondo.game.GameCatalog;
import org.rondo.input.ConflictingSettingsException;
import org.rondo.input.DamagedFileException;
import org.rondo.input.InputException;
import org.rondo.match.OpeningFile;
import org.rondo.match.Openings;
import org.rondo.report.NumberText;
import org.rondo.report.StandingsReport;
import org.rondo.report.StandingsSource;
import org.rondo.store.BoundedLines;
import org.rondo.tournament.TournamentArchive;

/**
 * Compares the folder of a finished tournament or duel with what follows from its seed: seeds,
 * openings, pairings and standings.
 */
final class FolderAudit {
  private static final String STANDINGS = "standings.json";

  private static final String REMARKS = "remarks";

  private final Path folder;

  /** The file of the list of openings; null if none is given. */
  private final @Nullable String openings;

  /** The names of the files that have been compared with the journal. */
  private final List<String> compared = new ArrayList<>(List.of("games.jsonl"));

  private FolderAudit(Path folder, @Nullable String openings) {
    this.folder = folder;
    this.openings = openings;
  }

  /**
   * Compares a folder.
   *
   * @param openings the file of the list of openings; null if none is given
   * @return the result, a few lines
   * @throws InputException if something does not follow from the seed, or the settings of the
   *     folder are not known here
   * @throws IOException if a file cannot be read
   */
  static List<String> of(Path folder, @Nullable String openings) throws IOException {
    FolderAudit audit = new FolderAudit(folder, openings);
    return RunKind.DUEL.isIn(folder) ? audit.duel() : audit.tournament();
  }

  private List<String> duel() throws IOException {
    try (DuelArchive archive = DuelArchive.open(folder)) {
      if (!archive.isFinished()) {
        return unfinished();
      }
      return lines(
          "seeds and openings", archive.audit(chosen(archive.openings(), List.of(archive.game()))));
    }
  }

  private List<String> tournament() throws IOException {
    try (TournamentArchive archive = TournamentArchive.open(folder)) {
      if (!archive.isFinished()) {
        return unfinished();
      }
      AuditedRun audited = archive.audit(chosen(archive.openings(), archive.games()));
      requireStandings(archive, audited);
      return lines("seeds, openings and pairings", audited);
    }
  }

  private List<String> unfinished() {
    return List.of(
        "not derived: "
            + PrintableText.of(folder.toString())
            + " is not finished; its seed is published at the end");
  }

  private Openings chosen(String text, List<String> games) throws IOException {
    List<Game<?, ?>> rules = games.stream().<Game<?, ?>>map(GameCatalog::find).toList();
    Optional<Openings> random =
        DamagedFileException.valueIn(
            folder.resolve(RunKind.JOURNAL), () -> Openings.parse(text, rules));
    if (random.isPresent()) {
      return random.get();
    }
    if (openings == null) {
      throw new ConflictingSettingsException(
          folder.toString(),
          folder
              + " was played from a list of openings, so its matches cannot be derived without it;"
              + " give its file with --openings");
    }
    return OpeningFile.read(openings, rules).openings();
  }

  private List<String> lines(String what, AuditedRun audited) {
    List<String> lines = new ArrayList<>();
    lines.add(
        "derived: "
            + what
            + " of "
            + NumberText.count(audited.matches(), "match", "matches")
            + " in "
            + folder
            + ", between "
            + String.join(", ", audited.entrants())
            + ", from the seed "
            + audited.seed());
    if (audited.seed().isSecret()) {
      audited.values().byName().forEach((name, value) -> lines.add("value: " + name + "=" + value));
      lines.add("commitment: " + audited.committed());
      lines.add("settings: " + audited.settings());
    }
    audited.remarks().forEach(remark -> lines.add("beside the seed: " + remark));
    lines.add("compared: " + String.join(", ", compared));
    return lines.stream().map(PrintableText::of).toList();
  }

  /** Compares the published standings, in which a lot may have decided, with the derived ones. */
  private void requireStandings(TournamentArchive archive, AuditedRun audited) throws IOException {
    Path file = folder.resolve(STANDINGS);
    if (!Files.exists(file)) {
      return;
    }
    compared.add(STANDINGS);
    JsonObject published = parsed(file);
    boolean hasPrizes = withoutPrizes(published);
    StandingsReport report =
        new StandingsReport(
            archive.standings().withNotes(archive.remarks()),
            new StandingsSource(
                archive.competition(),
                archive.games(),
                archive.format().text(),
                audited.seed().text()));
    JsonObject derived = JsonParser.parseString(report.json()).getAsJsonObject();
    for (String part : derived.keySet()) {
      boolean isSame =
          part.equals(REMARKS)
              ? remarks(published).containsAll(remarks(derived))
              : derived.get(part).equals(published.get(part));
      if (!isSame) {
        throw differs(file, "its " + part + " are not those that follow from the matches");
      }
    }
    if (!hasPrizes && published.equals(derived)) {
      requireText("standings.txt", report.text());
      requireText("standings.csv", report.csv());
    }
  }

  private void requireText(String name, String expected) throws IOException {
    Path file = folder.resolve(name);
    if (Files.exists(file)) {
      compared.add(name);
      if (!Arrays.equals(Files.readAllBytes(file), expected.getBytes(StandardCharsets.UTF_8))) {
        throw differs(file, "it is not what follows from the matches");
      }
    }
  }

  private static DamagedFileException differs(Path file, String difference) {
    return new DamagedFileException(file.toString(), file + ": " + difference);
  }

  private static List<JsonElement> remarks(JsonObject standings) {
    JsonElement remarks = standings.get(REMARKS);
    return remarks instanceof JsonArray all ? all.asList() : List.of();
  }

  private static JsonObject parsed(Path file) throws IOException {
    try {
      return JsonParser.parseString(BoundedLines.text(file)).getAsJsonObject();
    } catch (JsonParseException | IllegalStateException e) {
      throw new DamagedFileException(file.toString(), file + " is not a JSON object", e);
    }
  }

  /** Removes the prizes, which need the fund; returns whether there were any. */
  private static boolean withoutPrizes(JsonElement standings) {
    boolean hadPrizes = false;
    if (standings instanceof JsonObject object) {
      hadPrizes = object.remove("prize") != null;
      for (JsonElement part : object.asMap().values()) {
        hadPrizes |= withoutPrizes(part);
      }
    } else if (standings instanceof JsonArray array) {
      for (JsonElement part : array) {
        hadPrizes |= withoutPrizes(part);
      }
    }
    return hadPrizes;
  }
}
