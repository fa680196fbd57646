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
import java.util.function.BooleanSupplier;
import org.jspecify.annotations.Nullable;
import org.rondo.bot.TimeSource;

/**
 * A connection on which every wait ends: at a deadline, when the thread is interrupted, or when
 * another thread closes it.
 */
final class DeadlineConnection implements AutoCloseable {
  private static final long NANOS_PER_MILLI = 1_000_000;

  /** What is read and thrown away of somebody who is taken leave of. */
  static final int DISCARDED = 1 << 16;

  private final SocketChannel channel;
  private final Selector selector;
  private final SelectionKey key;
  private final TimeSource time = TimeSource.system();

  /** Another connection that is watched while this one is waited for, if one is. */
  private @Nullable Watch watch;

  /** A connection that is read while another one is waited for, as long as more is wanted. */
  private record Watch(SelectionKey key, BooleanSupplier collector) {

    void collect() {
      boolean isMoreWanted = collector.getAsBoolean();
      try {
        key.interestOps(isMoreWanted ? SelectionKey.OP_READ : 0);
      } catch (CancelledKeyException e) {
        // The other side may be gone; that is for those to notice who wait for it.
      }
    }
  }

  private DeadlineConnection(SocketChannel channel, Selector selector, SelectionKey key) {
    this.channel = channel;
    this.selector = selector;
    this.key = key;
  }

  /** {@return the connection of a connected channel, which it closes} */
  static DeadlineConnection of(SocketChannel channel) throws IOException {
    channel.configureBlocking(false);
    channel.setOption(StandardSocketOptions.TCP_NODELAY, true);
    Selector selector = channel.provider().openSelector();
    try {
      return new DeadlineConnection(channel, selector, channel.register(selector, 0));
    } catch (IOException e) {
      selector.close();
      throw e;
    }
  }

  /**
   * Has another connection read while this one is waited for.
   *
   * @param collector reads what has come, without a wait, and says whether more is wanted
   * @throws IOException if the other one is closed
   */
  void watch(DeadlineConnection other, BooleanSupplier collector) throws IOException {
    watch = new Watch(other.channel.register(selector, 0), collector);
  }

  /** {@return now} */
  long now() {
    return time.nanoTime();
  }

  /** {@return the moment that is so far ahead} */
  long deadline(Duration ahead) {
    return time.nanoTime() + ahead.toNanos();
  }

  /**
   * {@return how many bytes were read: 0 if there are none yet, −1 at the end}
   *
   * @throws IOException if the connection is broken or closed
   */
  int read(ByteBuffer into) throws IOException {
    return channel.read(into);
  }

  /**
   * {@return how many bytes were read: 0 if none came before the deadline, −1 at the end}
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
   * {@return whether all of a text was taken before the deadline}
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
        // Rounded up: 0 would be for ever.
        selector.select(left / NANOS_PER_MILLI + 1);
        boolean isReady = selector.selectedKeys().contains(key);
        boolean isWatchedReady = watched != null && selector.selectedKeys().contains(watched.key());
        selector.selectedKeys().clear();
        if (Thread.interrupted()) {
          throw new InterruptedException("interrupted while a client was waited for");
        }
        if (isWatchedReady) {
          watched.collect();
        }
        if (isReady) {
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

  /** Tells the other side that nothing more comes. */
  void endOutput() {
    try {
      channel.shutdownOutput();
    } catch (IOException e) {
      // The other side has left.
    }
  }

  /**
   * Closes the connection once the other side has, but after the given time at the latest.
   *
   * <p>To close it with something unread in it would take from the other side what it has been sent
   * last and has not read yet.
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
      // The other side has left.
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
    } finally {
      close();
    }
  }

  /** Lets go of the channel, which stays as it is: somebody else goes on with it. */
  void release() {
    try {
      selector.close();
    } catch (IOException e) {
      // There is nothing left to give back.
    }
  }

  @Override
  public void close() {
    try (selector) {
      channel.close();
    } catch (IOException e) {
      // There is nothing left to give back.
    }
  }
}
