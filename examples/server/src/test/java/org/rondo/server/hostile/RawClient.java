package org.rondo.server.hostile;

import java.io.IOException;
import java.io.InputStream;
import java.io.OutputStream;
import java.net.InetSocketAddress;
import java.net.Socket;
import java.net.SocketException;
import java.net.SocketTimeoutException;
import java.nio.charset.StandardCharsets;

/** A connection over which a test sends whatever it likes. */
final class RawClient implements AutoCloseable {
  private static final int PATIENCE_MILLIS = 300_000;

  private static final int STANDARD_BYTES = 64 * 1024;

  private final Socket socket;

  RawClient(InetSocketAddress server) throws IOException {
    this(server, STANDARD_BYTES);
  }

  /**
   * @param unread about how many bytes the system takes for this client before it reads them
   */
  RawClient(InetSocketAddress server, int unread) throws IOException {
    socket = new Socket();
    socket.setReceiveBufferSize(unread);
    socket.setSoTimeout(PATIENCE_MILLIS);
    socket.connect(server, PATIENCE_MILLIS);
  }

  /** Sends text; returns false if the server has closed the connection. */
  boolean send(String text) {
    return send(text.getBytes(StandardCharsets.ISO_8859_1));
  }

  boolean send(byte[] bytes) {
    try {
      socket.getOutputStream().write(bytes);
      return true;
    } catch (IOException e) {
      return false;
    }
  }

  /** Sends a request with this body. */
  boolean post(String path, String body) {
    return post(path, body.getBytes(StandardCharsets.UTF_8));
  }

  boolean post(String path, byte[] body) {
    return send(head(path, body.length)) && send(body);
  }

  static String head(String path, long length) {
    return "POST "
        + path
        + " HTTP/1.1\r\nHost: localhost\r\nContent-Type: application/json\r\nContent-Length: "
        + length
        + "\r\n\r\n";
  }

  /** Says that nothing more is sent, without closing the connection. */
  void finishSending() throws IOException {
    socket.shutdownOutput();
  }

  /** Closes the connection at once, without the usual farewell. */
  void reset() throws IOException {
    socket.setSoLinger(true, 0);
    socket.close();
  }

  /** {@return the HTTP status of the next answer; 0 if the server closed the connection} */
  int status() throws IOException {
    StringBuilder line = new StringBuilder();
    try {
      InputStream in = socket.getInputStream();
      for (int next = in.read();
          next >= 0 && next != '\n' && line.length() < 100;
          next = in.read()) {
        line.append((char) next);
      }
    } catch (SocketTimeoutException e) {
      throw new AssertionError("the server neither answers nor closes the connection", e);
    } catch (SocketException e) {
      return 0;
    }
    return line.toString().startsWith("HTTP/1.1 ") ? Integer.parseInt(line.substring(9, 12)) : 0;
  }

  /** {@return the next answer, with the length that it says} */
  Reply reply() throws IOException {
    int status = status();
    if (status == 0) {
      return new Reply(0, "");
    }
    InputStream in = socket.getInputStream();
    int length = 0;
    for (String line = line(in); !line.isEmpty(); line = line(in)) {
      if (line.regionMatches(true, 0, "Content-Length:", 0, 15)) {
        length = Integer.parseInt(line.substring(15).strip());
      }
    }
    return new Reply(status, new String(in.readNBytes(length), StandardCharsets.UTF_8));
  }

  private static String line(InputStream in) throws IOException {
    StringBuilder line = new StringBuilder();
    for (int next = in.read(); next >= 0 && next != '\n'; next = in.read()) {
      line.append((char) next);
    }
    return line.toString().strip();
  }

  /** An answer; its status is 0 if the server closed the connection. */
  record Reply(int status, String body) {}

  /** Reads and forgets all answers, until the server closes the connection. */
  void drain() {
    try {
      socket.getInputStream().transferTo(OutputStream.nullOutputStream());
    } catch (IOException e) {
      // The connection is closed, or the server keeps it open without an answer.
    }
  }

  @Override
  public void close() throws IOException {
    socket.close();
  }
}
