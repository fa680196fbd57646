package org.rondo.foosball.remote;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.net.InetAddress;
import java.net.InetSocketAddress;
import java.nio.channels.ServerSocketChannel;
import java.time.Duration;
import java.util.List;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.CopyOnWriteArrayList;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import java.util.concurrent.TimeUnit;
import java.util.logging.LogRecord;
import java.util.logging.Logger;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.rondo.bot.Entrant;
import org.rondo.foosball.Foosball;
import org.rondo.foosball.FoosballTable;
import org.rondo.foosball.Roster;
import org.rondo.foosball.bot.FoosballBots;
import org.rondo.match.clock.TimeControl;
import org.rondo.random.Seed;
import org.rondo.remote.Transcripts;

/** How a host ends, and what it does where something of its own fails. */
@Timeout(600)
class FoosballHostEndTest {
  private final RecordingHostListener listener = new RecordingHostListener();
  private final ExecutorService clients = Executors.newCachedThreadPool();

  /** What is logged, which the tests cause and nobody needs to read. */
  private final List<LogRecord> logged = new CopyOnWriteArrayList<>();

  private final Logger logger = Logger.getLogger("org.rondo.foosball");

  @BeforeEach
  void keepLog() {
    logger.setFilter(
        entry -> {
          logged.add(entry);
          return false;
        });
  }

  @AfterEach
  void endClients() {
    logger.setFilter(null);
    clients.shutdownNow();
  }

  private FoosballHost.Builder host() {
    return FoosballHost.of(new Foosball()).port(0).pause(Duration.ofMillis(50)).listener(listener);
  }

  private static Entrant<FoosballTable, Roster> beginner() {
    return new Entrant<>("beginner", FoosballBots::beginner);
  }

  @Test
  void closingTheHostEndsEverythingAndLeavesNothing() throws Exception {
    FoosballHost host = host().open();
    InetSocketAddress address = host.address();
    try (NaiveClient unnamed = new NaiveClient(address);
        NaiveClient waiting = NaiveClient.joined(address, "waiting");
        NaiveClient home = NaiveClient.joined(address, "game");
        NaiveClient away = NaiveClient.joined(address, "game")) {
      listener.await("started game");
      home.receive();
      away.receive();
      CompletableFuture<List<String>> other =
          CompletableFuture.supplyAsync(() -> away.playOn(5), clients);
      home.playOn(5);
      other.get(5, TimeUnit.MINUTES);
      host.close();
      assertThat(unnamed.isLeft()).isTrue();
      assertThat(waiting.isLeft()).isTrue();
      assertThat(home.isLeft()).isTrue();
      assertThat(away.isLeft()).isTrue();
      assertThat(listener.recordCount()).isZero();
      assertThat(listener.faults).isEmpty();
    }
    assertThatThrownBy(() -> new NaiveClient(address)).hasMessageContaining("refused");
    assertNoThreads();
  }

  @Test
  void aBotThatThinksOnIsInterruptedWhenTheHostIsClosed() throws Exception {
    CompletableFuture<Void> asked = new CompletableFuture<>();
    CompletableFuture<Void> never = new CompletableFuture<>();
    Entrant<FoosballTable, Roster> thinker =
        new Entrant<>(
            "thinker",
            () ->
                decision -> {
                  asked.complete(null);
                  try {
                    never.get();
                  } catch (Exception e) {
                    throw new IllegalStateException(e);
                  }
                  return decision.state().roster(0);
                });
    FoosballHost host =
        host().time(TimeControl.none()).bot(thinker).botDelay(Duration.ofMillis(1)).open();
    try (NaiveClient client = NaiveClient.joined(host.address(), "x")) {
      assertThat(client.receive()).isEqualTo("READY");
      client.send(NaiveClient.LINEUP);
      asked.get(5, TimeUnit.MINUTES);
      host.close();
    }
    assertNoThreads();
  }

  /** Fails if a thread of a host, or of a bot, does not end. */
  static void assertNoThreads() throws InterruptedException {
    for (Thread thread : Thread.getAllStackTraces().keySet()) {
      if (thread.getName().startsWith("rondo ")) {
        thread.join(300_000);
        assertThat(thread.isAlive()).as("%s is alive", thread.getName()).isFalse();
      }
    }
  }

  @Test
  void aListenerThatThrowsIsLoggedAndDisturbsNothing() throws Exception {
    FoosballHostListener clumsy =
        new FoosballHostListener() {
          @Override
          public void joined(String id, String client) {
            throw new AssertionError("no news, please");
          }
        };
    try (FoosballHost host =
        host().listener(clumsy).bot(beginner()).botDelay(Duration.ofMillis(1)).open()) {
      try (FoosballClient client =
          FoosballClient.join(host.address(), "x", Duration.ofSeconds(30))) {
        FoosballTable last = client.play(new Foosball(), FoosballBots.sound(), Seed.of(5));
        assertThat(last.isOver()).isTrue();
      }
    }
    assertThat(logged)
        .singleElement()
        .satisfies(entry -> assertThat(entry.getThrown()).hasMessage("no news, please"));
  }

  @Test
  void aListenerMayCloseTheHostAsAGameIsToBegin() throws Exception {
    CompletableFuture<FoosballHost> host = new CompletableFuture<>();
    FoosballHostListener closer =
        new FoosballHostListener() {
          private int joined;

          @Override
          public void joined(String id, String client) {
            joined++;
            if (joined == 2) {
              host.join().close();
            }
          }
        };
    host.complete(host().pause(Duration.ofMinutes(5)).listener(closer).open());
    InetSocketAddress address = host.join().address();
    try (NaiveClient home = NaiveClient.joined(address, "x");
        NaiveClient away = NaiveClient.joined(address, "x")) {
      assertThat(home.isLeft()).isTrue();
      assertThat(away.isLeft()).isTrue();
    }
    assertNoThreads();
  }

  @Test
  void aListenerThatHoldsUpTheHostDoesNotHoldUpItsClosing() throws Exception {
    CountDownLatch end = new CountDownLatch(1);
    CountDownLatch held = new CountDownLatch(1);
    FoosballHostListener holder =
        new FoosballHostListener() {
          @Override
          public void joined(String id, String client) {
            held.countDown();
            try {
              end.await();
            } catch (InterruptedException e) {
              Thread.currentThread().interrupt();
            }
          }
        };
    FoosballHost host =
        host().bot(beginner()).botDelay(Duration.ofMillis(1)).listener(holder).open();
    try (NaiveClient client = NaiveClient.joined(host.address(), "x")) {
      assertThat(held.await(5, TimeUnit.MINUTES)).isTrue();
      clients.submit(host::close).get(5, TimeUnit.MINUTES);
      end.countDown();
      assertThat(client.isLeft()).isTrue();
    } finally {
      end.countDown();
    }
    assertNoThreads();
  }

  @Test
  void aHostThatFailsReportsItAndItsGamesContinue() throws Exception {
    CompletableFuture<Throwable> failed = new CompletableFuture<>();
    Error error = new InternalError("for the test");
    FoosballHostListener fatal =
        new FoosballHostListener() {
          @Override
          public void joined(String id, String client) {
            if (id.equals("fatal")) {
              throw error;
            }
          }

          @Override
          public void started(int number, String id, List<String> names) {
            listener.started(number, id, names);
          }

          @Override
          public void failed(Throwable cause) {
            failed.complete(cause);
          }
        };
    try (FoosballHost host =
            host().bot(beginner()).botDelay(Duration.ofMillis(1)).listener(fatal).open();
        NaiveClient before = NaiveClient.joined(host.address(), "before")) {
      listener.await("started before");
      try (NaiveClient client = NaiveClient.joined(host.address(), "fatal")) {
        assertThat(client.isLeft()).isTrue();
      }
      assertThat(failed.get(5, TimeUnit.MINUTES)).isSameAs(error);
      assertThat(before.play(10)).hasSize(10);
      assertThat(logged).extracting(LogRecord::getThrown).contains(error);
    }
    assertNoThreads();
  }

  @Test
  void aGameThatTheHostCannotGoOnWithIsAbandoned() throws Exception {
    CompletableFuture<String> abandoned = new CompletableFuture<>();
    FoosballHostListener fatal =
        new FoosballHostListener() {
          @Override
          public void started(int number, String id, List<String> names) {
            throw new InternalError("for the test");
          }

          @Override
          public void abandoned(int number, String id, Throwable cause) {
            abandoned.complete(number + " " + id + ": " + cause.getMessage());
          }
        };
    try (FoosballHost host =
            host().bot(beginner()).botDelay(Duration.ofMillis(1)).listener(fatal).open();
        NaiveClient client = NaiveClient.joined(host.address(), "x")) {
      assertThat(client.isLeft()).isTrue();
      assertThat(abandoned.get(5, TimeUnit.MINUTES)).isEqualTo("1 x: for the test");
      NaiveClient.joined(host.address(), "x").close();
    }
    assertNoThreads();
  }

  @Test
  void clientsOfAGameThatCannotBeginReceiveTheReasonAndTheHostContinues() throws Exception {
    Duration limit = Duration.ofMinutes(1);
    HostSettings settings =
        new HostSettings(
            new Foosball(),
            TimeControl.none(),
            Seed.of(1),
            Seed.of(2).rng().toRandomGenerator(),
            List.of(),
            10,
            10,
            Duration.ZERO,
            Duration.ofMillis(20),
            limit,
            limit,
            limit,
            limit,
            Transcripts.none());
    HostEventPublisher events = new HostEventPublisher(listener);
    HostedMatches matches =
        new HostedMatches(
            settings,
            events,
            thread -> {
              throw new OutOfMemoryError("for the test");
            });
    ServerSocketChannel server = ServerSocketChannel.open();
    server.bind(new InetSocketAddress(InetAddress.getLoopbackAddress(), 0));
    InetSocketAddress address = (InetSocketAddress) server.getLocalAddress();
    DescriptorReserve reserve = new DescriptorReserve(server.provider());
    Lobby lobby = new Lobby(settings, server, reserve, matches, events);
    Future<?> receiving = clients.submit(lobby);
    for (int game = 0; game < 2; game++) {
      try (NaiveClient home = new NaiveClient(address);
          NaiveClient away = new NaiveClient(address)) {
        home.send("x");
        away.send("x");
        String said = "xERROR the host cannot start the game; come again later";
        assertThat(home.receiveAll()).isEqualTo(said);
        assertThat(away.receiveAll()).isEqualTo(said);
      }
    }
    assertThat(matches.connectionCount()).isZero();
    assertThat(matches.refusal("x")).isEmpty();
    lobby.close();
    receiving.get(5, TimeUnit.MINUTES);
  }
}
