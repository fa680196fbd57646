package org.rondo.spark;

import static org.assertj.core.api.Assertions.assertThat;

import org.apache.spark.SparkConf;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;
import org.rondo.series.place.MatchPlaceException;

/** The properties with which Spark begins. */
class SparkContextsTest {
  private static final String DEFAULTS = "spark.executor.defaultJavaOptions";
  private static final String EXTRA = "spark.executor.extraJavaOptions";

  @AfterEach
  void forget() {
    System.clearProperty(DEFAULTS);
    System.clearProperty(EXTRA);
  }

  private static SparkConf conf() throws MatchPlaceException {
    return SparkContexts.conf(SparkMaster.parse("spark://localhost:7077"));
  }

  @Test
  void workersUseTheParallelCollectorUnlessTheUserGivesOptions() throws MatchPlaceException {
    assertThat(conf().get(DEFAULTS)).isEqualTo("-XX:+UseParallelGC");
    System.setProperty(DEFAULTS, "-XX:+UseSerialGC");
    assertThat(conf().get(DEFAULTS)).isEqualTo("-XX:+UseSerialGC");
    System.clearProperty(DEFAULTS);
    System.setProperty(EXTRA, "-XX:+UseZGC");
    assertThat(conf().contains(DEFAULTS)).isFalse();
  }
}
