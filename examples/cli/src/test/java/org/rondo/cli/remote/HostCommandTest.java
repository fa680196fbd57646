package org.rondo.cli.remote;

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
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;
import org.rondo.bot.Decision;
import org.rondo.cli.CommandRun;
import org.rondo.cli.RondoCommand;
import org.rondo.foosball.Foosball;
import org.rondo.foosball.FoosballTable;
import org.rondo.foosball.Roster;
import org.rondo.foosball.bot.FoosballBots;
import org.rondo.match.Match;
import org.rondo.match.MatchRecord;
import org.rondo.random.Rng;
import org.rondo.random.Seed;

@Timeout(600)
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
      return queue.take();
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
                  return RondoCommand.run(
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
      return exitCode.get();
    }
  }

  @Test
  void twoBotsMeetAtAHostAndTheRecordIsKept() throws Exception {
    Path out = folder.resolve("records");
    Path kept = out.resolve("transcripts");
    Hosting host = new Hosting("--games=1", "--seed=4", "--out=" + out, "--transcripts=" + kept);
    CompletableFuture<CommandRun> other =
        CompletableFuture.supplyAsync(() -> join(host.port(), "12", "sound"), threads);
    CommandRun beginner = join(host.port(), "12", "beginner");
    assertThat(beginner.err()).isEmpty();
    assertThat(beginner.exitCode()).isZero();
    assertThat(beginner.out())
        .matches("waiting for game 12\ngame 12 is over: beginner \\d+, the opponent \\d+\n");
    assertThat(other.get().exitCode()).isZero();
    assertThat(host.end()).isZero();
    assertThat(host.err.toString()).isEmpty();
    assertThat(host.lines)
        .hasSize(5)
        .contains("game 1 begins: HOME of 12 and AWAY of 12")
        .last()
        .asString()
        .startsWith("game 1 is over: ");
    Path page = folder.resolve("1.html");
    CommandRun replay = CommandRun.of("replay", out.resolve("1.json").toString(), "--html=" + page);
    assertThat(replay.out()).startsWith("replayed: 1 record");
    String link = "records/transcripts/1-1-AWAY_of_12.txt";
    assertThat(page).content().contains("\"" + link + "\"");
    assertThat(folder.resolve(link))
        .content()
        .startsWith("# transcript of game 1, seat 1, AWAY of 12; ")
        .contains(" > READY\n", " < ");
    assertThat(CommandRun.of("host", "foosball", "--port", "0", "--out", out.toString()))
        .isEqualTo(new CommandRun(2, "", "folder " + out + " already has records; name another\n"));
  }

  private static CommandRun join(String port, String id, String bot) {
    return CommandRun.of("join", "foosball", bot, "--game", id, "--port", port, "--seed", "1");
  }

  @Test
  void aFolderWithAnyRecordIsNotWrittenTo() throws IOException {
    Files.writeString(folder.resolve("27.json"), "another host's");
    Files.writeString(folder.resolve("notes.json"), "no record's");
    assertThat(CommandRun.of("host", "foosball", "--port", "0", "--out", folder.toString()))
        .isEqualTo(
            new CommandRun(2, "", "folder " + folder + " already has records; name another\n"));
  }

  private static MatchRecord record() {
    FoosballTable empty = new Foosball().start();
    Roster lineUp =
        FoosballBots.beginner().choose(Decision.in(new Foosball(), empty, 0, Rng.none()));
    return Match.of(new Foosball())
        .seat("one", decision -> lineUp)
        .seat("two", decision -> lineUp)
        .seed(Seed.of(1))
        .haltWhen(turn -> turn == 3)
        .play();
  }

  @Test
  void noRecordIsWrittenOverOrLost() throws Exception {
    MatchRecord record = record();
    Path made = folder.resolve("made");
    HostedRecords records = HostedRecords.inNewFolder(made);
    StringWriter err = new StringWriter();
    HostReporter reporter =
        new HostReporter(new PrintWriter(Writer.nullWriter()), new PrintWriter(err), records, 3);
    Files.writeString(made.resolve("1.json"), "somebody else's");
    reporter.finished(1, "x", record);
    assertThat(made.resolve("1.json")).hasContent("somebody else's");
    assertThat(made.resolve("1-2.json")).hasContent(record.json());
    assertThat(err.toString()).isEmpty();
    Files.delete(made.resolve("1.json"));
    Files.delete(made.resolve("1-2.json"));
    Files.delete(made);
    reporter.finished(2, "x", record);
    assertThat(err.toString())
        .startsWith("the record of game 2 cannot be written: ")
        .endsWith(record.json() + "\n");
    reporter.finished(3, "x", record);
    assertThat(reporter.awaitExitCode()).isEqualTo(1);
  }

  @Test
  void abandonedGamesAreCountedAndAFailedHostEnds() throws Exception {
    StringWriter err = new StringWriter();
    HostReporter counting = reporter(err, 1);
    counting.abandoned(1, "x", new IllegalStateException("broken"));
    assertThat(counting.awaitExitCode()).isZero();
    HostReporter unending = reporter(err, HostReporter.ENDLESS);
    unending.abandoned(1, "x", new IllegalStateException("broken"));
    unending.failed(new IOException("no more files"));
    assertThat(unending.awaitExitCode()).isEqualTo(1);
    String abandoned =
        "game 1 is abandoned without a record: java.lang.IllegalStateException: broken\n";
    assertThat(err)
        .hasToString(
            abandoned.repeat(2)
                + "the host cannot receive clients any more: java.io.IOException: no more files\n");
  }

  private static HostReporter reporter(StringWriter err, long games) {
    return new HostReporter(
        new PrintWriter(Writer.nullWriter()), new PrintWriter(err), HostedRecords.none(), games);
  }

  @Test
  void aTakenPortAndAMissingHostAreSentences() throws IOException {
    String port;
    try (ServerSocket taken = new ServerSocket(0, 1, InetAddress.getByName("127.0.0.1"))) {
      port = Integer.toString(taken.getLocalPort());
      CommandRun host = CommandRun.of("host", "foosball", "--port", port);
      assertThat(host.exitCode()).isEqualTo(1);
      assertThat(host.err()).startsWith("the host cannot listen on 127.0.0.1:" + port + ": ");
    }
    CommandRun join = join(port, "1", "sound");
    assertThat(join.exitCode()).isEqualTo(1);
    assertThat(join.err()).startsWith("no host answers at 127.0.0.1:" + port + ": ");
  }

  @Test
  void theSampleClientPlaysAWholeGameAgainstABot() throws Exception {
    String client = PythonClient.command("foosball.py");
    Hosting host = new Hosting("--games", "1", "--bot", "sound");
    Path output = folder.resolve("output.txt");
    Process python =
        new ProcessBuilder((client + " 0 127.0.0.1 " + host.port()).split(" "))
            .redirectErrorStream(true)
            .redirectOutput(output.toFile())
            .start();
    try {
      assertThat(python.waitFor()).isZero();
      assertThat(Files.readString(output))
          .matches("Waiting for game \\d+\\RREADY\\Rover: \\d+ to \\d+\\R");
      assertThat(host.end()).isZero();
      assertThat(host.lines).noneMatch(line -> line.contains("warning"));
    } finally {
      python.destroyForcibly();
    }
  }
}
