package org.rondo.remote;

import com.google.gson.JsonArray;
import com.google.gson.JsonElement;
import com.google.gson.JsonObject;
import com.google.gson.JsonParser;
import java.util.ArrayList;
import java.util.List;
import java.util.SortedMap;
import java.util.TreeMap;
import org.rondo.game.Outcome;

/** A message to a program in the any-game protocol: one JSON object on a line. */
sealed interface ProgramMessage {

  /** The version of the protocol. */
  int VERSION = 1;

  /** The program's answer to the greeting. */
  String READY = "ready";

  /** {@return the line} */
  String line();

  /**
   * The greeting.
   *
   * @param game the game's id
   */
  record Greeting(String game) implements ProgramMessage {
    @Override
    public String line() {
      JsonObject json = new JsonObject();
      json.addProperty("rondo", VERSION);
      json.addProperty("game", game);
      return json.toString();
    }
  }

  /**
   * The question for a move in a match without a clock.
   *
   * @param game the game's id
   * @param seat the seat to move
   * @param turn the number of turns that have been played
   * @param state the position's text
   * @param played the turns since the last question; for each turn the moves by seat
   * @param random a seed for the program, the same whenever the match is played again
   */
  record Question(
      String game,
      int seat,
      int turn,
      String state,
      List<SortedMap<Integer, String>> played,
      long random)
      implements ProgramMessage {

    @Override
    public String line() {
      return json().toString();
    }

    private JsonObject json() {
      JsonObject json = new JsonObject();
      json.addProperty("game", game);
      json.addProperty("seat", seat);
      json.addProperty("turn", turn);
      json.addProperty("state", state);
      JsonArray turns = new JsonArray();
      played.forEach(
          moves -> {
            JsonObject bySeat = new JsonObject();
            moves.forEach((mover, move) -> bySeat.addProperty(Integer.toString(mover), move));
            turns.add(bySeat);
          });
      json.add("played", turns);
      json.addProperty("random", random);
      return json;
    }
  }

  /**
   * The question for a move in a match with a clock.
   *
   * @param millisLeft the time for the answer, in milliseconds
   */
  record TimedQuestion(Question question, long millisLeft) implements ProgramMessage {
    @Override
    public String line() {
      JsonObject json = question.json();
      json.addProperty("timeLeft", millisLeft);
      return json.toString();
    }
  }

  /**
   * The end of the game. The program does not answer it.
   *
   * @param state the last position's text
   * @param ranks by seat, 1 the best
   * @param scores by seat
   * @param tournamentScores by seat, in the convention of the game's tournaments
   */
  record Ending(
      String state, List<Integer> ranks, List<Double> scores, List<Double> tournamentScores)
      implements ProgramMessage {
    Outcome outcome() {
      return new Outcome(ranks, scores, tournamentScores);
    }

    @Override
    public String line() {
      JsonObject json = new JsonObject();
      json.addProperty("over", true);
      json.addProperty("state", state);
      JsonArray byRank = new JsonArray();
      ranks.forEach(byRank::add);
      json.add("ranks", byRank);
      JsonArray byScore = new JsonArray();
      scores.forEach(byScore::add);
      json.add("scores", byScore);
      JsonArray byConvention = new JsonArray();
      tournamentScores.forEach(byConvention::add);
      json.add("tournamentScores", byConvention);
      return json.toString();
    }
  }

  /**
   * {@return the message on a line; unknown fields are ignored}
   *
   * @throws RuntimeException if the line is not such a message
   */
  static ProgramMessage read(String line) {
    JsonObject json = JsonParser.parseString(line).getAsJsonObject();
    if (json.has("rondo")) {
      return new Greeting(json.get("game").getAsString());
    }
    if (json.has("over")) {
      return new Ending(
          json.get("state").getAsString(),
          elements(json, "ranks").stream().map(JsonElement::getAsInt).toList(),
          elements(json, "scores").stream().map(JsonElement::getAsDouble).toList(),
          elements(json, "tournamentScores").stream().map(JsonElement::getAsDouble).toList());
    }
    Question question = question(json);
    return json.has("timeLeft")
        ? new TimedQuestion(question, json.get("timeLeft").getAsLong())
        : question;
  }

  private static Question question(JsonObject json) {
    return new Question(
        json.get("game").getAsString(),
        json.get("seat").getAsInt(),
        json.get("turn").getAsInt(),
        json.get("state").getAsString(),
        elements(json, "played").stream().map(ProgramMessage::moves).toList(),
        json.get("random").getAsLong());
  }

  private static List<JsonElement> elements(JsonObject json, String name) {
    List<JsonElement> elements = new ArrayList<>();
    json.getAsJsonArray(name).forEach(elements::add);
    return elements;
  }

  private static SortedMap<Integer, String> moves(JsonElement turn) {
    SortedMap<Integer, String> moves = new TreeMap<>();
    turn.getAsJsonObject()
        .entrySet()
        .forEach(move -> moves.put(Integer.valueOf(move.getKey()), move.getValue().getAsString()));
    return moves;
  }
}
