package org.rondo.cli.learn;

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
    /** Begins matches anew; the request's seeds, by their matches. */
    JsonObject reset(JsonObject seeds);

    JsonObject step(JsonObject moves, boolean isRepeated);

    JsonObject record(int match);
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
    for (String line = in.readLine(); line != null; line = in.readLine()) {
      if (!line.isBlank()) {
        out.println(answer(line));
        out.flush();
      }
    }
  }

  /** {@return the first line, which describes the game} */
  String greeting() {
    return greeting.toString();
  }

  /** {@return the answer to a request} */
  String answer(String line) {
    try {
      JsonElement request = JsonParser.parseString(line);
      if (!request.isJsonObject()) {
        throw unknown(line);
      }
      return answer(request.getAsJsonObject(), line).toString();
    } catch (InputException e) {
      return error(String.valueOf(e.getMessage()));
    } catch (JsonParseException
        | IllegalStateException
        | NumberFormatException
        | UnsupportedOperationException
        | ClassCastException e) {
      return error(unknown(line).getMessage());
    }
  }

  private JsonObject answer(JsonObject request, String line) {
    if (request.has("reset")) {
      return matches.reset(request.getAsJsonObject("reset"));
    }
    if (request.has("step")) {
      boolean isRepeated = request.has("again") && request.get("again").getAsBoolean();
      return matches.step(request.getAsJsonObject("step"), isRepeated);
    }
    if (request.has("record")) {
      return matches.record(request.get("record").getAsInt());
    }
    throw unknown(line);
  }

  private static SpecificationException unknown(String line) {
    return new SpecificationException(
        line,
        "a request is one line such as {\"reset\":{\"0\":\"7\"}}, {\"step\":{\"0\":{\"1\":\"d3\"}}}"
            + " or {\"record\":0}");
  }

  private static String error(String message) {
    JsonObject json = new JsonObject();
    json.addProperty("error", message);
    return json.toString();
  }

  /** The matches of a game. */
  private record MatchesOf<S extends State, M extends Move>(List<LearnerMatch<S, M>> matches)
      implements Matches {

    @Override
    public JsonObject reset(JsonObject seeds) {
      Map<LearnerMatch<S, M>, Runnable> resets = new LinkedHashMap<>();
      for (String place : seeds.keySet()) {
        LearnerMatch<S, M> match = match(place);
        resets.put(match, reset(match, seeds.get(place)));
      }
      resets.values().forEach(Runnable::run);
      return observations(seeds.keySet());
    }

    /** A text is the seed of a match; an array has the seed of a series and the match's number. */
    private Runnable reset(LearnerMatch<S, M> match, JsonElement wanted) {
      boolean isSeries = wanted.isJsonArray();
      String text = (isSeries ? wanted.getAsJsonArray().get(0) : wanted).getAsString();
      int episode = isSeries ? wanted.getAsJsonArray().get(1).getAsInt() : 0;
      Seed seed = SpecificationException.valueOf(text, () -> new Seed(text));
      if (episode < 0 || (isSeries && episode == 0)) {
        throw new SpecificationException(
            String.valueOf(episode), "episode " + episode + " is not 1 or more");
      }
      return () -> match.reset(seed, episode);
    }

    @Override
    public JsonObject step(JsonObject moves, boolean isRepeated) {
      Map<String, SortedMap<Integer, M>> legal = new LinkedHashMap<>();
      for (String place : moves.keySet()) {
        Map<Integer, String> texts = new TreeMap<>();
        JsonObject seats = moves.getAsJsonObject(place);
        seats.keySet().forEach(seat -> texts.put(number(seat), seats.get(seat).getAsString()));
        try {
          legal.put(place, match(place).moves(texts));
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
    public JsonObject record(int place) {
      JsonObject json = new JsonObject();
      json.add("record", JsonParser.parseString(match(String.valueOf(place)).record()));
      return json;
    }

    private LearnerMatch<S, M> match(String place) {
      int number = number(place);
      if (number < 0 || number >= matches.size()) {
        throw new SpecificationException(
            place, "environment " + place + " is not 0.." + (matches.size() - 1));
      }
      return matches.get(number);
    }

    private static int number(String text) {
      return Integer.parseInt(text);
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
