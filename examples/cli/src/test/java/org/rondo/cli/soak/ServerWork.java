package org.rondo.cli.soak;

import static org.assertj.core.api.Assertions.assertThat;

import com.google.gson.JsonObject;
import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStreamReader;
import java.io.PipedReader;
import java.io.PipedWriter;
import java.io.PrintWriter;
import java.io.StringWriter;
import java.net.Socket;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Map;
import org.rondo.cli.CommandRun;
import org.rondo.cli.RondoCommand;
import org.rondo.cli.server.OrganiserClient;
import org.rondo.cli.server.PlayClient;
import org.rondo.format.standard.FormatCatalog;
import org.rondo.game.Game;
import org.rondo.game.GameCatalog;
import org.rondo.match.Openings;
import org.rondo.server.RondoServer;
import org.rondo.server.contest.Contest;
import org.rondo.server.contest.ContestListener;
import org.rondo.server.contest.ContestPlayer;
import org.rondo.tournament.Competition;

/** Servers with their clients: some play, some watch, and some vanish. */
final class ServerWork {
  private static final List<String> TEAMS = List.of("ada", "ben", "cyd", "dan");

  /** A position of Othello with few empty squares. */
  private static final List<String> LATE =
      List.of(
          "00000000",
          "01111110",
          "01011010",
          "01101010",
          "01010110",
          "01111110",
          "0*1111**",
          "***11***");

  private ServerWork() {}

  static List<SoakWork> all() {
    return List.of(
        new SoakWork("event", ServerWork::event),
        new SoakWork("contest of 2017", ServerWork::contest),
        new SoakWork("server that is interrupted", (folder, seed) -> serve(folder)),
        new SoakWork("hosts", (folder, seed) -> host(seed)));
  }

  private static void event(Path folder, int seed) throws Exception {
    Files.writeString(folder.resolve("teams.xml"), PlayClient.file(TEAMS));
    Game<?, ?> game = GameCatalog.find("tic-tac-toe");
    Competition<?, ?> competition =
        Competition.of(game, FormatCatalog.find("swiss:rounds=2,games=2", 2));
    List<PlayClient> clients = new ArrayList<>();
    try (RondoServer server =
        RondoServer.of(folder)
            .port(0)
            .event(competition, Openings.none())
            .silence(Duration.ofMillis(500))
            .transcripts(folder.resolve("transcripts"))
            .problems(problem -> {})
            .start()) {
      OrganiserClient organiser = new OrganiserClient(server.url());
      for (String team : TEAMS) {
        clients.add(new PlayClient(server.url(), team, "random").start());
      }
      organiser.awaitPlayers(TEAMS.size());
      organiser.draw(TEAMS, Integer.toString(seed));
      try (Socket watching = call(server, "GET /live/events HTTP/1.1\r\nHost: x\r\n\r\n");
          Socket unfinished = call(server, "POST /play HTTP/1.1\r\nContent-Length: 99\r\n\r\n{");
          Socket garbled = call(server, "\u0001\u0002\r\n\r\n")) {
        assertThat(firstLine(watching)).contains(" 200 ");
        assertThat(firstLine(garbled)).contains(" 400 ");
        // The program of a team is killed in its first game, and started again.
        clients.get(0).hold(true);
        organiser.order(Map.of("action", "next", "round", "1"));
        organiser.await(
            found -> found.getAsJsonArray("running").toString().contains("\"game\":1,"));
        clients.get(0).leave();
        clients.get(0).awaitEnd();
        clients.set(0, new PlayClient(server.url(), TEAMS.get(0), "random").start());
        JsonObject end = organiser.playOn();
        assertThat(end.get("phase").getAsString()).as(end.toString()).isEqualTo("FINISHED");
        assertThat(unfinished.isConnected()).isTrue();
      }
    } finally {
      for (PlayClient client : clients) {
        client.leave();
        client.awaitEnd();
      }
    }
  }

  private static Socket call(RondoServer server, String request) throws IOException {
    Socket socket = new Socket(server.address().getAddress(), server.address().getPort());
    socket.getOutputStream().write(request.getBytes(StandardCharsets.ISO_8859_1));
    return socket;
  }

  private static String firstLine(Socket socket) throws IOException {
    return new BufferedReader(
            new InputStreamReader(socket.getInputStream(), StandardCharsets.ISO_8859_1))
        .readLine();
  }

  /** Starts a game once two players are there. */
  private static void start(Contest contest) {
    List<Integer> players =
        contest.players().stream()
            .sorted(Comparator.comparing(ContestPlayer::team))
            .map(ContestPlayer::id)
            .toList();
    if (players.size() == 2 && contest.games().isEmpty()) {
      int game = contest.createGame("organiser");
      contest.setMap(game, LATE);
      players.forEach(player -> contest.addPlayer(game, player));
      contest.start(game);
      contest.resume(game);
    }
  }

  private static void contest(Path folder, int seed) throws Exception {
    Path teams = Files.writeString(folder.resolve("teams.xml"), PlayClient.file(TEAMS));
    try (RondoServer server =
        RondoServer.of(folder.resolve("data"))
            .port(0)
            .teams(teams)
            .minimumTurn(Duration.ZERO)
            .start()) {
      Contest contest = server.contest();
      contest.addListener(
          new ContestListener() {
            @Override
            public void playersChanged() {
              start(contest);
            }
          });
      both(
          () -> join(folder, server.url(), "ada", seed),
          () -> join(folder, server.url(), "ben", seed));
      assertThat(contest.games()).hasSize(1);
    }
  }

  private static void join(Path folder, String url, String team, int seed) throws IOException {
    Path secret = Files.writeString(folder.resolve(team), PlayClient.secret(team) + "\n");
    CommandWork.run(
        "join",
        "pug",
        "random",
        "--server=" + url,
        "--team=" + team,
        "--secret-file=" + secret,
        "--games=1",
        "--seed=" + seed);
  }

  /** One of two things that are done at the same time. */
  private interface Part {
    void run() throws IOException;
  }

  private static void both(Part one, Part other) throws Exception {
    List<Throwable> thrown = new ArrayList<>();
    Thread second =
        new Thread(
            () -> {
              try {
                other.run();
              } catch (IOException | RuntimeException | AssertionError e) {
                thrown.add(e);
              }
            },
            "second client");
    second.start();
    one.run();
    second.join();
    assertThat(thrown).isEmpty();
  }

  /** A command in a thread of its own, whose output is read line by line. */
  private static final class RunningCommand {
    private final StringWriter err = new StringWriter();
    private final BufferedReader lines;
    private final Thread thread;

    RunningCommand(String... words) throws IOException {
      PipedReader said = new PipedReader();
      PrintWriter out = new PrintWriter(new PipedWriter(said), true);
      lines = new BufferedReader(said);
      thread =
          new Thread(() -> RondoCommand.run(out, new PrintWriter(err, true), words), "command");
      thread.start();
    }

    String line() throws IOException {
      return lines.readLine();
    }

    void end() throws InterruptedException {
      thread.interrupt();
      thread.join();
    }
  }

  private static void serve(Path folder) throws Exception {
    Files.writeString(folder.resolve("teams.xml"), PlayClient.file(TEAMS));
    RunningCommand command =
        new RunningCommand("serve", "--port=0", "--data=" + folder, "--watch=" + folder);
    String line = command.line();
    assertThat(line).as(command.err.toString()).startsWith("listening on http://127.0.0.1:");
    command.end();
  }

  private static void host(int seed) throws Exception {
    RunningCommand host =
        new RunningCommand("host", "foosball", "--port=0", "--pause=1", "--games=1");
    String port = host.line().replaceFirst(".*:", "");
    both(() -> meet(port, "beginner", seed), () -> meet(port, "random", seed));
    host.end();
  }

  private static void meet(String port, String bot, int seed) {
    CommandRun run =
        CommandRun.of("join", "foosball", bot, "--game=7", "--port=" + port, "--seed=" + seed);
    assertThat(run.exitCode()).as(run.err()).isZero();
  }
}
