package org.rondo.series;

import java.io.IOException;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import org.rondo.format.AuditedRun;
import org.rondo.format.MatchId;
import org.rondo.format.RunKind;
import org.rondo.input.ConflictingSettingsException;
import org.rondo.input.DamagedFileException;
import org.rondo.match.MatchRecord;
import org.rondo.match.OpeningSequence.Beginning;
import org.rondo.match.Openings;
import org.rondo.random.Seed;
import org.rondo.store.BoundedLines;
import org.rondo.store.SeedKeeper;

/**
 * Compares the matches of a finished run with those that follow from its seed, and its published
 * records with its journal. The matches are given in the order of the schedule.
 */
public final class SeedAudit implements AutoCloseable {
  private final Path journal;
  private final Path published;
  private final BoundedLines records;
  private int matches;

  /**
   * Opens the published records of a folder.
   *
   * @throws java.nio.file.NoSuchFileException if there are none
   * @throws IOException if they cannot be read
   */
  public SeedAudit(Path folder) throws IOException {
    this.journal = folder.resolve(RunKind.JOURNAL);
    this.published = folder.resolve(MatchPart.RECORD.file());
    this.records = BoundedLines.of(published);
  }

  /**
   * Checks that a run can be audited.
   *
   * @param text the text of its openings
   * @param given the openings from which its matches are derived
   * @throws ConflictingSettingsException if the run is not finished, or had other openings
   */
  public static void require(Path folder, boolean isFinished, String text, Openings given) {
    if (!isFinished) {
      throw new ConflictingSettingsException(
          folder.toString(),
          folder + " is not finished; its matches can be derived from its seed at its end");
    }
    boolean isSame = Openings.parse(text).map(given::equals).orElse(given.text().equals(text));
    if (!isSame) {
      throw new ConflictingSettingsException(
          folder.toString(),
          folder
              + " was played with the openings "
              + text
              + ", and those given are "
              + given.text()
              + "; give the openings with which it was played");
    }
  }

  /** {@return the root of the run's random streams} */
  public Seed seed() throws IOException {
    return SeedKeeper.seedOf(journal);
  }

  /**
   * Compares a match that counts.
   *
   * @param game the id of the game that is scheduled
   * @param names the entrants that are scheduled, by seat
   * @param expected the seed and the opening that follow from the seed of the run
   * @param record the record of the journal
   * @throws DamagedFileException if the match is another one, or the published record is not that
   *     of the journal
   * @throws IOException if the published records cannot be read
   */
  public void compare(
      MatchId id, String game, List<String> names, Beginning expected, MatchRecord record)
      throws IOException {
    require(id, "game", game, record.game());
    require(id, "entrants", String.join(" and ", names), String.join(" and ", record.entrants()));
    require(id, "seed", expected.seed().text(), record.seed().text());
    require(id, "opening", expected.opening().toString(), record.opening().toString());
    matches++;
    Optional<String> line = records.next();
    if (line.isEmpty() || !line.get().equals(record.json())) {
      throw new DamagedFileException(
          published.toString(),
          published
              + (line.isEmpty()
                  ? " has no record of game " + id
                  : ": its record " + matches + " is not that of game " + id + " in the journal"));
    }
  }

  private void require(MatchId id, String what, String expected, String found) {
    if (!expected.equals(found)) {
      throw new DamagedFileException(
          journal.toString(),
          journal
              + ": game "
              + id
              + " has the "
              + what
              + " "
              + excerpt(found)
              + ", but by the seed of the run it has the "
              + what
              + " "
              + excerpt(expected));
    }
  }

  private static String excerpt(String text) {
    int most = 200;
    return text.length() <= most ? text : text.substring(0, most) + " ...";
  }

  /** {@return the exception for a match that the journal does not hold} */
  public DamagedFileException missing(MatchId id) {
    return new DamagedFileException(
        journal.toString(), journal + " is finished, but its game " + id + " is missing");
  }

  /**
   * Ends the comparison.
   *
   * @param entrants the names of the entrants, in the order of their entry
   * @throws DamagedFileException if there are more published records than matches that count
   * @throws IOException if a file cannot be read
   */
  public AuditedRun end(List<String> entrants) throws IOException {
    if (records.next().isPresent()) {
      throw new DamagedFileException(
          published.toString(),
          published + " has more records than the " + matches + " games that count");
    }
    Seed committed = SeedKeeper.committedSeedOf(journal);
    return new AuditedRun(
        SeedKeeper.headerText(committed),
        committed,
        SeedKeeper.valuesOf(journal),
        entrants,
        matches);
  }

  @Override
  public void close() throws IOException {
    records.close();
  }
}
