package org.rondo.spark;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.IOException;
import java.net.InetAddress;
import java.net.ServerSocket;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import org.rondo.task.TaskRunnerException;

/** The addresses of clusters. */
class SparkMasterTest {

  @ParameterizedTest
  @ValueSource(
      strings = {
        "local",
        "local[2]",
        "local[*]",
        "local[2,3]",
        "local-cluster[2,1,1024]",
        "spark://host:7077",
        "spark://one:7077,two:7077",
        "yarn",
        "k8s://https://host:443"
      })
  void theFormsOfSparkAreKnown(String address) {
    SparkMaster master = SparkMaster.parse(address);
    assertThat(master.url()).isEqualTo(address);
    assertThat(master.isInThisProcess())
        .isEqualTo(address.equals("local") || address.startsWith("local["));
    assertThat(master.isLocalCluster()).isEqualTo(address.startsWith("local-cluster"));
  }

  @ParameterizedTest
  @ValueSource(strings = {"locl[2]", "local[two]", "local-cluster[2]", "host:7077", "", "YARN"})
  void anotherFormIsRefused(String address) {
    assertThatThrownBy(() -> SparkMaster.parse(address))
        .isInstanceOf(IllegalArgumentException.class)
        .hasMessageContaining("'" + address + "' is not a master of Spark; write local[2]")
        .hasMessageContaining("spark://HOST:7077");
  }

  @Test
  void aMasterThatDoesNotAnswerIsNamed() throws Exception {
    InetAddress loopback = InetAddress.getLoopbackAddress();
    try (ServerSocket master = new ServerSocket(0, 1, loopback)) {
      int port = master.getLocalPort();
      SparkMaster.parse("spark://" + loopback.getHostAddress() + ":" + port).requireReachable();
    }
    // Nothing listens at the first port.
    assertThatThrownBy(
            () ->
                SparkMaster.parse("spark://" + loopback.getHostAddress() + ":1").requireReachable())
        .isInstanceOf(TaskRunnerException.class)
        .hasMessageContaining("no master of Spark answers at spark://127.0.0.1:1")
        .hasMessageContaining("sbin/start-master.sh");
  }

  @Test
  void aMasterWithoutAHostIsRefused() throws IOException {
    assertThatThrownBy(() -> SparkMaster.parse("spark://:::").requireReachable())
        .isInstanceOf(TaskRunnerException.class)
        .hasMessageContaining("no master of Spark answers at spark://:::");
  }
}
