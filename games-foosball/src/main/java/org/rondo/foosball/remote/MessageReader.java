package org.rondo.foosball.remote;

import java.io.EOFException;
import java.io.IOException;
import java.nio.ByteBuffer;
import java.time.Duration;
import java.util.Optional;
import java.util.OptionalLong;
import java.util.concurrent.locks.ReentrantLock;

/**
 * Cuts what comes over a connection into messages, which no line ends.
 *
 * <p>A message is complete when one read has brought enough numbers, or else when nothing more has
 * come for a while. White space around it does not count.
 */
final class MessageReader {

  /** The most bytes of a message. */
  static final int LIMIT = 1024;

  private final DeadlineConnection connection;
  private final Duration quiet;
  private final int enough;
  private final ByteBuffer buffer = ByteBuffer.allocate(LIMIT + 1);

  /** Held by who reads: the team's own thread, or that of the other team, which waits. */
  private final ReentrantLock reading = new ReentrantLock();

  /** When the message that has begun is complete, if nothing more comes. */
  private long completeAt;

  /** Whether nothing more belongs to the message that has begun. */
  private boolean isComplete;

  private boolean hasEnded;

  /**
   * @param quiet after what time without a byte a message in pieces is complete
   * @param enough how many words make a message complete that has come in one piece
   */
  MessageReader(DeadlineConnection connection, Duration quiet, int enough) {
    this.connection = connection;
    this.quiet = quiet;
    this.enough = enough;
  }

  /**
   * {@return the next message, or nothing if it is not complete before the deadline}
   *
   * @param least how many words a message has that is complete when nothing more comes
   * @throws EOFException if there is none any more
   * @throws OversizedMessageException if it is too long
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
   * Reads what has come, and waits for nothing.
   *
   * @return whether more is to be had that the message is not complete without
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
      // It comes again for who waits for the message.
      return false;
    } finally {
      reading.unlock();
    }
  }

  /** {@return when the next message was complete, if it is; nothing is added to it any more} */
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

  /** Goes on after a read of so many bytes, where 0 is that it was quiet for long enough. */
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
