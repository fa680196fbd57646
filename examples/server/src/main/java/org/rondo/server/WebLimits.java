package org.rondo.server;

import io.javalin.config.JavalinConfig;
import java.net.InetSocketAddress;
import org.eclipse.jetty.http.HttpStatus;
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
 * stops, holds a connection and no thread.
 */
final class WebLimits {
  /** The maximum size of a request's body and, separately, of its headers, in bytes. */
  static final int REQUEST_BYTES = 64 * 1024;

  private static final int THREADS = 64;
  private static final int CONNECTIONS = 4096;
  private static final long IDLE_MILLIS = 30_000;

  /** Longer than any connection is silent: those of pages and of waiting clients are not. */
  private static final long SILENT_MILLIS = 90_000;

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
   */
  static void apply(JavalinConfig config, QueuedThreadPool threads, InetSocketAddress address) {
    config.startup.showJavalinBanner = false;
    config.startup.showOldJavalinVersionWarning = false;
    config.startup.startupWatcherEnabled = false;
    config.http.maxRequestSize = REQUEST_BYTES;
    config.http.prefer405over404 = true;
    config.jetty.threadPool = threads;
    config.jetty.modifyServer(WebLimits::limit);
    config.jetty.modifyHttpConfiguration(WebLimits::limit);
    config.jetty.addConnector((server, http) -> connector(server, http, address));
  }

  private static void limit(Server server) {
    server.setStopAtShutdown(false);
    server.setStopTimeout(0);
    EagerContentHandler eager =
        new EagerContentHandler(
            new EagerContentHandler.RetainedContentLoaderFactory(2L * REQUEST_BYTES, -1, true));
    server.setHandler(new SaidLengthHandler(eager));
    server.addBean(new NetworkConnectionLimit(CONNECTIONS, server));
  }

  /** Refuses a body by the length that it says, before any of it has come. */
  private static final class SaidLengthHandler extends Handler.Wrapper {
    SaidLengthHandler(Handler next) {
      super(next);
    }

    @Override
    public boolean handle(Request request, Response response, Callback callback) throws Exception {
      if (request.getLength() > REQUEST_BYTES) {
        Response.writeError(request, response, callback, HttpStatus.PAYLOAD_TOO_LARGE_413);
        return true;
      }
      return super.handle(request, response, callback);
    }
  }

  private static void limit(HttpConfiguration http) {
    http.setRequestHeaderSize(REQUEST_BYTES);
    http.setSendServerVersion(false);
    http.setIdleTimeout(IDLE_MILLIS);
  }

  private static Connector connector(
      Server server, HttpConfiguration http, InetSocketAddress address) {
    ServerConnector connector = new ServerConnector(server, 1, 1, new HttpConnectionFactory(http));
    connector.setHost(address.getAddress().getHostAddress());
    connector.setPort(address.getPort());
    connector.setIdleTimeout(IDLE_MILLIS);
    connector.setAcceptQueueSize(1024);
    connector.addBean(new SilentConnections(connector.getScheduler(), SILENT_MILLIS));
    return connector;
  }
}
