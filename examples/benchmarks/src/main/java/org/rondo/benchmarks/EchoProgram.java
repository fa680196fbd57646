package org.rondo.benchmarks;

import java.io.BufferedReader;
import java.io.FileDescriptor;
import java.io.FileInputStream;
import java.io.FileOutputStream;
import java.io.IOException;
import java.io.InputStreamReader;
import java.io.OutputStream;
import java.nio.charset.StandardCharsets;

/**
 * A program that answers at once. It writes {@code ready} and then gives the same answer to every
 * line.
 */
public final class EchoProgram {
  private EchoProgram() {}

  /**
   * Answers until its input ends.
   *
   * @param arguments the answer
   * @throws IOException if the output is closed
   */
  public static void main(String[] arguments) throws IOException {
    BufferedReader in =
        new BufferedReader(
            new InputStreamReader(
                new FileInputStream(FileDescriptor.in), StandardCharsets.US_ASCII));
    try (OutputStream out = new FileOutputStream(FileDescriptor.out)) {
      byte[] answer = (arguments[0] + "\n").getBytes(StandardCharsets.US_ASCII);
      in.readLine();
      out.write("ready\n".getBytes(StandardCharsets.US_ASCII));
      while (in.readLine() != null) {
        out.write(answer);
      }
    }
  }
}
