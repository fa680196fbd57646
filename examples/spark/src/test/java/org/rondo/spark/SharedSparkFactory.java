package org.rondo.spark;

import java.io.IOException;
import org.rondo.series.place.MatchPlace;
import org.rondo.series.place.MatchPlaceCatalog;
import org.rondo.series.place.MatchPlaceException;
import org.rondo.series.place.MatchPlaceFactory;

/** Gives all tests the same Spark, because it takes seconds to begin. */
public final class SharedSparkFactory implements MatchPlaceFactory {

  /** Begins when the first test asks, and ends with the process. */
  private static final class Shared {
    static final MatchPlace SESSION = opened();

    private static MatchPlace opened() {
      try {
        return MatchPlaceCatalog.open("spark:local[2]");
      } catch (MatchPlaceException e) {
        throw new AssertionError(e);
      }
    }
  }

  static MatchPlace session() {
    return Shared.SESSION;
  }

  @Override
  public String scheme() {
    return "shared-spark";
  }

  @Override
  public MatchPlace open(String address) {
    return new Borrowed();
  }

  /** Closing it has no effect. */
  private static final class Borrowed implements MatchPlace {
    @Override
    public Progress run(TaskSource tasks, ResultSink results)
        throws IOException, InterruptedException {
      return session().run(tasks, results);
    }

    @Override
    public int tasksAhead() {
      return session().tasksAhead();
    }

    @Override
    public void close() {}
  }
}
