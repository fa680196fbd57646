package org.rondo.server;

import io.javalin.config.JavalinConfig;
import java.net.InetSocketAddress;
import java.time.Duration;
import org.eclipse.jetty.http.HttpStatus;
import org.eclipse.jetty.io.Content;
import org.eclipse.jetty.server.Connector;
import org.eclipse.jetty.server.Handler;
import org.eclipse.jetty.server.HttpConfiguration;
import org.eclipse.jetty.server.HttpConnectionFactory;
import org.eclipse.jetty.server.NetworkConnectionLimit;
import org.eclipse.jetty.server.Request;
import org.eclipse.jetty.server.Response;
import org.eclipse.jetty.server.Server;
import org.eclipse.jetty.server.ServerConnector;
import org.eclipse.jetty.server.handler.EagerContentHandler;
import org.eclipse.jetty.util.Callback;
import org.eclipse.jetty.util.thread.QueuedThreadPool;

/**
 * The limits on what a client may cost the server.
 *
 * <p>A request reaches a thread only when its body is there in full. A client that sends slowly, or
 * stops, holds a connection and no thread. Nor does a client that does not take its answers.
 */
final class WebLimits {
  /** The maximum size of a request's body and, separately, of its headers, in bytes. */
  static final int REQUEST_BYTES = 64 * 1024;

  /** The maximum size of a body that is received although it is refused, in bytes. */
  private static final long FORGOTTEN_BYTES = 16L * REQUEST_BYTES;

  /** The memory of the system for what one client has not received, in bytes. */
  private static final int SEND_BYTES = 128 * 1024;

  private static final int THREADS = 64;
  private static final int CONNECTIONS = 4096;

  /** The default time after which a connection over which nothing is sent is closed. */
  static final Duration IDLE = Duration.ofSeconds(30);

  /** Longer than any connection is silent: those of pages and of waiting clients are not. */
  private static final int SILENT_IDLES = 3;

  /** The part of the memory for answers that clients have not taken yet, as its divisor. */
  private static final int MEMORY_PARTS = 8;

  private WebLimits() {}

  /** {@return the threads of a server, which run requests and what they cause} */
  static QueuedThreadPool threads() {
    QueuedThreadPool threads = new QueuedThreadPool(THREADS, 4);
    threads.setName("rondo server");
    threads.setDaemon(true);
    return threads;
  }

  /**
   * Sets all limits, and the address on which the server listens.
   *
   * @param config the configuration of a server that has not started
   * @param threads the threads of the server
   * @param address an address of this machine with a port, 0 for any
   * @param idle the time after which a connection over which nothing is sent is closed
   */
  static void apply(
      JavalinConfig config, QueuedThreadPool threads, InetSocketAddress address, Duration idle) {
    config.startup.showJavalinBanner = false;
    config.startup.showOldJavalinVersionWarning = false;
    config.startup.startupWatcherEnabled = false;
    config.http.maxRequestSize = REQUEST_BYTES;
    config.http.prefer405over404 = true;
    config.jetty.threadPool = threads;
    config.jetty.modifyServer(WebLimits::limit);
    config.jetty.modifyHttpConfiguration(http -> limit(http, idle.toMillis()));
    config.jetty.addConnector((server, http) -> connector(server, http, address, idle.toMillis()));
  }

  private static void limit(Server server) {
    server.setStopAtShutdown(false);
    server.setStopTimeout(0);
    EagerContentHandler eager =
        new EagerContentHandler(
            new EagerContentHandler.RetainedContentLoaderFactory(2L * REQUEST_BYTES, -1, true));
    long unread = Runtime.getRuntime().maxMemory() / MEMORY_PARTS;
    server.setHandler(new AsyncResponses(new ContentLengthHandler(eager), unread));
    server.addBean(new NetworkConnectionLimit(CONNECTIONS, server));
  }

  /**
   * Refuses a body by the length that it says. A body that is not much too long is received and
   * forgotten first: a client that is still sending when its connection is closed does not see the
   * status.
   */
  private static final class ContentLengthHandler extends Handler.Wrapper {
    ContentLengthHandler(Handler next) {
      super(next);
    }

    @Override
    public boolean handle(Request request, Response response, Callback callback) throws Exception {
      long length = request.getLength();
      if (length <= REQUEST_BYTES) {
        return super.handle(request, response, callback);
      }
      if (length <= FORGOTTEN_BYTES) {
        Runnable refuse = () -> refuse(request, response, callback);
        Content.Source.consumeAll(request, Callback.from(refuse, callback::failed));
      } else {
        refuse(request, response, callback);
      }
      return true;
    }

    private static void refuse(Request request, Response response, Callback callback) {
      Response.writeError(request, response, callback, HttpStatus.PAYLOAD_TOO_LARGE_413);
    }
  }

  private static void limit(HttpConfiguration http, long idleMillis) {
    http.setRequestHeaderSize(REQUEST_BYTES);
    http.setSendServerVersion(false);
    http.setIdleTimeout(idleMillis);
  }

  private static Connector connector(
      Server server, HttpConfiguration http, InetSocketAddress address, long idleMillis) {
    ServerConnector connector = new ServerConnector(server, 1, 1, new HttpConnectionFactory(http));
    connector.setHost(address.getAddress().getHostAddress());
    connector.setPort(address.getPort());
    connector.setIdleTimeout(idleMillis);
    connector.setAcceptQueueSize(1024);
    connector.setAcceptedSendBufferSize(SEND_BYTES);
    connector.addBean(new SilentConnections(connector.getScheduler(), SILENT_IDLES * idleMillis));
    return connector;
  }
}
