package org.rondo.benchmarks.program;

import com.google.common.primitives.Longs;
import java.io.IOException;
import java.io.PrintStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import org.rondo.input.InputException;

/**
 * Runs a program as the command line runs a command: arguments that are refused cost one sentence
 * and the exit code 2, and a file that cannot be written the exit code 1.
 */
public final class StudyProgram {
  private StudyProgram() {}

  /** Reads the arguments of a program. */
  @FunctionalInterface
  public interface Arguments {

    /**
     * {@return the work that the arguments ask for}
     *
     * @throws IllegalArgumentException if one of them is wrong; its message is one sentence
     */
    Work read(String... arguments);
  }

  /** The work of a program. */
  @FunctionalInterface
  public interface Work {

    /**
     * Does the work.
     *
     * @throws IOException if a file cannot be written
     * @throws InterruptedException if this thread is interrupted
     */
    void run() throws IOException, InterruptedException;
  }

  /**
   * Runs a program, and ends this process if it fails.
   *
   * @param reading reads the arguments
   */
  public static void main(Arguments reading, String... arguments) {
    PrintStream err = new PrintStream(System.err, true, StandardCharsets.UTF_8);
    int exitCode = run(err, reading, arguments);
    if (exitCode != 0) {
      System.exit(exitCode);
    }
  }

  /**
   * {@return the exit code of a program: 0, 1 or 2}
   *
   * @param err the stream for the sentence, if the program fails
   * @param reading reads the arguments
   */
  public static int run(PrintStream err, Arguments reading, String... arguments) {
    Work work;
    try {
      work = reading.read(arguments);
    } catch (InputException | IllegalArgumentException refused) {
      err.println(refused.getMessage());
      return 2;
    }
    try {
      work.run();
      return 0;
    } catch (IOException | UncheckedIOException e) {
      err.println("a file cannot be written: " + e + "; check the folders and the free space");
      return 1;
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
      err.println("the program was interrupted");
      return 1;
    }
  }

  /**
   * {@return the whole number in an argument}
   *
   * @param subject what the number is, for the message
   * @param text the argument
   * @param least the least number that makes sense
   * @param most the greatest number that makes sense
   * @throws IllegalArgumentException if the text is no whole number in this range
   */
  public static long number(String subject, String text, long least, long most) {
    Long number = Longs.tryParse(text);
    if (number == null || number < least || number > most) {
      throw new IllegalArgumentException(
          subject
              + " '"
              + text
              + "' is not a whole number "
              + (least == Long.MIN_VALUE ? "of 64 bits" : "from " + least + " to " + most)
              + "; write, for instance, "
              + Math.max(1, least));
    }
    return number;
  }
}
