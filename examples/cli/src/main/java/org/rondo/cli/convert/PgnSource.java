package org.rondo.cli.convert;

import java.io.IOException;
import java.nio.file.Path;
import org.rondo.input.SpecificationException;

/** PGN files, from which no records can be made. */
final class PgnSource implements MatchSource {
  @Override
  public boolean isOf(Path file) throws IOException {
    return PgnReader.isPgn(file);
  }

  @Override
  public void read(Path file, Receiver receiver) {
    throw new SpecificationException(
        file.toString(),
        file
            + " is a PGN file; only its results are read, and a record needs moves; 'rondo rate'"
            + " rates its players");
  }
}
