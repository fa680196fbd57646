package org.rondo.spark;

import java.io.IOException;
import org.rondo.task.TaskRunnerCatalog;
import org.rondo.task.TaskRunnerException;
import org.rondo.task.TaskRunnerFactory;
import org.rondo.task.TaskRunnerSession;

/** Gives all tests the same Spark, because it takes seconds to begin. */
public final class SharedSparkFactory implements TaskRunnerFactory {

  /** Begins when the first test asks, and ends with the process. */
  private static final class Shared {
    static final TaskRunnerSession SESSION = opened();

    private static TaskRunnerSession opened() {
      try {
        return TaskRunnerCatalog.open("spark:local[2]");
      } catch (TaskRunnerException e) {
        throw new AssertionError(e);
      }
    }
  }

  static TaskRunnerSession session() {
    return Shared.SESSION;
  }

  @Override
  public String scheme() {
    return "shared-spark";
  }

  @Override
  public TaskRunnerSession open(String address) {
    return new Borrowed();
  }

  /** Closing it has no effect. */
  private static final class Borrowed implements TaskRunnerSession {
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
