package org.rondo.report;

import com.google.gson.JsonArray;
import com.google.gson.JsonObject;
import com.google.gson.JsonParser;
import java.math.BigDecimal;
import java.time.Duration;
import java.util.ArrayList;
import java.util.Collections;
import java.util.Iterator;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import java.util.stream.IntStream;
import org.jspecify.annotations.Nullable;
import org.rondo.game.ConsoleNotation;
import org.rondo.game.Game;
import org.rondo.game.Move;
import org.rondo.game.State;
import org.rondo.game.UnreadableMoveException;
import org.rondo.match.ClockReplay;
import org.rondo.match.MatchRecord;
import org.rondo.match.MatchThoughts;

/** The positions of a match and the turns between them, in the form in which a page holds them. */
final class PageTurns<S extends State, M extends Move> {
  private final Game<S, M> game;
  private final Iterator<List<String>> texts;
  private final boolean isPictured;
  private final Map<Integer, List<@Nullable JsonObject>> thoughts;

  /** Follows the clocks of the match; empty if none ran. */
  private final List<ClockReplay<S>> clocks;

  private final List<List<Duration>> readings;
  private final int opening;

  private final List<String> states = new ArrayList<>();
  private final List<List<BigDecimal>> scores = new ArrayList<>();
  private final List<String> pictures = new ArrayList<>();
  private final List<List<@Nullable String>> moves = new ArrayList<>();
  private final List<List<@Nullable String>> words = new ArrayList<>();
  private final List<String> news = new ArrayList<>();

  /** For each turn and seat, the time of its move in milliseconds; null if it did not move. */
  private final List<List<@Nullable Long>> used = new ArrayList<>();

  /** For each position and seat, the time that it had left, in milliseconds; null without limit. */
  private final List<List<@Nullable Long>> left = new ArrayList<>();

  /** The position before the next one; empty before the first. */
  private final List<S> last = new ArrayList<>(1);

  PageTurns(MatchRecord record, Game<S, M> game, ReplayNotes notes, boolean isPictured) {
    this.game = game;
    this.isPictured = isPictured;
    this.opening = record.opening().turns().size();
    this.readings = notes.readings().turns();
    this.clocks =
        readings.isEmpty()
            ? List.of()
            : List.of(new ClockReplay<>(record, game, notes.readings(), notes.control()));
    List<List<String>> all = new ArrayList<>(record.opening().turns());
    all.addAll(record.turns());
    this.texts = all.iterator();
    this.thoughts = thoughts(notes.thoughts(), record.turnCount());
  }

  private Map<Integer, List<@Nullable JsonObject>> thoughts(MatchThoughts said, int turnCount) {
    Map<Integer, List<@Nullable JsonObject>> turns = new TreeMap<>();
    for (MatchThoughts.TurnThought one : said.thoughts()) {
      if (one.turn() < turnCount && one.seat() < game.seatCount()) {
        turns
            .computeIfAbsent(
                one.turn(), turn -> new ArrayList<>(Collections.nCopies(game.seatCount(), null)))
            .set(
                one.seat(),
                JsonParser.parseString(MatchThoughts.text(one.thought())).getAsJsonObject());
      }
    }
    return turns;
  }

  /** Takes the next position of the match. */
  void add(S state) {
    states.add(state.text());
    scores.add(
        IntStream.range(0, game.seatCount())
            .mapToObj(seat -> NumberText.shortest(state.score(seat)))
            .toList());
    if (isPictured) {
      pictures.add(game.show(state));
    }
    if (!last.isEmpty()) {
      addTurn(last.get(0), state);
    }
    for (ClockReplay<S> clock : clocks) {
      clock.accept(state);
      List<@Nullable Long> times = new ArrayList<>();
      clock.left().forEach(time -> times.add(time.map(Duration::toMillis).orElse(null)));
      left.add(times);
    }
    last.clear();
    last.add(state);
  }

  private void addTurn(S before, S after) {
    ConsoleNotation<S, M> console = game.console();
    Iterator<String> given = texts.next().iterator();
    List<@Nullable String> joint = new ArrayList<>();
    List<@Nullable String> described = new ArrayList<>();
    for (int seat = 0; seat < game.seatCount(); seat++) {
      String text = before.toMove().contains(seat) ? given.next() : null;
      joint.add(text);
      described.add(text == null ? null : console.describe(before, seat, game.parse(text)));
    }
    List<@Nullable JsonObject> said = thoughts.getOrDefault(moves.size(), List.of());
    for (int seat = 0; seat < said.size(); seat++) {
      describeLine(before, seat, said.get(seat));
    }
    addReadings(before);
    moves.add(joint);
    words.add(described);
    news.add(console.news(before, after));
  }

  /**
   * Says the first move of a bot's line in the game's words. The positions of the later ones are
   * not known: others move at the same time, or chance decides.
   */
  private void describeLine(S before, int seat, @Nullable JsonObject thought) {
    if (thought == null || !thought.has("line") || !before.toMove().contains(seat)) {
      return;
    }
    JsonArray line = thought.getAsJsonArray("line");
    Optional<M> first = line.isEmpty() ? Optional.empty() : read(line.get(0).getAsString());
    first
        .filter(move -> game.moves(before, seat).objection(move).isEmpty())
        .map(move -> game.console().describe(before, seat, move))
        .ifPresent(text -> thought.addProperty("first", text));
  }

  private Optional<M> read(String text) {
    try {
      return Optional.of(game.parse(text));
    } catch (UnreadableMoveException e) {
      // A bot may write its line in a notation of its own.
      return Optional.empty();
    }
  }

  private void addReadings(S before) {
    int index = moves.size() - opening;
    if (clocks.isEmpty()) {
      return;
    }
    Iterator<Duration> times =
        index < 0 || index >= readings.size()
            ? List.<Duration>of().iterator()
            : readings.get(index).iterator();
    List<@Nullable Long> joint = new ArrayList<>();
    for (int seat = 0; seat < game.seatCount(); seat++) {
      boolean isTimed = before.toMove().contains(seat) && times.hasNext();
      joint.add(isTimed ? times.next().toMillis() : null);
    }
    used.add(joint);
  }

  boolean hasThoughts() {
    return !thoughts.isEmpty();
  }

  /** {@return the positions and turns as JSON} */
  Map<String, Object> json() {
    return ReportJson.object(
        "states", states,
        "scores", scores,
        "moves", moves,
        "said", words,
        "news", news,
        "used", used.isEmpty() ? null : used,
        "left", left.isEmpty() ? null : left,
        "pictures", isPictured ? pictures : null,
        "thoughts",
            thoughts.isEmpty()
                ? null
                : IntStream.range(0, moves.size()).mapToObj(thoughts::get).toList());
  }
}
