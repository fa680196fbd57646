package org.rondo.format;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.stream.IntStream;
import org.rondo.format.EncounterResult.Placing;
import org.rondo.format.EncounterResult.PlayedCourse;

/**
 * The matches of several encounters, without those that only repeat an earlier one.
 *
 * <p>If entrants {@linkplain Repetitions repeat} their matches against each other, matches that are
 * the same count once. Points, wins and scores have every match; ratings have the matches that
 * count here.
 */
public final class DifferentMatches {
  private final List<EncounterResult> played;
  private final Map<Group, Repetitions> groups = new HashMap<>();
  private final List<List<Placing>> placings = new ArrayList<>();
  private long matches;
  private long different;

  /**
   * Entrants that meet in a game.
   *
   * @param variant the number of the game
   */
  private record Group(int variant, Set<Integer> entrants) {}

  private DifferentMatches(List<EncounterResult> played) {
    this.played = List.copyOf(played);
    this.played.forEach(
        result -> result.courses().forEach(course -> group(result).add(course.fingerprint())));
    Set<Long> starts = new HashSet<>();
    for (EncounterResult result : this.played) {
      count(result, repeated(result, starts));
    }
  }

  /** {@return the matches of encounters that count} */
  public static DifferentMatches of(List<EncounterResult> played) {
    return new DifferentMatches(played);
  }

  private Repetitions group(EncounterResult result) {
    Encounter encounter = result.encounter();
    Group group = new Group(encounter.variant(), Set.copyOf(new HashSet<>(encounter.entrants())));
    return groups.computeIfAbsent(group, name -> new Repetitions());
  }

  /** {@return the number of matches that repeat an earlier one, by the order of the finish} */
  private Map<List<Integer>, Long> repeated(EncounterResult result, Set<Long> starts) {
    Map<List<Integer>, Long> repeated = new HashMap<>();
    if (!group(result).vary()) {
      for (PlayedCourse course : result.courses()) {
        long counted = starts.add(course.fingerprint().start()) ? 1 : 0;
        repeated.merge(course.ranks(), course.matches() - counted, Long::sum);
      }
    }
    return repeated;
  }

  private void count(EncounterResult result, Map<List<Integer>, Long> repeated) {
    placings.add(
        result.placings().stream()
            .map(all -> less(all, repeated.getOrDefault(all.ranks(), 0L)))
            .filter(left -> left.matches() > 0)
            .toList());
    long all = result.tallies().get(0).matches();
    matches += all;
    different += all - repeated.values().stream().mapToLong(Long::longValue).sum();
  }

  private static Placing less(Placing all, long repeated) {
    return new Placing(all.ranks(), all.matches() - repeated);
  }

  /**
   * {@return the encounters with the placings of the matches that count} The tallies still have
   * every match. Encounters of which no match counts are left out. If matches of an encounter do
   * not count, its rotations count in the same share, each kind of them at least once.
   */
  public List<EncounterResult> encounters() {
    return IntStream.range(0, played.size())
        .filter(index -> !placings.get(index).isEmpty())
        .mapToObj(index -> counted(played.get(index), placings.get(index)))
        .toList();
  }

  /** {@return the result of an encounter with the matches that count} */
  private static EncounterResult counted(EncounterResult all, List<Placing> counted) {
    if (counted.equals(all.placings())) {
      return all;
    }
    // Which rotations count is not known, but how many.
    double share = (double) matches(counted) / matches(all.placings());
    List<EncounterResult.Rotation> rotations =
        all.rotations().stream()
            .map(
                rotation ->
                    new EncounterResult.Rotation(
                        -1, rotation.ranks(), Math.max(1, Math.round(share * rotation.count()))))
            .toList();
    return new EncounterResult(all.encounter(), all.tallies(), counted, rotations, List.of());
  }

  private static long matches(List<Placing> placings) {
    return placings.stream().mapToLong(Placing::matches).sum();
  }

  /** {@return a sentence for people, without its full stop; empty if no match is repeated} */
  public Optional<String> remark() {
    return Repetitions.remark(matches, different);
  }
}
