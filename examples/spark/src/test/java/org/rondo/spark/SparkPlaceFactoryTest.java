package org.rondo.spark;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import org.junit.jupiter.api.Test;
import org.rondo.series.place.MatchPlaceException;

/** What is said when Spark cannot begin. */
class SparkPlaceFactoryTest {
  private final SparkPlaceFactory factory = new SparkPlaceFactory();

  @Test
  void workersOfThisMachineNeedAFolder() {
    assertThatThrownBy(() -> factory.open("local-cluster[2,1,512]"))
        .isInstanceOf(MatchPlaceException.class)
        .hasMessageContaining("set SPARK_HOME to the folder")
        .hasMessageContaining("SPARK_SCALA_VERSION to 2.13");
  }

  @Test
  void aSecondRunnerIsRefused() {
    assertThat(SharedSparkFactory.session().tasksAhead()).isPositive();
    assertThatThrownBy(() -> factory.open("local[2]"))
        .isInstanceOf(MatchPlaceException.class)
        .hasMessageContaining("Spark cannot begin at local[2]: Only one SparkContext");
  }
}
