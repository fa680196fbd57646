package org.rondo.duel;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;
import org.rondo.format.MatchId;
import org.rondo.match.ClockReadings;
import org.rondo.store.AtomicFile;

/**
 * The files that a duel publishes: the records, the clock readings if a clock ran, and the thoughts
 * of the bots if there are any.
 */
final class PublishedMatches implements AutoCloseable {
  private static final String THOUGHTS = "thoughts.jsonl";

  private final @Nullable AtomicFile records;
  private final @Nullable AtomicFile clocks;
  private final Path thoughtsFile;

  /** The thoughts of the bots; null as long as no bot has said any. */
  private @Nullable AtomicFile thoughts;

  private PublishedMatches(
      @Nullable AtomicFile records, @Nullable AtomicFile clocks, Path thoughtsFile) {
    this.records = records;
    this.clocks = clocks;
    this.thoughtsFile = thoughtsFile;
  }

  /** {@return an instance that writes no files} */
  static PublishedMatches none() {
    return new PublishedMatches(null, null, Path.of(THOUGHTS));
  }

  static PublishedMatches untimed(Path folder) throws IOException {
    return new PublishedMatches(records(folder), null, folder.resolve(THOUGHTS));
  }

  static PublishedMatches timed(Path folder) throws IOException {
    return new PublishedMatches(
        records(folder), AtomicFile.of(folder.resolve("clocks.jsonl")), folder.resolve(THOUGHTS));
  }

  private static AtomicFile records(Path folder) throws IOException {
    return AtomicFile.of(folder.resolve("games.jsonl"));
  }

  /** Adds a match, the next one in the order of the pairs. */
  void add(MatchId id, DuelMatch match) throws IOException {
    if (records == null) {
      return;
    }
    write(records, match.record().json());
    if (!match.thoughts().isEmpty()) {
      if (thoughts == null) {
        thoughts = AtomicFile.of(thoughtsFile);
      }
      write(thoughts, "{\"game\":\"" + id + "\",\"thoughts\":" + match.thoughts() + "}");
    }
    Optional<ClockReadings> readings = match.readings();
    if (clocks != null && readings.isPresent()) {
      write(clocks, "{\"game\":\"" + id + "\",\"readings\":" + readings.get().json() + "}");
    }
  }

  private static void write(AtomicFile file, String line) throws IOException {
    file.out().write((line + "\n").getBytes(StandardCharsets.UTF_8));
  }

  void publish() throws IOException {
    if (records != null && thoughts == null) {
      // An earlier duel of this folder may have had thoughts.
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
