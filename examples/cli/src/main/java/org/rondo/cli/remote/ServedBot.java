package org.rondo.cli.remote;

import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStreamReader;
import java.io.PrintStream;
import java.io.PrintWriter;
import java.io.Reader;
import java.io.Writer;
import java.nio.charset.StandardCharsets;
import org.rondo.cli.console.EntrantSpec;
import org.rondo.input.SpecificationException;

/**
 * A bot that plays over the standard input and output, for a program that has started this process.
 */
public final class ServedBot {

  /** Plays over two streams until the other side ends the session. */
  @FunctionalInterface
  public interface Session {
    /**
     * Plays until the other side ends the session.
     *
     * @throws IOException if a stream fails
     */
    void run(Reader in, Writer out) throws IOException;
  }

  private ServedBot() {}

  /**
   * {@return the bot of a text}
   *
   * @param peer what a message calls the program at the other end: {@code judge}
   * @throws SpecificationException if the bot is a person at the terminal
   */
  public static EntrantSpec parse(String text, String peer) {
    EntrantSpec bot = EntrantSpec.of(text);
    if (bot.isHuman()) {
      throw new SpecificationException(
          text, "human needs the terminal, which the " + peer + " uses; name another bot");
    }
    return bot;
  }

  /**
   * Runs a session on the standard input.
   *
   * @param out the standard output; text that the bot itself prints goes to the standard error
   * @throws IOException if the session throws it
   */
  public static void serve(Session session, PrintWriter out) throws IOException {
    PrintStream output = System.out;
    // Otherwise the other side would read the bot's own output as an answer.
    System.setOut(System.err);
    try {
      session.run(
          new BufferedReader(new InputStreamReader(System.in, StandardCharsets.UTF_8)), out);
    } finally {
      System.setOut(output);
    }
  }
}
