package org.rondo.spark;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import org.junit.jupiter.api.Test;
import org.rondo.task.TaskRunnerException;

/** What is said when Spark cannot begin. */
class SparkTaskRunnerFactoryTest {
  private final SparkTaskRunnerFactory factory = new SparkTaskRunnerFactory();

  @Test
  void workersOfThisMachineNeedAFolder() {
    assertThatThrownBy(() -> factory.open("local-cluster[2,1,512]"))
        .isInstanceOf(TaskRunnerException.class)
        .hasMessageContaining("set SPARK_HOME to the folder")
        .hasMessageContaining("SPARK_SCALA_VERSION to 2.13");
  }

  @Test
  void aSecondRunnerIsRefused() {
    assertThat(SharedSparkFactory.session().tasksAhead()).isPositive();
    assertThatThrownBy(() -> factory.open("local[2]"))
        .isInstanceOf(TaskRunnerException.class)
        .hasMessageContaining("Spark cannot begin at local[2]: Only one SparkContext");
  }
}
