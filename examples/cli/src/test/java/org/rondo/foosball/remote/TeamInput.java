package org.rondo.foosball.remote;

import java.io.IOException;
import java.net.InetAddress;
import java.net.InetSocketAddress;
import java.nio.ByteBuffer;
import java.nio.channels.ServerSocketChannel;
import java.nio.channels.SocketChannel;
import java.time.Duration;
import org.rondo.bot.Decision;
import org.rondo.foosball.Foosball;
import org.rondo.foosball.FoosballTable;
import org.rondo.random.Seed;
import org.rondo.remote.Transcript;

/** What clients send to the host of comFoosball, for tests of other packages. */
public final class TeamInput {
  private static final Duration PATIENCE = Duration.ofSeconds(10);

  private TeamInput() {}

  /** Reads the bytes that a client sends in a match, up to the end of its connection. */
  public static void rosters(byte[] sent) throws IOException {
    Foosball game = new Foosball();
    FoosballTable table = game.start();
    try (ServerSocketChannel server = ServerSocketChannel.open()) {
      server.bind(new InetSocketAddress(InetAddress.getLoopbackAddress(), 0));
      try (SocketChannel client = SocketChannel.open(server.getLocalAddress());
          DeadlineConnection connection = DeadlineConnection.of(server.accept())) {
        // More than the connection takes is more than the host reads.
        client.configureBlocking(false);
        client.write(ByteBuffer.wrap(sent));
        client.shutdownOutput();
        RemoteTeam team =
            new RemoteTeam(
                connection,
                0,
                PATIENCE,
                Duration.ZERO,
                Duration.ZERO,
                new MatchTime(),
                Transcript.none());
        while (true) {
          team.choose(Decision.in(game, table, 0, Seed.of(1).rng()));
          team.show(table);
        }
      }
    }
  }

  /** Judges the game ID that a client has sent. */
  public static void id(String id) {
    GameIds.objection(id);
  }
}
