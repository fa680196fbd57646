package org.rondo.duel;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.HashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.jspecify.annotations.Nullable;
import org.rondo.format.MatchId;
import org.rondo.match.MatchRecord;
import org.rondo.match.UnreadableRecordException;
import org.rondo.store.AppendOnlyFile;
import org.rondo.store.AppendOnlyFile.Place;
import org.rondo.store.AtomicFile;
import org.rondo.store.CheckedLineReader;
import org.rondo.store.SeedKeeper;

/**
 * The files of a duel. The journal holds the record of every match, in the order in which the
 * matches ended. When the duel ends, the records of the matches that count are published in the
 * order of the pairs.
 */
final class DuelJournal implements AutoCloseable {
  static final String JOURNAL = "journal.jsonl";

  private static final String RECORDS = "games.jsonl";
  private static final String THOUGHTS = "thoughts.jsonl";
  private static final String FINISHED = "{\"finished\":true}";
  private static final Pattern MATCH =
      Pattern.compile("\\{\"(game|thoughts)\":\"(1\\.[0-9]{1,9}\\.[12])\",\"(?:record|said)\":");

  private final Path file;
  private final SeedKeeper seed;

  /** The journal and the published records; null for a duel without a folder. */
  private final @Nullable AppendOnlyFile lines;

  private final @Nullable AtomicFile records;

  /** The matches of an earlier run. */
  private final Map<MatchId, Place> played;

  /** What the bots of these matches thought. */
  private final Map<MatchId, Place> said;

  /** The published thoughts; null as long as no bot has said any. */
  private @Nullable AtomicFile thoughts;

  /** Whether the journal's last line ends a duel. */
  private volatile boolean isFinished;

  private DuelJournal(
      Path file,
      SeedKeeper seed,
      @Nullable AppendOnlyFile lines,
      @Nullable AtomicFile records,
      Map<MatchId, Place> played,
      Map<MatchId, Place> said,
      boolean isFinished) {
    this.file = file;
    this.seed = seed;
    this.lines = lines;
    this.records = records;
    this.played = played;
    this.said = said;
    this.isFinished = isFinished;
  }

  /** {@return an instance that writes no files} */
  static DuelJournal none(DuelSettings<?, ?> settings) {
    SeedKeeper seed = SeedKeeper.withoutFolder(settings.seed());
    return new DuelJournal(Path.of(JOURNAL), seed, null, null, Map.of(), Map.of(), false);
  }

  /**
   * Opens the files of a duel.
   *
   * @param folder the folder, which exists
   * @param resumes whether to resume the duel of the folder
   * @throws IllegalArgumentException if the journal is damaged, or belongs to another duel, or
   *     holds an unfinished duel and {@code resumes} is false
   */
  static DuelJournal open(Path folder, DuelSettings<?, ?> settings, boolean resumes)
      throws IOException {
    Path file = folder.resolve(JOURNAL);
    SeedKeeper seed = SeedKeeper.in(folder, settings.seed());
    AppendOnlyFile lines = AppendOnlyFile.open(file, "duel");
    try {
      if (resumes && lines.end() > 0) {
        lines.requireHeader(settings.header());
      } else {
        lines.requireOwn(settings.header());
        requireFinished(lines, file);
        seed.keep();
        lines.begin(settings.header());
        seed.removeOlder();
      }
      Map<MatchId, Place> played = new HashMap<>();
      Map<MatchId, Place> said = new HashMap<>();
      boolean isFinished = read(lines, file, played, said);
      // Written to only now, because a refused journal may belong to another program's folder.
      AtomicFile records = AtomicFile.of(folder.resolve(RECORDS));
      return new DuelJournal(file, seed, lines, records, played, said, isFinished);
    } catch (IOException | RuntimeException e) {
      lines.close();
      throw e;
    }
  }

  private static void requireFinished(AppendOnlyFile lines, Path file) throws IOException {
    if (lines.hasEntries() && !lines.endsWith(FINISHED)) {
      throw new IllegalArgumentException(
          file + " belongs to an unfinished duel; resume it, or delete the file");
    }
  }

  /**
   * Reads the lines after the header.
   *
   * @param played receives the places of the records
   * @param said receives the places of the thoughts
   * @return whether the last line ends a duel
   */
  private static boolean read(
      AppendOnlyFile journal, Path file, Map<MatchId, Place> played, Map<MatchId, Place> said)
      throws IOException {
    boolean isFinished = false;
    CheckedLineReader reader = journal.verifiedLines();
    reader.advance();
    while (reader.advance()) {
      Matcher match = MATCH.matcher(reader.head());
      if (reader.damage().isPresent()) {
        throw damaged(file, reader.place().from(), reader.damage().get());
      }
      boolean isOfMatch = match.lookingAt();
      isFinished = !isOfMatch && reader.text().equals(FINISHED);
      if (isOfMatch) {
        Place body = reader.body();
        Map<MatchId, Place> places = match.group(1).equals("game") ? played : said;
        places.put(
            MatchId.parse(match.group(2)),
            new Place(body.from() + match.end(), body.length() - match.end()));
      } else if (!isFinished) {
        throw damaged(file, reader.place().from(), "the line has no known form");
      }
    }
    return isFinished;
  }

  private static IllegalArgumentException damaged(Path file, long line, String damage) {
    return new IllegalArgumentException(
        String.format(
            Locale.ROOT,
            "%s is damaged at byte %d: %s; delete the file from that byte on, and resume",
            file,
            line,
            damage));
  }

  /**
   * {@return the record of a match that was played by an earlier run; empty if there is none}
   *
   * @throws IllegalArgumentException if the record cannot be read
   */
  Optional<MatchRecord> record(MatchId id) throws IOException {
    Place place = played.get(id);
    if (lines == null || place == null) {
      return Optional.empty();
    }
    try {
      return Optional.of(MatchRecord.parse(lines.text(place)));
    } catch (UnreadableRecordException e) {
      throw damaged(id, e);
    }
  }

  /** {@return the exception for a match of an earlier run that does not fit the duel} */
  IllegalArgumentException damaged(MatchId id, RuntimeException cause) {
    Place place = played.get(id);
    long line = place == null ? 0 : place.from() - head(id).length();
    IllegalArgumentException damage = damaged(file, line, "game " + id + ": " + cause.getMessage());
    damage.initCause(cause);
    return damage;
  }

  /** {@return the beginning of a match's line; the record and a closing brace follow} */
  private static String head(MatchId id) {
    return "{\"game\":\"" + id + "\",\"record\":";
  }

  /**
   * {@return what the bots thought in a match that was played by an earlier run; empty if they said
   * nothing}
   */
  String thoughts(MatchId id) throws IOException {
    Place place = said.get(id);
    return lines == null || place == null ? "" : lines.text(place);
  }

  /**
   * Writes a match that has ended, from any thread.
   *
   * @param thought what the bots thought, as JSON; empty if they said nothing
   */
  void write(MatchId id, MatchRecord record, String thought) throws IOException {
    if (lines != null) {
      isFinished = false;
      String line = head(id) + record.json() + "}";
      lines.append(
          thought.isEmpty()
              ? List.of(line)
              : List.of("{\"thoughts\":\"" + id + "\",\"said\":" + thought + "}", line));
    }
  }

  /**
   * Adds a match that counts to the records that will be published.
   *
   * @param thought what the bots thought, as JSON; empty if they said nothing
   */
  void count(MatchId id, MatchRecord record, String thought) throws IOException {
    if (records == null) {
      return;
    }
    records.out().write((record.json() + "\n").getBytes(StandardCharsets.UTF_8));
    if (!thought.isEmpty()) {
      if (thoughts == null) {
        thoughts = AtomicFile.of(file.resolveSibling(THOUGHTS));
      }
      String line = "{\"game\":\"" + id + "\",\"thoughts\":" + thought + "}\n";
      thoughts.out().write(line.getBytes(StandardCharsets.UTF_8));
    }
  }

  /** Publishes the records and the seed, when the duel has ended. */
  void finish() throws IOException {
    if (lines == null || records == null) {
      return;
    }
    records.publish();
    if (thoughts == null) {
      // An earlier duel of this folder may have had thoughts.
      Files.deleteIfExists(file.resolveSibling(THOUGHTS));
    } else {
      thoughts.publish();
    }
    seed.publish();
    if (!isFinished) {
      lines.append(FINISHED);
    }
    lines.force();
    seed.forget();
  }

  @Override
  public void close() throws IOException {
    try {
      if (records != null) {
        records.close();
      }
      if (thoughts != null) {
        thoughts.close();
      }
    } finally {
      if (lines != null) {
        lines.close();
      }
    }
  }
}
