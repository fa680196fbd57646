package org.rondo.cli.convert;

import java.io.IOException;
import java.nio.file.Path;
import org.rondo.input.TextPattern;
import org.rondo.othello.remote.files.GgfGame;

/** Files of Othello in the Generic Game Format. */
final class GgfSource implements MatchSource {
  private static final TextPattern GGF = TextPattern.of("[\\s0-9]*+\\(;");

  @Override
  public boolean isOf(Path file) throws IOException {
    return GGF.matcher(FileContent.beginning(file)).lookingAt();
  }

  @Override
  public void read(Path file, Receiver receiver) throws IOException {
    int number = 0;
    for (GgfGame game : GgfGame.parseAll(FileContent.text(file))) {
      number++;
      receiver.receive(file + ", match " + number, () -> FiledMatch.of(game.record()));
    }
  }
}
