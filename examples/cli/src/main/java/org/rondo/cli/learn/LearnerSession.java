package org.rondo.cli.learn;

import com.google.common.primitives.Ints;
import com.google.gson.JsonArray;
import com.google.gson.JsonElement;
import com.google.gson.JsonObject;
import com.google.gson.JsonParseException;
import com.google.gson.JsonParser;
import java.io.BufferedReader;
import java.io.IOException;
import java.io.PrintWriter;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.SortedMap;
import java.util.TreeMap;
import java.util.stream.IntStream;
import org.rondo.bot.Entrant;
import org.rondo.cli.console.EntrantSpec;
import org.rondo.game.Game;
import org.rondo.game.Move;
import org.rondo.game.State;
import org.rondo.input.InputException;
import org.rondo.input.SpecificationException;
import org.rondo.random.Seed;

/**
 * The conversation with a learner: each request is a line of JSON, and so is each answer. A request
 * that is refused changes nothing.
 */
final class LearnerSession {

  /** The matches of a session, whatever their game is. */
  private interface Matches {
    /** Begins matches anew, by the seeds of a request. */
    JsonObject reset(JsonObject seeds, String line);

    /** Plays moves; a match that ends begins again if that is wanted. */
    JsonObject step(JsonObject moves, boolean isRepeated, String line);

    JsonObject record(String match);

    /** Ends the bots of the matches that are not over. */
    void close();
  }

  private final JsonObject greeting;
  private final Matches matches;

  private LearnerSession(JsonObject greeting, Matches matches) {
    this.greeting = greeting;
    this.matches = matches;
  }

  /**
   * {@return a session of a game}
   *
   * @param opponents a bot for each seat that the learner does not play, or one for all of them;
   *     none if it plays all seats
   * @param seat the seat of a learner that has opponents
   * @param count the number of matches
   * @param hasData whether an observation has the position as lists of numbers
   * @throws SpecificationException if there is no such seat, or the number of bots is another one
   */
  static <S extends State, M extends Move> LearnerSession of(
      Game<S, M> game, List<EntrantSpec> opponents, int seat, int count, boolean hasData) {
    Map<Integer, Entrant<S, M>> seated = seated(game, opponents, seat);
    List<LearnerMatch<S, M>> matches =
        IntStream.range(0, count)
            .mapToObj(at -> new LearnerMatch<>(game, seated, hasData))
            .toList();
    return new LearnerSession(greeting(game, seated, count), new MatchesOf<>(matches));
  }

  private static <S extends State, M extends Move> Map<Integer, Entrant<S, M>> seated(
      Game<S, M> game, List<EntrantSpec> opponents, int seat) {
    int others = game.seatCount() - 1;
    if (seat < 0 || seat > others) {
      throw new SpecificationException(
          "seat " + seat, "seat " + seat + " is not 0.." + others + " of " + game.id());
    }
    if (opponents.size() > 1 && opponents.size() != others) {
      throw new SpecificationException(
          opponents.toString(),
          opponents.size()
              + " opponents are not those of "
              + game.id()
              + "; give one for all seats, or one for each of "
              + others);
    }
    Map<Integer, Entrant<S, M>> seated = new TreeMap<>();
    for (int other = 0; other <= others && !opponents.isEmpty(); other++) {
      if (other != seat) {
        int place = opponents.size() == 1 ? 0 : seated.size();
        seated.put(other, opponents.get(place).entrant(game));
      }
    }
    return seated;
  }

  private static <S extends State, M extends Move> JsonObject greeting(
      Game<S, M> game, Map<Integer, Entrant<S, M>> seated, int count) {
    JsonObject json = new JsonObject();
    json.addProperty("rondo", 1);
    json.addProperty("game", game.id());
    json.addProperty("environments", count);
    JsonArray seats = new JsonArray();
    for (int seat = 0; seat < game.seatCount(); seat++) {
      Entrant<S, M> opponent = seated.get(seat);
      seats.add(opponent == null ? LearnerMatch.LEARNER : opponent.name());
    }
    json.add("seats", seats);
    MoveSurvey.of(game)
        .ifPresent(
            moves -> {
              JsonArray texts = new JsonArray();
              moves.forEach(texts::add);
              json.add("moves", texts);
            });
    return json;
  }

  /** Sends the greeting, and answers each line until the input ends. */
  void run(BufferedReader in, PrintWriter out) throws IOException {
    out.println(greeting());
    out.flush();
    try {
      for (String line = in.readLine(); line != null; line = in.readLine()) {
        if (!line.isBlank()) {
          out.println(answer(line));
          out.flush();
        }
      }
    } finally {
      matches.close();
    }
  }

  /** {@return the first line, which describes the game} */
  String greeting() {
    return greeting.toString();
  }

  /** {@return the answer to a request} */
  String answer(String line) {
    try {
      return answer(request(line), line).toString();
    } catch (RefusedMoveException e) {
      JsonObject json = error(String.valueOf(e.getMessage()));
      json.addProperty("illegal", true);
      return json.toString();
    } catch (InputException e) {
      return error(String.valueOf(e.getMessage())).toString();
    }
  }

  private static JsonObject request(String line) {
    try {
      return JsonParser.parseString(line).getAsJsonObject();
    } catch (JsonParseException | IllegalStateException e) {
      throw unknown(line);
    }
  }

  private JsonObject answer(JsonObject request, String line) {
    if (request.has("reset")) {
      return matches.reset(object(request.get("reset"), line), line);
    }
    if (request.has("step")) {
      boolean isRepeated = request.has("again") && text(request.get("again"), line).equals("true");
      return matches.step(object(request.get("step"), line), isRepeated, line);
    }
    if (request.has("record")) {
      return matches.record(text(request.get("record"), line));
    }
    throw unknown(line);
  }

  private static JsonObject object(JsonElement value, String line) {
    if (!value.isJsonObject()) {
      throw unknown(line);
    }
    return value.getAsJsonObject();
  }

  private static String text(JsonElement value, String line) {
    if (!value.isJsonPrimitive()) {
      throw unknown(line);
    }
    return value.getAsString();
  }

  private static SpecificationException unknown(String line) {
    return new SpecificationException(
        line,
        "a request is one line such as {\"reset\":{\"0\":\"7\"}}, {\"step\":{\"0\":{\"1\":\"d3\"}}}"
            + " or {\"record\":0}");
  }

  private static JsonObject error(String message) {
    JsonObject json = new JsonObject();
    json.addProperty("error", message);
    return json;
  }

  /** The matches of a game. */
  private record MatchesOf<S extends State, M extends Move>(List<LearnerMatch<S, M>> matches)
      implements Matches {

    @Override
    public JsonObject reset(JsonObject seeds, String line) {
      Map<LearnerMatch<S, M>, Runnable> resets = new LinkedHashMap<>();
      for (String place : seeds.keySet()) {
        LearnerMatch<S, M> match = match(place);
        resets.put(match, reset(match, seeds.get(place), line));
      }
      resets.values().forEach(Runnable::run);
      return observations(seeds.keySet());
    }

    /** A text is the seed of a match; an array has the seed of a series and the match's number. */
    private Runnable reset(LearnerMatch<S, M> match, JsonElement wanted, String line) {
      if (!wanted.isJsonArray()) {
        Seed seed = seed(text(wanted, line));
        return () -> match.reset(seed, 0);
      }
      JsonArray series = wanted.getAsJsonArray();
      if (series.size() != 2) {
        throw unknown(line);
      }
      Seed seed = seed(text(series.get(0), line));
      Integer episode = Ints.tryParse(text(series.get(1), line));
      if (episode == null || episode < 1) {
        throw new SpecificationException(
            series.get(1).toString(), "episode " + series.get(1) + " is not 1 or more");
      }
      return () -> match.reset(seed, episode);
    }

    private static Seed seed(String text) {
      return SpecificationException.valueOf(text, () -> new Seed(text));
    }

    @Override
    public JsonObject step(JsonObject moves, boolean isRepeated, String line) {
      Map<String, SortedMap<Integer, M>> legal = new LinkedHashMap<>();
      for (String place : moves.keySet()) {
        LearnerMatch<S, M> match = match(place);
        Map<Integer, String> texts = new TreeMap<>();
        JsonObject seats = object(moves.get(place), line);
        for (String seat : seats.keySet()) {
          texts.put(number("seat", seat), text(seats.get(seat), line));
        }
        try {
          legal.put(place, match.moves(texts));
        } catch (RefusedMoveException e) {
          throw new RefusedMoveException("environment " + place + ": " + e.getMessage(), e);
        } catch (SpecificationException e) {
          throw new SpecificationException(
              place, "environment " + place + ": " + e.getMessage(), e);
        }
      }
      JsonObject ended = new JsonObject();
      for (Map.Entry<String, SortedMap<Integer, M>> entry : legal.entrySet()) {
        LearnerMatch<S, M> match = match(entry.getKey());
        match.play(entry.getValue());
        if (isRepeated && match.isOver()) {
          ended.add(entry.getKey(), match.observation());
          match.again();
        }
      }
      JsonObject answer = observations(legal.keySet());
      if (isRepeated) {
        answer.add("ended", ended);
      }
      return answer;
    }

    @Override
    public JsonObject record(String place) {
      JsonObject json = new JsonObject();
      json.add("record", JsonParser.parseString(match(place).record()));
      return json;
    }

    @Override
    public void close() {
      matches.forEach(LearnerMatch::closeBots);
    }

    private LearnerMatch<S, M> match(String place) {
      int number = number("environment", place);
      if (number < 0 || number >= matches.size()) {
        throw new SpecificationException(
            place, "environment " + place + " is not 0.." + (matches.size() - 1));
      }
      return matches.get(number);
    }

    /** Each number has one form, so that a request cannot name a match or a seat twice. */
    private static int number(String subject, String text) {
      Integer number = Ints.tryParse(text);
      if (number == null || !number.toString().equals(text)) {
        throw new SpecificationException(text, subject + " '" + text + "' is not a whole number");
      }
      return number;
    }

    private JsonObject observations(Iterable<String> places) {
      JsonObject observations = new JsonObject();
      places.forEach(place -> observations.add(place, match(place).observation()));
      JsonObject json = new JsonObject();
      json.add("observations", observations);
      return json;
    }
  }
}
