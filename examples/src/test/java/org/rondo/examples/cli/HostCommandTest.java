package org.rondo.examples.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.io.PrintWriter;
import java.io.StringWriter;
import java.io.Writer;
import java.net.InetAddress;
import java.net.ServerSocket;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.BlockingQueue;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import java.util.concurrent.LinkedBlockingQueue;
import java.util.concurrent.TimeUnit;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;
import org.rondo.examples.clients.Python;

@Timeout(120)
class HostCommandTest {
  @TempDir private Path folder;

  private final ExecutorService threads = Executors.newCachedThreadPool();

  @AfterEach
  void end() {
    threads.shutdownNow();
  }

  /** Hands on what is printed line by line, and that it has ended. */
  private static final class Lines extends Writer {
    private final BlockingQueue<Optional<String>> queue = new LinkedBlockingQueue<>();
    private final StringBuilder line = new StringBuilder();

    @Override
    public void write(char[] characters, int offset, int length) {
      for (char character : new String(characters, offset, length).toCharArray()) {
        if (character == '\n') {
          queue.add(Optional.of(line.toString().strip()));
          line.setLength(0);
        } else {
          line.append(character);
        }
      }
    }

    @Override
    public void flush() {}

    @Override
    public void close() {
      queue.add(Optional.empty());
    }

    Optional<String> next() throws InterruptedException {
      Optional<String> next = queue.poll(60, TimeUnit.SECONDS);
      assertThat(next).as("what the host printed").isNotNull();
      return next;
    }
  }

  /** A host that runs in a thread of this virtual machine. */
  private final class Hosting {
    private final StringWriter err = new StringWriter();
    private final List<String> lines = new ArrayList<>();
    private final Lines printed = new Lines();
    private final Future<Integer> exitCode;

    Hosting(String... more) throws InterruptedException {
      List<String> arguments =
          new ArrayList<>(List.of("host", "foosball", "--port", "0", "--pause", "40"));
      arguments.addAll(List.of(more));
      exitCode =
          threads.submit(
              () -> {
                try (PrintWriter out = new PrintWriter(printed)) {
                  return CommandLineProgram.run(
                      out, new PrintWriter(err), arguments.toArray(String[]::new));
                }
              });
      lines.add(printed.next().orElseThrow());
    }

    String port() {
      assertThat(lines.get(0)).matches("listening on 127\\.0\\.0\\.1:\\d+");
      return lines.get(0).replaceFirst(".*:", "");
    }

    int end() throws Exception {
      for (Optional<String> line = printed.next(); line.isPresent(); line = printed.next()) {
        lines.add(line.get());
      }
      return exitCode.get(60, TimeUnit.SECONDS);
    }
  }

  @Test
  void twoBotsMeetAtAHostAndTheRecordIsKept() throws Exception {
    Path out = folder.resolve("records");
    Hosting host = new Hosting("--games", "1", "--seed", "4", "--out", out.toString());
    CompletableFuture<Run> other =
        CompletableFuture.supplyAsync(() -> join(host.port(), "12", "sound"), threads);
    Run beginner = join(host.port(), "12", "beginner");
    assertThat(beginner.err()).isEmpty();
    assertThat(beginner.exitCode()).isZero();
    assertThat(beginner.out())
        .matches("waiting for game 12\ngame 12 is over: beginner \\d+, the opponent \\d+\n");
    assertThat(other.get(60, TimeUnit.SECONDS).exitCode()).isZero();
    assertThat(host.end()).isZero();
    assertThat(host.err.toString()).isEmpty();
    assertThat(host.lines)
        .hasSize(5)
        .contains("game 1 begins: HOME of 12 and AWAY of 12")
        .last()
        .asString()
        .startsWith("game 1 is over: ");
    assertThat(Run.of("replay", out.resolve("1.json").toString()).out())
        .startsWith("replayed: 1 records");
    assertThat(Run.of("host", "foosball", "--port", "0", "--out", out.toString()))
        .isEqualTo(new Run(2, "", "folder " + out + " has records in it already; name another\n"));
  }

  private static Run join(String port, String id, String bot) {
    return Run.of("join", "foosball", bot, "--game", id, "--port", port);
  }

  @Test
  void aTakenPortAndAMissingHostAreSentences() throws IOException {
    String port;
    try (ServerSocket taken = new ServerSocket(0, 1, InetAddress.getByName("127.0.0.1"))) {
      port = Integer.toString(taken.getLocalPort());
      Run host = Run.of("host", "foosball", "--port", port);
      assertThat(host.exitCode()).isEqualTo(1);
      assertThat(host.err()).startsWith("nobody can listen on 127.0.0.1:" + port + ": ");
    }
    Run join = join(port, "1", "sound");
    assertThat(join.exitCode()).isEqualTo(1);
    assertThat(join.err()).startsWith("nobody answers at /127.0.0.1:" + port + ": ");
  }

  @Test
  void theSampleClientPlaysAWholeGameAgainstABot() throws Exception {
    String client = Python.command("foosball.py");
    Hosting host = new Hosting("--games", "1", "--bot", "sound");
    Path output = folder.resolve("output.txt");
    Process python =
        new ProcessBuilder((client + " 0 127.0.0.1 " + host.port()).split(" "))
            .redirectErrorStream(true)
            .redirectOutput(output.toFile())
            .start();
    try {
      assertThat(python.waitFor(60, TimeUnit.SECONDS)).isTrue();
      assertThat(Files.readString(output))
          .matches("Waiting for game \\d+\\RREADY\\Rover: \\d+ to \\d+\\R");
      assertThat(python.exitValue()).isZero();
      assertThat(host.end()).isZero();
      assertThat(host.lines).noneMatch(line -> line.contains("warning"));
    } finally {
      python.destroyForcibly();
    }
  }
}
