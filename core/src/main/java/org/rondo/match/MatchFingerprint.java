package org.rondo.match;

import com.google.common.hash.Hashing;
import com.google.gson.Gson;
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
  private static final Gson JSON = new Gson();

  /**
   * {@return the fingerprint of a match}
   *
   * @param game the id of the game
   * @param entrants the names of the entrants, by seat
   */
  public static MatchFingerprint of(
      String game, List<String> entrants, Opening opening, MatchSummary summary) {
    List<Object> played = List.of(game, entrants);
    return new MatchFingerprint(
        hash(List.of(played, opening.position(), opening.turns())),
        hash(
            List.of(
                played,
                summary.digest(),
                summary.outcome().ranks(),
                summary.outcome().scores(),
                summary.endings(),
                summary.halted())));
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
    return new MatchFingerprint(
        hash(List.of(start, other.start)), hash(List.of(course, other.course)));
  }

  private static long hash(List<?> parts) {
    return Hashing.sha256().hashString(JSON.toJson(parts), StandardCharsets.UTF_8).asLong();
  }
}
