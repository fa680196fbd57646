package org.rondo.series;

import java.io.IOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.rondo.format.AuditedRun;
import org.rondo.format.MatchId;
import org.rondo.format.RunKind;
import org.rondo.game.Game;
import org.rondo.input.ConflictingSettingsException;
import org.rondo.input.DamagedFileException;
import org.rondo.match.MatchRecord;
import org.rondo.match.Opening;
import org.rondo.match.OpeningSequence.Beginning;
import org.rondo.match.Openings;
import org.rondo.random.Seed;
import org.rondo.store.BoundedLines;
import org.rondo.store.LogHeader;
import org.rondo.store.SeedKeeper;

/**
 * Compares the matches of a finished run with those that follow from its seed, and its published
 * records with its journal. The matches are given in the order of the schedule.
 */
public final class SeedAudit implements AutoCloseable {
  private final Path journal;
  private final Path published;
  private final BoundedLines records;
  private final Seed seed;
  private int matches;
  private int faulty;
  private int halted;
  private int conceded;

  /**
   * Opens the published records of a folder.
   *
   * @throws java.nio.file.NoSuchFileException if there are none
   * @throws IOException if they cannot be read
   */
  public SeedAudit(Path folder) throws IOException {
    this.journal = folder.resolve(RunKind.JOURNAL);
    this.published = folder.resolve(MatchPart.RECORD.file());
    this.seed = SeedKeeper.seedOf(journal);
    this.records = BoundedLines.of(published);
  }

  /**
   * Checks that a run can be audited.
   *
   * @param text the text of its openings
   * @param games its games
   * @param given the openings from which its matches are derived
   * @throws ConflictingSettingsException if the run is not finished, or had other openings
   * @throws DamagedFileException if the text of its openings is of another form
   */
  public static void requireSuitable(
      Path folder,
      boolean isFinished,
      String text,
      List<? extends Game<?, ?>> games,
      Openings given) {
    if (!isFinished) {
      throw new ConflictingSettingsException(
          folder.toString(),
          folder + " is not finished; its matches can be derived from its seed at its end");
    }
    boolean isSame =
        DamagedFileException.valueIn(
                folder.resolve(RunKind.JOURNAL), () -> Openings.parse(text, games))
            .map(given::equals)
            .orElse(given.text().equals(text));
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
  public Seed seed() {
    return seed;
  }

  /**
   * Compares a match that counts.
   *
   * @param game the id of the game that is scheduled
   * @param names the entrants that are scheduled, by seat
   * @param expected the seed and the opening that follow from the seed of the run
   * @param playings the records of the journal: the first playing, then each replay
   * @param kept the number of turns that each replay keeps of the playing before it
   * @throws DamagedFileException if the match is another one, a replay has other turns than those
   *     that it keeps, or the published record is not that of the journal
   * @throws IOException if the published records cannot be read
   */
  public void compare(
      MatchId id,
      String game,
      List<String> names,
      Beginning expected,
      List<MatchRecord> playings,
      List<Integer> kept)
      throws IOException {
    MatchRecord record = playings.get(playings.size() - 1);
    require(id, "game", game, record.game());
    require(id, "entrants", names, record.entrants());
    require(id, "seed", expected.seed(), record.seed());
    require(id, "opening", text(expected.opening()), text(record.opening()));
    for (int replay = 1; replay < playings.size(); replay++) {
      requireKept(id, playings.get(replay - 1), playings.get(replay), kept.get(replay - 1));
    }
    count(record);
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

  private static String text(Opening opening) {
    String text = opening.text();
    return text.isEmpty() ? "without turns" : text;
  }

  private void requireKept(MatchId id, MatchRecord before, MatchRecord replay, int kept) {
    List<List<String>> turns = before.turns();
    // The turns of the opening are counted, too; they are compared with the seed.
    int most = Math.max(0, Math.min(kept - before.opening().turns().size(), turns.size()));
    if (replay.turns().size() < most
        || !replay.turns().subList(0, most).equals(turns.subList(0, most))) {
      throw new DamagedFileException(
          journal.toString(),
          journal
              + ": the replay of game "
              + id
              + " has other turns than the "
              + kept
              + " that it keeps of the playing before it");
    }
  }

  private void count(MatchRecord record) {
    matches++;
    faulty += record.faults().isEmpty() ? 0 : 1;
    halted += record.halted() ? 1 : 0;
    conceded += record.concessions().isEmpty() ? 0 : 1;
  }

  private void require(MatchId id, String what, Object expected, Object found) {
    if (!expected.equals(found)) {
      throw new DamagedFileException(
          journal.toString(),
          journal
              + ": game "
              + id
              + " has the "
              + what
              + " "
              + excerpt(found.toString())
              + ", and by the seed and the settings of the run it has the "
              + what
              + " "
              + excerpt(expected.toString()));
    }
  }

  private static String excerpt(String text) {
    int most = 200;
    return text.length() <= most ? text : text.substring(0, most) + " ...";
  }

  /** {@return the exception for a run that is marked as finished, and is not over} */
  public DamagedFileException early() {
    return new DamagedFileException(
        journal.toString(),
        journal + " is marked as finished, but by its settings there are more matches");
  }

  /** {@return the exception for a match that is not scheduled} */
  public DamagedFileException unscheduled(MatchId id) {
    return new DamagedFileException(
        journal.toString(), journal + " has a game " + id + ", which is not scheduled");
  }

  /** {@return the exception for a match that the journal does not hold} */
  public DamagedFileException missing(MatchId id) {
    return new DamagedFileException(
        journal.toString(), journal + " is finished, but its game " + id + " is missing");
  }

  /**
   * Ends the comparison.
   *
   * @param header the first line of the journal
   * @param entrants the names of the entrants, in the order of their entry
   * @param decisions what else does not follow from the seed, for instance rulings
   * @throws DamagedFileException if there are more published records than matches that count
   * @throws IOException if a file cannot be read
   */
  public AuditedRun end(LogHeader header, List<String> entrants, List<String> decisions)
      throws IOException {
    if (records.next().isPresent()) {
      throw new DamagedFileException(
          published.toString(),
          published + " has more records than the " + matches + " games that count");
    }
    List<String> remarks = new ArrayList<>(decisions);
    remark(faulty, "a fault").ifPresent(remarks::add);
    remark(halted, "a halt").ifPresent(remarks::add);
    remark(conceded, "an early end by a seat or a rule").ifPresent(remarks::add);
    Seed committed = SeedKeeper.committedSeedOf(journal);
    return new AuditedRun(
        SeedKeeper.headerText(committed),
        committed,
        header.values(),
        header.settings(),
        entrants,
        matches,
        remarks);
  }

  private static Optional<String> remark(int number, String what) {
    return number == 0
        ? Optional.empty()
        : Optional.of(number + (number == 1 ? " match has " : " matches have ") + what);
  }

  @Override
  public void close() throws IOException {
    records.close();
  }
}
