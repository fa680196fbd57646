package org.rondo.spark;

import static org.assertj.core.api.Assertions.assertThat;

import java.time.Duration;
import java.util.concurrent.CompletionStage;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.rondo.bot.TimeSource;

/** Workers that do not start are named. */
class MissingWorkersTest {
  private static final SparkMaster MASTER = SparkMaster.parse("local-cluster[2,1,600]");

  private final SetTime time = new SetTime();
  private final MissingWorkers missing =
      new MissingWorkers(MASTER, MASTER.logs("app-1", "/opt/spark"), "500m", time);

  /** The time that a test sets. */
  private static final class SetTime implements TimeSource {
    Duration now = Duration.ZERO;

    @Override
    public long nanoTime() {
      return now.toNanos();
    }

    @Override
    public boolean await(CompletionStage<?> answer, Duration atMost) {
      throw new UnsupportedOperationException();
    }
  }

  @Test
  void aSentenceIsSaidOnceAfterAMinute() {
    time.now = Duration.ofSeconds(59);
    assertThat(missing.sentence()).isEmpty();
    time.now = Duration.ofSeconds(60);
    assertThat(missing.sentence())
        .contains(
            "no worker of local-cluster[2,1,600] has started in 60 s; see the files stderr below"
                + " /opt/spark/work/app-1; the run waits until a worker has a free core and 500m of"
                + " memory");
    time.now = Duration.ofHours(1);
    assertThat(missing.sentence()).isEmpty();
  }

  @Test
  void nothingIsSaidOnceAWorkerHasStarted() {
    time.now = Duration.ofSeconds(30);
    missing.started();
    time.now = Duration.ofHours(1);
    assertThat(missing.sentence()).as("the worker was lost, and Spark starts another").isEmpty();
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "spark://master:7077 | the master's page, and the files stderr below work/app-1 in Spark's",
        "yarn | 'yarn logs -applicationId app-1' and the queue's free memory",
        "k8s://https://host:443 | 'kubectl get pods' and 'kubectl logs POD'",
      })
  void eachClusterHasItsLogs(String master, String logs) {
    assertThat(SparkMaster.parse(master).logs("app-1", "/opt/spark")).startsWith(logs);
  }
}
