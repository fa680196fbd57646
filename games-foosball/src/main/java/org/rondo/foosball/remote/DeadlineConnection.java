package org.rondo.foosball.remote;

import java.io.IOException;
import java.net.StandardSocketOptions;
import java.nio.ByteBuffer;
import java.nio.channels.AsynchronousCloseException;
import java.nio.channels.CancelledKeyException;
import java.nio.channels.ClosedSelectorException;
import java.nio.channels.SelectionKey;
import java.nio.channels.Selector;
import java.nio.channels.SocketChannel;
import java.nio.charset.StandardCharsets;
import java.time.Duration;
import java.util.Set;
import java.util.function.BooleanSupplier;
import org.jspecify.annotations.Nullable;
import org.rondo.bot.TimeSource;
import org.rondo.remote.AddressPrefix;

/**
 * A connection in which no wait is endless. A wait ends at its deadline, when the thread is
 * interrupted, or when another thread closes the connection.
 */
final class DeadlineConnection implements AutoCloseable {
  private static final long NANOS_PER_MILLI = 1_000_000;

  /**
   * The maximum number of bytes from the other side that are read and discarded before the
   * connection is closed.
   */
  static final int DISCARDED = 1 << 16;

  private final SocketChannel channel;
  private final Selector selector;
  private final SelectionKey key;
  private final AddressPrefix prefix;
  private final TimeSource time = TimeSource.system();

  /** Another connection that is watched during the waits for this connection, if there is one. */
  private @Nullable Watch watch;

  /**
   * A connection that is read during the waits for another connection, as long as its collector
   * needs more bytes.
   */
  private record Watch(SelectionKey key, BooleanSupplier collector) {

    void collect() {
      boolean isMoreWanted = collector.getAsBoolean();
      try {
        key.interestOps(isMoreWanted ? SelectionKey.OP_READ : 0);
      } catch (CancelledKeyException e) {
        // The other side may have disconnected. The next read of that connection fails then.
      }
    }
  }

  private DeadlineConnection(
      SocketChannel channel, Selector selector, SelectionKey key, AddressPrefix prefix) {
    this.channel = channel;
    this.selector = selector;
    this.key = key;
    this.prefix = prefix;
  }

  /**
   * {@return a connection on a connected channel} When the connection is closed, the channel is
   * closed too.
   */
  static DeadlineConnection of(SocketChannel channel) throws IOException {
    channel.configureBlocking(false);
    channel.setOption(StandardSocketOptions.TCP_NODELAY, true);
    AddressPrefix prefix = AddressPrefix.of(channel.getRemoteAddress());
    Selector selector = channel.provider().openSelector();
    try {
      return new DeadlineConnection(channel, selector, channel.register(selector, 0), prefix);
    } catch (IOException e) {
      selector.close();
      throw e;
    }
  }

  /**
   * Reads another connection during the waits for this connection.
   *
   * @param collector reads the available bytes of the other connection without waiting, and returns
   *     whether it needs more bytes
   * @throws IOException if the other connection is closed
   */
  void watch(DeadlineConnection other, BooleanSupplier collector) throws IOException {
    watch = new Watch(other.channel.register(selector, 0), collector);
  }

  /** {@return the address prefix of the other side} */
  AddressPrefix prefix() {
    return prefix;
  }

  /** {@return the current time, in nanoseconds of the system's time source} */
  long now() {
    return time.nanoTime();
  }

  /** {@return the time at which a duration from now ends} */
  long deadline(Duration ahead) {
    return time.nanoTime() + ahead.toNanos();
  }

  /**
   * {@return the number of bytes read; 0 if no byte is available, −1 at the end of the input}
   *
   * @throws IOException if the connection is broken or closed
   */
  int read(ByteBuffer into) throws IOException {
    return channel.read(into);
  }

  /**
   * {@return the number of bytes read; 0 if no byte arrived before the deadline, −1 at the end of
   * the input}
   *
   * @throws IOException if the connection is broken or closed
   */
  int read(ByteBuffer into, long deadline) throws IOException, InterruptedException {
    int count = channel.read(into);
    while (count == 0 && await(SelectionKey.OP_READ, deadline)) {
      count = channel.read(into);
    }
    return count;
  }

  /**
   * {@return whether the other side took the whole text before the deadline}
   *
   * @throws IOException if the connection is broken or closed
   */
  boolean write(String text, long deadline) throws IOException, InterruptedException {
    ByteBuffer rest = ByteBuffer.wrap(text.getBytes(StandardCharsets.US_ASCII));
    channel.write(rest);
    while (rest.hasRemaining() && await(SelectionKey.OP_WRITE, deadline)) {
      channel.write(rest);
    }
    return !rest.hasRemaining();
  }

  private boolean await(int operation, long deadline) throws IOException, InterruptedException {
    try {
      key.interestOps(operation);
      Watch watched = watch;
      if (watched != null) {
        watched.collect();
      }
      for (long left = left(deadline); left > 0; left = left(deadline)) {
        // The number is rounded up, because 0 would mean a wait without a limit.
        selector.select(left / NANOS_PER_MILLI + 1);
        Set<SelectionKey> ready = Set.copyOf(selector.selectedKeys());
        selector.selectedKeys().clear();
        if (Thread.interrupted()) {
          throw new InterruptedException("interrupted during the wait for a client");
        }
        if (watched != null && ready.contains(watched.key())) {
          watched.collect();
        }
        if (ready.contains(key)) {
          return true;
        }
      }
      return false;
    } catch (ClosedSelectorException | CancelledKeyException e) {
      AsynchronousCloseException closed = new AsynchronousCloseException();
      closed.initCause(e);
      throw closed;
    }
  }

  private long left(long deadline) {
    return deadline - time.nanoTime();
  }

  /** Tells the other side that no more bytes follow. */
  void endOutput() {
    try {
      channel.shutdownOutput();
    } catch (IOException e) {
      // The other side has disconnected.
    }
  }

  /**
   * Closes the connection when the other side has closed it, or at the latest after the given time.
   *
   * <p>If a connection is closed while it has unread bytes, the other side may lose the last text
   * that was sent to it. So this method first reads and discards these bytes.
   */
  void leave(Duration atMost) {
    endOutput();
    try {
      ByteBuffer unread = ByteBuffer.allocate(1 << 12);
      long deadline = deadline(atMost);
      int total = 0;
      for (int count = 1; count > 0 && total < DISCARDED; total += count) {
        count = read(unread.clear(), deadline);
      }
    } catch (IOException e) {
      // The other side has disconnected.
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
    } finally {
      close();
    }
  }

  /**
   * Releases this connection without closing the channel. Another object continues to use the
   * channel.
   */
  void release() {
    try {
      selector.close();
    } catch (IOException e) {
      // The selector needs no other cleanup.
    }
  }

  @Override
  public void close() {
    try (selector) {
      channel.close();
    } catch (IOException e) {
      // The channel needs no other cleanup.
    }
  }
}
