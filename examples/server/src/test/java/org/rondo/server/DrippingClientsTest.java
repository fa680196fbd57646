package org.rondo.server;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.net.URI;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.time.Instant;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.concurrent.atomic.AtomicReference;
import java.util.concurrent.locks.LockSupport;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;
import org.rondo.server.DrippingClients.OpenCall;

/** Clients that hold many connections and send a byte now and then shut no other client out. */
@Timeout(600)
class DrippingClientsTest {
  private static final int LIMIT = 20;

  /** The number of log-ins after which a server is as fast as one that has run for a while. */
  private static final int WARM = 300;

  /** The time between two log-ins of honest clients. */
  private static final long PAUSE_NANOS = 20_000_000;

  private static final Duration DAY = Duration.ofDays(1);

  @TempDir private Path folder;

  private final AtomicReference<Instant> now = new AtomicReference<>(Instant.EPOCH);
  private final DrippingClients drips = new DrippingClients();

  @BeforeEach
  void writeTeams() throws IOException {
    DrippingClients.assumeLoopbackAddresses();
    Files.writeString(folder.resolve("teams.xml"), ContestTeams.FILE);
  }

  @AfterEach
  void close() throws IOException {
    drips.close();
  }

  private RondoServer start() throws IOException {
    return RondoServer.of(folder)
        .port(0)
        .minimumTurn(Duration.ZERO)
        .connectionsOfAddress(LIMIT)
        .idle(DAY)
        .connectionTime(now::get)
        .start();
  }

  private void pass(Duration time) {
    now.updateAndGet(before -> before.plus(time));
  }

  @Test
  void anAddressKeepsFewConnectionsAndOthersLogIn() throws Exception {
    try (RondoServer server = start()) {
      List<OpenCall> first = drips.open(server.address(), 2, 150);
      List<OpenCall> second = drips.open(server.address(), 3, 150);
      ServiceClient other =
          new ServiceClient(new HttpTransport(server.url()), "alpha", "a").loginAsPlayer();
      assertThat(other.player()).isEqualTo(1);
      while (drips.stillOpen(first) > LIMIT || drips.stillOpen(second) > LIMIT) {
        pass(ConnectionLimits.GRACE);
      }
      assertThat(drips.stillOpen(first)).isEqualTo(LIMIT);
      assertThat(drips.stillOpen(second)).isEqualTo(LIMIT);
      try (OpenCall neighbour = new OpenCall(server.address(), 2)) {
        assertThat(neighbour.login("beta", "b")).isEqualTo("OK");
      }
    }
  }

  @Test
  void clientsThatHaveLoggedInGoOnBesideThem() throws Exception {
    try (RondoServer server = start()) {
      HttpTransport transport = new HttpTransport(server.url());
      List<ServiceClient> players = new ArrayList<>();
      List<OpenCall> calls = new ArrayList<>();
      for (int i = 0; i < 2 * LIMIT; i++) {
        players.add(new ServiceClient(transport, i % 2 == 0 ? "alpha" : "beta", "c" + i).login());
        calls.add(drips.keep(new OpenCall(server.address(), 2)));
        assertThat(calls.get(i).ask(players.get(i), "CreatePlayer")).isEqualTo("OK");
      }
      List<OpenCall> dripping = drips.open(server.address(), 2, 100);
      while (drips.stillOpen(dripping) > LIMIT) {
        pass(ConnectionLimits.GRACE);
      }
      for (int i = 0; i < calls.size(); i++) {
        assertThat(calls.get(i).ask(players.get(i), "CreatePlayer")).isEqualTo("OK");
      }
    }
  }

  @Test
  void aRequestHasADeadlineWhateverDrips() throws Exception {
    try (RondoServer server = start()) {
      List<OpenCall> dripping = drips.open(server.address(), 2, LIMIT);
      List<OpenCall> bodies = drips.openBodies(server.address(), 3, LIMIT);
      while (drips.stillOpen(dripping) > 0 || drips.stillOpen(bodies) > 0) {
        drips.drip();
        pass(DAY.dividedBy(4));
      }
      assertThat(drips.stillOpen(bodies)).isZero();
    }
  }

  /** 10,000 connections from 20 addresses; the figures are in a file. */
  @Test
  @Tag("long")
  void tenThousandDrippingConnectionsLockNobodyOut() throws Exception {
    try (ServerProcess server = ServerProcess.start(folder)) {
      URI url = URI.create(server.url());
      new DrippingCrowd(url, 6_000, 20, 1).run();
      for (int number = 0; number < WARM; number++) {
        login(url, number);
      }
      DrippingCrowd crowd = new DrippingCrowd(url, 10_000, 20, 13);
      Thread attack = new Thread(crowd, "attack");
      attack.start();
      List<Duration> times = new ArrayList<>();
      while (attack.isAlive()) {
        long begin = System.nanoTime();
        login(url, times.size() + 1);
        times.add(Duration.ofNanos(System.nanoTime() - begin));
        LockSupport.parkNanos(PAUSE_NANOS);
      }
      List<Long> sorted = times.stream().map(Duration::toMillis).sorted().toList();
      String figures =
          String.format(
              Locale.ROOT,
              "%d connections begun, %d open after seven seconds at most; %d log-ins, median %d"
                  + " ms, 99th percentile %d ms, longest %d ms; %d threads",
              crowd.begun(),
              crowd.mostOpen(),
              sorted.size(),
              sorted.get(sorted.size() / 2),
              sorted.get(sorted.size() * 99 / 100),
              sorted.get(sorted.size() - 1),
              server.use().threads());
      Files.writeString(Path.of("target", "dripping-clients.txt"), figures + "\n");
      assertThat(crowd.begun()).isGreaterThanOrEqualTo(10_000);
      assertThat(times).as(figures).allMatch(time -> time.compareTo(Duration.ofSeconds(1)) < 0);
    }
  }

  /** Logs in over a new connection; every other log-in comes from an address of the attackers. */
  private static void login(URI url, int number) throws IOException {
    try (OpenCall call = new OpenCall(DrippingCrowd.address(url), number % 2 == 0 ? 1 : 5)) {
      assertThat(call.login("alpha", "c" + number % 900)).isEqualTo("OK");
    }
  }
}
