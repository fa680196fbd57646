package org.rondo.foosball.remote;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.net.InetAddress;
import java.net.InetSocketAddress;
import java.nio.channels.ServerSocketChannel;
import java.nio.channels.spi.SelectorProvider;
import java.time.Duration;
import java.util.List;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.logging.Logger;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.rondo.foosball.Foosball;
import org.rondo.match.clock.TimeControl;
import org.rondo.random.Seed;
import org.rondo.remote.Transcripts;

/** A host whose process has no file descriptor for another client. */
@Timeout(600)
class ExhaustedHostTest {
  private static final int REFUSALS = 3;

  private final Logger logger = Logger.getLogger("org.rondo.foosball");
  private final AtomicInteger warnings = new AtomicInteger();
  private final AtomicInteger attempts = new AtomicInteger();
  private final CompletableFuture<Throwable> failure = new CompletableFuture<>();
  private final HostEventPublisher events =
      new HostEventPublisher(
          new FoosballHostListener() {
            @Override
            public void failed(Throwable cause) {
              failure.complete(cause);
            }
          });
  private final HostSettings settings =
      new HostSettings(
          new Foosball(),
          TimeControl.none(),
          Seed.of(1),
          Seed.of(2).rng().toRandomGenerator(),
          List.of(),
          10,
          10,
          Duration.ZERO,
          Duration.ofMillis(1),
          Duration.ofMinutes(1),
          Duration.ofMinutes(1),
          Duration.ofMinutes(1),
          Duration.ofMinutes(1),
          Transcripts.none());

  @BeforeEach
  void countWarnings() {
    logger.setFilter(
        entry -> {
          warnings.incrementAndGet();
          return false;
        });
  }

  @AfterEach
  void showWarnings() {
    logger.setFilter(null);
  }

  private Lobby lobby(ServerSocketChannel server, Lobby.Acceptor acceptor) throws IOException {
    return new Lobby(
        settings,
        server,
        acceptor,
        new DescriptorReserve(SelectorProvider.provider()),
        new HostedMatches(settings, events),
        events);
  }

  private static ServerSocketChannel server() throws IOException {
    return ServerSocketChannel.open()
        .bind(new InetSocketAddress(InetAddress.getLoopbackAddress(), 0));
  }

  @Test
  void receivesClientsAgainAfterPauses() throws Exception {
    ServerSocketChannel server = server();
    Lobby.Acceptor refusing =
        () -> {
          if (attempts.incrementAndGet() <= REFUSALS) {
            throw new IOException("Too many open files");
          }
          return server.accept();
        };
    Lobby lobby = lobby(server, refusing);
    InetSocketAddress address = (InetSocketAddress) server.getLocalAddress();
    Thread thread = new Thread(lobby, "rondo foosball host");
    thread.start();
    try {
      NaiveClient.joined(address, "x").close();
      // One for each refusal, one for the client, and one that finds no further client.
      assertThat(attempts).hasValue(REFUSALS + 2);
      assertThat(warnings).hasValue(1);
    } finally {
      lobby.close();
      thread.join();
    }
    assertThat(failure).isNotDone();
  }

  @Test
  void endsWithAReportIfReceivingFailsForGood() throws Exception {
    ServerSocketChannel server = server();
    // As the runtime library fails where its first close of a channel finds no descriptor.
    NoClassDefFoundError error = new NoClassDefFoundError("sun.nio.ch.FileDispatcherImpl");
    Lobby lobby =
        lobby(
            server,
            () -> {
              throw error;
            });
    InetSocketAddress address = (InetSocketAddress) server.getLocalAddress();
    Thread thread = new Thread(lobby, "rondo foosball host");
    thread.start();
    try (NaiveClient client = new NaiveClient(address)) {
      assertThat(failure.get(5, TimeUnit.MINUTES)).isSameAs(error);
      thread.join();
      assertThat(client.isLeft()).isTrue();
    }
    assertThat(server.isOpen()).isFalse();
  }
}
