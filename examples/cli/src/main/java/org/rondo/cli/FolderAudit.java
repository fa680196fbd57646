package org.rondo.cli;

import com.google.gson.JsonElement;
import com.google.gson.JsonObject;
import com.google.gson.JsonParseException;
import com.google.gson.JsonParser;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import org.jspecify.annotations.Nullable;
import org.rondo.cli.console.PrintableText;
import org.rondo.duel.DuelArchive;
import org.rondo.format.AuditedRun;
import org.rondo.format.RunKind;
import org.rondo.game.Game;
import org.rondo.game.GameCatalog;
import org.rondo.input.DamagedFileException;
import org.rondo.input.InputException;
import org.rondo.match.OpeningFile;
import org.rondo.match.Openings;
import org.rondo.report.NumberText;
import org.rondo.report.StandingsReport;
import org.rondo.report.StandingsSource;
import org.rondo.tournament.TournamentArchive;

/**
 * Compares the folder of a finished tournament or duel with what follows from its seed: seeds,
 * openings, pairings and standings.
 */
final class FolderAudit {
  private static final String STANDINGS = "standings.json";

  /** The parts of the standings that follow from the matches; prizes and remarks need more. */
  private static final List<String> COMPARED = List.of("tables", "awards", "bracket");

  private final Path folder;

  /** The file of the list of openings; null if none is given. */
  private final @Nullable String openings;

  private FolderAudit(Path folder, @Nullable String openings) {
    this.folder = folder;
    this.openings = openings;
  }

  /**
   * Compares a folder.
   *
   * @param openings the file of the list of openings; null if none is given
   * @return the result in one or two lines
   * @throws DamagedFileException if something does not follow from the seed
   * @throws IOException if a file cannot be read
   */
  static String of(Path folder, @Nullable String openings) throws IOException {
    try {
      return new FolderAudit(folder, openings).lines();
    } catch (DamagedFileException e) {
      throw e;
    } catch (InputException e) {
      return "not derived: " + PrintableText.of(String.valueOf(e.getMessage()));
    }
  }

  private String lines() throws IOException {
    if (RunKind.DUEL.isIn(folder)) {
      try (DuelArchive archive = DuelArchive.open(folder)) {
        Optional<Openings> chosen = chosen(archive.openings(), List.of(archive.game()));
        return chosen.isEmpty()
            ? openingsAreMissing()
            : lines("seeds and openings", archive.audit(chosen.get()));
      }
    }
    try (TournamentArchive archive = TournamentArchive.open(folder)) {
      Optional<Openings> chosen = chosen(archive.openings(), archive.games());
      if (chosen.isEmpty()) {
        return openingsAreMissing();
      }
      AuditedRun audited = archive.audit(chosen.get());
      requireStandings(archive);
      return lines("seeds, openings and pairings", audited);
    }
  }

  private Optional<Openings> chosen(String text, List<String> games) throws IOException {
    Optional<Openings> random =
        DamagedFileException.valueOf(folder.toString(), () -> Openings.parse(text));
    if (random.isPresent() || openings == null) {
      return random;
    }
    List<Game<?, ?>> rules = games.stream().<Game<?, ?>>map(GameCatalog::find).toList();
    return Optional.of(OpeningFile.read(openings, rules).openings());
  }

  private String openingsAreMissing() {
    return "not derived: "
        + PrintableText.of(folder.toString())
        + " was played from a list of openings; give its file with --openings";
  }

  private static String lines(String what, AuditedRun audited) {
    String derived =
        "derived: "
            + what
            + " of "
            + NumberText.count(audited.matches(), "match", "matches")
            + " between "
            + PrintableText.of(String.join(", ", audited.entrants()))
            + ", from the seed "
            + PrintableText.of(audited.seed().text());
    if (!audited.seed().isSecret()) {
      return derived;
    }
    String values =
        audited.values().isEmpty()
            ? ""
            : ", with values of "
                + PrintableText.of(String.join(", ", audited.values().byName().keySet()));
    return derived + values + "\ncommitment: " + audited.committed();
  }

  /** Compares the published standings, in which a lot may have decided, with the derived ones. */
  private void requireStandings(TournamentArchive archive) throws IOException {
    Path file = folder.resolve(STANDINGS);
    if (!Files.exists(file)) {
      return;
    }
    JsonObject published = parsed(file);
    JsonObject derived =
        JsonParser.parseString(
                new StandingsReport(archive.standings(), StandingsSource.unknown()).json())
            .getAsJsonObject();
    for (String part : COMPARED) {
      if (!equal(derived.get(part), published.get(part))) {
        throw new DamagedFileException(
            file.toString(),
            file + ": its " + part + " are not those that follow from the matches");
      }
    }
  }

  private static JsonObject parsed(Path file) throws IOException {
    try {
      JsonObject json = JsonParser.parseString(Files.readString(file)).getAsJsonObject();
      if (json.has("tables")) {
        for (JsonElement table : json.getAsJsonArray("tables")) {
          table.getAsJsonObject().getAsJsonArray("lines").forEach(FolderAudit::withoutPrize);
        }
      }
      return json;
    } catch (JsonParseException | IllegalStateException | ClassCastException e) {
      throw new DamagedFileException(file.toString(), file + " is not the JSON of standings", e);
    }
  }

  private static void withoutPrize(JsonElement line) {
    line.getAsJsonObject().remove("prize");
  }

  private static boolean equal(@Nullable JsonElement one, @Nullable JsonElement other) {
    return one == null ? other == null : one.equals(other);
  }
}
