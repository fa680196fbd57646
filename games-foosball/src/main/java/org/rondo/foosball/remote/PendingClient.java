package org.rondo.foosball.remote;

import java.io.IOException;
import java.net.SocketAddress;
import java.net.StandardSocketOptions;
import java.nio.ByteBuffer;
import java.nio.channels.SelectionKey;
import java.nio.channels.Selector;
import java.nio.channels.SocketChannel;
import java.nio.charset.StandardCharsets;
import org.rondo.remote.AddressPrefix;

/**
 * A client without a match. Either it has not sent a game ID yet, or it waits for another client
 * with the same ID, or the host has refused it.
 */
final class PendingClient {

  /** The stage of a client. */
  enum ClientStage {
    /** The client has not sent its game ID. */
    NAMING,

    /** The client has sent its game ID and waits for another client with the same ID. */
    WAITING,

    /** The host has refused the client, and the client has not closed the connection yet. */
    LEAVING
  }

  private static final String ERROR = "ERROR ";

  private final SocketChannel channel;
  private final SelectionKey key;
  private final String address;
  private final AddressPrefix prefix;
  private final ByteBuffer buffer = ByteBuffer.allocate(MessageReader.LIMIT + 1);
  private ClientStage stage = ClientStage.NAMING;
  private String id = "";

  /** The time at which the stage ends, in nanoseconds of the host's time source. */
  private long deadline;

  /** The number of bytes received since the host refused the client. */
  private int discarded;

  private PendingClient(
      SocketChannel channel, SelectionKey key, String address, AddressPrefix prefix) {
    this.channel = channel;
    this.key = key;
    this.address = address;
    this.prefix = prefix;
  }

  static PendingClient of(SocketChannel channel, Selector selector, long deadline)
      throws IOException {
    channel.configureBlocking(false);
    channel.setOption(StandardSocketOptions.TCP_NODELAY, true);
    SocketAddress remote = channel.getRemoteAddress();
    String address = String.valueOf(remote);
    // The name of the host stands before the slash, if it is known.
    address = address.substring(address.indexOf('/') + 1);
    PendingClient client =
        new PendingClient(
            channel,
            channel.register(selector, SelectionKey.OP_READ),
            address,
            AddressPrefix.of(remote));
    client.key.attach(client);
    client.deadline = deadline;
    return client;
  }

  String address() {
    return address;
  }

  AddressPrefix prefix() {
    return prefix;
  }

  ClientStage stage() {
    return stage;
  }

  /** {@return the game ID that the client has sent} */
  String id() {
    return id;
  }

  long deadline() {
    return deadline;
  }

  void setDeadline(long moment) {
    deadline = moment;
  }

  /** {@return the received text that has not been processed yet, without white space around it} */
  String received() {
    return WireText.of(buffer).strip();
  }

  /** {@return whether more bytes have been received than a message may have} */
  boolean isOversized() {
    return buffer.position() > MessageReader.LIMIT;
  }

  /**
   * Reads the available bytes. Returns false if the client has disconnected, or if it has sent more
   * than {@link DeadlineConnection#DISCARDED} bytes since the host refused it.
   */
  boolean read() {
    try {
      if (stage == ClientStage.LEAVING) {
        buffer.clear();
      }
      int count = channel.read(buffer);
      discarded += stage == ClientStage.LEAVING ? Math.max(0, count) : 0;
      return count >= 0 && discarded <= DeadlineConnection.DISCARDED;
    } catch (IOException e) {
      return false;
    }
  }

  /**
   * Sends the client its game ID. Returns whether the connection took the whole text. The client
   * then waits for another client with this ID.
   */
  boolean echo(String gameId) {
    id = gameId;
    stage = ClientStage.WAITING;
    buffer.clear();
    return write(gameId);
  }

  /** Refuses the client with an error. */
  void refuse(String sentence) {
    stage = ClientStage.LEAVING;
    try {
      if (write(ERROR + sentence)) {
        channel.shutdownOutput();
      }
    } catch (IOException e) {
      // The client has disconnected, and the next read will fail.
    }
  }

  /**
   * Writes a text without waiting. The text is so short that it fits into the empty send buffer.
   * The write fails only if the client has disconnected.
   */
  private boolean write(String text) {
    ByteBuffer bytes = ByteBuffer.wrap(text.getBytes(StandardCharsets.US_ASCII));
    try {
      channel.write(bytes);
    } catch (IOException e) {
      return false;
    }
    return !bytes.hasRemaining();
  }

  /**
   * {@return a connection on the channel} The selector still watches the channel until {@link
   * #handOver}.
   */
  DeadlineConnection connect() throws IOException {
    return DeadlineConnection.of(channel);
  }

  /** Stops watching the channel, which the match now uses. */
  void handOver() {
    key.cancel();
  }

  void close() {
    try {
      channel.close();
    } catch (IOException e) {
      // The channel needs no other cleanup.
    }
  }
}
