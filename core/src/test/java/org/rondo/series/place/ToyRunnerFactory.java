package org.rondo.series.place;

import java.io.IOException;
import java.util.Optional;

/** Plays in the thread that asks. */
public class ToyRunnerFactory implements MatchPlaceFactory {
  @Override
  public String scheme() {
    return "toy";
  }

  @Override
  public MatchPlace open(String address) throws MatchPlaceException {
    if (address.equals("broken")) {
      throw new IllegalArgumentException("the toy is broken");
    }
    if (!address.equals("here")) {
      throw new MatchPlaceException("there is no toy at " + address);
    }
    return new Session();
  }

  /** A second factory of the same name. */
  public static final class Twin extends ToyRunnerFactory {
    @Override
    public String scheme() {
      return "twin";
    }
  }

  /** A third factory, of the name of the second. */
  public static final class OtherTwin extends ToyRunnerFactory {
    @Override
    public String scheme() {
      return "twin";
    }
  }

  private static final class Session implements MatchPlace {
    private final TaskPlayer player = new TaskPlayer();

    @Override
    public Progress run(TaskSource tasks, ResultSink results) throws IOException {
      for (Optional<MatchTask> task = tasks.next(); task.isPresent(); task = tasks.next()) {
        results.accept(task.get(), player.play(task.get()));
      }
      return Progress.ALL_PLAYED;
    }

    @Override
    public void close() {
      player.close();
    }
  }
}
