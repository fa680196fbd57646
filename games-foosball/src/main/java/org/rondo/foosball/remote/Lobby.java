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
import org.rondo.remote.AddressPrefix;

/**
 * Receives clients, reads their game IDs, and starts a match between two clients with the same ID.
 * One thread does all this, and never waits for a single client.
 */
final class Lobby implements Runnable {
  private static final long NANOS_PER_MILLI = 1_000_000;

  /** The time limit for a refused client to close its connection. */
  private static final Duration LEAVE = Duration.ofSeconds(1);

  /**
   * The time for which the host receives no clients if the process had no descriptor for another
   * client.
   */
  private static final Duration EXHAUSTED = Duration.ofMillis(100);

  /**
   * The number of clients above the maximum number of connections that still receive an error.
   * Further clients are disconnected at once.
   */
  private static final int STANDING = 100;

  /** The same number for the clients above the maximum number of one address. */
  private static final int STANDING_OF_ADDRESS = 10;

  /** Receives the next client that has connected. */
  @FunctionalInterface
  interface Acceptor {

    /** {@return the connection of the client; null if no client has connected} */
    @Nullable SocketChannel accept() throws IOException;
  }

  private final HostSettings settings;
  private final ServerSocketChannel server;
  private final Acceptor acceptor;
  private final DescriptorReserve reserve;
  private final Selector selector;
  private final SelectionKey acceptance;
  private final ClientSeating seating;
  private final HostEventPublisher events;
  private final GameIds ids;
  private final TimeSource time = TimeSource.system();
  private final Set<PendingClient> clients = new LinkedHashSet<>();
  private final Map<String, PendingClient> waiting = new HashMap<>();

  private volatile boolean isClosed;
  private boolean hasBeenExhausted;

  /** The time at which the lobby receives clients again; null if it receives clients now. */
  private @Nullable Long reopening;

  /** Creates a lobby. The lobby owns the server and the reserve, and releases both at its end. */
  Lobby(
      HostSettings settings,
      ServerSocketChannel server,
      DescriptorReserve reserve,
      ClientSeating seating,
      HostEventPublisher events)
      throws IOException {
    this(settings, server, server::accept, reserve, seating, events);
  }

  /**
   * @param acceptor receives the server's clients
   */
  Lobby(
      HostSettings settings,
      ServerSocketChannel server,
      Acceptor acceptor,
      DescriptorReserve reserve,
      ClientSeating seating,
      HostEventPublisher events)
      throws IOException {
    this.settings = settings;
    this.server = server;
    this.acceptor = acceptor;
    this.reserve = reserve;
    this.seating = seating;
    this.events = events;
    this.ids = new GameIds(settings.ids());
    server.configureBlocking(false);
    this.selector = server.provider().openSelector();
    this.acceptance = server.register(selector, SelectionKey.OP_ACCEPT);
  }

  @Override
  public void run() {
    try {
      while (!isClosed) {
        selector.select(this::handleKey, untilNextDeadline());
        passTime();
      }
    } catch (IOException | RuntimeException | Error e) {
      fail(e);
    } finally {
      giveBack();
    }
  }

  /** Reports that the host cannot go on. A closed host publishes nothing. */
  private void fail(Throwable cause) {
    try {
      // This comes first, because a report may need descriptors and the process may have none.
      giveBack();
    } finally {
      events.tell(listener -> listener.failed(cause));
      events.warn("a host cannot receive clients any more", cause);
    }
  }

  /**
   * Releases all resources of the lobby. The lobby's thread calls this method; if the thread cannot
   * start, its creator does.
   */
  void giveBack() {
    close();
    reserve.release();
    clients.forEach(PendingClient::close);
    try {
      selector.close();
    } catch (IOException e) {
      // The selector needs no other cleanup.
    }
  }

  /**
   * Closes the lobby at once; any thread may call this. The lobby's own thread releases the other
   * resources.
   */
  void close() {
    isClosed = true;
    try {
      server.close();
    } catch (IOException e) {
      // The server needs no other cleanup.
    }
    selector.wakeup();
  }

  /** {@return the milliseconds until the next deadline, rounded up; 0 if there is no deadline} */
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
      reopen();
    }
    for (PendingClient client : new ArrayList<>(clients)) {
      if (client.deadline() - now <= 0 && clients.contains(client)) {
        handleDeadline(client);
      }
    }
  }

  /**
   * Lets the lobby receive clients again if the reserve can be taken again. Otherwise the lobby
   * waits longer.
   */
  private void reopen() {
    try {
      reserve.take();
      reopening = null;
      acceptance.interestOps(SelectionKey.OP_ACCEPT);
    } catch (IOException e) {
      reopening = in(EXHAUSTED);
    }
  }

  private void handleKey(SelectionKey key) {
    if (key.attachment() instanceof PendingClient client) {
      // The client may already have a match, which began in the same pass over the ready keys.
      if (clients.contains(client)) {
        readFrom(client);
      }
    } else {
      receive();
    }
  }

  private void receive() {
    try {
      SocketChannel channel = acceptor.accept();
      while (channel != null) {
        receive(channel);
        channel = acceptor.accept();
      }
    } catch (IOException e) {
      exhausted(e);
    }
  }

  /**
   * Stops receiving clients for a while. The usual reason is that the process has too many open
   * files. The client stays in the queue, so another attempt at once would be a busy loop.
   */
  private void exhausted(IOException cause) {
    acceptance.interestOps(0);
    reserve.release();
    reopening = in(EXHAUSTED);
    if (!hasBeenExhausted) {
      hasBeenExhausted = true;
      events.warn(
          "a host cannot receive another client now, and goes on when a connection has ended",
          cause);
    }
  }

  private void receive(SocketChannel channel) throws IOException {
    int open = clients.size() + seating.connectionCount();
    PendingClient client;
    try {
      client = PendingClient.of(channel, selector, in(settings.namingLimit()));
    } catch (IOException e) {
      channel.close();
      return;
    }
    int ofAddress = connectionsFrom(client.prefix());
    clients.add(client);
    if (ofAddress >= settings.connectionsOfAddress()) {
      int most = settings.connectionsOfAddress();
      refuse(client, "your address has " + most + " connections; come again later");
    } else if (open >= settings.connections()) {
      refuse(client, "the host has " + settings.connections() + " connections; come again later");
    }
    if (ofAddress >= settings.connectionsOfAddress() + STANDING_OF_ADDRESS
        || open >= settings.connections() + STANDING) {
      leave(client);
    }
  }

  private int connectionsFrom(AddressPrefix prefix) {
    long pending = clients.stream().filter(client -> client.prefix().equals(prefix)).count();
    return (int) pending + seating.connectionsFrom(prefix);
  }

  private void readFrom(PendingClient client) {
    if (!client.read()) {
      handleEnd(client);
      return;
    }
    if (client.stage() == PendingClient.ClientStage.NAMING) {
      if (client.isOversized()) {
        refuse(client, "a message has more than " + MessageReader.LIMIT + " bytes");
      } else if (!client.received().isEmpty()) {
        client.setDeadline(in(settings.quiet()));
      }
    } else if (client.stage() == PendingClient.ClientStage.WAITING
        && (client.isOversized() || !client.received().isEmpty())) {
      refuse(client, "a client must send nothing between its game ID and READY");
    }
  }

  /**
   * Handles the end of a connection. The end completes the text that was received before it. The
   * next read then finds the end again.
   */
  private void handleEnd(PendingClient client) {
    if (client.stage() == PendingClient.ClientStage.NAMING && !client.received().isEmpty()) {
      acceptId(client, client.received());
    } else {
      leave(client);
    }
  }

  private void handleDeadline(PendingClient client) {
    if (client.stage() == PendingClient.ClientStage.LEAVING) {
      leave(client);
    } else if (client.stage() == PendingClient.ClientStage.NAMING) {
      if (client.received().isEmpty()) {
        refuse(
            client,
            "the client sent no game ID within " + settings.namingLimit().toMillis() + " ms");
      } else {
        acceptId(client, client.received());
      }
    } else if (!settings.bots().isEmpty()) {
      start(client.id(), List.of(client));
    } else {
      long limit = settings.waitingLimit().toMillis();
      refuse(client, "no other client joined game " + client.id() + " within " + limit + " ms");
    }
  }

  private void acceptId(PendingClient client, String text) {
    Optional<String> objection = GameIds.objection(text);
    if (objection.isPresent()) {
      refuse(client, objection.get());
      return;
    }
    Optional<String> refusal = seating.refusal(text);
    if (refusal.isPresent()) {
      refuse(client, refusal.get());
      return;
    }
    String id = text.equals(GameIds.ANY) ? ids.fresh(this::isUsed) : text;
    if (!client.echo(id)) {
      leave(client);
      return;
    }
    events.tell(listener -> listener.joined(id, client.address()));
    PendingClient first = waiting.get(id);
    if (seating.clientCount() == 1) {
      start(id, List.of(client));
    } else if (first == null) {
      client.setDeadline(
          in(settings.bots().isEmpty() ? settings.waitingLimit() : settings.botDelay()));
      waiting.put(id, client);
    } else {
      start(id, List.of(first, client));
    }
  }

  private boolean isUsed(String id) {
    return seating.refusal(id).isPresent() || waiting.containsKey(id);
  }

  private void start(String id, List<PendingClient> players) {
    waiting.remove(id);
    List<DeadlineConnection> connections = new ArrayList<>();
    try {
      for (PendingClient player : players) {
        connections.add(player.connect());
      }
      seating.start(id, connections);
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
