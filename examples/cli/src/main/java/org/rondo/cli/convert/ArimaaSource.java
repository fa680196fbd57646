package org.rondo.cli.convert;

import java.io.IOException;
import java.nio.file.Path;
import org.rondo.arimaa.remote.ArimaaArchive;
import org.rondo.arimaa.remote.ArimaaTranscript;

/** Archives of Arimaa. */
final class ArimaaSource implements MatchSource {
  @Override
  public boolean isOf(Path file) throws IOException {
    return ArimaaArchive.isArchive(FileContent.beginning(file));
  }

  @Override
  public void read(Path file, Receiver receiver) throws IOException {
    int number = 0;
    for (ArimaaTranscript match : ArimaaArchive.read(FileContent.text(file))) {
      number++;
      receiver.receive(file + ", match " + number, () -> FiledMatch.of(match.record()));
    }
  }
}
