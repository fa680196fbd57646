package org.rondo.spark;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.stream.Stream;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import org.rondo.random.Rng;
import org.rondo.random.Seed;

/** Runs of minutes on workers in processes of their own, some of which are killed. */
@Tag("long")
class SparkClusterTest {
  private static final String CLUSTER = "spark:local-cluster[2,1,1024]";
  private static final String LEAGUE =
      "tournament othello --bot alphabeta:nodes=1000 --bot other=alphabeta:nodes=800 --bot sound"
          + " --bot beginner --games 250";
  private static final int KILLS = 3;

  @TempDir private Path folder;

  @ParameterizedTest
  @ValueSource(
      strings = {
        "tournament othello foosball grid-soccer parallel-football:p=4,turns=200 --bot random"
            + " --bot beginner --bot other=random --bot last=beginner --games 10",
        "tournament othello --format swiss --bot a=random --bot b=beginner --bot c=sound"
            + " --bot d=random --bot e=beginner --bot f=sound --bot g=random --bot h=beginner",
        "duel othello mcts:iterations=40 mcts:iterations=25 --games 2000",
        "tune othello mcts:iterations=20 --tune exploration=0..3 --budget 60 --games 20"
            + " --method genetic:population=10 --against random --against beginner",
      })
  void theFilesAreThoseOfOneThread(String words) throws Exception {
    PublishedFiles files = new PublishedFiles(folder, words);
    Map<String, String> here = files.of("--threads", "1");
    assertThat(files.of("--on", "shared-spark:2")).isEqualTo(here);
    SparkProcess.start(folder, files.arguments("cluster", "--on", CLUSTER)).requireSuccess();
    assertThat(files.in("cluster")).isEqualTo(here);
  }

  @Test
  void workersThatAreKilledCostNoResult() throws Exception {
    PublishedFiles files = new PublishedFiles(folder, LEAGUE);
    Map<String, String> here = files.of("--threads", "2");
    long length = Files.size(files.journal("--threads"));
    Rng moments = Seed.of(7).child("kills").rng();
    SparkProcess process = SparkProcess.start(folder, files.arguments("cluster", "--on", CLUSTER));
    int killed = 0;
    for (int kill = 1; kill <= KILLS; kill++) {
      long size = length * (kill - 1) / KILLS + moments.below((int) (length / KILLS / 2));
      assertThat(process.awaitSize(files.journal("cluster"), size)).isTrue();
      int worker = moments.below(2);
      // What fails in a worker while it ends is no error of the match.
      boolean hasEnded =
          kill % 2 == 1 ? process.terminatesWorker(worker) : process.killsWorker(worker);
      killed += hasEnded ? 1 : 0;
    }
    process.requireSuccess();
    assertThat(killed).isEqualTo(KILLS);
    assertThat(files.in("cluster")).isEqualTo(here);
  }

  @Test
  void aDriverThatIsKilledGoesOn() throws Exception {
    PublishedFiles files = new PublishedFiles(folder, LEAGUE);
    Map<String, String> here = files.of("--threads", "2");
    long length = Files.size(files.journal("--threads"));
    Rng moments = Seed.of(8).child("kills").rng();
    List<String> arguments = files.arguments("cluster", "--on", CLUSTER);
    for (int kill = 0; kill < 2; kill++) {
      long size = length * (1 + kill) / 4 + moments.below((int) (length / 4));
      SparkProcess process = SparkProcess.start(folder, arguments);
      assertThat(process.awaitSize(files.journal("cluster"), size)).isTrue();
      process.kill();
      arguments =
          Stream.concat(files.arguments("cluster", "--on", CLUSTER).stream(), Stream.of("--resume"))
              .toList();
    }
    SparkProcess.start(folder, arguments).requireSuccess();
    assertThat(files.in("cluster")).isEqualTo(here);
  }
}
