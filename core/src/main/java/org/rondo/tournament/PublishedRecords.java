package org.rondo.tournament;

import java.io.IOException;
import java.io.OutputStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.rondo.store.AtomicFile;

/** The records, and the clock readings where there are any, in the order of the schedule. */
final class PublishedRecords implements AutoCloseable {
  private final Optional<AtomicFile> games;
  private final Optional<AtomicFile> clocks;

  private PublishedRecords(Optional<AtomicFile> games, Optional<AtomicFile> clocks) {
    this.games = games;
    this.clocks = clocks;
  }

  /** {@return files that nobody wants} */
  static PublishedRecords none() {
    return new PublishedRecords(Optional.empty(), Optional.empty());
  }

  static PublishedRecords untimed(Path folder) throws IOException {
    return new PublishedRecords(games(folder), Optional.empty());
  }

  static PublishedRecords timed(Path folder) throws IOException {
    return new PublishedRecords(
        games(folder), Optional.of(AtomicFile.of(folder.resolve("clocks.jsonl"))));
  }

  private static Optional<AtomicFile> games(Path folder) throws IOException {
    return Optional.of(AtomicFile.of(folder.resolve("games.jsonl")));
  }

  void add(TournamentJournal archive, ScheduledMatchRunner.Played game) throws IOException {
    if (games.isPresent()) {
      archive.copy(game.written().record(), games.get().out());
      games.get().out().write('\n');
    }
    if (clocks.isPresent() && game.written().clocks().isPresent()) {
      OutputStream out = clocks.get().out();
      String head = "{\"game\":\"" + game.id() + "\",\"readings\":";
      out.write(head.getBytes(StandardCharsets.UTF_8));
      archive.copy(game.written().clocks().get(), out);
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
    List<AtomicFile> all = new ArrayList<>();
    games.ifPresent(all::add);
    clocks.ifPresent(all::add);
    return all;
  }

  @Override
  public void close() throws IOException {
    for (AtomicFile file : all()) {
      file.close();
    }
  }
}
