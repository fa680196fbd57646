package org.rondo.cli.rating;

import java.io.IOException;
import java.nio.file.Path;
import java.util.Collection;
import java.util.HashMap;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import java.util.Set;
import java.util.function.UnaryOperator;
import org.rondo.cli.console.CommandFailedException;
import org.rondo.cli.console.PrintableText;
import org.rondo.cli.convert.PgnGame;
import org.rondo.cli.convert.PgnReader;
import org.rondo.format.Repetitions;
import org.rondo.game.Outcome;
import org.rondo.input.DamagedFileException;
import org.rondo.match.MatchFingerprint;
import org.rondo.match.RecordedMatch;
import org.rondo.rating.Crosstable;
import org.rondo.rating.DisconnectedResultsException;
import org.rondo.rating.RatingList;
import org.rondo.rating.RatingModel;
import org.rondo.tournament.RecordLines;

/**
 * The results of recorded matches by game. Each match counts once, however often it occurs; a game
 * of a PGN file counts as often as it occurs.
 *
 * <p>The files are read a second time if entrants {@linkplain Repetitions repeat} their matches:
 * only after the first time it is known which entrants do.
 */
final class RecordedResults {

  /** The name of the game in PGN files that do not name one. */
  private static final String OF_PGN = "PGN";

  private final UnaryOperator<String> list;
  private final Map<String, Crosstable> lists = new LinkedHashMap<>();
  private final Map<String, Crosstable> different = new LinkedHashMap<>();
  private final Map<RatedGroup, Repetitions> groups = new HashMap<>();

  /** The digests of the matches that have been read and, the second time, not read again. */
  private final Set<String> known = new HashSet<>();

  private long records;
  private long repeated;
  private long selfPlays;
  private long unknown;

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
      if (PgnReader.isPgn(file)) {
        results.readGames(file);
      } else {
        read(file, results::add);
      }
    }
    if (results.groups.values().stream().anyMatch(Repetitions::areRepeated)) {
      Map<RatedGroup, Repetitions> again = new HashMap<>();
      for (Path file : files) {
        if (PgnReader.isPgn(file)) {
          results.addGames(file, results.different);
        } else {
          read(file, (match, lines) -> results.addDifferent(match, again));
        }
      }
    }
    return results;
  }

  /** Reads the games of a PGN file, and counts those that are left out. */
  private void readGames(Path file) throws IOException {
    try (PgnReader games = PgnReader.of(file)) {
      for (Optional<PgnGame> next = games.next(); next.isPresent(); next = games.next()) {
        PgnGame game = next.get();
        records++;
        if (isUnknown(game)) {
          unknown++;
        } else if (isSelfPlay(game.players())) {
          selfPlays++;
        } else {
          add(game, lists);
        }
      }
    }
  }

  /** Adds the games of a PGN file once more: which of them are the same is not known. */
  private void addGames(Path file, Map<String, Crosstable> tables) throws IOException {
    try (PgnReader games = PgnReader.of(file)) {
      for (Optional<PgnGame> next = games.next(); next.isPresent(); next = games.next()) {
        if (!isUnknown(next.get()) && !isSelfPlay(next.get().players())) {
          add(next.get(), tables);
        }
      }
    }
  }

  private static boolean isUnknown(PgnGame game) {
    return game.players().isEmpty() || game.outcome().isEmpty();
  }

  private void add(PgnGame game, Map<String, Crosstable> tables) {
    Crosstable table =
        tables.computeIfAbsent(list.apply(game.game().orElse(OF_PGN)), name -> new Crosstable());
    Outcome outcome = game.outcome().orElseThrow();
    // Rondo writes the seed, and the matches of a pair have the same one.
    if (game.game().isPresent() && game.seed().isPresent()) {
      String group = String.join(" ", OF_PGN, game.game().get(), game.seed().get());
      table.add(game.players(), outcome, group);
    } else {
      table.add(game.players(), outcome);
    }
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
    } else if (isSelfPlay(match.entrants())) {
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

  private static boolean isSelfPlay(List<String> entrants) {
    return new HashSet<>(entrants).size() < entrants.size();
  }

  private void addDifferent(RecordedMatch match, Map<RatedGroup, Repetitions> again) {
    // A match that was written since the first time is left out.
    if (!isSelfPlay(match.entrants()) && known.remove(match.lineDigest())) {
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

  /**
   * {@return the ratings of a list, estimated from its different matches}
   *
   * @throws CommandFailedException if no finite ratings fit the results best
   */
  RatingList ratings(String name, RatingModel model) {
    Crosstable all = Objects.requireNonNull(lists.get(name), name);
    try {
      return RatingList.of(all, different.getOrDefault(name, all), model);
    } catch (DisconnectedResultsException e) {
      throw new CommandFailedException(PrintableText.of(name + ": " + e.getMessage()));
    }
  }

  /** {@return the number of records that were read} */
  long records() {
    return records;
  }

  /** {@return the number of records of matches that had been read before} */
  long repeated() {
    return repeated;
  }

  /** {@return the number of games of PGN files without a result or without players} */
  long unknown() {
    return unknown;
  }

  /** {@return the number of matches in which one entrant had several seats} */
  long selfPlays() {
    return selfPlays;
  }
}
