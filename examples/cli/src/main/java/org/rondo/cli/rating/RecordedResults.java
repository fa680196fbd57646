package org.rondo.cli.rating;

import java.io.IOException;
import java.nio.file.Path;
import java.util.Collection;
import java.util.HashMap;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.Locale;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import java.util.Set;
import java.util.function.UnaryOperator;
import org.rondo.cli.console.CommandFailedException;
import org.rondo.format.Repetitions;
import org.rondo.input.DamagedFileException;
import org.rondo.match.MatchFingerprint;
import org.rondo.match.RecordedMatch;
import org.rondo.rating.Crosstable;
import org.rondo.rating.RatingList;
import org.rondo.tournament.RecordLines;

/**
 * The results of recorded matches by game. Each match counts once, however often it occurs.
 *
 * <p>The files are read a second time if entrants {@linkplain Repetitions repeat} their matches:
 * only after the first time it is known which entrants do.
 */
final class RecordedResults {
  private final UnaryOperator<String> list;
  private final Map<String, Crosstable> lists = new LinkedHashMap<>();
  private final Map<String, Crosstable> different = new LinkedHashMap<>();
  private final Map<RatedGroup, Repetitions> groups = new HashMap<>();

  /** The digests of the matches that have been read and, the second time, not read again. */
  private final Set<String> known = new HashSet<>();

  private long records;
  private long repeated;
  private long selfPlays;

  private RecordedResults(UnaryOperator<String> list) {
    this.list = list;
  }

  /** Entrants that meet in a game. */
  private record RatedGroup(String game, Set<String> entrants) {
    static RatedGroup of(RecordedMatch match) {
      return new RatedGroup(match.game(), Set.copyOf(match.entrants()));
    }
  }

  /** Receives the matches of a file. */
  private interface Reader {
    void read(RecordedMatch match, RecordLines lines);
  }

  /**
   * {@return the results of the matches in files}
   *
   * @param list returns the name of the list for the matches of a game, given its id
   * @throws CommandFailedException if a record cannot be read, or has too many seats to be rated
   */
  static RecordedResults of(Collection<Path> files, UnaryOperator<String> list) throws IOException {
    RecordedResults results = new RecordedResults(list);
    for (Path file : files) {
      read(file, results::add);
    }
    if (results.groups.values().stream().anyMatch(Repetitions::areRepeated)) {
      Map<RatedGroup, Repetitions> again = new HashMap<>();
      for (Path file : files) {
        read(file, (match, lines) -> results.addDifferent(match, again));
      }
    }
    return results;
  }

  private static void read(Path file, Reader reader) throws IOException {
    try (RecordLines lines = RecordLines.of(file)) {
      for (Optional<String> next = lines.next(); next.isPresent(); next = lines.next()) {
        reader.read(result(next.get(), lines), lines);
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
    records++;
    if (!known.add(match.lineDigest())) {
      repeated++;
    } else if (isSelfPlay(match)) {
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
      add(match, lists);
      repetitions(match, groups).add(MatchFingerprint.of(match));
    }
  }

  private static boolean isSelfPlay(RecordedMatch match) {
    return new HashSet<>(match.entrants()).size() < match.entrants().size();
  }

  private void addDifferent(RecordedMatch match, Map<RatedGroup, Repetitions> again) {
    // A match that was written since the first time is left out.
    if (!isSelfPlay(match) && known.remove(match.lineDigest())) {
      boolean isFirst = repetitions(match, again).add(MatchFingerprint.of(match));
      if (isFirst || repetitions(match, groups).vary()) {
        add(match, different);
      }
    }
  }

  private static Repetitions repetitions(RecordedMatch match, Map<RatedGroup, Repetitions> groups) {
    return groups.computeIfAbsent(RatedGroup.of(match), group -> new Repetitions());
  }

  private void add(RecordedMatch match, Map<String, Crosstable> tables) {
    tables
        .computeIfAbsent(list.apply(match.game()), name -> new Crosstable())
        .add(match.entrants(), match.summary().outcome(), group(match));
  }

  /** {@return a name that only matches with the same game, seed and opening have} */
  private static String group(RecordedMatch match) {
    return String.join(" ", match.game(), match.seed().text(), match.opening().toString());
  }

  /** {@return the results by the name of their list, in the order in which the names occurred} */
  Map<String, Crosstable> lists() {
    return lists;
  }

  /** {@return the ratings of a list, estimated from its different matches} */
  RatingList ratings(String name) {
    Crosstable all = Objects.requireNonNull(lists.get(name), name);
    return RatingList.of(all, different.getOrDefault(name, all));
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
