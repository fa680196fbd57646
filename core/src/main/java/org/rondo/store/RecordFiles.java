package org.rondo.store;

import java.io.IOException;
import java.io.OutputStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;

/**
 * The published files of a competition: the records of its matches, the clock readings if a clock
 * ran, and the thoughts of the bots if there are any. The files are replaced together.
 */
public final class RecordFiles implements AutoCloseable {
  private static final String THOUGHTS = "thoughts.jsonl";

  /** Writes one JSON value. */
  @FunctionalInterface
  public interface Value {

    /**
     * Writes the value.
     *
     * @param out the stream that takes the value
     * @throws IOException if the value cannot be read or written
     */
    void writeTo(OutputStream out) throws IOException;

    /**
     * {@return a value that is known as text}
     *
     * @param json the value
     */
    static Value of(String json) {
      return out -> out.write(json.getBytes(StandardCharsets.UTF_8));
    }
  }

  private final @Nullable AtomicFile records;
  private final @Nullable AtomicFile clocks;
  private final Path thoughtsFile;

  /** The thoughts of the bots; null as long as no bot has said any. */
  private @Nullable AtomicFile thoughts;

  private RecordFiles(
      @Nullable AtomicFile records, @Nullable AtomicFile clocks, Path thoughtsFile) {
    this.records = records;
    this.clocks = clocks;
    this.thoughtsFile = thoughtsFile;
  }

  /** {@return an instance that writes no files} */
  public static RecordFiles none() {
    return new RecordFiles(null, null, Path.of(THOUGHTS));
  }

  /**
   * Begins the files of a competition without a clock.
   *
   * @return the files, empty
   * @throws IOException if a file cannot be written
   */
  public static RecordFiles untimed(Path folder) throws IOException {
    return new RecordFiles(records(folder), null, folder.resolve(THOUGHTS));
  }

  /**
   * Begins the files of a competition with a clock.
   *
   * @return the files, empty
   * @throws IOException if a file cannot be written
   */
  public static RecordFiles timed(Path folder) throws IOException {
    return new RecordFiles(
        records(folder), AtomicFile.of(folder.resolve("clocks.jsonl")), folder.resolve(THOUGHTS));
  }

  private static AtomicFile records(Path folder) throws IOException {
    return AtomicFile.of(folder.resolve("games.jsonl"));
  }

  /**
   * Adds the record of a match.
   *
   * @throws IOException if the record cannot be written
   */
  public void addRecord(Value record) throws IOException {
    if (records != null) {
      record.writeTo(records.out());
      records.out().write('\n');
    }
  }

  /**
   * Adds the clock readings of a match, if there is a file for them.
   *
   * @param match the id of the match
   * @throws IOException if the readings cannot be written
   */
  public void addReadings(String match, Value readings) throws IOException {
    if (clocks != null) {
      write(clocks, match, "readings", readings);
    }
  }

  /**
   * Adds what the bots thought in a match.
   *
   * @param match the id of the match
   * @param said the thoughts
   * @throws IOException if the thoughts cannot be written
   */
  public void addThoughts(String match, Value said) throws IOException {
    if (records == null) {
      return;
    }
    if (thoughts == null) {
      // Every match before the last mark was without thoughts, so the mark of a new file is right.
      thoughts = AtomicFile.of(thoughtsFile);
    }
    write(thoughts, match, "thoughts", said);
  }

  private static void write(AtomicFile file, String match, String name, Value value)
      throws IOException {
    OutputStream out = file.out();
    String head = "{\"game\":\"" + match + "\",\"" + name + "\":";
    out.write(head.getBytes(StandardCharsets.UTF_8));
    value.writeTo(out);
    out.write("}\n".getBytes(StandardCharsets.UTF_8));
  }

  /**
   * Sets the mark to the current end of all files.
   *
   * @throws IOException if buffered text cannot be written
   */
  public void mark() throws IOException {
    for (AtomicFile file : all()) {
      file.mark();
    }
  }

  /**
   * Deletes everything after the mark.
   *
   * @throws IOException if a file cannot be changed
   */
  public void reset() throws IOException {
    for (AtomicFile file : all()) {
      file.reset();
    }
  }

  /**
   * Replaces the older files with these.
   *
   * @throws IOException if a file cannot be replaced
   */
  public void publish() throws IOException {
    if (records != null && thoughts == null) {
      // An earlier competition of this folder may have had thoughts.
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
