package org.rondo.foosball.remote;

import java.io.EOFException;
import java.io.IOException;
import java.nio.ByteBuffer;
import java.time.Duration;
import java.util.Optional;

/**
 * Cuts what comes over a connection into messages, which no line ends.
 *
 * <p>A message is complete when one read has brought enough numbers, or else when nothing more has
 * come for a while. White space around it does not count.
 */
final class Messages {

  /** The most bytes of a message. */
  static final int LIMIT = 1024;

  private final Connection connection;
  private final Duration quiet;
  private final ByteBuffer buffer = ByteBuffer.allocate(LIMIT + 1);

  /** When the message that has begun is complete, if nothing more comes. */
  private long quietAt;

  private boolean hasEnded;

  Messages(Connection connection, Duration quiet) {
    this.connection = connection;
    this.quiet = quiet;
  }

  /**
   * {@return the next message, or nothing if it is not complete before the deadline}
   *
   * @param least how many words a message has that is complete when nothing more comes
   * @param enough how many words make a message complete that has come in one piece
   * @throws EOFException if there is none any more
   * @throws OversizedException if it is too long
   */
  Optional<String> next(int least, int enough, long deadline)
      throws IOException, InterruptedException {
    while (true) {
      boolean hasBegun = buffer.position() > 0;
      if (hasEnded && hasBegun) {
        return Optional.of(take());
      }
      boolean endsByQuiet = WireText.words(buffer) >= least && quietAt - deadline < 0;
      int count = hasEnded ? -1 : connection.read(buffer, endsByQuiet ? quietAt : deadline);
      if (count == 0) {
        return endsByQuiet ? Optional.of(take()) : Optional.empty();
      }
      if (count < 0) {
        requireOpen(hasBegun);
        hasEnded = true;
      } else if (accept(hasBegun) && !hasBegun && WireText.words(buffer) >= enough) {
        return Optional.of(take());
      }
    }
  }

  private static void requireOpen(boolean hasBegun) throws EOFException {
    if (!hasBegun) {
      throw new EOFException("the other side has closed the connection");
    }
  }

  /** {@return whether a message has begun by now} */
  private boolean accept(boolean hasBegun) throws OversizedException {
    if (!hasBegun) {
      skipBlanks();
    }
    if (buffer.position() > LIMIT) {
      throw new OversizedException(take(), LIMIT);
    }
    quietAt = connection.deadline(quiet);
    return buffer.position() > 0;
  }

  private void skipBlanks() {
    buffer.flip();
    while (buffer.hasRemaining() && WireText.isBlank(buffer.get(buffer.position()))) {
      buffer.get();
    }
    buffer.compact();
  }

  private String take() {
    String text = WireText.of(buffer).strip();
    buffer.clear();
    return text;
  }
}
