package org.rondo.cli.convert;

import java.io.BufferedInputStream;
import java.io.IOException;
import java.io.InputStream;
import java.nio.ByteBuffer;
import java.nio.ByteOrder;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Locale;
import java.util.stream.Stream;
import org.rondo.othello.remote.files.WthorFile;
import org.rondo.othello.remote.files.WthorGame;
import org.rondo.othello.remote.files.WthorNames;
import org.rondo.othello.remote.files.WthorNames.NameKind;

/**
 * WTHOR files with matches. The names of players and tournaments are those of the files beside it
 * with the same name and the ends {@code .jou} and {@code .trn}, or of {@code WTHOR.JOU} and {@code
 * WTHOR.TRN}.
 */
final class WthorSource implements MatchSource {
  private static final int HEADER = 16;
  private static final int MATCH = 68;
  private static final int PLACE_OF_COUNT = 4;

  @Override
  public boolean isOf(Path file) throws IOException {
    // The form has no sign of its own, but the header says how long the file is.
    try (InputStream in = Files.newInputStream(file)) {
      byte[] header = in.readNBytes(HEADER);
      return header.length == HEADER
          && Files.size(file)
              == HEADER
                  + MATCH
                      * Integer.toUnsignedLong(
                          ByteBuffer.wrap(header)
                              .order(ByteOrder.LITTLE_ENDIAN)
                              .getInt(PLACE_OF_COUNT));
    }
  }

  @Override
  public void read(Path file, Receiver receiver) throws IOException {
    List<String> players = names(file, NameKind.PLAYERS, WthorForm.PLAYERS);
    List<String> events = names(file, NameKind.TOURNAMENTS, WthorForm.TOURNAMENTS);
    WthorFile content;
    try (InputStream in = new BufferedInputStream(Files.newInputStream(file))) {
      content = WthorFile.read(in);
    }
    int number = 0;
    for (WthorGame game : content.games()) {
      number++;
      String dark = name(players, game.dark(), "player ");
      String light = name(players, game.light(), "player ");
      String event = name(events, game.tournament(), "");
      receiver.receive(
          file + ", match " + number, () -> new FiledMatch(game.record(dark, light), event, ""));
    }
  }

  /** {@return a name, or its number if no file has it} */
  private static String name(List<String> names, int number, String kind) {
    String name = number < names.size() ? names.get(number).strip() : "";
    return name.isEmpty() && !kind.isEmpty() ? kind + number : name;
  }

  private static List<String> names(Path file, NameKind kind, String extension) throws IOException {
    Path own = new WrittenFile(extension, new byte[0]).beside(file);
    Path shared = file.resolveSibling("WTHOR" + extension.toUpperCase(Locale.ROOT));
    for (Path path : Stream.of(own, shared).filter(Files::isRegularFile).toList()) {
      try (InputStream in = new BufferedInputStream(Files.newInputStream(path))) {
        return WthorNames.read(kind, in).names();
      }
    }
    return List.of();
  }
}
