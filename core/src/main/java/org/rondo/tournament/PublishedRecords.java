package org.rondo.tournament;

import java.io.IOException;
import java.io.OutputStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;
import org.rondo.store.AppendOnlyFile.Place;
import org.rondo.store.AtomicFile;

/**
 * Writes the published files of a tournament: the records, the clock readings if a clock ran, and
 * the thoughts of the bots if there are any, in the order of the schedule.
 */
final class PublishedRecords implements AutoCloseable {
  private static final String THOUGHTS = "thoughts.jsonl";

  private final @Nullable AtomicFile records;
  private final @Nullable AtomicFile clocks;
  private final Path thoughtsFile;

  /** The thoughts of the bots; null as long as no bot has said any. */
  private @Nullable AtomicFile thoughts;

  private PublishedRecords(
      @Nullable AtomicFile records, @Nullable AtomicFile clocks, Path thoughtsFile) {
    this.records = records;
    this.clocks = clocks;
    this.thoughtsFile = thoughtsFile;
  }

  /** {@return an instance that writes no files} */
  static PublishedRecords none() {
    return new PublishedRecords(null, null, Path.of(THOUGHTS));
  }

  static PublishedRecords untimed(Path folder) throws IOException {
    return new PublishedRecords(records(folder), null, folder.resolve(THOUGHTS));
  }

  static PublishedRecords timed(Path folder) throws IOException {
    return new PublishedRecords(
        records(folder), AtomicFile.of(folder.resolve("clocks.jsonl")), folder.resolve(THOUGHTS));
  }

  private static AtomicFile records(Path folder) throws IOException {
    return AtomicFile.of(folder.resolve("games.jsonl"));
  }

  void add(TournamentJournal journal, PlayedMatch match) throws IOException {
    if (records != null) {
      journal.copy(match.entry().record(), records.out());
      records.out().write('\n');
    }
    Optional<Place> readings = match.entry().side(JournalFormat.SideLine.CLOCKS);
    if (clocks != null && readings.isPresent()) {
      copy(journal, match, "readings", readings.get(), clocks);
    }
    Optional<Place> said = match.entry().side(JournalFormat.SideLine.THOUGHTS);
    if (records != null && said.isPresent()) {
      if (thoughts == null) {
        // Every match before the last mark was without thoughts, so the mark of a new file is
        // right.
        thoughts = AtomicFile.of(thoughtsFile);
      }
      copy(journal, match, "thoughts", said.get(), thoughts);
    }
  }

  private static void copy(
      TournamentJournal journal, PlayedMatch match, String name, Place value, AtomicFile file)
      throws IOException {
    OutputStream out = file.out();
    String head = "{\"game\":\"" + match.id() + "\",\"" + name + "\":";
    out.write(head.getBytes(StandardCharsets.UTF_8));
    journal.copy(value, out);
    out.write("}\n".getBytes(StandardCharsets.UTF_8));
  }

  void mark() throws IOException {
    for (AtomicFile file : all()) {
      file.mark();
    }
  }

  void reset() throws IOException {
    for (AtomicFile file : all()) {
      file.reset();
    }
  }

  void publish() throws IOException {
    if (records != null && thoughts == null) {
      // An earlier tournament of this folder may have had thoughts.
      Files.deleteIfExists(thoughtsFile);
    }
    for (AtomicFile file : all()) {
      file.publish();
    }
  }

  private List<AtomicFile> all() {
    return Stream.of(
            Optional.ofNullable(records),
            Optional.ofNullable(clocks),
            Optional.ofNullable(thoughts))
        .flatMap(Optional::stream)
        .toList();
  }

  @Override
  public void close() throws IOException {
    for (AtomicFile file : all()) {
      file.close();
    }
  }
}
