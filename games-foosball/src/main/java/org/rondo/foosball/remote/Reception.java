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
import org.rondo.bot.TimeSource;

/**
 * Receives clients, reads the IDs of their games, and brings those together that name the same: all
 * in one thread, which waits for nobody in particular.
 */
final class Reception implements Runnable {
  private static final long NANOS_PER_MILLI = 1_000_000;

  /** What a client that was turned away has for noticing. */
  private static final Duration LEAVE = Duration.ofSeconds(1);

  /** How long nobody is received after the system had nothing to receive somebody with. */
  private static final Duration EXHAUSTED = Duration.ofMillis(100);

  /** How many may be turned away in peace beyond the connections that there may be. */
  private static final int STANDING = 100;

  private final HostSettings settings;
  private final ServerSocketChannel server;
  private final Selector selector;
  private final SelectionKey door;
  private final HostedGames games;
  private final HostNews news;
  private final GameIds ids;
  private final TimeSource time = TimeSource.system();
  private final Set<Guest> guests = new LinkedHashSet<>();
  private final Map<String, Guest> waiting = new HashMap<>();

  private volatile boolean isClosed;

  /** When somebody may be received again. */
  private Optional<Long> reopening = Optional.empty();

  /** Takes over the server, which it closes at its end. */
  Reception(HostSettings settings, ServerSocketChannel server, HostedGames games, HostNews news)
      throws IOException {
    this.settings = settings;
    this.server = server;
    this.games = games;
    this.news = news;
    this.ids = new GameIds(settings.seed());
    server.configureBlocking(false);
    this.selector = server.provider().openSelector();
    this.door = server.register(selector, SelectionKey.OP_ACCEPT);
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
      news.warn("a host receives nobody any more", e);
      news.tell(listener -> listener.failed(e));
    } finally {
      giveBack();
    }
  }

  /** Gives back all that the reception holds, in its thread or in place of it. */
  void giveBack() {
    close();
    guests.forEach(Guest::close);
    try {
      selector.close();
    } catch (IOException e) {
      // There is nothing left to give back.
    }
  }

  /** Ends the reception, from any thread, and waits for nobody: its thread gives the rest back. */
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
    for (Guest guest : guests) {
      least = Math.min(least, guest.deadline() - now);
    }
    if (reopening.isPresent()) {
      least = Math.min(least, reopening.get() - now);
    }
    return least == Long.MAX_VALUE ? 0 : Math.max(0, least) / NANOS_PER_MILLI + 1;
  }

  private void passTime() {
    long now = time.nanoTime();
    if (reopening.isPresent() && reopening.get() - now <= 0) {
      reopening = Optional.empty();
      door.interestOps(SelectionKey.OP_ACCEPT);
    }
    for (Guest guest : new ArrayList<>(guests)) {
      if (guest.deadline() - now <= 0 && guests.contains(guest)) {
        due(guest);
      }
    }
  }

  private void ready(SelectionKey key) {
    if (key.attachment() instanceof Guest guest) {
      // Its partner may have come in the same moment.
      if (guests.contains(guest)) {
        heard(guest);
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
      // Mostly too many files: the client waits at the door, where looking would keep us busy.
      door.interestOps(0);
      reopening = Optional.of(in(EXHAUSTED));
    }
  }

  private void receive(SocketChannel channel) throws IOException {
    int open = guests.size() + games.connectionCount();
    Guest guest;
    try {
      guest = Guest.of(channel, selector, in(settings.namingLimit()));
    } catch (IOException e) {
      channel.close();
      return;
    }
    guests.add(guest);
    if (open >= settings.connections()) {
      refuse(guest, "the host has " + settings.connections() + " connections; come again later");
    }
    if (open >= settings.connections() + STANDING) {
      leave(guest);
    }
  }

  private void heard(Guest guest) {
    if (!guest.read()) {
      ended(guest);
      return;
    }
    if (guest.stage() == Guest.Stage.NAMING) {
      if (guest.isOversized()) {
        refuse(guest, "a message has more than " + Messages.LIMIT + " bytes");
      } else if (!guest.said().isEmpty()) {
        guest.setDeadline(in(settings.quiet()));
      }
    } else if (guest.stage() == Guest.Stage.WAITING
        && (guest.isOversized() || !guest.said().isEmpty())) {
      refuse(guest, "nothing is to be sent between a game's ID and READY");
    }
  }

  /** The end of the connection completes what came before it; then it is noticed once more. */
  private void ended(Guest guest) {
    if (guest.stage() == Guest.Stage.NAMING && !guest.said().isEmpty()) {
      named(guest, guest.said());
    } else {
      leave(guest);
    }
  }

  private void due(Guest guest) {
    if (guest.stage() == Guest.Stage.LEAVING) {
      leave(guest);
    } else if (guest.stage() == Guest.Stage.NAMING) {
      if (guest.said().isEmpty()) {
        refuse(guest, "no game ID came within " + settings.namingLimit().toMillis() + " ms");
      } else {
        named(guest, guest.said());
      }
    } else if (settings.bot().isPresent()) {
      start(guest.id(), List.of(guest));
    } else {
      long limit = settings.waitingLimit().toMillis();
      refuse(guest, "nobody else came to game " + guest.id() + " within " + limit + " ms");
    }
  }

  private void named(Guest guest, String said) {
    Optional<String> objection = GameIds.objection(said);
    if (objection.isPresent()) {
      refuse(guest, objection.get());
      return;
    }
    String id = said.equals(GameIds.ANY) ? ids.fresh(this::isUsed) : said;
    if (games.isPlayed(id)) {
      refuse(guest, "game " + id + " has its two clients; name another");
      return;
    }
    if (!guest.echo(id)) {
      leave(guest);
      return;
    }
    news.tell(listener -> listener.joined(id, guest.address()));
    Guest first = waiting.get(id);
    if (first == null) {
      guest.setDeadline(
          in(settings.bot().map(bot -> settings.botDelay()).orElse(settings.waitingLimit())));
      waiting.put(id, guest);
    } else {
      start(id, List.of(first, guest));
    }
  }

  private boolean isUsed(String id) {
    return games.isPlayed(id) || waiting.containsKey(id);
  }

  private void start(String id, List<Guest> players) {
    waiting.remove(id);
    List<Connection> connections = new ArrayList<>();
    try {
      for (Guest player : players) {
        connections.add(player.connect());
      }
      games.start(id, connections);
    } catch (IOException | RuntimeException | Error e) {
      news.warn("game " + id + " cannot begin", e);
      connections.forEach(Connection::release);
      players.forEach(player -> refuse(player, "the host cannot start the game; come again later"));
      return;
    }
    guests.removeAll(players);
    players.forEach(Guest::handOver);
  }

  private void refuse(Guest guest, String sentence) {
    waiting.remove(guest.id(), guest);
    news.tell(listener -> listener.refused(guest.address(), sentence));
    guest.refuse(sentence);
    guest.setDeadline(in(LEAVE));
  }

  private void leave(Guest guest) {
    if (waiting.remove(guest.id(), guest)) {
      news.tell(listener -> listener.left(guest.id(), guest.address()));
    }
    guests.remove(guest);
    guest.close();
  }

  private long in(Duration ahead) {
    return time.nanoTime() + ahead.toNanos();
  }
}
