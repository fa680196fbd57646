package org.rondo.server.live;

import com.google.gson.Gson;
import com.google.gson.GsonBuilder;
import com.google.gson.JsonArray;
import com.google.gson.JsonObject;
import java.nio.charset.StandardCharsets;
import java.util.ArrayDeque;
import java.util.Deque;
import java.util.Set;
import java.util.concurrent.ConcurrentHashMap;
import java.util.regex.Matcher;
import org.rondo.input.TextPattern;

/**
 * What one page shows, in versions. A page that joins gets the whole, and after it each change. A
 * page that returns names the last version that it has, and gets the changes since, or the whole if
 * these are no longer kept. So it misses no change and gets none twice.
 */
final class LiveFeed {
  static final int MAX_KEPT = 256;
  private static final int MAX_KEPT_BYTES = 1 << 20;

  private static final Gson GSON = new GsonBuilder().serializeNulls().create();
  private static final TextPattern VERSION = TextPattern.of("([0-9a-f]{1,16})-(\\d{1,18})");

  /**
   * A version of the data.
   *
   * @param name the name by which a page says which version it has
   * @param data the whole data; it is not changed any more
   */
  record Version(String name, JsonObject data) {}

  /** A change that is kept for pages that return. */
  private record Kept(long number, byte[] event) {}

  /** Differs for each start of the server: versions of another start have nothing in common. */
  private final String epoch;

  private final Set<EventStream> clients = ConcurrentHashMap.newKeySet();

  // Guarded by this.
  private final Deque<Kept> kept = new ArrayDeque<>();
  private JsonObject data = new JsonObject();
  private long number;
  private int keptBytes;

  /**
   * @param epoch hexadecimal digits that differ for each start of the server
   */
  LiveFeed(String epoch) {
    this.epoch = epoch;
  }

  /** {@return the latest version} */
  synchronized Version latest() {
    return new Version(name(number), data);
  }

  /**
   * Makes a new version and sends the change to all clients. Does nothing if nothing has changed.
   *
   * @param next the whole data; it must not be changed afterwards
   */
  synchronized void publish(JsonObject next) {
    JsonArray change = JsonChange.between(data, next);
    if (change.isEmpty()) {
      return;
    }
    data = next;
    number++;
    byte[] event = event("change", GSON.toJson(change));
    kept.addLast(new Kept(number, event));
    keptBytes += event.length;
    while (kept.size() > MAX_KEPT || keptBytes > MAX_KEPT_BYTES) {
      keptBytes -= kept.removeFirst().event().length;
    }
    clients.removeIf(client -> !client.offer(event));
  }

  /**
   * Adds a client, and sends it what it has missed.
   *
   * @param version the name of the version that the client has; anything else if it has none
   */
  synchronized void join(EventStream client, String version) {
    // First, so that a change that follows what it is sent finds the client.
    clients.add(client);
    Matcher matcher = VERSION.matcher(version);
    long has = matcher.matches() && matcher.group(1).equals(epoch) ? number(matcher) : -1;
    boolean isKept =
        has == number || (has < number && !kept.isEmpty() && kept.peekFirst().number() <= has + 1);
    if (has < 0 || !isKept) {
      client.offer(event("whole", GSON.toJson(data)));
    } else {
      kept.stream().filter(one -> one.number() > has).forEach(one -> client.offer(one.event()));
    }
    if (client.isClosed()) {
      leave(client);
    }
  }

  private static long number(Matcher version) {
    return Long.parseLong(version.group(2));
  }

  /** Removes a client that has gone. */
  void leave(EventStream client) {
    clients.remove(client);
  }

  /** Sends all clients a sign of life. */
  void beat() {
    byte[] beat = "event: beat\ndata: \n\n".getBytes(StandardCharsets.US_ASCII);
    clients.removeIf(client -> !client.offer(beat));
  }

  /** Sends all clients away. */
  void end() {
    clients.forEach(EventStream::close);
    clients.clear();
  }

  boolean hasClients() {
    return !clients.isEmpty();
  }

  private String name(long version) {
    return epoch + "-" + version;
  }

  /** {@return an event of the latest version; JSON has no line ends} */
  private byte[] event(String kind, String json) {
    String text = "id: " + name(number) + "\nevent: " + kind + "\ndata: " + json + "\n\n";
    return text.getBytes(StandardCharsets.UTF_8);
  }
}
