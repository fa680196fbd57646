package org.rondo.tournament;

import java.io.IOException;
import java.io.OutputStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;
import org.rondo.store.AppendOnlyFile.Place;
import org.rondo.store.AtomicFile;

/**
 * Writes the published files of a tournament: the records, and the clock readings if a clock ran,
 * in the order of the schedule.
 */
final class PublishedRecords implements AutoCloseable {
  private final @Nullable AtomicFile records;
  private final @Nullable AtomicFile clocks;

  private PublishedRecords(@Nullable AtomicFile records, @Nullable AtomicFile clocks) {
    this.records = records;
    this.clocks = clocks;
  }

  /** {@return an instance that writes no files} */
  static PublishedRecords none() {
    return new PublishedRecords(null, null);
  }

  static PublishedRecords untimed(Path folder) throws IOException {
    return new PublishedRecords(records(folder), null);
  }

  static PublishedRecords timed(Path folder) throws IOException {
    return new PublishedRecords(records(folder), AtomicFile.of(folder.resolve("clocks.jsonl")));
  }

  private static AtomicFile records(Path folder) throws IOException {
    return AtomicFile.of(folder.resolve("games.jsonl"));
  }

  void add(TournamentJournal journal, PlayedMatch match) throws IOException {
    if (records != null) {
      journal.copy(match.entry().record(), records.out());
      records.out().write('\n');
    }
    Optional<Place> readings = match.entry().clocks();
    if (clocks != null && readings.isPresent()) {
      OutputStream out = clocks.out();
      String head = "{\"game\":\"" + match.id() + "\",\"readings\":";
      out.write(head.getBytes(StandardCharsets.UTF_8));
      journal.copy(readings.get(), out);
      out.write("}\n".getBytes(StandardCharsets.UTF_8));
    }
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
    for (AtomicFile file : all()) {
      file.publish();
    }
  }

  private List<AtomicFile> all() {
    return Stream.of(Optional.ofNullable(records), Optional.ofNullable(clocks))
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
