package org.rondo.foosball.remote;

import java.io.IOException;
import java.nio.channels.SelectionKey;
import java.nio.channels.Selector;
import java.nio.channels.ServerSocketChannel;
import java.nio.channels.SocketChannel;
import java.time.Duration;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import org.jspecify.annotations.Nullable;
import org.rondo.bot.TimeSource;

/**
 * Receives clients, reads the game IDs that they send, and starts a match between the two that send
 * the same: all in one thread, which waits for no single client.
 */
final class Lobby implements Runnable {
  private static final long NANOS_PER_MILLI = 1_000_000;

  /** What a client that was turned away has for noticing. */
  private static final Duration LEAVE = Duration.ofSeconds(1);

  /** How long no client is received after the system had no resources to receive one with. */
  private static final Duration EXHAUSTED = Duration.ofMillis(100);

  /** How many may be turned away in peace beyond the connections that there may be. */
  private static final int STANDING = 100;

  private final HostSettings settings;
  private final ServerSocketChannel server;
  private final Selector selector;
  private final SelectionKey acceptance;
  private final HostedMatches matches;
  private final HostEventPublisher events;
  private final GameIds ids;
  private final TimeSource time = TimeSource.system();
  private final Set<PendingClient> clients = new LinkedHashSet<>();
  private final Map<String, PendingClient> waiting = new HashMap<>();

  private volatile boolean isClosed;

  /** When clients may be received again; null where they may be now. */
  private @Nullable Long reopening;

  /** Takes over the server, which it closes at its end. */
  Lobby(
      HostSettings settings,
      ServerSocketChannel server,
      HostedMatches matches,
      HostEventPublisher events)
      throws IOException {
    this.settings = settings;
    this.server = server;
    this.matches = matches;
    this.events = events;
    this.ids = new GameIds(settings.seed());
    server.configureBlocking(false);
    this.selector = server.provider().openSelector();
    this.acceptance = server.register(selector, SelectionKey.OP_ACCEPT);
  }

  @Override
  public void run() {
    try {
      while (!isClosed) {
        selector.select(this::ready, untilNextDeadline());
        passTime();
      }
    } catch (IOException | RuntimeException | Error e) {
      // Nothing is said of it where the host is being closed.
      events.warn("a host receives nobody any more", e);
      events.tell(listener -> listener.failed(e));
    } finally {
      giveBack();
    }
  }

  /** Gives back all that the lobby holds, in its thread or in place of it. */
  void giveBack() {
    close();
    clients.forEach(PendingClient::close);
    try {
      selector.close();
    } catch (IOException e) {
      // There is nothing left to give back.
    }
  }

  /** Closes the lobby, from any thread, at once: its own thread gives the rest back. */
  void close() {
    isClosed = true;
    try {
      server.close();
    } catch (IOException e) {
      // There is nothing left to give back.
    }
    selector.wakeup();
  }

  /** {@return milliseconds, rounded up; 0 is for ever} */
  private long untilNextDeadline() {
    long now = time.nanoTime();
    long least = Long.MAX_VALUE;
    for (PendingClient client : clients) {
      least = Math.min(least, client.deadline() - now);
    }
    if (reopening != null) {
      least = Math.min(least, reopening - now);
    }
    return least == Long.MAX_VALUE ? 0 : Math.max(0, least) / NANOS_PER_MILLI + 1;
  }

  private void passTime() {
    long now = time.nanoTime();
    if (reopening != null && reopening - now <= 0) {
      reopening = null;
      acceptance.interestOps(SelectionKey.OP_ACCEPT);
    }
    for (PendingClient client : new ArrayList<>(clients)) {
      if (client.deadline() - now <= 0 && clients.contains(client)) {
        due(client);
      }
    }
  }

  private void ready(SelectionKey key) {
    if (key.attachment() instanceof PendingClient client) {
      // Its partner may have come in the same moment.
      if (clients.contains(client)) {
        heard(client);
      }
    } else {
      receive();
    }
  }

  private void receive() {
    try {
      for (SocketChannel channel = server.accept(); channel != null; channel = server.accept()) {
        receive(channel);
      }
    } catch (IOException e) {
      // Mostly too many open files: the client stays in the queue, and to look again would be to
      // spin.
      acceptance.interestOps(0);
      reopening = in(EXHAUSTED);
    }
  }

  private void receive(SocketChannel channel) throws IOException {
    int open = clients.size() + matches.connectionCount();
    PendingClient client;
    try {
      client = PendingClient.of(channel, selector, in(settings.namingLimit()));
    } catch (IOException e) {
      channel.close();
      return;
    }
    clients.add(client);
    if (open >= settings.connections()) {
      refuse(client, "the host has " + settings.connections() + " connections; come again later");
    }
    if (open >= settings.connections() + STANDING) {
      leave(client);
    }
  }

  private void heard(PendingClient client) {
    if (!client.read()) {
      ended(client);
      return;
    }
    if (client.stage() == PendingClient.Stage.NAMING) {
      if (client.isOversized()) {
        refuse(client, "a message has more than " + MessageReader.LIMIT + " bytes");
      } else if (!client.said().isEmpty()) {
        client.setDeadline(in(settings.quiet()));
      }
    } else if (client.stage() == PendingClient.Stage.WAITING
        && (client.isOversized() || !client.said().isEmpty())) {
      refuse(client, "nothing is to be sent between a game's ID and READY");
    }
  }

  /** The end of the connection completes what came before it; then it is noticed once more. */
  private void ended(PendingClient client) {
    if (client.stage() == PendingClient.Stage.NAMING && !client.said().isEmpty()) {
      named(client, client.said());
    } else {
      leave(client);
    }
  }

  private void due(PendingClient client) {
    if (client.stage() == PendingClient.Stage.LEAVING) {
      leave(client);
    } else if (client.stage() == PendingClient.Stage.NAMING) {
      if (client.said().isEmpty()) {
        refuse(client, "no game ID came within " + settings.namingLimit().toMillis() + " ms");
      } else {
        named(client, client.said());
      }
    } else if (!settings.bots().isEmpty()) {
      start(client.id(), List.of(client));
    } else {
      long limit = settings.waitingLimit().toMillis();
      refuse(client, "nobody else came to game " + client.id() + " within " + limit + " ms");
    }
  }

  private void named(PendingClient client, String said) {
    Optional<String> objection = GameIds.objection(said);
    if (objection.isPresent()) {
      refuse(client, objection.get());
      return;
    }
    String id = said.equals(GameIds.ANY) ? ids.fresh(this::isUsed) : said;
    if (matches.isPlayed(id)) {
      refuse(client, "game " + id + " has its two clients; name another");
      return;
    }
    if (!client.echo(id)) {
      leave(client);
      return;
    }
    events.tell(listener -> listener.joined(id, client.address()));
    PendingClient first = waiting.get(id);
    if (first == null) {
      client.setDeadline(
          in(settings.bots().isEmpty() ? settings.waitingLimit() : settings.botDelay()));
      waiting.put(id, client);
    } else {
      start(id, List.of(first, client));
    }
  }

  private boolean isUsed(String id) {
    return matches.isPlayed(id) || waiting.containsKey(id);
  }

  private void start(String id, List<PendingClient> players) {
    waiting.remove(id);
    List<DeadlineConnection> connections = new ArrayList<>();
    try {
      for (PendingClient player : players) {
        connections.add(player.connect());
      }
      matches.start(id, connections);
    } catch (IOException | RuntimeException | Error e) {
      events.warn("game " + id + " cannot begin", e);
      connections.forEach(DeadlineConnection::release);
      players.forEach(player -> refuse(player, "the host cannot start the game; come again later"));
      return;
    }
    clients.removeAll(players);
    players.forEach(PendingClient::handOver);
  }

  private void refuse(PendingClient client, String sentence) {
    waiting.remove(client.id(), client);
    events.tell(listener -> listener.refused(client.address(), sentence));
    client.refuse(sentence);
    client.setDeadline(in(LEAVE));
  }

  private void leave(PendingClient client) {
    if (waiting.remove(client.id(), client)) {
      events.tell(listener -> listener.left(client.id(), client.address()));
    }
    clients.remove(client);
    client.close();
  }

  private long in(Duration ahead) {
    return time.nanoTime() + ahead.toNanos();
  }
}
