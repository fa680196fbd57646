package org.rondo.server.live;

import jakarta.servlet.AsyncContext;
import jakarta.servlet.AsyncEvent;
import jakarta.servlet.AsyncListener;
import jakarta.servlet.ServletOutputStream;
import jakarta.servlet.WriteListener;
import java.io.IOException;
import java.util.ArrayDeque;
import java.util.Queue;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.atomic.AtomicBoolean;

/**
 * The events of one client. They wait in a queue until the connection takes them, and no thread
 * waits for it. A client whose queue is full is dropped; it may come back and catch up.
 */
final class EventStream implements WriteListener, AsyncListener {
  static final int MAX_EVENTS = 256;
  static final int MAX_BYTES = 1 << 20;

  private final ServletOutputStream out;
  private final Runnable onClose;
  private final AtomicBoolean isClosed = new AtomicBoolean();
  private final CompletableFuture<Void> ended = new CompletableFuture<>();

  // Guarded by this.
  private final Queue<byte[]> queue = new ArrayDeque<>();
  private int queued;
  private boolean isUnflushed;

  private EventStream(ServletOutputStream out, Runnable onClose) {
    this.out = out;
    this.onClose = onClose;
  }

  /**
   * {@return a stream over a connection whose headers are set}
   *
   * @param connection the connection, without a time-out
   * @param onClose called once when the client has gone or is dropped
   */
  static EventStream over(AsyncContext connection, Runnable onClose) throws IOException {
    EventStream stream = new EventStream(connection.getResponse().getOutputStream(), onClose);
    connection.addListener(stream);
    stream.out.setWriteListener(stream);
    return stream;
  }

  /**
   * Sends bytes as soon as the connection takes them. One text may be larger than the limit of the
   * queue if it waits alone.
   *
   * @param bytes the bytes, which are not changed any more
   * @return whether the client is still there and keeps up; if not, it is dropped
   */
  boolean offer(byte[] bytes) {
    boolean isTooSlow;
    synchronized (this) {
      isTooSlow =
          queue.size() >= MAX_EVENTS || (!queue.isEmpty() && queued + bytes.length > MAX_BYTES);
      if (!isTooSlow && !isClosed()) {
        queue.add(bytes);
        queued += bytes.length;
        write();
      }
    }
    if (isTooSlow) {
      close();
    }
    return !isClosed();
  }

  private synchronized void write() {
    try {
      while (!isClosed() && out.isReady()) {
        byte[] next = queue.poll();
        if (next != null) {
          queued -= next.length;
          isUnflushed = true;
          out.write(next);
        } else if (isUnflushed) {
          isUnflushed = false;
          out.flush();
        } else {
          return;
        }
      }
    } catch (IOException | IllegalStateException e) {
      // The connection is gone.
      close();
    }
  }

  /** {@return completes when the client has gone or is dropped; its request must end then} */
  CompletableFuture<Void> ended() {
    return ended;
  }

  boolean isClosed() {
    return isClosed.get();
  }

  /** Drops the client. */
  void close() {
    if (isClosed.compareAndSet(false, true)) {
      onClose.run();
      ended.complete(null);
    }
  }

  @Override
  public void onWritePossible() {
    write();
  }

  @Override
  public void onError(Throwable thrown) {
    close();
  }

  @Override
  public void onComplete(AsyncEvent event) {
    close();
  }

  @Override
  public void onTimeout(AsyncEvent event) {
    close();
  }

  @Override
  public void onError(AsyncEvent event) {
    close();
  }

  @Override
  public void onStartAsync(AsyncEvent event) {}
}
