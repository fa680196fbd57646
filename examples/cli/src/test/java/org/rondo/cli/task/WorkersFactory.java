package org.rondo.cli.task;

import java.io.IOException;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import org.rondo.input.SpecificationException;
import org.rondo.series.place.MatchPlace;
import org.rondo.series.place.MatchPlaceException;
import org.rondo.series.place.MatchPlaceFactory;

/** Plays in threads, as a cluster would on its machines. The address is their number. */
public final class WorkersFactory implements MatchPlaceFactory {
  @Override
  public String scheme() {
    return "workers";
  }

  @Override
  public MatchPlace open(String address) throws MatchPlaceException {
    if (address.equals("away")) {
      throw new MatchPlaceException("the workers at away do not answer; start them");
    }
    int threads = SpecificationException.valueOf(address, () -> Integer.parseInt(address));
    return new Workers(threads);
  }

  private static final class Workers implements MatchPlace {
    private final ExecutorService executor;
    private final MatchPlace runner;

    Workers(int threads) {
      executor = Executors.newFixedThreadPool(threads);
      runner = MatchPlace.inThreads(executor, threads);
    }

    @Override
    public Progress run(TaskSource tasks, ResultSink results)
        throws IOException, InterruptedException {
      return runner.run(tasks, results);
    }

    @Override
    public void close() {
      executor.shutdownNow();
    }
  }
}
