package org.rondo.tournament;

import com.google.common.collect.ListMultimap;
import com.google.common.collect.MultimapBuilder;
import java.util.Collection;
import java.util.List;
import java.util.stream.Collectors;
import org.rondo.format.MatchId;

/**
 * The matches in which a signal ended or stopped the program of an entrant. The signal may have
 * come from another program of the same user, or from the entrant's own program. So only a director
 * can decide whether such a match is played again.
 */
final class SignalledMatches {

  /** The maximum number of matches that a remark names. */
  private static final int NAMED = 10;

  private final ListMultimap<String, MatchId> matches =
      MultimapBuilder.linkedHashKeys().arrayListValues().build();

  void add(CountedMatch played) {
    add(played.id(), played.signalled());
  }

  /**
   * Adds a match.
   *
   * @param signalled the names of the entrants whose program was ended or stopped by a signal
   */
  void add(MatchId match, List<String> signalled) {
    signalled.forEach(entrant -> matches.put(entrant, match));
  }

  /** Forgets the matches of a round, which is counted anew. */
  void forgetRound(int round) {
    matches.values().removeIf(match -> match.round() == round);
  }

  /** {@return a remark for each entrant with such matches} */
  List<String> remarks() {
    return matches.asMap().entrySet().stream()
        .map(entry -> remark(entry.getKey(), entry.getValue()))
        .toList();
  }

  private static String remark(String entrant, Collection<MatchId> ids) {
    String names =
        ids.stream().limit(NAMED).map(MatchId::toString).collect(Collectors.joining(", "));
    return entrant
        + ": a signal ended or stopped its program in "
        + (ids.size() == 1 ? "game " : ids.size() + " games: ")
        + names
        + (ids.size() > NAMED ? ", ..." : "")
        + "; a director may order a replay";
  }
}
