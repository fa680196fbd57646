package org.rondo.tournament;

import com.google.common.collect.HashMultiset;
import com.google.common.collect.ListMultimap;
import com.google.common.collect.MultimapBuilder;
import com.google.common.collect.Multiset;
import java.util.Collection;
import java.util.EnumSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.rondo.format.MatchId;
import org.rondo.match.Fault;
import org.rondo.match.LateMatches;

/**
 * Remarks about the faults of the matches that count: signals that ended or stopped a program, and
 * late moves. Counts time-outs. A signal may have come from another program of the same user, or
 * from the entrant's own program. So only a director can decide whether such a match is played
 * again.
 */
final class FaultRemarks {

  /** The maximum number of matches that a remark names. */
  private static final int NAMED = 10;

  private static final Set<Fault.Kind> TIME_OUTS =
      EnumSet.of(Fault.Kind.TIMEOUT, Fault.Kind.NO_ANSWER);

  /** The matches in which a signal ended or stopped the program of an entrant. */
  private final ListMultimap<String, MatchId> signalled =
      MultimapBuilder.linkedHashKeys().arrayListValues().build();

  /** The entrants that lost a match by a time-out, as often as they did. */
  private final Multiset<String> timeOuts = HashMultiset.create();

  private LateMatches late = LateMatches.none();

  /** The number of matches without a fault, which are nearly all. */
  private long faultless;

  /**
   * Adds a match.
   *
   * @param names the names of the entrants, by seat
   * @param faults the faults of the match
   */
  void add(MatchId match, List<String> names, List<Fault> faults) {
    if (faults.isEmpty()) {
      faultless++;
      return;
    }
    late = late.plus(names, faults);
    faults.stream()
        .filter(fault -> fault.forfeits() && TIME_OUTS.contains(fault.kind()))
        .map(fault -> names.get(fault.seat()))
        .distinct()
        .forEach(timeOuts::add);
    faults.stream()
        .filter(Fault::isBySignal)
        .map(fault -> names.get(fault.seat()))
        .distinct()
        .forEach(entrant -> signalled.put(entrant, match));
  }

  /** Adds the matches of others. */
  void addAll(FaultRemarks others) {
    late = late.plus(others.late);
    faultless += others.faultless;
    timeOuts.addAll(others.timeOuts);
    signalled.putAll(others.signalled);
  }

  /** {@return the number of matches that an entrant lost by a time-out} */
  int timeOuts(String entrant) {
    return timeOuts.count(entrant);
  }

  /** {@return a remark for each entrant whose program was signalled, and one on late moves} */
  List<String> remarks() {
    Stream<String> bySignal =
        signalled.asMap().entrySet().stream()
            .map(entry -> remark(entry.getKey(), entry.getValue()));
    LateMatches all = late.plus(new LateMatches(0, 0, faultless, Map.of()));
    return Stream.concat(bySignal, all.remark().stream()).toList();
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
