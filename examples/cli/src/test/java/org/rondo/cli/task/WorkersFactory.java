package org.rondo.cli.task;

import java.io.IOException;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import org.rondo.input.SpecificationException;
import org.rondo.task.TaskRunner;
import org.rondo.task.TaskRunnerException;
import org.rondo.task.TaskRunnerFactory;
import org.rondo.task.TaskRunnerSession;

/** Plays in threads, as a cluster would on its machines. The address is their number. */
public final class WorkersFactory implements TaskRunnerFactory {
  @Override
  public String scheme() {
    return "workers";
  }

  @Override
  public TaskRunnerSession open(String address) throws TaskRunnerException {
    if (address.equals("away")) {
      throw new TaskRunnerException("the workers at away do not answer; start them");
    }
    int threads = SpecificationException.valueOf(address, () -> Integer.parseInt(address));
    return new Workers(threads);
  }

  private static final class Workers implements TaskRunnerSession {
    private final ExecutorService executor;
    private final TaskRunner runner;

    Workers(int threads) {
      executor = Executors.newFixedThreadPool(threads);
      runner = TaskRunner.inThreads(executor, threads);
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
