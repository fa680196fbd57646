package org.rondo.cli.browser;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.net.InetAddress;
import java.net.ServerSocket;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.NoSuchFileException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.TimeUnit;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Assumptions;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.extension.ExtendWith;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import org.rondo.bot.Bot;
import org.rondo.cli.RondoProcess;
import org.rondo.cli.remote.PythonClient;
import org.rondo.format.Standings;
import org.rondo.othello.Board;
import org.rondo.othello.OthelloMove;
import org.rondo.othello.Pug2017;
import org.rondo.random.Rng;
import org.rondo.random.Seed;
import org.rondo.report.StandingsReport;
import org.rondo.tournament.Tournament;
import org.rondo.tournament.TournamentArchive;

/**
 * An event from an empty server to its awards: an organiser clicks, programs in Python play, and
 * the server is killed and started again.
 */
@ExtendWith(BrowserExtension.class)
@Timeout(value = 30, unit = TimeUnit.MINUTES)
class EventInBrowserTest {
  private static final List<String> EIGHT_TEAMS =
      List.of("ada", "ben & <b>co</b>", "cyd", "dan", "eve", "fay", "gus", "hal");

  private static final long SEED = 7;
  private static final int FIRST_PORT = 20_000;
  private static final int PORTS = 12_000;

  /** The most bytes that games write before the next kill; a game writes about 28,000. */
  private static final int BYTES_BETWEEN = 15_000;

  /** The choice in the sample client, and the one that replaces it: each team has its own order. */
  private static final String MAX_DISCS = "key=lambda square: turned(rows, own, *square)";

  private static final String OWN_ORDER =
      "key=lambda at: (min(1, turned(rows, own, *at)), (8 * at[0] + at[1]) * %d %% 67)";

  @TempDir private Path folder;

  private final List<Process> clients = new ArrayList<>();
  private List<String> teams = List.of();
  private Path data;
  private int port;
  private int starts;
  private volatile RondoProcess server;
  private volatile boolean isOver;

  @BeforeEach
  void requirePython() {
    Assumptions.assumeTrue(PythonClient.isThere(), "there is no python3 to run the clients");
  }

  private void startServer() throws IOException, InterruptedException {
    data = Files.createDirectories(folder.resolve("event"));
    StringBuilder file = new StringBuilder("<TeamList><Teams>");
    for (String team : teams) {
      String name = team.replace("&", "&amp;").replace("<", "&lt;");
      file.append("<Team Name=\"").append(name).append("\" Secret=\"a secret\"/>");
    }
    file.append("<Team Name=\"" + OrganiserInBrowser.TEAM + "\" Role=\"Power\" Secret=\"");
    file.append(OrganiserInBrowser.SECRET + "\"/></Teams></TeamList>");
    Files.writeString(data.resolve("teams.xml"), file);
    port = freePort();
    server = start();
  }

  @AfterEach
  void endProcesses() throws InterruptedException {
    for (Process client : clients) {
      client.destroyForcibly().waitFor();
    }
    if (server != null) {
      server.kill();
    }
  }

  /** Returns a port that the system gives to no connection by itself. */
  private static int freePort() {
    int candidate = (int) (ProcessHandle.current().pid() % PORTS);
    while (true) {
      try (ServerSocket socket =
          new ServerSocket(FIRST_PORT + candidate, 1, InetAddress.getLoopbackAddress())) {
        return socket.getLocalPort();
      } catch (IOException e) {
        candidate = (candidate + 1) % PORTS;
      }
    }
  }

  private RondoProcess start() throws IOException, InterruptedException {
    List<String> serve =
        List.of("serve", "--port", "" + port, "--data", "" + data, "--minimum-turn", "0");
    starts++;
    Path output = Files.createFile(folder.resolve("output-" + starts + ".txt"));
    RondoProcess started = RondoProcess.start(serve, output);
    assertThat(started.says(output, "listening on")).as(Files.readString(output)).isTrue();
    return started;
  }

  private static int factor(String team) {
    return 5 + 3 * EIGHT_TEAMS.indexOf(team);
  }

  private void startClients() throws IOException {
    String sample = Files.readString(Path.of("..", "clients", "pug_2017.py"));
    assertThat(sample).contains(MAX_DISCS);
    for (String team : teams) {
      Path client = folder.resolve("client-" + teams.indexOf(team) + ".py");
      Files.writeString(client, sample.replace(MAX_DISCS, OWN_ORDER.formatted(factor(team))));
      ProcessBuilder python =
          new ProcessBuilder(
              PythonClient.interpreter(),
              client.toString(),
              "http://127.0.0.1:" + port,
              team,
              "python",
              "99");
      python.environment().put("RONDO_SECRET", "a secret");
      python.redirectErrorStream(true);
      python.redirectOutput(client.resolveSibling(client.getFileName() + ".txt").toFile());
      clients.add(python.start());
    }
  }

  /** A bot that plays as the client of a team does. */
  private static Bot<Board, OthelloMove> bot(String team) {
    return decision ->
        decision.moves().list().stream()
            .max(Comparator.comparingInt(move -> preference(move.text(), factor(team))))
            .orElseThrow();
  }

  private static int preference(String move, int factor) {
    return move.equals("pass")
        ? -1
        : (8 * ('8' - move.charAt(1)) + move.charAt(0) - 'a') * factor % 67;
  }

  /** Plays the same knockout without a server; returns its folder. */
  private Path undisturbed() throws IOException, InterruptedException {
    Path place = folder.resolve("undisturbed");
    Tournament<Board, OthelloMove> tournament =
        Tournament.of(Pug2017.competition()).folder(place).seed(SEED);
    teams.forEach(team -> tournament.entrant(team, () -> bot(team)));
    tournament.play();
    return place;
  }

  private static Standings standings(Path place) throws IOException {
    try (TournamentArchive archive = TournamentArchive.open(place)) {
      return archive.standings().withNotes(archive.remarks());
    }
  }

  /** Returns the bytes that the games have written so far. */
  private long written() {
    try (Stream<Path> logs = Files.list(data.resolve("protocols"))) {
      return logs.mapToLong(log -> log.toFile().length()).sum();
    } catch (NoSuchFileException e) {
      return 0;
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  private Path knockout() {
    return data.resolve("knockout-1");
  }

  /** Returns the lines of the journal that are whole. */
  private String journal() throws IOException {
    String text = Files.readString(knockout().resolve("journal.jsonl"), StandardCharsets.UTF_8);
    return text.substring(0, text.lastIndexOf('\n') + 1);
  }

  /** Returns the number of games that have ended. */
  private long ended() {
    try {
      return journal().lines().filter(line -> line.startsWith("{\"game\":")).count();
    } catch (NoSuchFileException e) {
      return 0;
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  /**
   * Kills and starts the server a number of times, from the first game to the final. A quarter of
   * the kills come as soon as a game has ended.
   *
   * @return the journals that the kills left
   */
  private List<String> kill(int times, Rng moments) {
    List<String> journals = new ArrayList<>();
    try {
      while (journals.size() < times && !isOver) {
        long games = (long) journals.size() * (teams.size() - 1) / times;
        long bytes = moments.below(4) == 0 ? 0 : 1 + moments.below(BYTES_BETWEEN);
        long before = written();
        assertThat(
                server.killOnce(() -> isOver || (ended() >= games && written() >= before + bytes)))
            .isTrue();
        if (!isOver) {
          journals.add(journal());
          server = start();
        }
      }
    } catch (IOException | InterruptedException e) {
      throw new IllegalStateException(e);
    }
    return journals;
  }

  private void sameResultWithKills(Chromium browser, int size, int kills, long seed)
      throws Exception {
    teams = EIGHT_TEAMS.subList(0, size);
    startServer();
    browser.look(1280, 900, "light");
    CompletableFuture<List<String>> killer = CompletableFuture.completedFuture(List.of());
    try (OrganiserInBrowser organiser =
        new OrganiserInBrowser(browser, "http://127.0.0.1:" + port, teams.size())) {
      organiser.prepare();
      startClients();
      organiser.draw("" + SEED);
      Rng moments = Seed.of(seed).child("kills").rng();
      killer = CompletableFuture.supplyAsync(() -> kill(kills, moments));
      assertThat(organiser.playOn()).contains("champion", "most points", EIGHT_TEAMS.get(1));
      Path undisturbed = undisturbed();
      Standings expected = standings(undisturbed);
      assertThat(organiser.seenWinners().lines())
          .containsExactlyElementsOf(
              expected.bracket().stream()
                  .flatMap(round -> round.pairs().stream())
                  .map(Standings.BracketPair::winner)
                  .collect(Collectors.toList()));
      assertThat(new StandingsReport(standings(knockout())).text())
          .isEqualTo(new StandingsReport(expected).text());
      assertThat(standings(knockout()).awards()).isEqualTo(expected.awards());
      assertThat(standings(knockout()).bracket()).isEqualTo(expected.bracket());
      assertThat(knockout().resolve("games.jsonl"))
          .hasSameBinaryContentAs(undisturbed.resolve("games.jsonl"));
    } finally {
      isOver = true;
      killer.exceptionally(thrown -> List.of()).join();
    }
    assertThat(killer.join()).hasSize(kills).allMatch(journal()::startsWith);
  }

  @Test
  void anEventIsClickedFromAnEmptyServerToItsAwardsAndSurvivesAKill(Chromium browser)
      throws Exception {
    sameResultWithKills(browser, 4, 1, 2017);
  }

  @ParameterizedTest
  @ValueSource(longs = {1, 2, 2017})
  @Tag("long")
  void anEventSurvivesTenKills(long seed, Chromium browser) throws Exception {
    sameResultWithKills(browser, 8, 10, seed);
  }
}
