package org.rondo.cli.remote;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.Assumptions;

/** The sample clients in Python, as commands. */
public final class PythonClient {
  private PythonClient() {}

  /** {@return the command that runs a sample client; skips the test where there is no Python 3} */
  static String command(String client) {
    Assumptions.assumeTrue(isThere(), "there is no python3 to run the sample clients");
    Path file = Path.of("..", "clients", client).toAbsolutePath();
    if (!Files.isRegularFile(file)) {
      throw new AssertionError("there is no sample client " + file);
    }
    return "python3 " + file;
  }

  /** {@return whether Python 3 can be run} */
  public static boolean isThere() {
    try {
      Process process =
          new ProcessBuilder("python3", "--version")
              .redirectOutput(ProcessBuilder.Redirect.DISCARD)
              .redirectError(ProcessBuilder.Redirect.DISCARD)
              .start();
      return process.waitFor() == 0;
    } catch (IOException e) {
      return false;
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
      return false;
    }
  }
}
