package org.rondo.examples.cli;

import java.io.BufferedWriter;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import org.rondo.match.MatchRecord;

/**
 * The files of a cup: {@code games.jsonl}, a record a line, and {@code standings.txt}.
 *
 * <p>They are written under other names and take their places together at the end, so that an older
 * cup's files stay whole until then.
 */
final class CupFiles implements AutoCloseable {
  /** The file with the records. */
  static final String GAMES = "games.jsonl";

  private final Path directory;
  private final BufferedWriter games;

  private CupFiles(Path directory, BufferedWriter games) {
    this.directory = directory;
    this.games = games;
  }

  static CupFiles in(Path directory) throws IOException {
    Files.createDirectories(directory);
    return new CupFiles(directory, Files.newBufferedWriter(directory.resolve(GAMES + ".part")));
  }

  void add(MatchRecord record) {
    try {
      games.write(record.json());
      games.write('\n');
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  /** Puts the files in their places. */
  void finish(Standings standings) throws IOException {
    games.close();
    Files.writeString(directory.resolve("standings.txt.part"), standings.table() + "\n");
    for (String name : new String[] {GAMES, "standings.txt"}) {
      Files.move(
          directory.resolve(name + ".part"),
          directory.resolve(name),
          StandardCopyOption.REPLACE_EXISTING);
    }
  }

  @Override
  public void close() throws IOException {
    games.close();
  }
}
