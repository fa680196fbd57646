package org.rondo.report;

import com.google.gson.Gson;
import com.google.gson.JsonArray;
import com.google.gson.JsonElement;
import com.google.gson.JsonNull;
import com.google.gson.JsonObject;
import com.google.gson.JsonParser;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.Base64;
import java.util.Collections;
import java.util.Iterator;
import java.util.List;
import java.util.Objects;
import java.util.Optional;
import java.util.function.Consumer;
import java.util.zip.Deflater;
import java.util.zip.DeflaterOutputStream;
import org.rondo.game.ConsoleNotation;
import org.rondo.game.Game;
import org.rondo.game.GameCatalog;
import org.rondo.game.Move;
import org.rondo.game.State;
import org.rondo.input.DamagedFileException;
import org.rondo.input.SpecificationException;
import org.rondo.match.Concession;
import org.rondo.match.Fault;
import org.rondo.match.MatchRecord;
import org.rondo.match.MatchThoughts;

/**
 * A match in the form in which a page holds it.
 *
 * @param family the name of the game without its options
 * @param renderer the module that draws the game's positions; empty if there is none
 * @param heading what a list of matches shows, as JSON that may stand in a script element
 * @param turns the positions, moves, scores and thoughts as JSON, deflated (RFC 1951), in base 64
 * @param hasThoughts whether the turns have thoughts
 */
record PageMatch(
    String family, String renderer, String heading, String turns, boolean hasThoughts) {
  private static final Gson GSON = new Gson();

  PageMatch {
    Objects.requireNonNull(family, "family");
    Objects.requireNonNull(renderer, "renderer");
    Objects.requireNonNull(heading, "heading");
    Objects.requireNonNull(turns, "turns");
  }

  /**
   * Replays a record.
   *
   * @throws org.rondo.input.InputException if the catalogue has no such game
   * @throws DamagedFileException if the record and the rules disagree
   */
  static PageMatch of(MatchRecord record, MatchThoughts thoughts) {
    return of(record, registered(record.game()), thoughts, record::replay);
  }

  private static Game<?, ?> registered(String game) {
    try {
      return GameCatalog.find(game);
    } catch (SpecificationException e) {
      throw new SpecificationException(
          e.text(),
          e.getMessage() + "; add a match of a game that is not registered with add(record, game)",
          e);
    }
  }

  /**
   * Replays a record by given rules.
   *
   * @throws org.rondo.input.DamagedFileException if the record is of another game, or disagrees
   *     with the rules
   */
  static <S extends State, M extends Move> PageMatch of(
      MatchRecord record, Game<S, M> game, MatchThoughts thoughts) {
    return of(record, game, thoughts, states -> record.replay(game, states));
  }

  private static <S extends State, M extends Move> PageMatch of(
      MatchRecord record,
      Game<S, M> game,
      MatchThoughts thoughts,
      Consumer<Consumer<State>> replay) {
    String family = PageScripts.family(record.game());
    Optional<String> renderer = PageAssets.renderer(game, family);
    Turns<S, M> turns = new Turns<>(record, game, renderer.isEmpty());
    replay.accept(turns::add);
    JsonObject json = turns.json();
    addThoughts(json, thoughts, record.turnCount(), game.seatCount());
    return new PageMatch(
        family,
        renderer.orElse(""),
        GSON.toJson(heading(record, game, family)),
        packed(json),
        json.has("thoughts"));
  }

  private static JsonObject heading(MatchRecord record, Game<?, ?> game, String family) {
    JsonArray seats = new JsonArray();
    for (int seat = 0; seat < game.seatCount(); seat++) {
      JsonObject one = new JsonObject();
      one.addProperty("name", record.entrants().get(seat));
      one.addProperty("side", game.console().side(seat));
      one.addProperty("rank", record.outcome().rank(seat));
      one.addProperty("score", NumberText.shortest(record.outcome().score(seat)));
      one.addProperty("ending", record.endings().get(seat).name());
      seats.add(one);
    }
    JsonObject json = new JsonObject();
    json.addProperty("game", record.game());
    json.addProperty("family", family);
    json.add("seats", seats);
    json.addProperty("turns", record.turnCount());
    json.addProperty("opening", record.opening().turns().size());
    json.addProperty("halted", record.halted());
    json.addProperty("seed", record.seed().text());
    json.add("faults", faults(record.faults()));
    json.add("concessions", concessions(record.concessions()));
    return json;
  }

  private static JsonArray faults(List<Fault> faults) {
    JsonArray json = new JsonArray();
    for (Fault fault : faults) {
      JsonObject one = new JsonObject();
      one.addProperty("turn", fault.turn());
      one.addProperty("seat", fault.seat());
      one.addProperty("kind", fault.kind().name());
      one.addProperty("detail", fault.detail());
      one.addProperty("forfeits", fault.forfeits());
      json.add(one);
    }
    return json;
  }

  private static JsonArray concessions(List<Concession> concessions) {
    JsonArray json = new JsonArray();
    for (Concession concession : concessions) {
      JsonObject one = new JsonObject();
      one.addProperty("seat", concession.seat());
      one.addProperty("words", concession.clause());
      json.add(one);
    }
    return json;
  }

  /** Adds a list with the thoughts of each turn, by seat, if there are any. */
  private static void addThoughts(
      JsonObject json, MatchThoughts thoughts, int turnCount, int seatCount) {
    List<JsonElement> turns = new ArrayList<>(Collections.nCopies(turnCount, JsonNull.INSTANCE));
    boolean isAny = false;
    for (MatchThoughts.TurnThought said : thoughts.thoughts()) {
      if (said.turn() < turnCount && said.seat() < seatCount) {
        if (turns.get(said.turn()).isJsonNull()) {
          turns.set(said.turn(), nothing(seatCount));
        }
        String text = MatchThoughts.text(said.thought());
        turns.get(said.turn()).getAsJsonArray().set(said.seat(), JsonParser.parseString(text));
        isAny = true;
      }
    }
    if (isAny) {
      JsonArray all = new JsonArray();
      turns.forEach(all::add);
      json.add("thoughts", all);
    }
  }

  private static JsonArray nothing(int seatCount) {
    JsonArray seats = new JsonArray();
    for (int seat = 0; seat < seatCount; seat++) {
      seats.add(JsonNull.INSTANCE);
    }
    return seats;
  }

  private static String packed(JsonObject json) {
    Deflater deflater = new Deflater(Deflater.BEST_COMPRESSION, true);
    ByteArrayOutputStream bytes = new ByteArrayOutputStream();
    try (DeflaterOutputStream out = new DeflaterOutputStream(bytes, deflater)) {
      out.write(GSON.toJson(json).getBytes(StandardCharsets.UTF_8));
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    } finally {
      deflater.end();
    }
    return Base64.getEncoder().encodeToString(bytes.toByteArray());
  }

  /** The positions of a match and the turns between them. */
  private static final class Turns<S extends State, M extends Move> {
    private final Game<S, M> game;
    private final Iterator<List<String>> texts;
    private final boolean isPictured;

    private final JsonArray states = new JsonArray();
    private final JsonArray scores = new JsonArray();
    private final JsonArray pictures = new JsonArray();
    private final JsonArray moves = new JsonArray();
    private final JsonArray said = new JsonArray();
    private final JsonArray news = new JsonArray();

    /** The position before the next one; empty before the first. */
    private final List<S> last = new ArrayList<>(1);

    Turns(MatchRecord record, Game<S, M> game, boolean isPictured) {
      this.game = game;
      this.isPictured = isPictured;
      List<List<String>> all = new ArrayList<>(record.opening().turns());
      all.addAll(record.turns());
      this.texts = all.iterator();
    }

    void add(State next) {
      @SuppressWarnings("unchecked") // The rules of this game made the position.
      S state = (S) next;
      states.add(state.text());
      JsonArray now = new JsonArray();
      for (int seat = 0; seat < game.seatCount(); seat++) {
        now.add(NumberText.shortest(state.score(seat)));
      }
      scores.add(now);
      if (isPictured) {
        pictures.add(game.show(state));
      }
      if (!last.isEmpty()) {
        addTurn(last.get(0), state);
      }
      last.clear();
      last.add(state);
    }

    private void addTurn(S before, S after) {
      ConsoleNotation<S, M> console = game.console();
      Iterator<String> given = texts.next().iterator();
      JsonArray joint = new JsonArray();
      JsonArray words = new JsonArray();
      for (int seat = 0; seat < game.seatCount(); seat++) {
        if (before.toMove().contains(seat)) {
          String text = given.next();
          joint.add(text);
          words.add(console.describe(before, seat, game.parse(text)));
        } else {
          joint.add(JsonNull.INSTANCE);
          words.add(JsonNull.INSTANCE);
        }
      }
      moves.add(joint);
      said.add(words);
      news.add(console.news(before, after));
    }

    JsonObject json() {
      JsonObject json = new JsonObject();
      json.add("states", states);
      json.add("scores", scores);
      json.add("moves", moves);
      json.add("said", said);
      json.add("news", news);
      if (isPictured) {
        json.add("pictures", pictures);
      }
      return json;
    }
  }
}
