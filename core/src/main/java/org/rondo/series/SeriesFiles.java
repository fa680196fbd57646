package org.rondo.series;

import com.google.common.io.ByteSource;
import java.io.IOException;
import java.io.OutputStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.Optional;
import org.jspecify.annotations.Nullable;
import org.rondo.format.MatchId;
import org.rondo.format.RunKind;
import org.rondo.store.AppendOnlyFile;
import org.rondo.store.AtomicFile;
import org.rondo.store.Folders;
import org.rondo.store.LogHeader;
import org.rondo.store.SeedKeeper;

/**
 * The files of a series: its journal, the records that are published at its end, and its seed if it
 * is a secret.
 */
public final class SeriesFiles implements AutoCloseable {
  private final Journal journal;

  /** The folder of the published files; null if none are written. */
  private final @Nullable Path folder;

  /** The files of the matches that count, in the order in which they are published. */
  private final Map<MatchPart, AtomicFile> published = new LinkedHashMap<>();

  private final SeedKeeper seed;

  /** The file of a journal that is deleted at the end; null if it stays. */
  private final @Nullable Path temporary;

  private SeriesFiles(
      Journal journal, @Nullable Path folder, SeedKeeper seed, @Nullable Path temporary) {
    this.journal = journal;
    this.folder = folder;
    this.seed = seed;
    this.temporary = temporary;
  }

  /** {@return files of a series without a folder, which keep nothing} */
  public static SeriesFiles none(RunOptions run) {
    return new SeriesFiles(
        Journal.none(), null, SeedKeeper.withoutFolder(run.committedSeed()), null);
  }

  /**
   * {@return files of a series without a folder whose matches are needed again: their journal is a
   * temporary file}
   *
   * @param subject what the journal is of, for instance {@code tournament}
   * @param header the first line of the journal
   * @throws IOException if the file cannot be written
   */
  public static SeriesFiles temporary(String subject, RunOptions run, String header)
      throws IOException {
    SeedKeeper seed = SeedKeeper.withoutFolder(run.committedSeed());
    Path file = Files.createTempFile("rondo", ".jsonl");
    try {
      return new SeriesFiles(Journal.begin(file, subject, header, seed), null, seed, file);
    } catch (IOException | RuntimeException e) {
      delete(file);
      throw e;
    }
  }

  /**
   * Opens the files of a folder, which is created if it does not exist.
   *
   * @param subject what the folder is of, for instance {@code duel}
   * @param header the first line of the journal
   * @param resumes whether to continue the series of the folder
   * @param owner reads the lines of the journal if it is continued
   * @throws org.rondo.input.InputException if the journal is damaged and damage is refused, belongs
   *     to another series, or holds an unfinished series and {@code resumes} is false
   * @throws IOException if a file cannot be read or written
   */
  public static SeriesFiles open(
      Path folder,
      String subject,
      RunOptions run,
      boolean isTimed,
      String header,
      boolean resumes,
      Journal.Owner owner)
      throws IOException {
    Folders.create(folder);
    Path file = folder.resolve(RunKind.JOURNAL);
    SeedKeeper seed = SeedKeeper.in(folder, run.committedSeed());
    SeedKeeper.requireSettings(file, LogHeader.parse(header).orElseThrow().settings());
    Journal journal =
        resumes
            ? Journal.resume(file, subject, header, seed, run.damage(), owner)
            : Journal.begin(file, subject, header, seed);
    journal.sync(run.sync());
    SeriesFiles files = new SeriesFiles(journal, folder, seed, null);
    try {
      // Written to only now, because a refused journal may belong to another program's folder.
      files.published(folder, MatchPart.RECORD);
      if (isTimed) {
        files.published(folder, MatchPart.CLOCKS);
      }
      return files;
    } catch (IOException | RuntimeException e) {
      files.close();
      throw e;
    }
  }

  /** {@return the journal} */
  public Journal journal() {
    return journal;
  }

  /**
   * Adds a match that counts to those that will be published.
   *
   * @throws IOException if the match cannot be read or written
   */
  public void count(MatchId id, PlayedMatch match) throws IOException {
    if (folder != null) {
      for (MatchPart part : MatchPart.values()) {
        Optional<ByteSource> text = match.text(part);
        if (text.isPresent()) {
          publish(published(folder, part), id, part, text.get());
        }
      }
    }
  }

  /**
   * {@return the file of a text, which is begun if this is the first one} No match before the last
   * mark has such a text then.
   */
  private AtomicFile published(Path place, MatchPart part) throws IOException {
    AtomicFile file = published.get(part);
    if (file == null) {
      file = AtomicFile.of(place.resolve(part.file()));
      published.put(part, file);
    }
    return file;
  }

  private static void publish(AtomicFile file, MatchId id, MatchPart part, ByteSource text)
      throws IOException {
    OutputStream out = file.out();
    boolean isRecord = part == MatchPart.RECORD;
    String head = isRecord ? "" : "{\"game\":\"" + id + "\",\"" + part.published() + "\":";
    out.write(head.getBytes(StandardCharsets.UTF_8));
    text.copyTo(out);
    out.write((isRecord ? "\n" : "}\n").getBytes(StandardCharsets.UTF_8));
  }

  /**
   * Sets the mark to which {@link #uncount} goes back.
   *
   * @throws IOException if a file cannot be written
   */
  public void mark() throws IOException {
    for (AtomicFile file : published.values()) {
      file.mark();
    }
  }

  /**
   * Takes back the matches that count since the mark, so that they can be counted again.
   *
   * @throws IOException if a file cannot be changed
   */
  public void uncount() throws IOException {
    for (AtomicFile file : published.values()) {
      file.reset();
    }
  }

  /**
   * Takes back all matches that count, so that they can be counted again.
   *
   * @throws IOException if a file cannot be changed
   */
  public void uncountAll() throws IOException {
    for (AtomicFile file : published.values()) {
      file.clear();
    }
  }

  /**
   * Publishes the matches that count and the seed, and ends the journal.
   *
   * @throws IOException if a file cannot be written
   */
  public void finish() throws IOException {
    if (folder != null && !published.containsKey(MatchPart.THOUGHTS)) {
      // An earlier series of this folder may have had thoughts.
      Files.deleteIfExists(folder.resolve(MatchPart.THOUGHTS.file()));
    }
    for (AtomicFile file : published.values()) {
      file.publish();
    }
    seed.publish();
    journal.finish();
    seed.forget();
  }

  @Override
  public void close() throws IOException {
    try (journal) {
      for (AtomicFile file : published.values()) {
        file.close();
      }
    } finally {
      if (temporary != null) {
        delete(temporary);
      }
    }
  }

  private static void delete(Path journal) throws IOException {
    Files.deleteIfExists(journal);
    Files.deleteIfExists(AppendOnlyFile.lockOf(journal));
  }
}
