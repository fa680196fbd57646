package org.rondo.cli.pages;

import java.io.IOException;
import java.io.InputStreamReader;
import java.io.Reader;
import java.io.Writer;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Iterator;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Collectors;
import org.rondo.cli.Rondo;

/** The command line in a pseudo-terminal, which echoes what is typed. */
final class PseudoTerminal {
  private static final String PROMPT = "your move> ";

  /** What a terminal sends when the keys Ctrl and D are pressed. */
  private static final String END_OF_INPUT = "\u0004";

  private PseudoTerminal() {}

  /**
   * What a terminal showed.
   *
   * @param text all lines, with the echo of the typed ones
   * @param exitCode the exit code of the command
   */
  record Session(String text, int exitCode) {}

  /** Returns the command that opens a pseudo-terminal here, without the command that runs in it. */
  static Optional<List<String>> opener() {
    if (succeeds("script", "--version")) {
      return Optional.of(List.of("script", "-qec"));
    }
    return succeeds("python3", "--version")
        ? Optional.of(
            List.of(
                "python3",
                "-c",
                "import os,pty,sys;"
                    + "sys.exit(os.waitstatus_to_exitcode(pty.spawn(['sh','-c',sys.argv[1]])))"))
        : Optional.empty();
  }

  private static boolean succeeds(String... command) {
    try {
      Process process = new ProcessBuilder(command).redirectErrorStream(true).start();
      String said = new String(process.getInputStream().readAllBytes(), StandardCharsets.UTF_8);
      boolean isLinux = !command[0].equals("script") || said.contains("util-linux");
      return process.waitFor() == 0 && isLinux;
    } catch (IOException e) {
      return false;
    } catch (InterruptedException e) {
      throw new IllegalStateException(e);
    }
  }

  /**
   * Types a line at each question, and the end of the input where the lines have ended. The window
   * is high enough for every text, and has one colour.
   */
  static Session run(List<String> opener, List<String> arguments, List<String> lines)
      throws IOException, InterruptedException {
    return run(opener, Map.of("NO_COLOR", "1", "LINES", "60"), arguments, lines);
  }

  /** Types a line at each question in a terminal with further environment variables. */
  static Session run(
      List<String> opener,
      Map<String, String> environment,
      List<String> arguments,
      List<String> lines)
      throws IOException, InterruptedException {
    List<String> command = new ArrayList<>(opener);
    command.add(command(arguments));
    if (opener.get(0).equals("script")) {
      command.add("/dev/null");
    }
    ProcessBuilder builder = new ProcessBuilder(command);
    builder.environment().put("TERM", "xterm");
    builder.environment().putAll(environment);
    Process process = builder.start();
    Iterator<String> left = lines.iterator();
    StringBuilder shown = new StringBuilder();
    try (Reader reader = new InputStreamReader(process.getInputStream(), StandardCharsets.UTF_8);
        Writer keys = process.outputWriter(StandardCharsets.UTF_8)) {
      for (int read = reader.read(); read >= 0; read = reader.read()) {
        shown.append((char) read);
        if (shown.length() >= PROMPT.length()
            && shown.indexOf(PROMPT, shown.length() - PROMPT.length()) >= 0) {
          keys.write(left.hasNext() ? left.next() + "\n" : END_OF_INPUT);
          keys.flush();
        }
      }
    }
    return new Session(shown.toString().replace("\r\n", "\n"), process.waitFor());
  }

  private static String command(List<String> arguments) {
    List<String> words =
        new ArrayList<>(
            List.of(
                Path.of(System.getProperty("java.home"), "bin", "java").toString(),
                "-XX:TieredStopAtLevel=1",
                "-XX:+UseSerialGC",
                "-cp",
                System.getProperty("java.class.path"),
                Rondo.class.getName()));
    words.addAll(arguments);
    return words.stream().map(word -> "'" + word + "'").collect(Collectors.joining(" "));
  }
}
