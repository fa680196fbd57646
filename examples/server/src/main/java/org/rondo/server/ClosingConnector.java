package org.rondo.server;

import java.nio.channels.SelectableChannel;
import java.util.concurrent.Executor;
import org.eclipse.jetty.io.SelectorManager;
import org.eclipse.jetty.server.HttpConnectionFactory;
import org.eclipse.jetty.server.Server;
import org.eclipse.jetty.server.ServerConnector;
import org.eclipse.jetty.util.IO;
import org.eclipse.jetty.util.thread.Scheduler;
import org.jspecify.annotations.Nullable;

/**
 * A connector that closes the connections which come while it stops. Jetty hands such a connection
 * to a selector that has ended already, and then nothing closes its socket.
 */
final class ClosingConnector extends ServerConnector {
  private static final int ACCEPTORS = 2;
  private static final int SELECTORS = 1;

  ClosingConnector(Server server, HttpConnectionFactory http) {
    super(server, ACCEPTORS, SELECTORS, http);
  }

  @Override
  protected SelectorManager newSelectorManager(
      Executor executor, Scheduler scheduler, int selectors) {
    return new ClosingManager(executor, scheduler, selectors);
  }

  private final class ClosingManager extends ServerConnectorManager {
    ClosingManager(Executor executor, Scheduler scheduler, int selectors) {
      super(executor, scheduler, selectors);
    }

    @Override
    public void accept(SelectableChannel channel, @Nullable Object attachment) {
      try {
        // Throws if the selectors are gone already.
        super.accept(channel, attachment);
      } finally {
        // If the stop begins after this look, the selector has the channel before it is told to
        // end.
        if (!ClosingConnector.this.isRunning()) {
          IO.close(channel);
        }
      }
    }
  }
}
