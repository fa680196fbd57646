package org.rondo.cli;

import com.google.common.io.MoreFiles;
import com.google.common.io.RecursiveDeleteOption;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.TimeUnit;
import java.util.function.BooleanSupplier;

/** The command line in a process of its own, which can be killed. */
public final class RondoProcess {
  private static final int MAX_STARTS = 20;

  private final Process process;

  private RondoProcess(Process process) {
    this.process = process;
  }

  /**
   * Starts a command.
   *
   * @param output where all that it says goes
   */
  public static RondoProcess start(List<String> arguments, Path output) throws IOException {
    List<String> command =
        new ArrayList<>(
            List.of(
                Path.of(System.getProperty("java.home"), "bin", "java").toString(),
                "-XX:TieredStopAtLevel=1",
                "-XX:+UseSerialGC",
                "-cp",
                System.getProperty("java.class.path"),
                Rondo.class.getName()));
    command.addAll(arguments);
    return new RondoProcess(
        new ProcessBuilder(command)
            .redirectErrorStream(true)
            .redirectOutput(output.toFile())
            .start());
  }

  /** Returns the arguments with which the same command goes on where it was stopped. */
  public static List<String> resumed(List<String> arguments) {
    List<String> resumed = new ArrayList<>(arguments);
    resumed.add("--resume");
    return resumed;
  }

  /**
   * Starts a command and kills it once a file has grown beyond a size.
   *
   * <p>A busy machine may let the command end before this test sees the size. Then the command
   * begins again, without the folder in which it wrote.
   *
   * @param written the folder of the file
   */
  public static void killedOnce(
      List<String> arguments, Path output, Path written, String file, long size)
      throws IOException, InterruptedException {
    for (int started = 0; started < MAX_STARTS; started++) {
      if (start(arguments, output).killOnce(written.resolve(file), size)) {
        return;
      }
      MoreFiles.deleteRecursively(written, RecursiveDeleteOption.ALLOW_INSECURE);
    }
    throw new AssertionError(
        arguments + " ended " + MAX_STARTS + " times before " + file + " had " + size + " bytes");
  }

  /** Kills the command once a file has grown beyond a size; returns whether it was still at it. */
  public boolean killOnce(Path file, long size) throws IOException, InterruptedException {
    while (!process.waitFor(1, TimeUnit.MILLISECONDS)) {
      if (Files.exists(file) && Files.size(file) >= size) {
        // The command may end between the look and the kill.
        return process.destroyForcibly().waitFor() != 0;
      }
    }
    return false;
  }

  /** Kills the command once a condition holds; returns false if it ended before by itself. */
  public boolean killOnce(BooleanSupplier condition) throws InterruptedException {
    while (!process.waitFor(2, TimeUnit.MILLISECONDS)) {
      if (condition.getAsBoolean()) {
        kill();
        return true;
      }
    }
    return false;
  }

  /** Kills the command at once. */
  public void kill() throws InterruptedException {
    process.destroyForcibly().waitFor();
  }

  /** Waits until the command has written a text; returns false if it ended before. */
  public boolean says(Path output, String text) throws IOException, InterruptedException {
    boolean isRunning = true;
    while (!Files.readString(output).contains(text)) {
      if (!isRunning) {
        return false;
      }
      isRunning = !process.waitFor(5, TimeUnit.MILLISECONDS);
    }
    return true;
  }

  /**
   * Returns whether the processes that this one starts can be interrupted. A shell starts a command
   * in the background with interrupts ignored, and all processes below it inherit that.
   */
  public static boolean canBeInterrupted() throws IOException, InterruptedException {
    Process shell =
        new ProcessBuilder("sh", "-c", "kill -INT $$; echo ignored")
            .redirectErrorStream(true)
            .start();
    String said = new String(shell.getInputStream().readAllBytes(), StandardCharsets.UTF_8);
    shell.waitFor();
    return !said.contains("ignored");
  }

  /** Interrupts the command, as Ctrl-C does, once a file exists; returns whether it still ran. */
  public boolean interruptOnce(Path file) throws IOException, InterruptedException {
    while (!process.waitFor(1, TimeUnit.MILLISECONDS)) {
      if (Files.exists(file)) {
        return new ProcessBuilder("kill", "-INT", "" + process.pid()).start().waitFor() == 0;
      }
    }
    return false;
  }

  /** Waits for the end; returns the exit code. */
  public int exitCode() throws InterruptedException {
    return process.waitFor();
  }
}
