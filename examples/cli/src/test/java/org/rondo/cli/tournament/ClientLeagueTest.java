package org.rondo.cli.tournament;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.net.InetAddress;
import java.net.InetSocketAddress;
import java.net.ServerSocket;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Assumptions;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.rondo.cli.CommandRun;
import org.rondo.cli.remote.PythonClient;
import org.rondo.foosball.Foosball;
import org.rondo.foosball.bot.FoosballBots;
import org.rondo.foosball.remote.FoosballClient;
import org.rondo.random.Seed;

/** Tournaments and duels in which clients play over TCP, one of them in Python. */
@Timeout(600)
class ClientLeagueTest {
  private final List<Thread> clients = new ArrayList<>();

  @TempDir private Path folder;

  @AfterEach
  void endClients() throws InterruptedException {
    clients.forEach(Thread::interrupt);
    for (Thread client : clients) {
      client.join();
    }
  }

  private static int freePort() throws IOException {
    try (ServerSocket socket = new ServerSocket(0)) {
      return socket.getLocalPort();
    }
  }

  /** Lets a client of this virtual machine connect for every match, also before there is a host. */
  private void client(int port, String id) {
    InetSocketAddress host = new InetSocketAddress(InetAddress.getLoopbackAddress(), port);
    start(
        () -> {
          try (FoosballClient client = FoosballClient.join(host, id, Duration.ofSeconds(30))) {
            client.play(new Foosball(), FoosballBots.beginner(), Seed.of(1));
          } catch (IOException e) {
            // The host is not open, or has closed the connection; the client tries again.
          }
        });
  }

  /** Lets the client in Python connect for every match. */
  private void pythonClient(int port, String id) {
    Path script = Path.of("..", "clients", "foosball.py");
    start(
        () -> {
          try {
            Process process =
                new ProcessBuilder(
                        PythonClient.interpreter(), script.toString(), id, "127.0.0.1", "" + port)
                    .redirectErrorStream(true)
                    .redirectOutput(folder.resolve(id + ".log").toFile())
                    .start();
            process.onExit().join();
          } catch (IOException e) {
            throw new AssertionError("python3 cannot be started", e);
          }
        });
  }

  private void start(Runnable match) {
    Thread thread =
        new Thread(
            () -> {
              while (!Thread.currentThread().isInterrupted()) {
                match.run();
              }
            });
    clients.add(thread);
    thread.start();
  }

  private CommandRun cup(String out, int port, String... more) {
    List<String> arguments =
        new ArrayList<>(
            List.of("tournament", "foosball", "--format", "round-robin", "--games", "1"));
    arguments.addAll(List.of("--bot", "Red=tcp:id=red", "--bot", "Blue=tcp:id=blue"));
    arguments.addAll(List.of("--bot", "sound", "--seed", "3", "--port", "" + port));
    arguments.addAll(List.of("--out", folder.resolve(out).toString()));
    arguments.addAll(List.of(more));
    return CommandRun.of(arguments.toArray(String[]::new));
  }

  private Path file(String out, String name) {
    return folder.resolve(out).resolve("foosball").resolve(name);
  }

  @Test
  void clientsPlayALeagueThatIsStoppedAndResumed() throws IOException {
    Assumptions.assumeTrue(PythonClient.isThere(), "there is no python3 to run the sample client");
    int port = freePort();
    client(port, "red");
    pythonClient(port, "blue");
    CommandRun stopped = cup("stopped", port, "--until-round", "1");
    assertThat(stopped.exitCode()).isZero();
    assertThat(stopped.err())
        .startsWith(
            "clients connect to 127.0.0.1:"
                + port
                + " for every match, with game ID red, blue; the matches are played one at a"
                + " time\n");
    assertThat(cup("stopped", port, "--resume").exitCode()).isZero();
    CommandRun whole = cup("whole", port);
    assertThat(whole.err()).doesNotContain("fault");
    assertThat(whole.out()).contains("Red", "Blue", "sound");
    assertThat(file("stopped", "games.jsonl")).hasSameBinaryContentAs(file("whole", "games.jsonl"));
    assertThat(Files.readString(file("stopped", "standings.txt")))
        .isEqualTo(Files.readString(file("whole", "standings.txt")));
  }

  @Test
  void aClientThatDoesNotComeLosesItsMatchesAndIsNamed() {
    CommandRun run =
        CommandRun.of(
            "duel",
            "foosball",
            "tcp:id=red",
            "sound",
            "--games",
            "2",
            "--port",
            "0",
            "--gather",
            "0",
            "--wait",
            "1",
            "--seed",
            "1");
    assertThat(run.err()).contains("no client has come with game ID red\n");
    assertThat(run.out()).contains("2 games, 2 different: 0 wins, 0 draws, 2 losses, faults 2-0");
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "duel foosball tcp:id=a tcp:id=a | two entrants have the game ID of tcp:id=a; give each its"
            + " own",
        "duel foosball tcp:id=0 sound | game ID 0 asks for a random one; choose another for a team",
        "duel foosball tcp sound | tcp needs the option id; write tcp:id='...'",
        "duel foosball tcp:id=a sound --wait 51 | wait 51 is not in 1..50 seconds",
        "duel foosball tcp:id=a sound --gather -1 | gather -1 is not in 0..86400 seconds",
        "tournament foosball --bot tcp:id=a --bot tcp:id=b --port 65536 | port 65536 is not in"
            + " 0..65535",
      })
  void whatCannotBePlayedIsASentenceAndExitCode2(String arguments, String sentence) {
    assertThat(CommandRun.of(arguments.strip().split(" ")))
        .isEqualTo(new CommandRun(2, "", sentence.strip() + "\n"));
  }
}
