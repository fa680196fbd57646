package org.rondo.remote.transcript;

import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.DirectoryStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import org.rondo.bot.TimeSource;
import org.rondo.input.ConflictingSettingsException;
import org.rondo.input.TextPattern;
import org.rondo.remote.Transcript;
import org.rondo.remote.Transcripts;
import org.rondo.store.Folders;

/**
 * A folder with the transcripts of a series: a file for each match and seat of a program.
 *
 * <p>A file has at most about a mebibyte. If more is said, its beginning and its end are kept, and
 * a line between them tells how many lines are left out. If a file cannot be written, for instance
 * because the disk is full, a warning is logged and the match goes on.
 */
public final class TranscriptFolder implements Transcripts {
  private static final TextPattern OTHERS = TextPattern.of("[^A-Za-z0-9.=,_-]");

  /** The maximum number of characters of an entrant's name in the name of a file. */
  private static final int NAME = 60;

  private final Path folder;
  private final TimeSource time;

  TranscriptFolder(Path folder, TimeSource time) {
    this.folder = folder;
    this.time = time;
  }

  /**
   * {@return a folder, which is created if it does not exist} A file of an earlier playing of the
   * same match is replaced.
   *
   * @param folder the folder
   * @throws IOException if the folder cannot be created
   */
  public static TranscriptFolder in(Path folder) throws IOException {
    Folders.create(folder);
    return new TranscriptFolder(folder, TimeSource.system());
  }

  /**
   * {@return a folder for a new series, which is created if it does not exist}
   *
   * @param folder the folder
   * @throws ConflictingSettingsException if the folder has transcripts already
   * @throws IOException if the folder cannot be created or read
   */
  public static TranscriptFolder inNew(Path folder) throws IOException {
    TranscriptFolder created = in(folder);
    if (!created.transcripts().isEmpty()) {
      throw new ConflictingSettingsException(
          folder.toString(),
          "folder " + folder + " has transcripts already; name another folder for them");
    }
    return created;
  }

  /**
   * Removes the transcripts of an earlier series. Other files stay.
   *
   * @throws IOException if the folder cannot be read, or a file cannot be removed
   */
  public void clear() throws IOException {
    for (Path file : transcripts()) {
      Files.delete(file);
    }
  }

  private List<Path> transcripts() throws IOException {
    List<Path> found = new ArrayList<>();
    try (DirectoryStream<Path> files = Files.newDirectoryStream(folder, "*.txt")) {
      for (Path file : files) {
        if (isTranscript(file)) {
          found.add(file);
        }
      }
    }
    return found;
  }

  private static boolean isTranscript(Path file) throws IOException {
    if (!Files.isRegularFile(file)) {
      return false;
    }
    byte[] mark = TranscriptFile.MARK.getBytes(StandardCharsets.US_ASCII);
    try (InputStream in = Files.newInputStream(file)) {
      return new String(in.readNBytes(mark.length), StandardCharsets.US_ASCII)
          .equals(TranscriptFile.MARK);
    }
  }

  @Override
  public Transcript begin(String match, int seat, String entrant) {
    return new TranscriptFile(
        folder.resolve(fileName(match, seat, entrant)),
        "game " + match + ", seat " + seat + ", " + entrant,
        time);
  }

  /**
   * {@return the name of a playing of a match: the name of the match for the first one, {@code
   * 1.2.1-again-2} for the second replay}
   *
   * @param match the name of the match
   * @param replay the number of earlier playings
   */
  public static String playing(String match, int replay) {
    return replay == 0 ? match : match + "-again-" + replay;
  }

  /**
   * {@return the name of the file of a program in a match} An underscore stands in place of every
   * character that some systems do not allow.
   *
   * @param match the name of the match, for instance {@code 1.2.1}
   * @param seat the program's seat, from 0
   * @param entrant the name of the entrant
   */
  public static String fileName(String match, int seat, String entrant) {
    String name = OTHERS.replaceAll(entrant, "_");
    return OTHERS.replaceAll(match, "_")
        + "-"
        + seat
        + "-"
        + name.substring(0, Math.min(NAME, name.length()))
        + ".txt";
  }
}
