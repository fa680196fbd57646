package org.rondo.cli.person;

import java.io.BufferedReader;
import java.io.Reader;
import java.util.Optional;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.FutureTask;
import org.jspecify.annotations.Nullable;

/**
 * The lines that a person types. A thread that waits for a line can be interrupted; the line then
 * answers the next question.
 */
final class LineSource {
  private final BufferedReader reader;

  /** The line that is being read; null if no line is. */
  private @Nullable FutureTask<Optional<String>> pending;

  LineSource(Reader reader) {
    this.reader = new BufferedReader(reader);
  }

  /**
   * {@return the next line without its end; empty at the end of the input}
   *
   * @throws InterruptedException if the thread is interrupted while it waits
   */
  synchronized Optional<String> next() throws InterruptedException {
    if (pending == null) {
      pending = new FutureTask<>(() -> Optional.ofNullable(reader.readLine()));
      // A read of the standard input cannot be interrupted, so it has a thread of its own.
      Thread thread = new Thread(pending, "terminal");
      thread.setDaemon(true);
      thread.start();
    }
    try {
      Optional<String> line = pending.get();
      pending = null;
      return line;
    } catch (ExecutionException e) {
      throw new IllegalStateException("the terminal cannot be read: " + e.getCause(), e);
    }
  }
}
