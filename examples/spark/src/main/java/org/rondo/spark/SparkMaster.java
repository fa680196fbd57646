package org.rondo.spark;

import com.google.common.base.Splitter;
import com.google.common.net.HostAndPort;
import java.io.IOException;
import java.net.InetSocketAddress;
import java.net.Socket;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import org.rondo.input.SpecificationException;
import org.rondo.input.TextPattern;
import org.rondo.series.place.MatchPlaceException;

/**
 * The address of a cluster.
 *
 * @param url the address in Spark's words
 */
record SparkMaster(String url) {
  private static final TextPattern LOCAL =
      TextPattern.of("local(\\[([1-9]\\d{0,4}|\\*)(,[1-9]\\d{0,4})?])?");
  private static final TextPattern LOCAL_CLUSTER =
      TextPattern.of("local-cluster\\[[1-9]\\d{0,3},[1-9]\\d{0,3},[1-9]\\d{0,6}]");
  private static final String STANDALONE = "spark://";
  private static final String KUBERNETES = "k8s://";
  private static final String YARN = "yarn";

  /** The names of the properties with settings of YARN begin with this. */
  private static final String YARN_SETTINGS = "spark.hadoop.yarn.";

  /** The classes by which Spark knows its jars for other schedulers. */
  private static final String CLASSES = "org/apache/spark/scheduler/cluster/";

  /** The time in which a master must accept a connection. */
  private static final int CONNECT_MILLIS = 5_000;

  /**
   * {@return the master of an address}
   *
   * @throws SpecificationException if the address does not have one of the forms that Spark knows
   */
  static SparkMaster parse(String address) {
    SparkMaster master = new SparkMaster(address);
    boolean isKnown =
        master.isInThisProcess()
            || master.isLocalCluster()
            || address.startsWith(STANDALONE)
            || address.startsWith(KUBERNETES)
            || address.equals(YARN);
    if (!isKnown) {
      throw new SpecificationException(
          address,
          "'"
              + address
              + "' is not a master of Spark; write local[2] for two threads,"
              + " local-cluster[2,1,1024] for two processes with 1 core and 1,024 MB each,"
              + " spark://HOST:7077, yarn, or k8s://https://HOST:443");
    }
    return master;
  }

  /** {@return whether the workers are threads of this virtual machine} */
  boolean isInThisProcess() {
    return LOCAL.matcher(url).matches();
  }

  /** {@return whether Spark starts the workers as processes of this machine} */
  boolean isLocalCluster() {
    return LOCAL_CLUSTER.matcher(url).matches();
  }

  /**
   * {@return where the logs of workers are that did not start, for instance {@code the files stderr
   * in /opt/spark/work/app-1}}
   *
   * @param application the id of the application
   * @param folder the folder of Spark on this machine
   */
  String logs(String application, String folder) {
    if (url.equals(YARN)) {
      return "'yarn logs -applicationId " + application + "' and the queue's free memory";
    }
    if (url.startsWith(KUBERNETES)) {
      return "'kubectl get pods' and 'kubectl logs POD'";
    }
    String work = "work/" + application;
    return isLocalCluster()
        ? "the files stderr below " + folder + "/" + work
        : "the master's page, and the files stderr below "
            + work
            + " in Spark's folder on the workers";
  }

  /**
   * Checks that the jars and settings are here with which Spark asks another scheduler for workers.
   *
   * @param properties the names of Java's properties, which may be settings of Spark
   * @param classPath finds the files of the class path
   * @throws MatchPlaceException if something is missing; the message says what
   */
  void requireScheduler(Set<String> properties, ClassLoader classPath) throws MatchPlaceException {
    List<String> missing = new ArrayList<>();
    if (url.equals(YARN)) {
      if (classPath.getResource(CLASSES + "YarnClusterManager.class") == null) {
        missing.add(jar("spark-yarn"));
      }
      boolean isNamed = properties.stream().anyMatch(name -> name.startsWith(YARN_SETTINGS));
      if (!isNamed && classPath.getResource("yarn-site.xml") == null) {
        missing.add(
            "the settings of Hadoop: name the folder with yarn-site.xml in RONDO_CLASSPATH, and set"
                + " HADOOP_CONF_DIR to it");
      }
    }
    if (url.startsWith(KUBERNETES)
        && classPath.getResource(CLASSES + "k8s/KubernetesClusterManager.class") == null) {
      missing.add(jar("spark-kubernetes"));
    }
    if (!missing.isEmpty()) {
      throw new MatchPlaceException(
          "Spark cannot begin at " + url + ", because it needs " + String.join("; and ", missing));
    }
  }

  private static String jar(String name) {
    return "the jar "
        + name
        + ", which an installed Spark has in its folder jars: name that folder in RONDO_CLASSPATH";
  }

  /**
   * Checks that a master accepts connections, before Spark tries for a minute.
   *
   * @throws MatchPlaceException if no master answers, or the address names no host and port
   */
  void requireReachable() throws MatchPlaceException {
    if (!url.startsWith(STANDALONE)) {
      return;
    }
    List<String> reasons = new ArrayList<>();
    for (String host : Splitter.on(',').split(url.substring(STANDALONE.length()))) {
      try (Socket socket = new Socket()) {
        HostAndPort place = HostAndPort.fromString(host);
        socket.connect(
            new InetSocketAddress(place.getHost(), place.getPortOrDefault(7077)), CONNECT_MILLIS);
        return;
      } catch (IOException | IllegalArgumentException e) {
        reasons.add(host + ": " + e.getMessage());
      }
    }
    throw new MatchPlaceException(
        "no master of Spark answers at "
            + url
            + " ("
            + String.join("; ", reasons)
            + "); start one with sbin/start-master.sh in Spark's folder");
  }
}
