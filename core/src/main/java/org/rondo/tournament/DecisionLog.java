package org.rondo.tournament;

import static com.google.common.base.Preconditions.checkArgument;

import com.google.gson.JsonParseException;
import com.google.gson.JsonParser;
import java.io.IOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import org.rondo.format.RunKind;
import org.rondo.input.SpecificationException;
import org.rondo.series.Journal;
import org.rondo.series.JournalLine;
import org.rondo.store.AppendOnlyFile;
import org.rondo.store.CheckedLineReader;
import org.rondo.store.LogView;

/**
 * The decisions in the journal of a tournament that are its director's own, for instance a pause.
 * The tournament keeps them and does not read them. {@linkplain Ruling Rulings} are not among them.
 *
 * <p>A decision is one JSON object. Several threads may write decisions at the same time.
 */
public final class DecisionLog {
  private static final int MAX_LENGTH = 1 << 16;

  private final Journal journal;
  private boolean isClosed;

  DecisionLog(Journal journal) {
    this.journal = journal;
  }

  /**
   * Writes a decision, and waits until it is on the disk.
   *
   * @param decision a JSON object of at most 65,536 characters
   * @throws IllegalArgumentException if the text is longer or no JSON object
   * @throws IllegalStateException if the tournament is over or has stopped
   * @throws IOException if the journal cannot be written
   */
  public synchronized void add(String decision) throws IOException {
    JournalLine line = line(decision);
    requireUnfinished(!isClosed && journal.appendIfUnfinished(line));
  }

  private static JournalLine line(String decision) {
    checkArgument(
        decision.length() <= MAX_LENGTH,
        "a decision of %s characters is longer than %s",
        decision.length(),
        MAX_LENGTH);
    try {
      checkArgument(
          JsonParser.parseString(decision).isJsonObject(), "%s is no JSON object", decision);
    } catch (JsonParseException e) {
      throw new IllegalArgumentException(decision + " is no JSON object", e);
    }
    return new JournalLine.DecisionLine(decision);
  }

  private static void requireUnfinished(boolean isUnfinished) {
    if (!isUnfinished) {
      throw new IllegalStateException(
          "the tournament is over or has stopped, and takes no more decisions");
    }
  }

  /** Takes no more decisions. */
  synchronized void close() {
    isClosed = true;
  }

  /**
   * Writes a decision into the journal of a tournament that is not being played, and waits until it
   * is on the disk. Lines that are damaged stay as they are.
   *
   * @param decision a JSON object of at most 65,536 characters
   * @throws IllegalArgumentException if the text is longer or no JSON object
   * @throws IllegalStateException if the tournament is over
   * @throws SpecificationException if the folder has no journal of a tournament
   * @throws IOException if the journal cannot be written, or the tournament is being played
   */
  public static void add(Path folder, String decision) throws IOException {
    JournalLine line = line(decision);
    if (!RunKind.TOURNAMENT.isIn(folder)) {
      throw new SpecificationException(
          folder.toString(),
          folder + " has no journal of a tournament; begin the tournament first");
    }
    try (AppendOnlyFile file =
        AppendOnlyFile.open(RunKind.TOURNAMENT.log(folder), RunKind.TOURNAMENT.text())) {
      requireUnfinished(!file.endsWith(new JournalLine.FinishedLine().text()));
      file.append(line.text());
      file.force();
    }
  }

  /**
   * {@return the decisions in the journal of a folder, in order} Lines that are damaged are left
   * out. Takes time proportional to the journal, because every line has a check value.
   *
   * @throws org.rondo.input.DamagedFileException if a decision is no JSON object
   * @throws java.nio.file.NoSuchFileException if the folder has no journal
   * @throws IOException if the journal cannot be read
   */
  public static List<String> in(Path folder) throws IOException {
    List<String> decisions = new ArrayList<>();
    try (LogView log = LogView.open(RunKind.TOURNAMENT.log(folder))) {
      CheckedLineReader lines = log.lines();
      while (lines.advance()) {
        if (lines.damage().isEmpty()
            && lines.head().startsWith(JournalLine.DECISION_HEAD)
            && JournalLine.read(lines) instanceof JournalLine.DecisionLine line) {
          decisions.add(line.decision());
        }
      }
    }
    return decisions;
  }
}
