package org.rondo.cli.console;

import com.google.gson.JsonPrimitive;
import java.io.IOException;
import java.io.InputStream;
import java.io.RandomAccessFile;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.DirectoryStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import org.rondo.input.ConflictingSettingsException;
import org.rondo.store.AtomicFile;
import org.rondo.store.LogView;

/**
 * The folder of a tournament, a duel or a tuning.
 *
 * @param path the folder
 * @param subject what the folder holds: {@code tournament}, {@code duel} or {@code tuning}
 * @param journal the name of the file that is written during the run
 * @param results the names of the files that are written at the end, or patterns of names such as
 *     {@code parameter-*.svg}; the run is finished if the first of them, a name, exists
 */
public record RunFolder(Path path, String subject, String journal, List<String> results) {

  /** The text in the last line of the journal of a finished tournament or duel. */
  private static final String FINISHED = "\"finished\":true";

  /** The beginnings of the journals, by what they are journals of. */
  private static final Map<String, String> HEADS =
      Map.of(
          "tournament", "{\"journal\":",
          "duel", "{\"duel\":",
          "tuning", "{\"format\":");

  /** A number of bytes that holds the last line of such a journal. */
  private static final int TAIL = 200;

  /** Copies the names. */
  public RunFolder {
    results = List.copyOf(results);
  }

  /**
   * {@return the folder of a tournament}
   *
   * @param path the folder
   */
  public static RunFolder ofTournament(Path path) {
    return new RunFolder(
        path,
        "tournament",
        "journal.jsonl",
        List.of(
            "games.jsonl",
            "clocks.jsonl",
            "thoughts.jsonl",
            "standings.txt",
            "standings.csv",
            "standings.json",
            "explanations.txt",
            "matches.csv",
            "ratings.svg",
            "tournament.html"));
  }

  /**
   * {@return the folder of a duel}
   *
   * @param path the folder
   */
  public static RunFolder ofDuel(Path path) {
    return new RunFolder(
        path,
        "duel",
        "journal.jsonl",
        List.of(
            "games.jsonl",
            "clocks.jsonl",
            "thoughts.jsonl",
            "verdict.txt",
            "duel.json",
            "matches.csv",
            "ratio.svg",
            "score.svg",
            "lead.svg",
            "pairs.svg",
            "duel.html"));
  }

  /** {@return whether the folder holds a journal} */
  public boolean hasJournal() {
    return Files.exists(path.resolve(journal));
  }

  /**
   * Refuses a folder with the journal of something else, for instance a tournament's folder for a
   * duel.
   *
   * @throws ConflictingSettingsException if the folder holds such a journal
   * @throws IOException if the journal cannot be read
   */
  public void requireOwn() throws IOException {
    String head = head();
    for (Map.Entry<String, String> other : HEADS.entrySet()) {
      if (head.startsWith(other.getValue()) && !other.getKey().equals(subject)) {
        throw new ConflictingSettingsException(
            path.toString(),
            "folder "
                + path
                + " holds a "
                + other.getKey()
                + ", not a "
                + subject
                + "; name another folder with --out");
      }
    }
  }

  /**
   * {@return the note with which the run of this folder is played}
   *
   * <p>The build before notes were JSON wrote sentences. A run that has such a note keeps it.
   *
   * @param note the note as JSON
   * @param sentence the note as that build wrote it
   * @param resumes whether the run is resumed; the note of a new run is JSON
   * @throws IOException if the journal cannot be read
   */
  public String note(String note, String sentence, boolean resumes) throws IOException {
    if (!resumes || !Files.isRegularFile(path.resolve(journal))) {
      return note;
    }
    try (LogView log = LogView.open(path.resolve(journal))) {
      return log.header().contains("\"note\":" + new JsonPrimitive(sentence)) ? sentence : note;
    }
  }

  /** Writes a file; an older file stays complete until the new one is complete. */
  public void write(String name, String text) throws IOException {
    AtomicFile.write(path.resolve(name), text);
  }

  /** {@return the beginning of the journal; empty if there is none} */
  private String head() throws IOException {
    if (!Files.isRegularFile(path.resolve(journal))) {
      return "";
    }
    try (InputStream file = Files.newInputStream(path.resolve(journal))) {
      return new String(file.readNBytes(TAIL), StandardCharsets.ISO_8859_1);
    }
  }

  /**
   * Refuses a folder with a finished run.
   *
   * @throws ConflictingSettingsException if the folder holds a finished run, or files of something
   *     else
   * @throws IOException if the journal cannot be read
   */
  public void requireUnfinished() throws IOException {
    requireOwn();
    if (Files.exists(path.resolve(results.get(0))) && !hasJournal()) {
      throw new ConflictingSettingsException(
          path.toString(),
          "folder "
              + path
              + " holds "
              + results.get(0)
              + " without the journal of a "
              + subject
              + "; name another folder with --out");
    }
    if (isFinished()) {
      throw new ConflictingSettingsException(
          path.toString(),
          "folder "
              + path
              + " holds a finished "
              + subject
              + "; name another folder with --out, or replace the "
              + subject
              + " with --force");
    }
  }

  /**
   * {@return whether the run of the folder is finished}
   *
   * @throws IOException if the journal cannot be read
   */
  public boolean isFinished() throws IOException {
    return Files.exists(path.resolve(results.get(0))) || endsAsFinished();
  }

  private boolean endsAsFinished() throws IOException {
    if (!Files.isRegularFile(path.resolve(journal))) {
      return false;
    }
    try (RandomAccessFile file = new RandomAccessFile(path.resolve(journal).toFile(), "r")) {
      byte[] tail = new byte[(int) Math.min(TAIL, file.length())];
      file.seek(file.length() - tail.length);
      file.readFully(tail);
      String[] lines = new String(tail, StandardCharsets.ISO_8859_1).split("\n");
      return lines[lines.length - 1].contains(FINISHED);
    }
  }

  /**
   * Removes the results of an older run, when a new run has begun. Other files stay.
   *
   * @throws UncheckedIOException if a file cannot be removed
   */
  public void removeResults() {
    try {
      for (String name : results) {
        try (DirectoryStream<Path> files = Files.newDirectoryStream(path, name)) {
          for (Path file : files) {
            Files.deleteIfExists(file);
          }
        }
      }
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }
}
