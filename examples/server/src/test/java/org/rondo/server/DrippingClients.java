package org.rondo.server;

import static java.nio.charset.StandardCharsets.US_ASCII;
import static java.nio.charset.StandardCharsets.UTF_8;

import com.google.gson.JsonObject;
import com.google.gson.JsonParser;
import java.io.IOException;
import java.io.InputStream;
import java.net.InetAddress;
import java.net.InetSocketAddress;
import java.net.Socket;
import java.net.SocketTimeoutException;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.CompletableFuture;
import org.junit.jupiter.api.Assumptions;

/** Connections of loopback addresses, over which requests come slowly or not in full. */
final class DrippingClients implements AutoCloseable {
  private static final String LINE =
      "POST /ClientService.svc/json/InitLogin HTTP/1.1\r\nHost: localhost\r\n";

  private final List<OpenCall> open = new ArrayList<>();

  /** A connection. */
  static final class OpenCall implements AutoCloseable {
    private final Socket socket = new Socket();

    /**
     * @param last the last number of the loopback address from which the call comes
     */
    OpenCall(InetSocketAddress server, int last) throws IOException {
      socket.bind(
          new InetSocketAddress(InetAddress.getByAddress(new byte[] {127, 0, 0, (byte) last}), 0));
      socket.connect(server);
    }

    private void send(String text) throws IOException {
      socket.getOutputStream().write(text.getBytes(UTF_8));
    }

    /** {@return the status of a call of a client that is logged in} */
    String ask(ServiceClient client, String operation) throws IOException {
      JsonObject body = new JsonObject();
      body.add("Auth", client.nextAuth());
      return ServiceClient.status(post(operation, body.toString()));
    }

    /** {@return the status of a login} */
    String login(String team, String client) {
      ServiceClient loggingIn =
          new ServiceClient(
              (kind, operation, body) -> {
                try {
                  return CompletableFuture.completedFuture(post(operation, body).toString());
                } catch (IOException e) {
                  return CompletableFuture.failedFuture(e);
                }
              },
              team,
              client);
      return loggingIn.login().session() >= 0 ? "OK" : "";
    }

    private JsonObject post(String operation, String body) throws IOException {
      socket.setSoTimeout(0);
      send(
          LINE.replace("InitLogin", operation)
              + "Content-Length: "
              + body.length()
              + "\r\n\r\n"
              + body);
      InputStream in = socket.getInputStream();
      int length = 0;
      for (String line = line(in); !line.isEmpty(); line = line(in)) {
        if (line.regionMatches(true, 0, "Content-Length:", 0, 15)) {
          length = Integer.parseInt(line.substring(15).strip());
        }
      }
      return JsonParser.parseString(new String(in.readNBytes(length), UTF_8)).getAsJsonObject();
    }

    private static String line(InputStream in) throws IOException {
      StringBuilder line = new StringBuilder();
      for (int next = in.read(); next != '\n'; next = in.read()) {
        if (next < 0) {
          throw new IOException("the server has closed the connection after: " + line);
        }
        line.append((char) next);
      }
      return line.toString().strip();
    }

    /** {@return whether the server has not closed the connection} It has sent nothing. */
    private boolean isOpen() {
      try {
        socket.setSoTimeout(1);
        return socket.getInputStream().read() >= 0;
      } catch (SocketTimeoutException e) {
        return true;
      } catch (IOException e) {
        return false;
      }
    }

    @Override
    public void close() throws IOException {
      socket.close();
    }
  }

  /** Skips a test on systems that have one loopback address only. */
  static void assumeLoopbackAddresses() {
    try (Socket socket = new Socket()) {
      socket.bind(new InetSocketAddress(InetAddress.getByAddress(new byte[] {127, 0, 0, 2}), 0));
    } catch (IOException e) {
      Assumptions.abort("this system has one loopback address only: " + e);
    }
  }

  OpenCall keep(OpenCall call) {
    open.add(call);
    return call;
  }

  /** Opens connections that have sent half of their headers. */
  List<OpenCall> open(InetSocketAddress server, int last, int number) throws IOException {
    return open(server, last, number, LINE + "X-a: ");
  }

  /** Opens connections that have sent half of their bodies. */
  List<OpenCall> openBodies(InetSocketAddress server, int last, int number) throws IOException {
    return open(server, last, number, LINE + "Content-Length: 10000\r\n\r\n{");
  }

  private List<OpenCall> open(InetSocketAddress server, int last, int number, String text)
      throws IOException {
    List<OpenCall> opened = new ArrayList<>();
    for (int i = 0; i < number; i++) {
      OpenCall call = keep(new OpenCall(server, last));
      call.send(text);
      opened.add(call);
    }
    return opened;
  }

  /** {@return how many connections the server has not closed} */
  int stillOpen(List<OpenCall> calls) {
    return (int) calls.stream().filter(OpenCall::isOpen).count();
  }

  /** Sends a byte over each connection that is open. */
  void drip() {
    for (OpenCall call : open) {
      try {
        call.socket.getOutputStream().write("a".getBytes(US_ASCII));
      } catch (IOException e) {
        // The server has closed it.
      }
    }
  }

  @Override
  public void close() throws IOException {
    for (OpenCall call : open) {
      call.close();
    }
  }
}
