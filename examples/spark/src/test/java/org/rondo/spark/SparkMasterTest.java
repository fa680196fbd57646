package org.rondo.spark;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.IOException;
import java.net.InetAddress;
import java.net.ServerSocket;
import java.net.URL;
import java.net.URLClassLoader;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Set;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import org.rondo.input.SpecificationException;
import org.rondo.series.place.MatchPlaceException;

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
  @ValueSource(
      strings = {
        "locl[2]",
        "local[two]",
        "local[0]",
        "local[2,0]",
        "local-cluster[2]",
        "local-cluster[0,1,1024]",
        "local-cluster[2,0,1024]",
        "local-cluster[2,1,0]",
        "host:7077",
        "",
        "YARN"
      })
  void anotherFormIsRefused(String address) {
    assertThatThrownBy(() -> SparkMaster.parse(address))
        .isInstanceOf(SpecificationException.class)
        .hasMessageContaining("'" + address + "' is not a master of Spark; write local[2]")
        .hasMessageContaining("spark://HOST:7077");
  }

  @Test
  void whatOtherSchedulersNeedIsNamed(@TempDir Path folder) throws Exception {
    Path classes = folder.resolve("org/apache/spark/scheduler/cluster");
    assertThat(missing("yarn", Set.of(), folder))
        .startsWith("Spark cannot begin at yarn, because it needs the jar spark-yarn, which an")
        .contains("; and the settings of Hadoop: name the folder with yarn-site.xml in RONDO_CLA");
    Set<String> settings = Set.of("spark.hadoop.yarn.resourcemanager.hostname");
    assertThat(missing("yarn", settings, folder)).contains("spark-yarn").doesNotContain("Hadoop");
    Files.createFile(Files.createDirectories(classes).resolve("YarnClusterManager.class"));
    assertThat(missing("yarn", Set.of(), folder)).contains("Hadoop").doesNotContain("spark-yarn");
    assertThat(missing("yarn", settings, folder)).isEmpty();
    Files.createFile(folder.resolve("yarn-site.xml"));
    assertThat(missing("yarn", Set.of(), folder)).isEmpty();
    String kubernetes = "k8s://https://host:443";
    assertThat(missing(kubernetes, Set.of(), folder)).contains("the jar spark-kubernetes");
    Files.createDirectory(classes.resolve("k8s"));
    Files.createFile(classes.resolve("k8s/KubernetesClusterManager.class"));
    assertThat(missing(kubernetes, Set.of(), folder)).isEmpty();
    assertThat(missing("local[2]", Set.of(), folder)).isEmpty();
  }

  /** Returns what a master says that it needs, with the files of a folder on its class path. */
  private static String missing(String master, Set<String> properties, Path folder)
      throws IOException {
    try (URLClassLoader classPath = new URLClassLoader(new URL[] {folder.toUri().toURL()})) {
      SparkMaster.parse(master).requireScheduler(properties, classPath);
      return "";
    } catch (MatchPlaceException e) {
      return e.getMessage();
    }
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
        .isInstanceOf(MatchPlaceException.class)
        .hasMessageContaining("no master of Spark answers at spark://127.0.0.1:1")
        .hasMessageContaining("sbin/start-master.sh");
  }

  @Test
  void aMasterWithoutAHostIsRefused() throws IOException {
    assertThatThrownBy(() -> SparkMaster.parse("spark://:::").requireReachable())
        .isInstanceOf(MatchPlaceException.class)
        .hasMessageContaining("no master of Spark answers at spark://:::");
  }
}
