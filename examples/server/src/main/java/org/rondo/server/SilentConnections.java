package org.rondo.server;

import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.TimeUnit;
import org.eclipse.jetty.io.Connection;
import org.eclipse.jetty.util.thread.Scheduler;

/**
 * Closes connections over which nothing is sent for long.
 *
 * <p>Jetty ends idle connections itself, except those that a client resets while its request is
 * being read in full. Without this guard each of them would keep its descriptor.
 */
final class SilentConnections implements Connection.Listener {
  private final Scheduler scheduler;
  private final long millis;

  private final Map<Connection, NextLook> looks = new ConcurrentHashMap<>();

  /**
   * The next look at a connection.
   *
   * @param bytes the number of bytes that had been transferred at the last look
   * @param task the task that looks
   */
  private record NextLook(long bytes, Scheduler.Task task) {}

  /**
   * Creates a guard.
   *
   * @param scheduler runs the looks
   * @param millis the time between two looks, longer than Jetty lets a connection be idle
   */
  SilentConnections(Scheduler scheduler, long millis) {
    this.scheduler = scheduler;
    this.millis = millis;
  }

  @Override
  public void onOpened(Connection connection) {
    schedule(connection, 0);
  }

  @Override
  public void onClosed(Connection connection) {
    NextLook look = looks.remove(connection);
    if (look != null) {
      look.task().cancel();
    }
  }

  private void schedule(Connection connection, long bytes) {
    looks.put(
        connection,
        new NextLook(
            bytes, scheduler.schedule(() -> look(connection), millis, TimeUnit.MILLISECONDS)));
  }

  private void look(Connection connection) {
    NextLook last = looks.remove(connection);
    if (last == null) {
      return;
    }
    long bytes = connection.getBytesIn() + connection.getBytesOut();
    if (bytes == last.bytes()) {
      connection.getEndPoint().close();
    } else if (connection.getEndPoint().isOpen()) {
      schedule(connection, bytes);
    }
  }
}
