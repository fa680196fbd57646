package org.rondo.match;

import com.google.common.hash.Hashing;
import com.google.common.io.CharStreams;
import com.google.gson.stream.JsonWriter;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.util.List;

/**
 * What a match began with and what it became, each as a number: to find matches that repeat each
 * other.
 *
 * <p>Two matches are the same if the game, the entrants by seat, all states and the way in which
 * the match ended are the same. The seeds do not matter. Of two matches with the same beginning
 * that differ, the rules or a bot have drawn random numbers, or a bot went by time. Entrants for
 * which this never happens repeat their matches, and a further match from the same beginning is no
 * further evidence about them.
 *
 * @param start a hash of the game, the entrants by seat and the opening
 * @param course a hash of the game, the entrants by seat, all states, the outcome and the way in
 *     which the match ended for each seat
 */
public record MatchFingerprint(long start, long course) {
  private static final int USUAL_LENGTH = 256;

  /**
   * {@return the fingerprint of a match}
   *
   * @param game the id of the game
   * @param entrants the names of the entrants, by seat
   */
  public static MatchFingerprint of(
      String game, List<String> entrants, Opening opening, MatchSummary summary) {
    return new MatchFingerprint(
        hash(
            json -> {
              writePlayed(json, game, entrants);
              json.value(opening.position()).beginArray();
              for (List<String> turn : opening.turns()) {
                writeTexts(json, turn);
              }
              json.endArray();
            }),
        hash(
            json -> {
              writePlayed(json, game, entrants);
              json.value(summary.digest()).beginArray();
              for (int rank : summary.outcome().ranks()) {
                json.value(rank);
              }
              json.endArray().beginArray();
              for (double score : summary.outcome().scores()) {
                json.value(score);
              }
              json.endArray().beginArray();
              for (SeatEnding ending : summary.endings()) {
                json.value(ending.name());
              }
              json.endArray().value(summary.halted());
            }));
  }

  private static void writePlayed(JsonWriter json, String game, List<String> entrants)
      throws IOException {
    json.beginArray().value(game);
    writeTexts(json, entrants);
    json.endArray();
  }

  private static void writeTexts(JsonWriter json, List<String> texts) throws IOException {
    json.beginArray();
    for (String text : texts) {
      json.value(text);
    }
    json.endArray();
  }

  /** {@return the fingerprint of the match of a record} */
  public static MatchFingerprint of(MatchRecord record) {
    return of(record.game(), record.entrants(), record.opening(), record.summary());
  }

  /** {@return the fingerprint of a recorded match} */
  public static MatchFingerprint of(RecordedMatch match) {
    return of(match.game(), match.entrants(), match.opening(), match.summary());
  }

  /** {@return the fingerprint of this match and another one, as a unit} */
  public MatchFingerprint with(MatchFingerprint other) {
    return new MatchFingerprint(hash(start, other.start), hash(course, other.course));
  }

  private static long hash(long first, long second) {
    return hash(json -> json.value(first).value(second));
  }

  /** Writes the elements of an array. */
  @FunctionalInterface
  private interface ElementWriter {
    void writeTo(JsonWriter json) throws IOException;
  }

  /** {@return the hash of an array as JSON} A tournament takes one of each match. */
  private static long hash(ElementWriter elements) {
    StringBuilder text = new StringBuilder(USUAL_LENGTH);
    JsonWriter json = new JsonWriter(CharStreams.asWriter(text));
    json.setHtmlSafe(true);
    try {
      json.beginArray();
      elements.writeTo(json);
      json.endArray();
    } catch (IOException e) {
      throw new AssertionError("a text in memory can be written", e);
    }
    return Hashing.sha256().hashString(text, StandardCharsets.UTF_8).asLong();
  }
}
