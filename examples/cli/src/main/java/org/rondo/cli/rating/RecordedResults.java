package org.rondo.cli.rating;

import java.io.IOException;
import java.nio.file.Path;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.function.UnaryOperator;
import org.rondo.cli.console.CommandFailedException;
import org.rondo.input.DamagedFileException;
import org.rondo.match.RecordedMatch;
import org.rondo.rating.Crosstable;
import org.rondo.tournament.RecordLines;

/** The results of recorded matches by game. Each match counts once, however often it occurs. */
final class RecordedResults {
  private final UnaryOperator<String> list;
  private final Map<String, Crosstable> lists = new LinkedHashMap<>();
  private final Set<String> known = new HashSet<>();
  private long records;
  private long repeated;
  private long selfPlays;

  /**
   * Creates results without matches.
   *
   * @param list returns the name of the list for the matches of a game, given its id
   */
  RecordedResults(UnaryOperator<String> list) {
    this.list = list;
  }

  /**
   * Adds the matches of a file.
   *
   * @throws CommandFailedException if a record cannot be read, or has too many seats to be rated
   */
  void add(Path file) throws IOException {
    try (RecordLines lines = RecordLines.of(file)) {
      for (Optional<String> next = lines.next(); next.isPresent(); next = lines.next()) {
        records++;
        add(result(next.get(), lines), lines);
      }
    }
  }

  private static RecordedMatch result(String text, RecordLines lines) {
    try {
      return RecordedMatch.parse(text);
    } catch (DamagedFileException e) {
      throw new CommandFailedException(lines.place() + ": " + e.getMessage());
    }
  }

  private void add(RecordedMatch match, RecordLines lines) {
    if (!known.add(match.lineDigest())) {
      repeated++;
    } else if (new HashSet<>(match.entrants()).size() < match.entrants().size()) {
      selfPlays++;
    } else if (match.entrants().size() > Crosstable.MAX_SEATS) {
      throw new CommandFailedException(
          String.format(
              Locale.ROOT,
              "%s: a match of %d seats cannot be rated; a rated match has at most %d",
              lines.place(),
              match.entrants().size(),
              Crosstable.MAX_SEATS));
    } else {
      lists
          .computeIfAbsent(list.apply(match.game()), name -> new Crosstable())
          .add(match.entrants(), match.summary().outcome());
    }
  }

  /** {@return the results by the name of their list, in the order in which the names occurred} */
  Map<String, Crosstable> lists() {
    return lists;
  }

  /** {@return the number of records that were read} */
  long records() {
    return records;
  }

  /** {@return the number of records of matches that had been read before} */
  long repeated() {
    return repeated;
  }

  /** {@return the number of matches in which one entrant had several seats} */
  long selfPlays() {
    return selfPlays;
  }
}
