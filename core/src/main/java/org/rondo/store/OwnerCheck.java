package org.rondo.store;

import java.io.IOException;
import java.nio.file.Path;
import java.util.Optional;
import org.rondo.input.ConflictingSettingsException;
import org.rondo.input.DamagedFileException;

/**
 * Compares the first line of a file with the header of the owner that wants to use it.
 *
 * @param subject the noun for the owner in error messages
 */
record OwnerCheck(Path file, String subject) {

  /** Checks that the whole text of a file without lines is a beginning of the header. */
  void requireBeginning(byte[] found, String header) throws IOException {
    if (!JsonHeader.isBeginning(found, header)) {
      throw foreign();
    }
  }

  /** Checks that the first line has the names of the first two fields of the header. */
  void requireKind(CheckedLineReader lines, String header) throws IOException {
    lines.advance();
    if (!JsonHeader.isOfKind(lines.head(), header)) {
      throw foreign();
    }
  }

  private DamagedFileException foreign() {
    return new DamagedFileException(
        file.toString(), file + " is not a log of a " + subject + "; choose another place");
  }

  /** Checks that the first line is the header. */
  void requireHeader(CheckedLineReader lines, String header) throws IOException {
    String found = lines.advance() ? lines.text() : "";
    Optional<String> rewritten = JsonHeader.rewriting(found);
    if (rewritten.isPresent()) {
      throw new DamagedFileException(
          file.toString(), file + " was rewritten by another program: " + rewritten.get());
    }
    Optional<String> difference = JsonHeader.difference(found, header);
    if (difference.isPresent() && lines.damage().isPresent()) {
      throw new DamagedFileException(
          file.toString(),
          file
              + " is damaged at byte 0: the check value of its first line does not fit ("
              + difference.get()
              + "); restore this line from a copy of the file, or begin another "
              + subject
              + " in another place");
    }
    if (difference.isPresent()) {
      throw new ConflictingSettingsException(
          file.toString(),
          file
              + " belongs to another "
              + subject
              + ": "
              + difference.get()
              + "; use the same settings again, or delete the file");
    }
  }
}
