package org.rondo.cli.task;

import java.io.IOException;
import java.io.RandomAccessFile;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.Optional;
import org.rondo.input.DamagedFileException;
import org.rondo.series.place.MatchPlace;
import org.rondo.series.place.MatchTask;
import org.rondo.series.place.TaskResult;
import org.rondo.store.AppendOnlyFile.Place;
import org.rondo.store.CheckedLineReader;

/**
 * The place of a result in a file of results.
 *
 * @param place the part of the line without its check value
 */
record ResultLine(Path file, Place place) {

  /**
   * {@return the line at which a reader stands}
   *
   * @throws DamagedFileException if the line was changed
   */
  static ResultLine at(Path file, CheckedLineReader lines) throws IOException {
    ResultLine line = new ResultLine(file, lines.body());
    Optional<String> damage = lines.damage();
    if (damage.isPresent()) {
      throw new DamagedFileException(
          file.toString(),
          line
              + ": the line was changed: "
              + damage.get()
              + "; delete the file and run its slice again");
    }
    return line;
  }

  /** {@return the result as JSON} */
  String text() throws IOException {
    byte[] bytes = new byte[Math.toIntExact(place.length())];
    try (RandomAccessFile data = new RandomAccessFile(file.toFile(), "r")) {
      data.seek(place.from());
      data.readFully(bytes);
    }
    return new String(bytes, StandardCharsets.UTF_8) + "}";
  }

  /**
   * Delivers the result to its task.
   *
   * @return whether more results are wanted
   * @throws DamagedFileException if the result is refused; the message names the file
   */
  boolean deliver(MatchTask task, MatchPlace.ResultSink sink) throws IOException {
    TaskResult result = TaskResult.parse(text());
    try {
      return sink.accept(task, result);
    } catch (DamagedFileException e) {
      if (!e.file().equals(result.file())) {
        throw e;
      }
      throw new DamagedFileException(toString(), this + ": " + e.getMessage(), e);
    }
  }

  @Override
  public String toString() {
    return file + ", byte " + place.from();
  }
}
