package org.rondo.task;

/**
 * A task runner that holds something until it is closed, for instance a connection to a cluster.
 * Several runs may follow each other.
 */
public interface TaskRunnerSession extends TaskRunner, AutoCloseable {

  /**
   * Gives back what the runner holds. Tasks that still run are cancelled, and {@link #run} then
   * throws an exception. Closing a second time has no effect.
   */
  @Override
  void close();
}
