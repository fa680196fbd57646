package org.rondo.server;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.net.InetAddress;
import java.net.InetSocketAddress;
import java.net.Socket;
import java.nio.ByteBuffer;
import java.nio.charset.StandardCharsets;
import java.time.Duration;
import java.time.Instant;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.Semaphore;
import java.util.concurrent.atomic.AtomicReference;
import org.eclipse.jetty.server.Handler;
import org.eclipse.jetty.server.Request;
import org.eclipse.jetty.server.Response;
import org.eclipse.jetty.server.Server;
import org.eclipse.jetty.server.ServerConnector;
import org.eclipse.jetty.util.Callback;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;

@Timeout(600)
class AsyncResponsesTest {
  private static final int PARTS = 4;

  /** Much more than the system keeps for a connection, whatever its smallest buffers are. */
  private static final int PART = 400_000;

  private static final int ANSWER = PARTS * PART;

  private final Server server = new Server();
  private final ServerConnector connector = new ServerConnector(server, 1, 1);
  private final AtomicReference<Instant> now = new AtomicReference<>(Instant.EPOCH);
  private final AsyncResponses answers =
      new AsyncResponses(new Writer(), ANSWER * 5 / 2, Duration.ofMinutes(2), now::get);
  private final Semaphore written = new Semaphore(0);
  private final List<Socket> clients = new ArrayList<>();

  /** Writes its answer in parts, each of which waits for the one before, in one thread. */
  private final class Writer extends Handler.Abstract {
    @Override
    public boolean handle(Request request, Response response, Callback callback) throws Exception {
      byte[] part = new byte[PART];
      for (int i = 0; i < PARTS; i++) {
        Callback.Completable sent = new Callback.Completable();
        response.write(i == PARTS - 1, ByteBuffer.wrap(part), sent);
        sent.get();
      }
      callback.succeeded();
      written.release();
      return true;
    }
  }

  @BeforeEach
  void start() throws Exception {
    connector.setHost("127.0.0.1");
    connector.setAcceptedSendBufferSize(4096);
    connector.setIdleTimeout(0);
    server.addConnector(connector);
    server.setHandler(answers);
    server.start();
  }

  @AfterEach
  void stop() throws Exception {
    for (Socket client : clients) {
      client.close();
    }
    server.stop();
  }

  /** Asks, and returns when the whole answer has been written. */
  private Socket ask() throws IOException, InterruptedException {
    Socket client = new Socket();
    clients.add(client);
    client.setReceiveBufferSize(4096);
    client.connect(
        new InetSocketAddress(InetAddress.getLoopbackAddress(), connector.getLocalPort()));
    String request = "GET / HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n";
    client.getOutputStream().write(request.getBytes(StandardCharsets.US_ASCII));
    written.acquire();
    return client;
  }

  /** Returns the number of bytes that come, of headers and answer. */
  private static int read(Socket client) {
    int count = 0;
    byte[] buffer = new byte[8192];
    try {
      for (int read = 0; read >= 0; read = client.getInputStream().read(buffer)) {
        count += read;
      }
    } catch (IOException e) {
      // The server has closed the connection.
    }
    return count;
  }

  @Test
  void anAnswerIsWrittenBeforeItIsRead() throws Exception {
    Socket client = ask();
    assertThat(read(client)).isGreaterThan(ANSWER);
  }

  @Test
  void theLongestWaitingAnswerIsDroppedWhenTooMuchIsKept() throws Exception {
    Socket first = ask();
    Socket second = ask();
    Socket third = ask();
    assertThat(read(first)).isLessThan(ANSWER);
    assertThat(read(third)).isGreaterThan(ANSWER);
    assertThat(read(second)).isGreaterThan(ANSWER);
    Socket fourth = ask();
    Socket fifth = ask();
    assertThat(read(fourth)).isGreaterThan(ANSWER);
    assertThat(read(fifth)).isGreaterThan(ANSWER);
  }

  @Test
  void anAnswerThatIsTakenTooSlowlyIsDropped() throws Exception {
    Socket slow = ask();
    now.set(now.get().plusSeconds(119));
    answers.dropLate();
    Socket later = ask();
    now.set(now.get().plusSeconds(2));
    answers.dropLate();
    assertThat(read(slow)).isLessThan(ANSWER);
    assertThat(read(later)).isGreaterThan(ANSWER);
  }
}
