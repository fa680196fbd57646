package org.rondo.foosball.remote;

import java.io.IOException;
import java.net.StandardSocketOptions;
import java.nio.ByteBuffer;
import java.nio.channels.SelectionKey;
import java.nio.channels.Selector;
import java.nio.channels.SocketChannel;
import java.nio.charset.StandardCharsets;

/**
 * A client before its match: it has yet to send a game ID, or no other client has sent the same.
 */
final class PendingClient {

  /** Where a client stands. */
  enum Stage {
    /** It has not sent its game ID. */
    NAMING,

    /** It has, and waits for another client that sends the same. */
    WAITING,

    /** It was turned away, and has yet to notice. */
    LEAVING
  }

  private static final String ERROR = "ERROR ";

  private final SocketChannel channel;
  private final SelectionKey key;
  private final String address;
  private final ByteBuffer buffer = ByteBuffer.allocate(MessageReader.LIMIT + 1);
  private Stage stage = Stage.NAMING;
  private String id = "";

  /** When its stage is to end. */
  private long deadline;

  /** How many bytes have come since it was turned away. */
  private int discarded;

  private PendingClient(SocketChannel channel, SelectionKey key, String address) {
    this.channel = channel;
    this.key = key;
    this.address = address;
  }

  static PendingClient of(SocketChannel channel, Selector selector, long deadline)
      throws IOException {
    channel.configureBlocking(false);
    channel.setOption(StandardSocketOptions.TCP_NODELAY, true);
    String address = String.valueOf(channel.getRemoteAddress()).replaceFirst("^[^/]*/", "");
    PendingClient client =
        new PendingClient(channel, channel.register(selector, SelectionKey.OP_READ), address);
    client.key.attach(client);
    client.deadline = deadline;
    return client;
  }

  String address() {
    return address;
  }

  Stage stage() {
    return stage;
  }

  /** {@return the game ID that it has sent} */
  String id() {
    return id;
  }

  long deadline() {
    return deadline;
  }

  void setDeadline(long moment) {
    deadline = moment;
  }

  /** {@return what has come and was not taken, without the white space around it} */
  String said() {
    return WireText.of(buffer).strip();
  }

  /** {@return whether more has come than any message may have} */
  boolean isOversized() {
    return buffer.position() > MessageReader.LIMIT;
  }

  /** {@return whether the client is still there} Reads what has come. */
  boolean read() {
    try {
      if (stage == Stage.LEAVING) {
        buffer.clear();
      }
      int count = channel.read(buffer);
      discarded += stage == Stage.LEAVING ? Math.max(0, count) : 0;
      return count >= 0 && discarded <= DeadlineConnection.DISCARDED;
    } catch (IOException e) {
      return false;
    }
  }

  /** {@return whether the client could be told its game ID, with which it now waits} */
  boolean echo(String gameId) {
    id = gameId;
    stage = Stage.WAITING;
    buffer.clear();
    return write(gameId);
  }

  /** Turns the client away. */
  void refuse(String sentence) {
    stage = Stage.LEAVING;
    try {
      if (write(ERROR + sentence)) {
        channel.shutdownOutput();
      }
    } catch (IOException e) {
      // It has gone by itself, which is noticed next.
    }
  }

  /** A text so short finds room where nothing was sent before, or the client has gone. */
  private boolean write(String text) {
    ByteBuffer bytes = ByteBuffer.wrap(text.getBytes(StandardCharsets.US_ASCII));
    try {
      channel.write(bytes);
    } catch (IOException e) {
      return false;
    }
    return !bytes.hasRemaining();
  }

  /** {@return a connection that goes on with the channel, which is still watched} */
  DeadlineConnection connect() throws IOException {
    return DeadlineConnection.of(channel);
  }

  /** Ends the watch over the channel, which the match has taken over. */
  void handOver() {
    key.cancel();
  }

  void close() {
    try {
      channel.close();
    } catch (IOException e) {
      // There is nothing left to give back.
    }
  }
}
