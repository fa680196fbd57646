package org.rondo.server;

import static org.assertj.core.api.Assertions.assertThat;

import com.google.gson.JsonObject;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Queue;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.ConcurrentLinkedQueue;
import java.util.concurrent.Executor;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.atomic.AtomicLong;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;
import org.rondo.server.contest.Contest;

/** Many clients that play at the same time. */
class ManyClientsTest {
  /** The threads of the server's pool, and those that keep the time. */
  private static final long MAX_THREADS = 64 + 8;

  private static final int GAMES = 250;
  private static final long MAX_MEGABYTES = 256;

  private final Queue<Duration> delays = new ConcurrentLinkedQueue<>();

  @TempDir private Path folder;

  private ServerProcess start(int teams) throws IOException {
    String lines =
        IntStream.range(0, teams)
            .mapToObj("<Team Name=\"team%d\" Authenticate=\"false\"/>\n"::formatted)
            .collect(Collectors.joining());
    Files.writeString(
        folder.resolve("teams.xml"),
        "<TeamList><Teams>\n"
            + lines
            + "<Team Name=\"boss\" Secret=\"p0wer-of-the-boss\" Role=\"Power\"/></Teams></TeamList>\n");
    return ServerProcess.start(folder);
  }

  /** The two clients of a game, and the delay of every answer. */
  private final class PlayedGame implements PlayingClient.Listener {
    private final List<PlayingClient> clients = new ArrayList<>();

    /** The time since which both clients have waited for the end of the turn. */
    private final AtomicLong waiting = new AtomicLong();

    /**
     * Begins a game.
     *
     * @param number the number of the game, from 0
     * @param thinking runs the call of a move when its client has thought
     */
    PlayedGame(HttpTransport server, ServiceClient organiser, int number, Executor thinking) {
      List<ServiceClient> logged =
          Stream.of(2 * number, 2 * number + 1)
              .map(team -> new ServiceClient(timed(server), "team" + team, "client"))
              .map(ServiceClient::loginAsPlayer)
              .toList();
      logged.forEach(client -> clients.add(new PlayingClient(client, thinking, this)));
      JsonObject game = ServiceClient.ok(organiser.admin("CreateGame", Map.of()));
      int id = game.getAsJsonObject("GameInfo").get("GameId").getAsInt();
      for (ServiceClient client : logged) {
        Map<String, Integer> player = Map.of("GameId", id, "PlayerId", client.player());
        ServiceClient.ok(organiser.admin("AddGamePlayer", player));
      }
      Map<String, ?> map = Map.of("Width", 8, "Height", 8, "Rows", Contest.STANDARD_MAP);
      ServiceClient.ok(organiser.admin("SetGameMap", Map.of("GameId", id, "MapData", map)));
      ServiceClient.ok(organiser.admin("StartGame", Map.of("GameId", id)));
      ServiceClient.ok(organiser.admin("ResumeGame", Map.of("GameId", id)));
    }

    private ServiceTransport timed(HttpTransport server) {
      return (kind, operation, body) -> {
        long begin = System.nanoTime();
        CompletableFuture<String> answer = server.call(kind, operation, body);
        return operation.startsWith("Wait")
            ? answer
            : answer.whenComplete((text, failure) -> delays.add(since(begin)));
      };
    }

    private static Duration since(long begin) {
      return Duration.ofNanos(System.nanoTime() - begin);
    }

    @Override
    public void waits() {
      waiting.set(System.nanoTime());
    }

    @Override
    public void turned() {
      delays.add(since(waiting.get()));
    }

    /** {@return the condition under which the game ended, when both clients have left it} */
    CompletableFuture<String> play() {
      CompletableFuture<String> dark = left(clients.get(0));
      return dark.thenCombine(left(clients.get(1)), (one, other) -> one);
    }

    private CompletableFuture<String> left(PlayingClient client) {
      Map<String, Integer> player = Map.of("PlayerId", client.client().player());
      return client
          .play()
          .thenCompose(end -> client.client().start("LeaveGame", player).thenApply(answer -> end));
    }
  }

  private List<PlayedGame> begin(HttpTransport server) {
    ServiceClient organiser = new ServiceClient(server, "boss", "organiser").login();
    return IntStream.range(0, GAMES)
        .mapToObj(number -> new PlayedGame(server, organiser, number, thinking(number)))
        .toList();
  }

  /** {@return the thinking of the clients of a game: about the minimum turn of the contest} */
  private static Executor thinking(int number) {
    return CompletableFuture.delayedExecutor(2500 + 1000L * number / GAMES, TimeUnit.MILLISECONDS);
  }

  /** Has the games begin one after another, within three seconds. */
  private static List<CompletableFuture<String>> begun(List<PlayedGame> games) {
    return IntStream.range(0, GAMES)
        .mapToObj(
            number ->
                CompletableFuture.supplyAsync(
                        games.get(number)::play,
                        CompletableFuture.delayedExecutor(
                            3000L * number / GAMES, TimeUnit.MILLISECONDS))
                    .thenCompose(end -> end))
        .toList();
  }

  private static void requireEnds(List<CompletableFuture<String>> ends) {
    assertThat(ends.stream().map(CompletableFuture::join)).containsOnly("Won");
  }

  /** 500 clients, which think for three seconds before each move; the figures are in a file. */
  @Test
  @Tag("long")
  @Timeout(1200)
  void fiveHundredClientsAreAnsweredByTheSameThreads() throws Exception {
    List<String> figures = new ArrayList<>();
    try (ServerProcess server = start(2 * GAMES)) {
      HttpTransport transport = new HttpTransport(server.url());
      for (int round = 1; round <= 2; round++) {
        List<PlayedGame> games = begin(transport);
        delays.clear();
        List<CompletableFuture<String>> ends = begun(games);
        // The first game is over, and the others are not.
        ends.get(0).join();
        ServerProcess.Use use = server.use();
        requireEnds(ends);
        figures.add(figures(round, use));
        Files.write(Path.of("target", "many-clients.txt"), figures);
        assertThat(use.threads()).isBetween(1L, MAX_THREADS);
        assertThat(use.memory()).isLessThan(MAX_MEGABYTES);
      }
    }
  }

  private String figures(int round, ServerProcess.Use use) {
    List<Long> sorted = delays.stream().map(Duration::toMillis).sorted().toList();
    return String.format(
        Locale.ROOT,
        "round %d: %d answers, median %d ms, 99th percentile %d ms, longest %d ms,"
            + " %d threads, %d MB",
        round,
        sorted.size(),
        sorted.get(sorted.size() / 2),
        sorted.get(sorted.size() * 99 / 100),
        sorted.get(sorted.size() - 1),
        use.threads(),
        use.memory());
  }
}
