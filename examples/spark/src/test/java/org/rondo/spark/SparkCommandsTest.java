package org.rondo.spark;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Path;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Commands whose matches Spark plays give the files of one thread. */
class SparkCommandsTest {
  @TempDir private Path folder;

  @ParameterizedTest
  @ValueSource(
      strings = {
        "tournament othello foosball grid-soccer:steps=30 parallel-football:p=2,turns=9"
            + " --bot random --bot beginner --bot other=random --bot last=beginner --games 2",
        "tournament othello --format swiss --bot a=random --bot b=random --bot c=beginner"
            + " --bot d=random --bot e=beginner",
        "duel othello beginner random --games 400 --elo1 200",
        "tune tic-tac-toe mcts:iterations=20 --tune exploration=0..3 --budget 12 --games 4"
            + " --method genetic:population=4,elite=1 --against random",
      })
  void theFilesAreThoseOfOneThread(String words) throws IOException {
    PublishedFiles files = new PublishedFiles(folder, words);
    assertThat(files.of("--on", "shared-spark:2")).isEqualTo(files.of("--threads", "1"));
  }
}
