package org.rondo.cli.fuzz;

import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.net.InetSocketAddress;
import java.net.Socket;
import java.net.SocketException;
import java.net.URI;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import org.rondo.server.RondoServer;

/** A web server of an event, which receives bytes over a connection of its own for each input. */
final class WebRequests {
  private static final int PATIENCE_MILLIS = 20_000;

  /** The length of {@code HTTP/1.1 200}. */
  private static final int STATUS = 12;

  /** The server has no bound for the time of a request that is not complete but its own. */
  private static final int MAX_BYTES = 20_000;

  private final InetSocketAddress address;

  /**
   * @param data the folder of the server, which is not closed
   */
  WebRequests(Path data) {
    try {
      Files.writeString(data.resolve("teams.xml"), ServerTargets.TEAMS);
      URI url =
          URI.create(RondoServer.of(data).port(0).token("a-token-of-organisers").start().url());
      address = new InetSocketAddress(url.getHost(), url.getPort());
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  /** Sends the bytes of a request; throws an error if the server fails, or does not answer. */
  void send(byte[] request) throws IOException {
    try (Socket socket = new Socket()) {
      socket.setSoTimeout(PATIENCE_MILLIS);
      socket.connect(address, PATIENCE_MILLIS);
      String status = exchange(socket, request);
      if (status.endsWith(" 500")) {
        throw new AssertionError("the server answers with " + status);
      }
    }
  }

  /** Returns the beginning of the answer; empty if the server has closed the connection. */
  private static String exchange(Socket socket, byte[] request) throws IOException {
    try {
      socket.getOutputStream().write(request, 0, Math.min(MAX_BYTES, request.length));
      socket.shutdownOutput();
      InputStream in = socket.getInputStream();
      return new String(in.readNBytes(STATUS), StandardCharsets.ISO_8859_1);
    } catch (SocketException e) {
      return "";
    }
  }
}
