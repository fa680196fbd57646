package org.rondo.remote;

import java.io.IOException;
import java.io.Reader;
import java.io.UncheckedIOException;
import java.io.Writer;
import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.function.Consumer;
import java.util.function.Function;

/**
 * The engine's side of a line protocol: carries out a controller's commands, one on each line, and
 * writes lines.
 *
 * <p>The first word of a line names the command, and the handler of that name receives the rest.
 * Commands are carried out in order, in the thread that reads them. Other threads may write lines
 * meanwhile, for instance the answer of a search.
 *
 * <pre>{@code
 * LineEngine lines = new LineEngine(1_000, line -> {});
 * lines.command("ping", rest -> lines.write("pong " + rest));
 * lines.command("quit", rest -> lines.end());
 * lines.run(in, out);
 * }</pre>
 *
 * <p>An engine serves one controller, once.
 */
public final class LineEngine {

  /** Carries out a command. */
  @FunctionalInterface
  public interface Command {

    /**
     * Carries out the command.
     *
     * @param rest the text after the name of the command, without blanks around it
     * @throws InterruptedException if the thread is interrupted; the session ends
     */
    void carryOut(String rest) throws InterruptedException;
  }

  private final int maxLength;
  private final Command unknown;
  private final Map<String, Command> commands = new LinkedHashMap<>();
  private Function<String, Optional<String>> reading = Optional::of;
  private Consumer<String> tooLong = sentence -> {};
  private Runnable closing = () -> {};
  private Consumer<String> out = line -> {};
  private boolean isEnded;

  /**
   * Creates an engine without commands.
   *
   * @param maxLength the maximum number of characters of a line
   * @param unknown receives each line that names no command, without blanks around it; blank lines
   *     too
   */
  public LineEngine(int maxLength, Command unknown) {
    this.maxLength = maxLength;
    this.unknown = unknown;
  }

  /**
   * Adds a command.
   *
   * @param name the word that names the command
   * @param action carries out the command
   */
  public void command(String name, Command action) {
    commands.put(name, action);
  }

  /** {@return the names of the commands, in the order in which they were added} */
  public Set<String> names() {
    return Collections.unmodifiableSet(commands.keySet());
  }

  /**
   * Sets what is done with each line before its command is looked up; by default nothing.
   *
   * @param reader returns the text with the command; empty if the line has none and is skipped
   */
  public void beforeEach(Function<String, Optional<String>> reader) {
    reading = reader;
  }

  /**
   * Sets what is done in place of a command whose line is too long; by default nothing.
   *
   * @param refusal receives a sentence with the maximum
   */
  public void tooLong(Consumer<String> refusal) {
    tooLong = refusal;
  }

  /**
   * Sets what is done when the session has ended, for whatever reason; by default nothing.
   *
   * @param close runs in the thread of the session
   */
  public void afterAll(Runnable close) {
    closing = close;
  }

  /**
   * Carries out commands until one {@linkplain #end ends} the session, or the input ends.
   *
   * <p>Each line that is written is flushed. Neither stream is closed.
   *
   * @param in the controller's lines
   * @param writer receives the engine's lines, and nothing else
   * @return false if the thread was interrupted; its interrupt stays set
   * @throws IOException if the input cannot be read or the output cannot be written
   */
  public boolean run(Reader in, Writer writer) throws IOException {
    try {
      for (Optional<String> line = nextLine(in); line.isPresent(); line = nextLine(in)) {
        carryOut(line.get(), text -> write(text, writer));
      }
      return true;
    } catch (UncheckedIOException e) {
      throw e.getCause();
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
      return false;
    } finally {
      closing.run();
    }
  }

  private static void write(String line, Writer out) {
    try {
      out.write(line + "\n");
      out.flush();
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  /**
   * {@return the next line; empty at the end of the session} A line that is too long is cut to one
   * character more than the maximum.
   */
  private Optional<String> nextLine(Reader in) throws IOException {
    int next = isEnded ? -1 : in.read();
    if (next < 0) {
      return Optional.empty();
    }
    StringBuilder line = new StringBuilder();
    for (; next >= 0 && next != '\n'; next = in.read()) {
      if (line.length() <= maxLength) {
        line.append((char) next);
      }
    }
    return Optional.of(line.toString());
  }

  /**
   * Carries out the command of a line.
   *
   * @param line the line, without its end
   * @param receiver receives the engine's lines from now on, one at a time, each without its end
   * @throws InterruptedException if the thread is interrupted
   */
  public void carryOut(String line, Consumer<String> receiver) throws InterruptedException {
    synchronized (this) {
      out = receiver;
    }
    Optional<String> text = reading.apply(line).map(String::strip);
    if (text.isPresent() && line.length() > maxLength) {
      tooLong.accept("a line has at most " + maxLength + " characters");
    } else if (text.isPresent()) {
      String[] words = text.get().split("\\s+", 2);
      Command command = commands.get(words[0]);
      if (command == null) {
        unknown.carryOut(text.get());
      } else {
        command.carryOut(words.length > 1 ? words[1] : "");
      }
    }
  }

  /**
   * Writes lines to the controller, with no line of another thread between them.
   *
   * @param lines the lines, without their ends
   */
  public synchronized void write(String... lines) {
    for (String line : lines) {
      out.accept(line);
    }
  }

  /** Ends the session after the command that is carried out now. */
  public void end() {
    isEnded = true;
  }

  /** {@return whether a command has ended the session} */
  public boolean isEnded() {
    return isEnded;
  }
}
