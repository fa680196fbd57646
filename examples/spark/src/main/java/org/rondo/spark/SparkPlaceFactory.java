package org.rondo.spark;

import com.google.common.base.Throwables;
import org.rondo.series.place.MatchPlace;
import org.rondo.series.place.MatchPlaceException;
import org.rondo.series.place.MatchPlaceFactory;

/**
 * Opens places that have tasks played by Apache Spark. The address is the master of Spark, for
 * instance {@code local[2]}, {@code local-cluster[2,1,1024]}, {@code spark://host:7077}, {@code
 * yarn} or {@code k8s://https://host:443}.
 *
 * <p>A virtual machine can have one such place at a time. Properties of Spark are taken from the
 * system properties, for instance {@code -Dspark.executor.memory=2g}.
 */
public final class SparkPlaceFactory implements MatchPlaceFactory {

  /** Creates the factory. */
  public SparkPlaceFactory() {}

  @Override
  public String scheme() {
    return "spark";
  }

  @Override
  public MatchPlace open(String address) throws MatchPlaceException {
    SparkMaster master = SparkMaster.parse(address);
    master.requireScheduler(
        System.getProperties().stringPropertyNames(), SparkMaster.class.getClassLoader());
    master.requireReachable();
    try {
      return SparkPlace.open(master);
    } catch (ExceptionInInitializerError e) {
      throw new MatchPlaceException(
          "Spark cannot begin on this machine: "
              + Throwables.getRootCause(e).getMessage()
              + "; if its name is not known, set SPARK_LOCAL_IP to its address, for instance"
              + " 127.0.0.1",
          e);
    } catch (LinkageError e) {
      throw new MatchPlaceException(
          "Spark is not on the class path, or is of another version: "
              + e.getMessage()
              + "; add all jars of the folder jars of Spark 4.2 for Scala 2.13, for the command line in"
              + " RONDO_CLASSPATH",
          e);
    }
  }
}
