package org.rondo.tournament;

import com.google.common.collect.ListMultimap;
import com.google.common.collect.MultimapBuilder;
import java.util.Collection;
import java.util.List;
import java.util.stream.Collectors;
import org.rondo.format.MatchId;
import org.rondo.match.Fault;

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

  /**
   * Adds a match.
   *
   * @param names the names of the entrants, by seat
   * @param faults the faults of the match
   */
  void add(MatchId match, List<String> names, List<Fault> faults) {
    faults.stream()
        .filter(Fault::isBySignal)
        .map(fault -> names.get(fault.seat()))
        .distinct()
        .forEach(entrant -> matches.put(entrant, match));
  }

  /** Adds the matches of others. */
  void addAll(SignalledMatches others) {
    matches.putAll(others.matches);
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
