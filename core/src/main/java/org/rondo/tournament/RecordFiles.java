package org.rondo.tournament;

import java.io.IOException;
import java.io.OutputStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/** The records, and the clock readings where there are any, in the order of the schedule. */
final class RecordFiles implements AutoCloseable {
  private final Optional<Publication> games;
  private final Optional<Publication> clocks;

  private RecordFiles(Optional<Publication> games, Optional<Publication> clocks) {
    this.games = games;
    this.clocks = clocks;
  }

  /** {@return files that nobody wants} */
  static RecordFiles none() {
    return new RecordFiles(Optional.empty(), Optional.empty());
  }

  static RecordFiles untimed(Path folder) throws IOException {
    return new RecordFiles(games(folder), Optional.empty());
  }

  static RecordFiles timed(Path folder) throws IOException {
    return new RecordFiles(
        games(folder), Optional.of(Publication.of(folder.resolve("clocks.jsonl"))));
  }

  private static Optional<Publication> games(Path folder) throws IOException {
    return Optional.of(Publication.of(folder.resolve("games.jsonl")));
  }

  void add(Archive archive, Table.Played game) throws IOException {
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
    for (Publication file : all()) {
      file.mark();
    }
  }

  void reset() throws IOException {
    for (Publication file : all()) {
      file.reset();
    }
  }

  void publish() throws IOException {
    for (Publication file : all()) {
      file.publish();
    }
  }

  private List<Publication> all() {
    List<Publication> all = new ArrayList<>();
    games.ifPresent(all::add);
    clocks.ifPresent(all::add);
    return all;
  }

  @Override
  public void close() throws IOException {
    for (Publication file : all()) {
      file.close();
    }
  }
}
