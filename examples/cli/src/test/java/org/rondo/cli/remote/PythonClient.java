package org.rondo.cli.remote;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.Assumptions;

/** The sample clients in Python, as commands. */
public final class PythonClient {
  /** Empty where there is no Python 3. */
  private static final String INTERPRETER = find();

  private PythonClient() {}

  /** {@return the command that runs a sample client; skips the test where there is no Python 3} */
  static String command(String client) {
    Assumptions.assumeTrue(isThere(), "there is no python3 to run the sample clients");
    Path file = Path.of("..", "clients", client).toAbsolutePath();
    if (!Files.isRegularFile(file)) {
      throw new AssertionError("there is no sample client " + file);
    }
    return interpreter() + " " + file;
  }

  /** {@return whether Python 3 can be run} */
  public static boolean isThere() {
    return !INTERPRETER.isEmpty();
  }

  /** {@return the program to which {@code python3} leads, or that name where there is none} */
  public static String interpreter() {
    return isThere() ? INTERPRETER : "python3";
  }

  /** Where python3 is a script that chooses a version, it takes longer to start than Python. */
  private static String find() {
    try {
      Process process =
          new ProcessBuilder("python3", "-c", "import sys; print(sys.executable)")
              .redirectError(ProcessBuilder.Redirect.DISCARD)
              .start();
      process.getOutputStream().close();
      String said =
          new String(process.getInputStream().readAllBytes(), StandardCharsets.UTF_8).strip();
      if (process.waitFor() != 0) {
        return "";
      }
      // A command of a bot ends its words at blanks.
      return said.matches("\\S+") ? said : "python3";
    } catch (IOException e) {
      return "";
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
      return "";
    }
  }
}
