package org.rondo.foosball.remote;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.EOFException;
import java.io.IOException;
import java.net.InetAddress;
import java.net.InetSocketAddress;
import java.nio.ByteBuffer;
import java.nio.channels.ServerSocketChannel;
import java.nio.channels.SocketChannel;
import java.nio.charset.StandardCharsets;
import java.time.Duration;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import java.util.concurrent.TimeUnit;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

@Timeout(600)
class MessageReaderTest {
  private static final int ENOUGH = 3;
  private static final Duration LONG = Duration.ofSeconds(50);

  private final ExecutorService threads = Executors.newCachedThreadPool();
  private DeadlineConnection home;
  private SocketChannel homeClient;
  private DeadlineConnection away;
  private SocketChannel awayClient;

  @BeforeEach
  void connect() throws IOException {
    try (ServerSocketChannel server = ServerSocketChannel.open()) {
      server.bind(new InetSocketAddress(InetAddress.getLoopbackAddress(), 0));
      homeClient = SocketChannel.open(server.getLocalAddress());
      home = DeadlineConnection.of(server.accept());
      awayClient = SocketChannel.open(server.getLocalAddress());
      away = DeadlineConnection.of(server.accept());
    }
  }

  @AfterEach
  void close() throws IOException {
    threads.shutdownNow();
    home.close();
    away.close();
    homeClient.close();
    awayClient.close();
  }

  private static void send(SocketChannel client, String text) throws IOException {
    client.write(ByteBuffer.wrap(text.getBytes(StandardCharsets.ISO_8859_1)));
  }

  /** Waits for a byte of HOME's, and ends with the moment at which it had come. */
  private Future<Long> waitForHome() {
    return threads.submit(
        () -> {
          assertThat(home.read(ByteBuffer.allocate(1), home.deadline(LONG))).isEqualTo(1);
          return home.now();
        });
  }

  private String next(MessageReader messages) throws IOException, InterruptedException {
    return messages.next(1, away.deadline(LONG)).orElseThrow();
  }

  @Test
  void whatComesInFullWhileAnotherIsWaitedForCountsFromThen() throws Exception {
    MessageReader messages = new MessageReader(away, LONG, ENOUGH);
    CountDownLatch collected = new CountDownLatch(1);
    home.watch(
        away,
        () -> {
          boolean isMoreWanted = messages.collect();
          if (!isMoreWanted) {
            collected.countDown();
          }
          return isMoreWanted;
        });
    Future<Long> waiting = waitForHome();
    final long before = away.now();
    send(awayClient, "1 2 3\n");
    assertThat(collected.await(5, TimeUnit.MINUTES)).isTrue();
    final long after = away.now();
    send(homeClient, "x");
    waiting.get(5, TimeUnit.MINUTES);
    assertThat(messages.arrival()).isPresent();
    assertThat(messages.arrival().getAsLong() - before).isBetween(0L, after - before);
    assertThat(next(messages)).isEqualTo("1 2 3");
    assertThat(messages.arrival()).isEmpty();
  }

  @ParameterizedTest
  @ValueSource(strings = {" ", "\n\0\t "})
  void whiteSpaceIsNoArrival(String blanks) throws Exception {
    MessageReader messages = new MessageReader(away, LONG, ENOUGH);
    home.watch(away, messages::collect);
    send(awayClient, blanks);
    Future<Long> waiting = waitForHome();
    send(homeClient, "x");
    waiting.get(5, TimeUnit.MINUTES);
    assertThat(messages.arrival()).isEmpty();
    long before = away.now();
    send(awayClient, "1 2 3");
    assertThat(messages.arrival().orElseThrow() - before).isNotNegative();
    assertThat(next(messages)).isEqualTo("1 2 3");
  }

  @Test
  void aPartIsNoArrivalBeforeTheRest() throws Exception {
    MessageReader messages = new MessageReader(away, LONG, ENOUGH);
    home.watch(away, messages::collect);
    send(awayClient, "1 2");
    Future<Long> waiting = waitForHome();
    send(homeClient, "x");
    waiting.get(5, TimeUnit.MINUTES);
    assertThat(messages.arrival()).isEmpty();
    send(awayClient, " 3");
    assertThat(messages.arrival()).isEmpty();
    long before = away.now();
    awayClient.shutdownOutput();
    assertThat(next(messages)).isEqualTo("1 2 3");
    assertThat(away.now() - before).isLessThan(LONG.toNanos());
  }

  @Test
  void nothingIsAddedToWhatHasArrived() throws Exception {
    MessageReader messages = new MessageReader(away, Duration.ofMillis(1), ENOUGH);
    send(awayClient, "1 2");
    while (messages.arrival().isEmpty()) {
      Thread.onSpinWait();
    }
    send(awayClient, " 3 4 5");
    assertThat(next(messages)).isEqualTo("1 2");
    assertThat(next(messages)).isEqualTo("3 4 5");
  }

  @Test
  void theEndCompletesWhatCameBeforeIt() throws Exception {
    MessageReader messages = new MessageReader(away, LONG, ENOUGH);
    send(awayClient, "1 2");
    awayClient.shutdownOutput();
    assertThat(next(messages)).isEqualTo("1 2");
    assertThatThrownBy(() -> next(messages)).isInstanceOf(EOFException.class);
  }

  @Test
  void anOversizedMessageIsRefusedAlsoIfTheWatchReadIt() throws Exception {
    MessageReader messages = new MessageReader(away, LONG, ENOUGH);
    home.watch(away, messages::collect);
    send(awayClient, "7".repeat(MessageReader.LIMIT + 10));
    Future<Long> waiting = waitForHome();
    send(homeClient, "x");
    waiting.get(5, TimeUnit.MINUTES);
    assertThat(messages.arrival()).isPresent();
    assertThatThrownBy(() -> next(messages)).isInstanceOf(OversizedMessageException.class);
  }
}
