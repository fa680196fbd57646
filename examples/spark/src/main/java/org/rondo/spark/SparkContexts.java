package org.rondo.spark;

import com.google.common.base.Throwables;
import java.net.URI;
import java.nio.file.Path;
import java.util.Map;
import java.util.Objects;
import org.apache.spark.SparkConf;
import org.apache.spark.SparkContext;
import org.apache.spark.api.java.JavaSparkContext;
import org.rondo.series.place.MatchPlaceException;

/** Begins to use Spark, with what a user of Rondo expects where the user has set nothing else. */
final class SparkContexts {

  /** Properties of Spark. */
  private static final Map<String, String> DEFAULTS =
      Map.of(
          "spark.app.name", "rondo",
          "spark.log.level", "ERROR",
          "spark.ui.enabled", "false",
          "spark.ui.showConsoleProgress", "false",
          // Pages that are not shown need no memory of a hundred thousand batches.
          "spark.ui.retainedTasks", "1000",
          "spark.ui.retainedJobs", "100",
          "spark.ui.retainedStages", "100",
          // The batches that are on their way bound the memory; a job of many long records is no
          // reason to end.
          "spark.driver.maxResultSize", "0",
          // A worker may be lost at each attempt; a match that ends its process ends this one.
          "spark.task.maxFailures", "20");

  private static final String DEFAULT_OPTIONS = "spark.executor.defaultJavaOptions";

  /**
   * Options of the workers' virtual machines. A bot often has a large table for each match. Java's
   * usual collector keeps such a table apart in a small heap and begins a collection for nearly
   * each of them; matches of 5 ms took 13 % longer with it.
   */
  private static final String COLLECTOR = "-XX:+UseParallelGC";

  private SparkContexts() {}

  static JavaSparkContext open(SparkMaster master) throws MatchPlaceException {
    SparkConf conf = conf(master);
    try {
      return new JavaSparkContext(conf);
    } catch (Exception e) {
      // Spark throws checked exceptions without declaring them.
      EndingProcess.awaitIfItIsOne();
      throw new MatchPlaceException(
          "Spark cannot begin at "
              + master.url()
              + ": "
              + String.valueOf(Throwables.getRootCause(e).getMessage())
                  .lines()
                  .findFirst()
                  .orElse(""),
          e);
    }
  }

  static SparkConf conf(SparkMaster master) throws MatchPlaceException {
    SparkConf conf = new SparkConf().setMaster(master.url());
    DEFAULTS.forEach(conf::setIfMissing);
    if (master.isInThisProcess()) {
      // No other machine needs to reach this one.
      conf.setIfMissing("spark.driver.host", "localhost");
      conf.setIfMissing("spark.driver.bindAddress", "127.0.0.1");
      return conf;
    }
    if (master.isLocalCluster()) {
      requireFolder(conf);
    }
    // Java refuses two collectors, and other options may name one.
    if (!conf.contains("spark.executor.extraJavaOptions")) {
      conf.setIfMissing(DEFAULT_OPTIONS, COLLECTOR);
    }
    if (!conf.contains("spark.jars")) {
      SparkJars jars = SparkJars.of(System.getProperty("java.class.path"), sparkFolder());
      conf.setJars(jars.files().toArray(String[]::new));
      if (!jars.folders().isEmpty()) {
        conf.setIfMissing(
            "spark.executor.extraClassPath",
            String.join(System.getProperty("path.separator"), jars.folders()));
      }
    }
    return conf;
  }

  /** Checks what Spark needs to start workers as processes of this machine. */
  private static void requireFolder(SparkConf conf) throws MatchPlaceException {
    boolean hasFolder = System.getenv("SPARK_HOME") != null || conf.contains("spark.home");
    if (!hasFolder || System.getenv("SPARK_SCALA_VERSION") == null) {
      throw new MatchPlaceException(
          "local-cluster starts workers from Spark's folder; set SPARK_HOME to the folder that has"
              + " Spark's jars in its folder jars, and SPARK_SCALA_VERSION to 2.13");
    }
  }

  /** {@return the folder of Spark's jars} */
  private static Path sparkFolder() {
    URI jar =
        URI.create(
            SparkContext.class.getProtectionDomain().getCodeSource().getLocation().toString());
    return Objects.requireNonNull(Path.of(jar).toAbsolutePath().normalize().getParent());
  }
}
