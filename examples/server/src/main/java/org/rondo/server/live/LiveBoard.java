package org.rondo.server.live;

import com.google.gson.JsonArray;
import com.google.gson.JsonNull;
import com.google.gson.JsonObject;
import com.google.gson.JsonPrimitive;
import java.util.List;
import java.util.concurrent.atomic.AtomicBoolean;
import java.util.concurrent.atomic.AtomicReference;
import java.util.function.Consumer;
import java.util.function.Supplier;
import org.jspecify.annotations.Nullable;

/**
 * A board on the pages for spectators, while its match is played. Each position replaces the one
 * before. Any thread may show positions; no call waits for a spectator.
 */
public final class LiveBoard implements AutoCloseable {
  private final BoardGame match;
  private final Runnable onChange;

  /** The latest position, not yet drawn; null before the first. */
  private final AtomicReference<@Nullable Supplier<JsonObject>> latest = new AtomicReference<>();

  private final Consumer<LiveBoard> onClose;
  private volatile String ending = "";
  private final AtomicBoolean isOver = new AtomicBoolean();

  /** The part of the data that does not change. */
  private final JsonObject heading = new JsonObject();

  /** What was drawn last, and of what; only for the thread that publishes. */
  private @Nullable Supplier<JsonObject> drawnOf;

  private JsonObject drawn = new JsonObject();

  LiveBoard(BoardGame match, JsonObject group, Runnable onChange, Consumer<LiveBoard> onClose) {
    this.match = match;
    this.onChange = onChange;
    this.onClose = onClose;
    group.entrySet().forEach(entry -> heading.add(entry.getKey(), entry.getValue()));
    heading.addProperty("id", match.id());
    heading.addProperty("game", match.game());
    heading.addProperty("family", match.renderer().isEmpty() ? "" : match.family());
    JsonArray seats = new JsonArray();
    for (int seat = 0; seat < match.names().size(); seat++) {
      JsonObject one = new JsonObject();
      one.addProperty("name", match.names().get(seat));
      one.addProperty("side", match.sides().get(seat));
      seats.add(one);
    }
    heading.add("seats", seats);
  }

  /** Shows a position. */
  public void show(BoardPosition position) {
    show(() -> json(position));
  }

  /**
   * Shows a position.
   *
   * @param position called at most once, in another thread, and only if no later position is shown
   *     before
   */
  void show(Supplier<JsonObject> position) {
    latest.set(position);
    onChange.run();
  }

  /**
   * Says how the match ended. The last position stays on the board until the place is needed.
   *
   * @param text how the match ended, a few words
   */
  public void end(String text) {
    if (isOver.compareAndSet(false, true)) {
      ending = text;
      onClose.accept(this);
      onChange.run();
    }
  }

  /** Ends the match without saying how. */
  @Override
  public void close() {
    end("ended");
  }

  boolean isOver() {
    return isOver.get();
  }

  boolean isHidden() {
    return match.hidden();
  }

  String id() {
    return match.id();
  }

  /**
   * {@return the board as data}
   *
   * @param withPosition whether the position is among it
   */
  JsonObject json(boolean withPosition) {
    Supplier<JsonObject> now = latest.get();
    if (now != null && now != drawnOf) {
      drawnOf = now;
      drawn = drawnBy(now);
    }
    JsonObject json = new JsonObject();
    heading.entrySet().forEach(entry -> json.add(entry.getKey(), entry.getValue()));
    if (withPosition) {
      drawn.entrySet().forEach(entry -> json.add(entry.getKey(), entry.getValue()));
    } else {
      json.addProperty("hidden", true);
      if (drawn.has("turn")) {
        json.add("turn", drawn.get("turn"));
      }
    }
    if (isOver()) {
      json.addProperty("over", ending);
    }
    return json;
  }

  private JsonObject drawnBy(Supplier<JsonObject> position) {
    try {
      return position.get();
    } catch (RuntimeException | StackOverflowError e) {
      // The code of a game draws it; a game that fails here shows the position before.
      return drawn;
    }
  }

  private static JsonObject json(BoardPosition position) {
    JsonObject json = new JsonObject();
    json.addProperty("turn", position.turn());
    json.addProperty("state", position.state());
    if (!position.previous().isEmpty()) {
      json.addProperty("previous", position.previous());
      json.add("joint", texts(position.joint()));
    }
    json.addProperty("news", position.news());
    json.add("scores", numbers(position.scores()));
    return json;
  }

  static JsonArray texts(List<String> texts) {
    JsonArray array = new JsonArray();
    texts.forEach(text -> array.add(text.isEmpty() ? JsonNull.INSTANCE : new JsonPrimitive(text)));
    return array;
  }

  static JsonArray numbers(List<Double> numbers) {
    JsonArray array = new JsonArray();
    // JSON has no infinite numbers.
    numbers.forEach(number -> array.add(Double.isFinite(number) ? number : 0));
    return array;
  }
}
