package org.rondo.format;

import java.io.IOException;
import java.util.Optional;
import org.rondo.input.SpecificationException;
import org.rondo.match.ClockReadings;
import org.rondo.match.MatchRecord;
import org.rondo.match.MatchThoughts;

/**
 * The folder of a tournament, a duel or a tuning, finished or not. Nothing is played or written,
 * and another process may be writing the folder. An archive is for one thread.
 */
public interface RunArchive extends AutoCloseable {

  /** {@return what the folder holds} */
  RunKind kind();

  /**
   * Reads what was written since the archive was opened or refreshed.
   *
   * @throws org.rondo.input.InputException if the journal or log is damaged
   * @throws IOException if the journal or log cannot be read
   */
  void refresh() throws IOException;

  /** {@return whether the run is over} */
  boolean isFinished();

  /** {@return the text of the time control of the matches; by default {@code none}} */
  default String time() {
    return "none";
  }

  /**
   * {@return the record of a match; by default there are no matches}
   *
   * @param id the id of a match that counts
   * @throws SpecificationException if there is no such match
   * @throws org.rondo.input.DamagedFileException if the record is damaged
   * @throws IOException if the journal cannot be read
   */
  default MatchRecord record(MatchId id) throws IOException {
    throw new SpecificationException(id.toString(), "game " + id + " was not played");
  }

  /**
   * {@return what the bots of a match thought; no thoughts if they said nothing}
   *
   * @param id the id of a match that counts
   * @throws SpecificationException if there is no such match
   * @throws org.rondo.input.DamagedFileException if the thoughts are damaged
   * @throws IOException if the journal cannot be read
   */
  default MatchThoughts thoughts(MatchId id) throws IOException {
    throw new SpecificationException(id.toString(), "game " + id + " was not played");
  }

  /**
   * {@return the clock readings of a match; empty if no clock ran}
   *
   * @param id the id of a match that counts
   * @throws SpecificationException if there is no such match
   * @throws org.rondo.input.DamagedFileException if the readings are damaged
   * @throws IOException if the journal cannot be read
   */
  default Optional<ClockReadings> readings(MatchId id) throws IOException {
    throw new SpecificationException(id.toString(), "game " + id + " was not played");
  }

  @Override
  void close() throws IOException;
}
