package org.rondo.foosball.remote;

import java.io.IOException;
import java.net.StandardSocketOptions;
import java.nio.ByteBuffer;
import java.nio.channels.SelectionKey;
import java.nio.channels.Selector;
import java.nio.channels.SocketChannel;
import java.nio.charset.StandardCharsets;

/** A client before its game: it has yet to say which, or nobody else has come to it. */
final class Guest {

  /** Where a client stands. */
  enum Stage {
    /** It has not said which game it wants. */
    NAMING,

    /** It has, and waits for somebody else. */
    WAITING,

    /** It was turned away, and has yet to notice. */
    LEAVING
  }

  private static final String ERROR = "ERROR ";

  private final SocketChannel channel;
  private final SelectionKey key;
  private final String address;
  private final ByteBuffer buffer = ByteBuffer.allocate(Messages.LIMIT + 1);
  private Stage stage = Stage.NAMING;
  private String id = "";

  /** When its stage is to end. */
  private long deadline;

  /** How many bytes have come since it was turned away. */
  private int discarded;

  private Guest(SocketChannel channel, SelectionKey key, String address) {
    this.channel = channel;
    this.key = key;
    this.address = address;
  }

  static Guest of(SocketChannel channel, Selector selector, long deadline) throws IOException {
    channel.configureBlocking(false);
    channel.setOption(StandardSocketOptions.TCP_NODELAY, true);
    String address = String.valueOf(channel.getRemoteAddress()).replaceFirst("^[^/]*/", "");
    Guest guest = new Guest(channel, channel.register(selector, SelectionKey.OP_READ), address);
    guest.key.attach(guest);
    guest.deadline = deadline;
    return guest;
  }

  String address() {
    return address;
  }

  Stage stage() {
    return stage;
  }

  /** {@return the ID of the game that it waits for} */
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
    return buffer.position() > Messages.LIMIT;
  }

  /** {@return whether the client is still there} Reads what has come. */
  boolean read() {
    try {
      if (stage == Stage.LEAVING) {
        buffer.clear();
      }
      int count = channel.read(buffer);
      discarded += stage == Stage.LEAVING ? Math.max(0, count) : 0;
      return count >= 0 && discarded <= Connection.DISCARDED;
    } catch (IOException e) {
      return false;
    }
  }

  /** {@return whether the client could be told the ID of its game, for which it now waits} */
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

  /** A text so short finds room where nothing was sent before, or there is nobody to read it. */
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
  Connection connect() throws IOException {
    return Connection.of(channel);
  }

  /** Ends the watch over the channel, which somebody else has taken over. */
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
