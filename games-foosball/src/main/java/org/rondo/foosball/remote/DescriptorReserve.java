package org.rondo.foosball.remote;

import java.io.IOException;
import java.nio.channels.SocketChannel;
import java.nio.channels.spi.SelectorProvider;
import java.util.ArrayList;
import java.util.List;

/**
 * A reserve of file descriptors. The host holds them, and releases them when the process has no
 * other descriptors. So the host can still start the matches of the clients that it has received,
 * write their records, and close connections.
 */
final class DescriptorReserve {

  /**
   * The number of descriptors in the reserve. Two matches at the same time need about ten. A record
   * needs one, and a class that is loaded needs one.
   */
  private static final int COUNT = 16;

  private final SelectorProvider provider;
  private final List<SocketChannel> held = new ArrayList<>();

  /**
   * Takes the reserve.
   *
   * @throws IOException if the process has too few descriptors
   */
  DescriptorReserve(SelectorProvider provider) throws IOException {
    this.provider = provider;
    try {
      // The first close of a channel in a virtual machine needs descriptors too. If it fails for
      // lack of descriptors, every later close fails too.
      provider.openSocketChannel().close();
      take();
    } catch (LinkageError | IOException e) {
      throw new IOException(
          "the process has too few file descriptors for a host; allow it more", e);
    }
  }

  /**
   * Takes the reserve again after {@link #release}.
   *
   * @throws IOException if there are too few descriptors; then the reserve is empty
   */
  void take() throws IOException {
    try {
      while (held.size() < COUNT) {
        held.add(provider.openSocketChannel());
      }
    } catch (IOException e) {
      release();
      throw e;
    }
  }

  /** Releases the reserve. */
  void release() {
    for (SocketChannel channel : held) {
      try {
        channel.close();
      } catch (IOException e) {
        // The channel was never connected and needs no other cleanup.
      }
    }
    held.clear();
  }
}
