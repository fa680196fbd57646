package org.rondo.server;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.net.InetAddress;
import java.net.InetSocketAddress;
import java.net.URI;
import java.nio.ByteBuffer;
import java.nio.channels.SocketChannel;
import java.nio.charset.StandardCharsets;
import java.util.concurrent.locks.LockSupport;
import org.jspecify.annotations.Nullable;

/**
 * Many connections of a few loopback addresses, each with half of a request and a byte every seven
 * seconds. Those that the server closes are opened again, at most 2,000 in a second: more would be
 * a flood, for which the network has other means.
 */
final class DrippingCrowd implements Runnable {
  private static final long PAUSE_NANOS = 7_000_000_000L;
  private static final long OPENING_NANOS = 500_000;
  private static final byte[] BEGIN =
      "POST /ClientService.svc/json/InitLogin HTTP/1.1\r\nHost: x\r\nX-a: "
          .getBytes(StandardCharsets.US_ASCII);

  private final InetSocketAddress server;
  private final int addresses;
  private final int rounds;
  private final @Nullable SocketChannel[] channels;
  private volatile int begun;
  private volatile int mostOpen;

  /**
   * @param rounds the number of bytes that a connection sends
   */
  DrippingCrowd(URI url, int connections, int addresses, int rounds) {
    this.server = address(url);
    this.addresses = addresses;
    this.rounds = rounds;
    this.channels = new SocketChannel[connections];
  }

  static InetSocketAddress address(URI url) {
    return new InetSocketAddress(url.getHost(), url.getPort());
  }

  int begun() {
    return begun;
  }

  int mostOpen() {
    return mostOpen;
  }

  @Override
  public void run() {
    try {
      for (int round = 0; round < rounds; round++) {
        long next = System.nanoTime() + PAUSE_NANOS;
        int open = 0;
        for (int i = 0; i < channels.length; i++) {
          open += drip(i) ? 1 : 0;
        }
        mostOpen = Math.max(mostOpen, open);
        long due = System.nanoTime();
        for (int i = 0; i < channels.length; i++) {
          if (channels[i] == null) {
            LockSupport.parkNanos(due - System.nanoTime());
            due += OPENING_NANOS;
            channels[i] = open(i);
          }
        }
        LockSupport.parkNanos(next - System.nanoTime());
      }
    } finally {
      for (SocketChannel channel : channels) {
        close(channel);
      }
    }
  }

  /** {@return whether a connection was open still} */
  private boolean drip(int index) {
    SocketChannel channel = channels[index];
    try {
      if (channel != null) {
        channel.write(ByteBuffer.wrap(new byte[] {'a'}));
        // The answer to a byte over a connection that is closed comes a moment later.
        if (channel.read(ByteBuffer.allocate(1)) >= 0) {
          return true;
        }
      }
    } catch (IOException e) {
      // The server has closed it.
    }
    close(channel);
    channels[index] = null;
    return false;
  }

  private @Nullable SocketChannel open(int index) {
    try {
      SocketChannel channel = SocketChannel.open();
      byte[] address = {127, 0, 0, (byte) (2 + index % addresses)};
      channel.bind(new InetSocketAddress(InetAddress.getByAddress(address), 0));
      channel.connect(server);
      begun = begun + 1;
      channel.configureBlocking(false);
      channel.write(ByteBuffer.wrap(BEGIN));
      return channel;
    } catch (IOException e) {
      return null;
    }
  }

  private static void close(@Nullable SocketChannel channel) {
    try {
      if (channel != null) {
        channel.close();
      }
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }
}
