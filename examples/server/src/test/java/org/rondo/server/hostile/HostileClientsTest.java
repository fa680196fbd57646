package org.rondo.server.hostile;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.net.URI;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.concurrent.locks.LockSupport;
import java.util.stream.Stream;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;
import org.rondo.server.RondoServer;
import org.rondo.server.contest.JumpingTime;

/** No sort of bad client costs another client its game, or the server its memory. */
class HostileClientsTest {
  private static final int KILOBYTE = 1024;

  /** The connections that the fair clients may keep open for their next calls. */
  private static final int KEPT = 8;

  /** The threads of the server's pool, and those that keep the time. */
  private static final int MAX_THREADS = 64 + 8;

  @TempDir private Path folder;

  /** A game that goes on while the server is attacked; a new one begins when it is over. */
  private static final class FairGames {
    private final URI url;
    private final List<Duration> delays = new ArrayList<>();
    private FairGame game;
    private int begun;

    FairGames(URI url) throws IOException, InterruptedException {
      this.url = url;
      game = next();
    }

    private FairGame next() throws IOException, InterruptedException {
      begun++;
      return FairGame.begin(url, "fair" + begun);
    }

    /** Plays a turn of the game. */
    void playTurn() throws IOException, InterruptedException {
      if (game.isOver()) {
        finish();
        game = next();
      }
      game.playTurn();
    }

    void finish() throws IOException, InterruptedException {
      while (!game.isOver()) {
        game.playTurn();
      }
      game.checkEnd();
      delays.addAll(game.delays());
    }
  }

  private RondoServer start(JumpingTime time) throws IOException {
    Path teams = Files.writeString(folder.resolve("teams.xml"), HostileTarget.TEAMS);
    return RondoServer.of(folder.resolve("data"))
        .port(0)
        .teams(teams)
        .minimumTurn(Duration.ZERO)
        .time(time)
        .start();
  }

  @Test
  @Timeout(600)
  void everySortIsRefusedWhileAGameGoesOn() throws Exception {
    JumpingTime time = new JumpingTime();
    try (RondoServer server = start(time)) {
      URI url = URI.create(server.url());
      FairGames fair = new FairGames(url);
      Path teams = folder.resolve("teams.xml");
      HostileTarget target = new HostileTarget(url, teams, time, fair.game);
      long sockets = sockets();
      for (HostileSort sort : HostileSort.values()) {
        try (target) {
          sort.attack(target, 1);
          fair.playTurn();
          target.protect(fair.game);
        } catch (AssertionError e) {
          throw new AssertionError(sort + ": " + e.getMessage(), e);
        }
      }
      fair.finish();
      awaitSockets(sockets + KEPT);
      assertThat(serverThreads()).isLessThanOrEqualTo(MAX_THREADS);
    }
  }

  /** Each sort with all its strength, for minutes. */
  @Test
  @Tag("long")
  @Timeout(3600)
  void theServerKeepsItsMemoryAndItsPace() throws Exception {
    JumpingTime time = new JumpingTime();
    try (RondoServer server = start(time)) {
      URI url = URI.create(server.url());
      FairGames fair = new FairGames(url);
      HostileTarget target = new HostileTarget(url, folder.resolve("teams.xml"), time, fair.game);
      long sockets = sockets();
      long memory = 0;
      List<String> figures = new ArrayList<>();
      for (HostileSort sort : HostileSort.values()) {
        List<Duration> before = List.copyOf(fair.delays);
        long begin = System.nanoTime();
        Duration attacked;
        try (target) {
          Thread attack = new Thread(() -> attack(sort, target), "attack");
          attack.start();
          while (attack.isAlive()) {
            fair.playTurn();
          }
          attack.join();
          attacked = Duration.ofNanos(System.nanoTime() - begin);
        }
        fair.finish();
        List<Duration> delays =
            new ArrayList<>(fair.delays.subList(before.size(), fair.delays.size()));
        fair.game = fair.next();
        target.protect(fair.game);
        awaitSockets(sockets + KEPT);
        memory = Math.max(memory, usedKilobytes());
        Collections.sort(delays);
        figures.add(
            "%s: %d ms, meanwhile %d calls of others, 99th percentile %d ms, longest %d ms, %d MB"
                .formatted(
                    sort,
                    attacked.toMillis(),
                    delays.size(),
                    delays.get(delays.size() * 99 / 100).toMillis(),
                    delays.get(delays.size() - 1).toMillis(),
                    usedKilobytes() / KILOBYTE));
        Files.write(Path.of("target", "hostile-clients.txt"), figures);
      }
      assertThat(failures).isEmpty();
      assertThat(memory).isLessThan(256L * KILOBYTE);
      assertThat(serverThreads()).isLessThanOrEqualTo(MAX_THREADS);
    }
  }

  private final List<Throwable> failures = Collections.synchronizedList(new ArrayList<>());

  private void attack(HostileSort sort, HostileTarget target) {
    try {
      if (sort == HostileSort.BURSTS) {
        target.burst(150_000, 5000);
      } else {
        sort.attack(target, sort == HostileSort.TOO_MANY_GAMES ? 1000 : 20);
      }
    } catch (IOException | InterruptedException | AssertionError e) {
      failures.add(new AssertionError(sort + ": " + e.getMessage(), e));
    }
  }

  private static long usedKilobytes() {
    System.gc();
    Runtime runtime = Runtime.getRuntime();
    return (runtime.totalMemory() - runtime.freeMemory()) / KILOBYTE;
  }

  /** {@return the number of sockets of this virtual machine; 0 where it cannot be known} */
  private static long sockets() throws IOException {
    Path descriptors = Path.of("/proc/self/fd");
    if (!Files.isDirectory(descriptors)) {
      return 0;
    }
    try (Stream<Path> all = Files.list(descriptors)) {
      return all.filter(HostileClientsTest::isSocket).count();
    }
  }

  private static boolean isSocket(Path descriptor) {
    try {
      return Files.readSymbolicLink(descriptor).toString().startsWith("socket:");
    } catch (IOException e) {
      return false; // closed in the meantime
    }
  }

  /** Waits until the sockets of an attack are closed at both ends, or the test's time is over. */
  private static void awaitSockets(long most) throws IOException {
    while (sockets() > most) {
      LockSupport.parkNanos(1_000_000);
    }
  }

  private static long serverThreads() {
    return Thread.getAllStackTraces().keySet().stream()
        .filter(thread -> thread.getName().startsWith("rondo "))
        .count();
  }
}
