package org.rondo.server;

import io.javalin.config.JavalinConfig;
import java.net.InetSocketAddress;
import java.time.Duration;
import java.time.Instant;
import java.time.InstantSource;
import java.util.Set;
import org.eclipse.jetty.http.HttpStatus;
import org.eclipse.jetty.io.Content;
import org.eclipse.jetty.io.EofException;
import org.eclipse.jetty.server.Connector;
import org.eclipse.jetty.server.Handler;
import org.eclipse.jetty.server.HttpConfiguration;
import org.eclipse.jetty.server.HttpConnectionFactory;
import org.eclipse.jetty.server.Request;
import org.eclipse.jetty.server.Response;
import org.eclipse.jetty.server.Server;
import org.eclipse.jetty.server.ServerConnector;
import org.eclipse.jetty.server.handler.EagerContentHandler;
import org.eclipse.jetty.util.Callback;
import org.eclipse.jetty.util.thread.QueuedThreadPool;
import org.rondo.server.access.TrustedProxies;

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

  /** The methods that HTTP has; addresses answer those that they do not know with 405. */
  private static final Set<String> METHODS =
      Set.of(
          "GET", "HEAD", "POST", "PUT", "DELETE", "CONNECT", "OPTIONS", "TRACE", "PATCH", "QUERY");

  private static final int THREADS = 64;
  private static final int CONNECTIONS = 4096;

  /** The default maximum number of connections of an address without a session. */
  static final int CONNECTIONS_OF_ADDRESS = 200;

  /** The maximum number of connections of a team, as many as it may have clients. */
  private static final int CONNECTIONS_OF_TEAM = 1000;

  /**
   * The default time after which a connection over which nothing is sent is closed, and within
   * which a request is to come, from its first byte to its last.
   */
  static final Duration IDLE = Duration.ofSeconds(30);

  /** In how many of these times a client is to take an answer. */
  private static final int ANSWER_IDLES = 4;

  /** The part of the memory for answers that clients have not taken yet, as its divisor. */
  private static final int MEMORY_PARTS = 8;

  private WebLimits() {}

  /**
   * What the operator of a server can set.
   *
   * @param address an address of this machine with a port, 0 for any
   * @param idle the time after which a connection over which nothing is sent is closed
   * @param ofAddress the maximum number of connections of an address without a session
   * @param proxies the proxies whose word for the address of a client is taken
   * @param time the time of the connections
   */
  record WebSettings(
      InetSocketAddress address,
      Duration idle,
      int ofAddress,
      TrustedProxies proxies,
      InstantSource time) {}

  /**
   * {@return the time since the start of this machine, which no correction of its clock changes}
   */
  static InstantSource machineTime() {
    return () -> Instant.EPOCH.plusNanos(System.nanoTime());
  }

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
   */
  static void apply(JavalinConfig config, QueuedThreadPool threads, WebSettings settings) {
    config.startup.showJavalinBanner = false;
    config.startup.showOldJavalinVersionWarning = false;
    config.startup.startupWatcherEnabled = false;
    config.http.maxRequestSize = REQUEST_BYTES;
    config.http.prefer405over404 = true;
    // A body that ends too early, or whose chunks have no possible size.
    config.routes.exception(
        EofException.class, (e, context) -> context.status(HttpStatus.BAD_REQUEST_400));
    config.jetty.threadPool = threads;
    config.jetty.modifyServer(server -> limit(server, settings));
    config.jetty.modifyHttpConfiguration(http -> limit(http, settings.idle().toMillis()));
    config.jetty.addConnector((server, http) -> connector(server, http, settings));
  }

  private static void limit(Server server, WebSettings settings) {
    server.setStopAtShutdown(false);
    server.setStopTimeout(0);
    ConnectionLimits connections =
        new ConnectionLimits(
            settings.time(),
            new ConnectionLimits.Allowance(
                CONNECTIONS, settings.ofAddress(), CONNECTIONS_OF_TEAM, settings.idle()),
            settings.proxies());
    EagerContentHandler eager =
        new EagerContentHandler(
            new OriginHandler(connections, settings.proxies()),
            new EagerContentHandler.RetainedContentLoaderFactory(2L * REQUEST_BYTES, -1, true));
    long unread = Runtime.getRuntime().maxMemory() / MEMORY_PARTS;
    AsyncResponses answers =
        new AsyncResponses(
            new MethodHandler(new ContentLengthHandler(eager)),
            unread,
            settings.idle().multipliedBy(ANSWER_IDLES),
            settings.time());
    server.setHandler(answers);
    server.addBean(connections);
    server.addBean(
        new RepeatedTask(
            server.getScheduler(),
            () -> {
              connections.look();
              answers.dropLate();
            }));
  }

  /**
   * Refuses a method that does not exist. Javalin fails for some names, and keeps all others for
   * ever, so that names without end would fill the memory.
   */
  private static final class MethodHandler extends Handler.Wrapper {
    MethodHandler(Handler next) {
      super(next);
    }

    @Override
    public boolean handle(Request request, Response response, Callback callback) throws Exception {
      if (METHODS.contains(request.getMethod())) {
        return super.handle(request, response, callback);
      }
      Response.writeError(request, response, callback, HttpStatus.NOT_IMPLEMENTED_501);
      return true;
    }
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

  private static Connector connector(Server server, HttpConfiguration http, WebSettings settings) {
    InetSocketAddress address = settings.address();
    ServerConnector connector = new ClosingConnector(server, new HttpConnectionFactory(http));
    connector.setHost(address.getAddress().getHostAddress());
    connector.setPort(address.getPort());
    connector.setIdleTimeout(settings.idle().toMillis());
    connector.setAcceptQueueSize(CONNECTIONS);
    connector.setAcceptedSendBufferSize(SEND_BYTES);
    connector.addBean(server.getBean(ConnectionLimits.class), false);
    return connector;
  }
}
