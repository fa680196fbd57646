package org.rondo.remote;

import static com.google.common.base.Preconditions.checkArgument;

import com.google.gson.Gson;
import com.google.gson.GsonBuilder;
import com.google.gson.JsonObject;
import com.google.gson.JsonParser;
import java.util.List;
import java.util.Map;
import java.util.SortedMap;
import org.jspecify.annotations.Nullable;
import org.rondo.game.Outcome;

/** A message to a program in the any-game protocol: one JSON object on a line. */
sealed interface ProgramMessage {

  /** The version of the protocol. */
  int VERSION = 1;

  /** The program's answer to the greeting. */
  String READY = "ready";

  /** Writes and reads messages as their records stand here. */
  Gson GSON =
      new GsonBuilder().disableHtmlEscaping().serializeSpecialFloatingPointValues().create();

  /** {@return the line} */
  default String line() {
    return GSON.toJson(this);
  }

  /**
   * The greeting.
   *
   * @param rondo the version of the protocol
   * @param game the game's id
   */
  record Greeting(int rondo, String game) implements ProgramMessage {
    Greeting(String game) {
      this(VERSION, game);
    }
  }

  /**
   * The question for a move.
   *
   * @param game the game's id
   * @param seat the seat to move
   * @param turn the number of turns that have been played
   * @param state the position's text
   * @param played the turns since the last question; for each turn the moves by seat
   * @param random a seed for the program, the same whenever the match is played again
   * @param timeLeft the time for the answer, in milliseconds; null in a match without a clock
   * @param moves the legal moves; null if the program does not want them, or they are too many
   * @param data the position as lists of numbers; null if the program does not want them
   */
  record Question(
      String game,
      int seat,
      int turn,
      String state,
      List<SortedMap<Integer, String>> played,
      long random,
      @Nullable Long timeLeft,
      @Nullable List<String> moves,
      @Nullable Map<String, List<Integer>> data)
      implements ProgramMessage {

    private static final List<String> FIELDS =
        List.of("game", "seat", "turn", "state", "played", "random");

    /** {@return whether an object has all fields of a question} A number would be 0 otherwise. */
    private static boolean isComplete(JsonObject json) {
      return FIELDS.stream().allMatch(field -> json.has(field) && !json.get(field).isJsonNull())
          && !(json.has("timeLeft") && json.get("timeLeft").isJsonNull());
    }
  }

  /**
   * The end of the game. The program does not answer it.
   *
   * @param over true
   * @param state the last position's text
   * @param ranks by seat, 1 the best
   * @param scores by seat
   * @param tournamentScores by seat, in the convention of the game's tournaments
   */
  record Ending(
      boolean over,
      String state,
      List<Integer> ranks,
      List<Double> scores,
      List<Double> tournamentScores)
      implements ProgramMessage {
    Ending(String state, Outcome outcome) {
      this(true, state, outcome.ranks(), outcome.scores(), outcome.tournamentScores());
    }

    Outcome outcome() {
      return new Outcome(ranks, scores, tournamentScores);
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
      return GSON.fromJson(json, Greeting.class);
    }
    if (json.has("over")) {
      return GSON.fromJson(json, Ending.class);
    }
    checkArgument(Question.isComplete(json), "a question has not all of %s", Question.FIELDS);
    return GSON.fromJson(json, Question.class);
  }
}
