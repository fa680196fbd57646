package org.rondo.parallelfootball.remote;

import java.io.IOException;
import java.io.StringReader;
import org.rondo.parallelfootball.Field;
import org.rondo.parallelfootball.Instructions;
import org.rondo.parallelfootball.ParallelFootball;
import org.rondo.remote.Protocol;

/** What a judge of Parallel Football asks, for tests of other packages. */
public final class QuestionInput {
  private QuestionInput() {}

  /** Reads the introduction and all questions that follow. */
  public static void read(ParallelFootball game, String lines) throws IOException {
    QuestionReader reader = new QuestionReader(new StringReader(lines));
    reader.introduction();
    while (reader.field(game).isPresent()) {
      // The next question follows.
    }
  }

  /** Returns the protocol by which a program is asked in a match. */
  public static Protocol<Field, Instructions> protocol() {
    return new ParallelFootballProtocol();
  }
}
