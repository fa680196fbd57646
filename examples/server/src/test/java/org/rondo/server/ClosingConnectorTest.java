package org.rondo.server;

import static org.assertj.core.api.Assertions.assertThat;

import com.google.common.util.concurrent.Uninterruptibles;
import io.javalin.Javalin;
import java.io.IOException;
import java.net.InetAddress;
import java.net.InetSocketAddress;
import java.net.Socket;
import java.net.SocketTimeoutException;
import java.nio.channels.SelectableChannel;
import java.util.Set;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.CountDownLatch;
import org.eclipse.jetty.io.ManagedSelector;
import org.eclipse.jetty.io.SelectorManager;
import org.eclipse.jetty.server.ServerConnector;
import org.eclipse.jetty.util.component.LifeCycle;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.rondo.server.access.TrustedProxies;

@Timeout(600)
class ClosingConnectorTest {
  private static final int END = -1;

  /** The time after which a connection counts as left open. */
  private static final int OPEN_MILLIS = 5_000;

  private static Javalin start() {
    return Javalin.create(
            config ->
                WebLimits.apply(
                    config,
                    WebLimits.threads(),
                    new WebLimits.WebSettings(
                        new InetSocketAddress(InetAddress.getLoopbackAddress(), 0),
                        WebLimits.IDLE,
                        WebLimits.CONNECTIONS_OF_ADDRESS,
                        new TrustedProxies(Set.of(), problem -> {}),
                        WebLimits.machineTime())))
        .start();
  }

  /** Holds a connection that has been accepted until it is let go. */
  private static final class HeldAccept implements SelectorManager.AcceptListener {
    private final CountDownLatch held = new CountDownLatch(1);
    private final CountDownLatch released = new CountDownLatch(1);

    @Override
    public void onAccepting(SelectableChannel channel) {
      held.countDown();
      // The threads that accept are interrupted when the server stops.
      Uninterruptibles.awaitUninterruptibly(released);
    }
  }

  private static int read(Socket client) {
    try {
      return client.getInputStream().read();
    } catch (SocketTimeoutException e) {
      return 0;
    } catch (IOException e) {
      return END;
    }
  }

  @Test
  void aConnectionThatComesWhileTheServerStopsIsClosed() throws Exception {
    Javalin web = start();
    ServerConnector connector = (ServerConnector) web.jettyServer().server().getConnectors()[0];
    SelectorManager selectors = connector.getSelectorManager();
    HeldAccept accept = new HeldAccept();
    selectors.addEventListener(accept);
    CompletableFuture<Integer> answer = new CompletableFuture<>();
    try (Socket client = new Socket(InetAddress.getLoopbackAddress(), web.port())) {
      client.setSoTimeout(OPEN_MILLIS);
      accept.held.await();
      selectors
          .getBean(ManagedSelector.class)
          .addEventListener(
              new LifeCycle.Listener() {
                @Override
                public void lifeCycleStopped(LifeCycle selector) {
                  accept.released.countDown();
                  // The server does not go on to stop before the client has its answer.
                  answer.complete(read(client));
                }
              });
      web.stop();
      assertThat(answer).isCompletedWithValue(END);
    }
  }
}
