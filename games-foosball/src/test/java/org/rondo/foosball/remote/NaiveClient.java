package org.rondo.foosball.remote;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.net.InetSocketAddress;
import java.net.Socket;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import org.rondo.bot.Decision;
import org.rondo.foosball.Foosball;
import org.rondo.foosball.bot.FoosballBots;
import org.rondo.random.Rng;

/**
 * A client written from the competition's description alone, as the organisers' clients were: it
 * reads once for each text that is to come, and takes what that brings for the text.
 */
final class NaiveClient implements AutoCloseable {

  /** A line-up that may be sent in every round. */
  static final String LINEUP =
      FoosballBots.beginner()
          .choose(Decision.in(new Foosball(), new Foosball().start(), 0, Rng.none()))
          .text();

  private static final String READY = "READY";

  private final Socket socket;

  /** What has been read and not received. */
  private String pending = "";

  private final byte[] buffer = new byte[4096];

  NaiveClient(InetSocketAddress host) {
    try {
      socket = new Socket(host.getAddress(), host.getPort());
      socket.setTcpNoDelay(true);
      socket.setSoTimeout(300_000);
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  /**
   * {@return a client that has sent an ID and read its echo}
   *
   * <p>Should READY have come with it, since this machine is busy, it is what is received next.
   */
  static NaiveClient joined(InetSocketAddress host, String id) {
    return joined(host, id, id);
  }

  /** {@return the same, of a client that sends something around the ID} */
  static NaiveClient joined(InetSocketAddress host, String said, String id) {
    NaiveClient client = new NaiveClient(host);
    client.send(said);
    String echo = client.receive();
    if (!echo.equals(id) && !echo.equals(id + READY)) {
      throw new AssertionError("the echo of " + id + " was '" + echo + "'");
    }
    client.pending = echo.substring(id.length());
    return client;
  }

  void send(String text) {
    send(text.getBytes(StandardCharsets.ISO_8859_1));
  }

  void send(byte[] bytes) {
    try {
      socket.getOutputStream().write(bytes);
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  /** {@return what one read brings, nothing at the end} */
  String receive() {
    if (!pending.isEmpty()) {
      String received = pending;
      pending = "";
      return received;
    }
    try {
      int count = socket.getInputStream().read(buffer);
      return new String(buffer, 0, Math.max(0, count), StandardCharsets.US_ASCII);
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  /** {@return all that comes until the end} */
  String receiveAll() {
    StringBuilder all = new StringBuilder();
    for (String text = receive(); !text.isEmpty(); text = receive()) {
      all.append(text);
    }
    return all.toString();
  }

  /** Says that nothing more is sent. */
  void endOutput() {
    try {
      socket.shutdownOutput();
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  /** {@return whether the host has closed the connection, orderly or not} */
  boolean isLeft() {
    try {
      return socket.getInputStream().read(buffer) < 0;
    } catch (IOException e) {
      return true;
    }
  }

  /** Reads READY and submits one line-up in so many rounds; {@return the arrays} */
  List<String> play(int rounds) {
    String ready = receive();
    if (!ready.equals(READY)) {
      throw new AssertionError("instead of READY came '" + ready + "'");
    }
    return playOn(rounds);
  }

  List<String> playOn(int rounds) {
    List<String> arrays = new ArrayList<>();
    for (int round = 0; round < rounds; round++) {
      send(LINEUP);
      arrays.add(receive());
    }
    return arrays;
  }

  @Override
  public void close() {
    try {
      socket.close();
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }
}
