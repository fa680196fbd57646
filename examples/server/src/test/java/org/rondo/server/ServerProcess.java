package org.rondo.server;

import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStreamReader;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.time.Duration;
import java.util.Locale;

/**
 * A server in a process of its own, which has no turn that is too short. It says its address and,
 * when it is asked, its threads and its memory.
 */
final class ServerProcess implements AutoCloseable {
  private static final long MEGABYTE = 1024L * 1024;

  private final Process process;
  private final BufferedReader said;
  private final String url;

  private ServerProcess(Process process) throws IOException {
    this.process = process;
    this.said = process.inputReader(StandardCharsets.UTF_8);
    this.url = said.readLine();
  }

  /**
   * {@return a server that listens}
   *
   * @param folder its folder, with the file {@code teams.xml}
   */
  static ServerProcess start(Path folder) throws IOException {
    return new ServerProcess(
        new ProcessBuilder(
                Path.of(System.getProperty("java.home"), "bin", "java").toString(),
                "-cp",
                System.getProperty("java.class.path"),
                ServerProcess.class.getName(),
                folder.toString())
            .redirectError(ProcessBuilder.Redirect.INHERIT)
            .start());
  }

  String url() {
    return url;
  }

  /** The threads and the used memory of the server, in megabytes. */
  record Use(long threads, long memory) {}

  Use use() throws IOException {
    process.getOutputStream().write('\n');
    process.getOutputStream().flush();
    String[] numbers = said.readLine().split(" ");
    return new Use(Long.parseLong(numbers[0]), Long.parseLong(numbers[1]));
  }

  @Override
  public void close() throws IOException {
    process.getOutputStream().close();
    process.onExit().join();
  }

  /** Serves until the standard input ends; answers each line of it. */
  public static void main(String... arguments) throws IOException {
    try (RondoServer server =
            RondoServer.of(Path.of(arguments[0])).port(0).minimumTurn(Duration.ZERO).start();
        BufferedReader asked =
            new BufferedReader(new InputStreamReader(System.in, StandardCharsets.UTF_8))) {
      System.out.println(server.url());
      while (asked.readLine() != null) {
        System.gc();
        Runtime runtime = Runtime.getRuntime();
        long threads =
            Thread.getAllStackTraces().keySet().stream()
                .filter(thread -> thread.getName().startsWith("rondo "))
                .count();
        System.out.printf(
            Locale.ROOT,
            "%d %d%n",
            threads,
            (runtime.totalMemory() - runtime.freeMemory()) / MEGABYTE);
      }
    }
  }
}
