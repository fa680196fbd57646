package org.rondo.cli.convert;

import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.List;

/**
 * A file that is written.
 *
 * @param extension the end of its name with the point; empty for the name that the user has given
 * @param content the bytes of the file; they are not copied
 */
@SuppressWarnings("ArrayRecordComponent") // Nothing compares files.
record WrittenFile(String extension, byte[] content) {

  /** {@return one file with a text} */
  static List<WrittenFile> text(String text) {
    return List.of(new WrittenFile("", text.getBytes(StandardCharsets.UTF_8)));
  }

  /** {@return the place of this file if the user has named a file} */
  Path beside(Path named) {
    if (extension.isEmpty()) {
      return named;
    }
    String name = String.valueOf(named.getFileName());
    int point = name.lastIndexOf('.');
    return named.resolveSibling((point < 0 ? name : name.substring(0, point)) + extension);
  }
}
