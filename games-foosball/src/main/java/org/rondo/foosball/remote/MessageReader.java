package org.rondo.foosball.remote;

import java.io.EOFException;
import java.io.IOException;
import java.nio.ByteBuffer;
import java.time.Duration;
import java.util.Optional;
import java.util.OptionalLong;
import java.util.concurrent.locks.ReentrantLock;

/**
 * Splits the bytes of a connection into messages, which have no end mark.
 *
 * <p>A message is complete when one read has brought enough words, or when no byte has arrived for
 * a quiet time. White space around a message does not count.
 */
final class MessageReader {

  /** The maximum number of bytes of a message. */
  static final int LIMIT = 1024;

  private final DeadlineConnection connection;
  private final Duration quiet;
  private final int enough;
  private final ByteBuffer buffer = ByteBuffer.allocate(LIMIT + 1);

  /**
   * The thread that reads holds this lock. This is the thread that waits for this connection's
   * message, or the thread that waits for the other team and reads this connection meanwhile
   * ({@link #collect}).
   */
  private final ReentrantLock reading = new ReentrantLock();

  /** The time at which the current message is complete if no more bytes arrive. */
  private long completeAt;

  /** Whether the current message is complete. */
  private boolean isComplete;

  private boolean hasEnded;

  /**
   * @param quiet the quiet time: a message with fewer words than {@code enough}, or in several
   *     pieces, is complete when no byte has arrived for this time
   * @param enough a message that arrives in one piece is complete if it has at least this number of
   *     words
   */
  MessageReader(DeadlineConnection connection, Duration quiet, int enough) {
    this.connection = connection;
    this.quiet = quiet;
    this.enough = enough;
  }

  /**
   * {@return the next message; empty if the message is not complete before the deadline}
   *
   * @param least a message is complete after a quiet time if it has at least this number of words
   * @throws EOFException if the connection has ended and there is no further message
   * @throws OversizedMessageException if the message is too long
   */
  Optional<String> next(int least, long deadline) throws IOException, InterruptedException {
    reading.lock();
    try {
      while (!isComplete) {
        requireOpen();
        boolean endsByQuiet = WireText.words(buffer) >= least && completeAt - deadline < 0;
        int count = connection.read(buffer, endsByQuiet ? completeAt : deadline);
        if (count == 0 && !endsByQuiet) {
          return Optional.empty();
        }
        accept(count);
      }
      return Optional.of(take());
    } finally {
      reading.unlock();
    }
  }

  /**
   * Reads the available bytes without waiting.
   *
   * @return whether this connection needs further reads: the message is not complete, more bytes
   *     may arrive, and no other thread is reading it
   */
  boolean collect() {
    if (!reading.tryLock()) {
      return false;
    }
    try {
      if (!isComplete && !hasEnded) {
        int count = connection.read(buffer);
        if (count != 0) {
          accept(count);
        }
      }
      return !isComplete && !hasEnded;
    } catch (IOException e) {
      // The thread that waits for the message will get the same error.
      return false;
    } finally {
      reading.unlock();
    }
  }

  /**
   * {@return the time at which the next message was complete; empty if it is not complete} Later
   * bytes do not belong to this message.
   */
  OptionalLong arrival() {
    reading.lock();
    try {
      collect();
      isComplete |= buffer.position() > 0 && completeAt - connection.now() <= 0;
      return isComplete ? OptionalLong.of(completeAt) : OptionalLong.empty();
    } finally {
      reading.unlock();
    }
  }

  private void requireOpen() throws EOFException {
    if (hasEnded) {
      throw new EOFException("the other side has closed the connection");
    }
  }

  /** Processes a read of {@code count} bytes. A count of 0 means that the quiet time has passed. */
  private void accept(int count) {
    boolean isFirst = buffer.position() == count;
    hasEnded |= count < 0;
    if (isFirst) {
      skipBlanks();
    }
    isComplete =
        count <= 0 && buffer.position() > 0
            || isFirst && WireText.words(buffer) >= enough
            || buffer.position() > LIMIT;
    completeAt = isComplete ? connection.now() : connection.deadline(quiet);
  }

  private void skipBlanks() {
    buffer.flip();
    while (buffer.hasRemaining() && WireText.isBlank(buffer.get(buffer.position()))) {
      buffer.get();
    }
    buffer.compact();
  }

  private String take() throws OversizedMessageException {
    boolean isOversized = buffer.position() > LIMIT;
    String text = WireText.of(buffer).strip();
    buffer.clear();
    isComplete = false;
    if (isOversized) {
      throw new OversizedMessageException(text, LIMIT);
    }
    return text;
  }
}
