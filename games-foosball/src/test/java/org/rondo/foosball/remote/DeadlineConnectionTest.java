package org.rondo.foosball.remote;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.IOException;
import java.net.InetAddress;
import java.net.InetSocketAddress;
import java.nio.ByteBuffer;
import java.nio.channels.ServerSocketChannel;
import java.nio.channels.SocketChannel;
import java.time.Duration;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.TimeUnit;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;

@Timeout(600)
class DeadlineConnectionTest {
  private DeadlineConnection connection;
  private SocketChannel other;

  @BeforeEach
  void connect() throws IOException {
    try (ServerSocketChannel server = ServerSocketChannel.open()) {
      server.bind(new InetSocketAddress(InetAddress.getLoopbackAddress(), 0));
      connection = DeadlineConnection.of(SocketChannel.open(server.getLocalAddress()));
      other = server.accept();
    }
  }

  @AfterEach
  void close() throws IOException {
    connection.close();
    other.close();
  }

  private long soon() {
    return connection.deadline(Duration.ofMillis(50));
  }

  private long never() {
    return connection.deadline(Duration.ofDays(30_000));
  }

  private int read() throws IOException, InterruptedException {
    return connection.read(ByteBuffer.allocate(100), never());
  }

  @Test
  void writingToAClientThatNeverReadsEnds() throws Exception {
    String text = "x".repeat(1 << 20);
    int taken = 0;
    while (connection.write(text, soon())) {
      taken++;
    }
    assertThat(taken).isLessThan(1000);
  }

  @Test
  void readingFromAClientThatNeverWritesEnds() throws Exception {
    assertThat(connection.read(ByteBuffer.allocate(1), soon())).isZero();
  }

  @Test
  void readingEndsWhenTheThreadIsInterrupted() {
    Thread reader = Thread.currentThread();
    CompletableFuture.runAsync(reader::interrupt);
    assertThatThrownBy(this::read).isInstanceOf(InterruptedException.class);
    assertThat(other.isOpen()).isTrue();
  }

  @Test
  void readingEndsWhenAnotherThreadClosesTheConnection() {
    CompletableFuture<Integer> reading =
        CompletableFuture.supplyAsync(
            () -> {
              try {
                return read();
              } catch (IOException | InterruptedException e) {
                throw new IllegalStateException(e);
              }
            });
    connection.close();
    assertThatThrownBy(() -> reading.get(5, TimeUnit.MINUTES))
        .isInstanceOf(ExecutionException.class)
        .hasRootCauseInstanceOf(Exception.class);
  }

  @Test
  void leavingWaitsForTheOtherSideButNotForEver() throws Exception {
    other.write(ByteBuffer.wrap(new byte[1000]));
    connection.leave(Duration.ofMillis(50));
    assertThatThrownBy(this::read).isInstanceOf(IOException.class);
  }
}
