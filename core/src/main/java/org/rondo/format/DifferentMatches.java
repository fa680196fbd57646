package org.rondo.format;

import java.util.ArrayList;
import java.util.Collections;
import java.util.HashMap;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.TreeMap;
import org.rondo.format.EncounterResult.Placing;
import org.rondo.format.EncounterResult.PlayedCourse;
import org.rondo.format.EncounterResult.Rotation;

/**
 * The matches of several encounters, without those that only repeat an earlier one.
 *
 * <p>If entrants {@linkplain Repetitions repeat} their matches against each other, matches that are
 * the same count once. Points, wins and scores have every match; ratings have the matches that
 * count here.
 */
public final class DifferentMatches {
  private final Map<Group, Repetitions> groups = new HashMap<>();
  private final List<EncounterResult> counted = new ArrayList<>();
  private long matches;
  private long different;

  /**
   * Entrants that meet in a game.
   *
   * @param variant the number of the game
   */
  private record Group(int variant, Set<Integer> entrants) {}

  private DifferentMatches(List<EncounterResult> played) {
    played.forEach(
        result -> result.courses().forEach(course -> group(result).add(course.fingerprint())));
    Set<Long> starts = new HashSet<>();
    for (EncounterResult result : played) {
      long all = result.tallies().get(0).matches();
      EncounterResult left = group(result).vary() ? result : different(result, starts);
      matches += all;
      different += all - matches(result.placings()) + matches(left.placings());
      if (!left.placings().isEmpty()) {
        counted.add(left);
      }
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

  /**
   * {@return the result of an encounter with the matches that count}
   *
   * @param starts the beginnings of the matches that count so far
   */
  private static EncounterResult different(EncounterResult all, Set<Long> starts) {
    Map<List<Integer>, Long> repeated = new HashMap<>();
    List<PlayedCourse> first = new ArrayList<>();
    for (PlayedCourse course : all.courses()) {
      boolean isFirst = starts.add(course.fingerprint().start());
      repeated.merge(course.ranks(), course.matches() - (isFirst ? 1 : 0), Long::sum);
      if (isFirst) {
        first.add(course);
      }
    }
    List<Placing> placings =
        all.placings().stream()
            .map(placing -> less(placing, repeated.getOrDefault(placing.ranks(), 0L)))
            .filter(left -> left.matches() > 0)
            .toList();
    return placings.equals(all.placings())
        ? all
        : new EncounterResult(
            all.encounter(), all.tallies(), placings, rotations(placings, first), List.of());
  }

  private static Placing less(Placing all, long repeated) {
    return new Placing(all.ranks(), all.matches() - repeated);
  }

  /** {@return the matches that count, by their rotations; those without a course by themselves} */
  private static List<Rotation> rotations(List<Placing> placings, List<PlayedCourse> first) {
    Map<Integer, List<List<Integer>>> orders = new TreeMap<>();
    Map<List<Integer>, Long> rest = new LinkedHashMap<>();
    placings.forEach(placing -> rest.put(placing.ranks(), placing.matches()));
    for (PlayedCourse course : first) {
      orders.computeIfAbsent(course.rotation(), index -> new ArrayList<>()).add(course.ranks());
      rest.merge(course.ranks(), -1L, Long::sum);
    }
    Map<List<List<Integer>>, Long> counts = new LinkedHashMap<>();
    orders.values().forEach(order -> counts.merge(order, 1L, Long::sum));
    rest.forEach((ranks, number) -> counts.merge(List.of(ranks), number, Long::sum));
    return counts.entrySet().stream()
        .filter(entry -> entry.getValue() > 0)
        .map(entry -> new Rotation(-1, entry.getKey(), entry.getValue()))
        .toList();
  }

  /**
   * {@return the encounters with the placings of the matches that count} The tallies still have
   * every match, and the rotations have the matches that count. Encounters of which no match counts
   * are left out.
   */
  public List<EncounterResult> encounters() {
    return Collections.unmodifiableList(counted);
  }

  private static long matches(List<Placing> placings) {
    return placings.stream().mapToLong(Placing::matches).sum();
  }

  /** {@return a sentence for people, without its full stop; empty if no match is repeated} */
  public Optional<String> remark() {
    return Repetitions.remark(matches, different);
  }
}
