package org.rondo.server.access;

import java.util.Comparator;
import java.util.HashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import java.util.Set;
import java.util.function.Predicate;

/**
 * The members of groups that share something limited. The first member of a group is the one that
 * was put there longest ago. Not safe for several threads.
 *
 * @param <G> the groups
 * @param <M> the members; each is in one group
 */
public final class FairShares<G, M> {
  private final Map<G, Set<M>> groups = new HashMap<>();
  private final Map<M, G> places = new HashMap<>();

  /** Makes a member the last of a group. It leaves the group in which it was. */
  public void put(G group, M member) {
    remove(member);
    places.put(member, group);
    groups.computeIfAbsent(group, key -> new LinkedHashSet<>()).add(member);
  }

  /** Removes a member, if it is there. */
  public void remove(M member) {
    G group = places.remove(member);
    if (group != null) {
      Set<M> members = members(group);
      members.remove(member);
      if (members.isEmpty()) {
        groups.remove(group);
      }
    }
  }

  private Set<M> members(G group) {
    return Objects.requireNonNull(groups.get(group), "every group of a member exists");
  }

  /** {@return the number of all members} */
  public int size() {
    return places.size();
  }

  /** {@return the number of members of a group} */
  public int size(G group) {
    return groups.getOrDefault(group, Set.of()).size();
  }

  /** {@return the group of a member; empty if the member is not there} */
  public Optional<G> group(M member) {
    return Optional.ofNullable(places.get(member));
  }

  /** {@return the groups that have members} */
  public List<G> groups() {
    return List.copyOf(groups.keySet());
  }

  /** {@return the first members of a group} */
  public List<M> first(G group, int number) {
    return groups.getOrDefault(group, Set.of()).stream().limit(Math.max(0, number)).toList();
  }

  /**
   * {@return the group with the most members} Of equal groups it is any.
   *
   * @param counts which groups come into question
   */
  public Optional<G> largest(Predicate<G> counts) {
    return groups.keySet().stream().filter(counts).max(Comparator.comparingInt(this::size));
  }
}
