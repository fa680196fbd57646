package org.rondo.server.live;

import com.google.gson.JsonArray;
import com.google.gson.JsonNull;
import com.google.gson.JsonObject;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Deque;
import java.util.List;
import java.util.Objects;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.function.Predicate;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;

/**
 * The boards of a tournament, a duel or a service. A limited number of boards has a place on the
 * page; when a match ends, the next waiting match takes its place.
 */
final class LiveBoards {
  static final int PLACES = 16;
  private static final int MAX_WAITING = 256;

  /** The number of matches that have ended and keep their places while others begin. */
  private static final int LINGERING = 2;

  private final String id;
  private final String title;
  private final Runnable onChange;

  // Guarded by this.
  private final @Nullable LiveBoard[] places = new LiveBoard[PLACES];
  private final Deque<LiveBoard> waiting = new ArrayDeque<>();

  /** The boards that have a place and whose matches have ended, in that order. */
  private final Deque<LiveBoard> over = new ArrayDeque<>();

  /**
   * @param id the id of the tournament or duel; empty if the boards have no page of their own
   * @param onChange called by any thread when a board has changed
   */
  LiveBoards(String id, String title, Runnable onChange) {
    this.id = id;
    this.title = title;
    this.onChange = onChange;
  }

  /** {@return a board for a match; empty if too many matches wait} */
  synchronized Optional<LiveBoard> open(BoardGame match) {
    if (waiting.size() >= MAX_WAITING) {
      return Optional.empty();
    }
    JsonObject group = new JsonObject();
    group.addProperty("in", id);
    group.addProperty("title", title);
    LiveBoard board = new LiveBoard(match, group, onChange, this::closed);
    waiting.addLast(board);
    arrange();
    return Optional.of(board);
  }

  private synchronized void closed(LiveBoard board) {
    if (!waiting.remove(board) && Arrays.asList(places).contains(board)) {
      over.addLast(board);
    }
    arrange();
  }

  /** Gives waiting matches places. Few matches that have ended keep theirs for a while. */
  private void arrange() {
    while (!waiting.isEmpty()) {
      OptionalInt ended = firstEnded();
      OptionalInt free = first(Objects::isNull);
      boolean isReused = ended.isPresent() && (free.isEmpty() || over.size() > LINGERING);
      OptionalInt place = isReused ? ended : free;
      if (place.isEmpty()) {
        return;
      }
      if (isReused) {
        over.removeFirst();
      }
      places[place.getAsInt()] = waiting.removeFirst();
    }
  }

  /** {@return the place of the match that ended first} */
  private OptionalInt firstEnded() {
    return over.isEmpty() ? OptionalInt.empty() : first(board -> over.peekFirst() == board);
  }

  private OptionalInt first(Predicate<@Nullable LiveBoard> condition) {
    return IntStream.range(0, PLACES).filter(place -> condition.test(places[place])).findFirst();
  }

  /** Ends all matches and leaves no board. */
  synchronized void clear() {
    waiting.clear();
    over.clear();
    Arrays.fill(places, null);
    onChange.run();
  }

  /** {@return the ids of the matches that are being played} */
  synchronized JsonArray now() {
    JsonArray now = new JsonArray();
    Stream.concat(Arrays.stream(places), waiting.stream())
        .filter(Objects::nonNull)
        .filter(board -> !board.isOver())
        .map(LiveBoard::id)
        .distinct()
        .sorted()
        .forEach(now::add);
    return now;
  }

  /**
   * {@return the boards as data, each at its place}
   *
   * @param isWhole whether positions that only organisers may see are among it
   */
  JsonArray json(boolean isWhole) {
    List<@Nullable LiveBoard> all = new ArrayList<>();
    synchronized (this) {
      for (LiveBoard board : places) {
        all.add(board);
      }
    }
    JsonArray json = new JsonArray();
    for (LiveBoard board : all) {
      json.add(
          board == null
              ? JsonNull.INSTANCE
              : board.json(isWhole || !board.isHidden() || board.isOver()));
    }
    return json;
  }
}
