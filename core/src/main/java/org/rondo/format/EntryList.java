package org.rondo.format;

import static com.google.common.base.Preconditions.checkArgument;

import java.util.ArrayList;
import java.util.Collections;
import java.util.HashSet;
import java.util.List;
import java.util.Objects;
import java.util.Set;
import java.util.TreeSet;
import java.util.stream.IntStream;
import org.rondo.bot.Entrant;
import org.rondo.random.Seed;

/**
 * The entrants of a tournament, in the order of registration.
 *
 * <p>Formats know entrants by their number in this list, from 0.
 *
 * @param names the names of all entrants, including withdrawn ones; no name occurs twice
 * @param withdrawn the numbers of the entrants that have withdrawn
 * @param seed the seed for drawing lots
 */
public record EntryList(List<String> names, Set<Integer> withdrawn, Seed seed) {

  /**
   * Creates a list of entrants.
   *
   * @throws IllegalArgumentException if {@link Entrant#requireName} refuses a name, two names
   *     {@linkplain Entrant#visibleName look the same}, or a withdrawn number is not in {@code
   *     0..names.size() - 1}
   */
  public EntryList {
    names = List.copyOf(names);
    Set<String> seen = new HashSet<>();
    for (String name : names) {
      Entrant.requireName(name);
      checkArgument(
          seen.add(Entrant.visibleName(name)),
          "two entrants are named %s; give each entrant its own name",
          name);
    }
    for (int number : withdrawn) {
      checkArgument(
          number >= 0 && number < names.size(),
          "entrant %s cannot withdraw: entrants have the numbers 0..%s",
          number,
          names.size() - 1);
    }
    withdrawn = Collections.unmodifiableSortedSet(new TreeSet<>(withdrawn));
    Objects.requireNonNull(seed, "seed");
  }

  /**
   * {@return a list of entrants, none of them withdrawn}
   *
   * @param names the names of all entrants
   * @param seed the seed for drawing lots
   * @throws IllegalArgumentException if {@link Entrant#requireName} refuses a name, or a name
   *     occurs twice
   */
  public static EntryList of(List<String> names, Seed seed) {
    return new EntryList(names, Set.of(), seed);
  }

  /** {@return the number of entrants, including withdrawn ones} */
  public int size() {
    return names.size();
  }

  /**
   * {@return an entrant's name}
   *
   * @param entrant its number, from 0
   */
  public String name(int entrant) {
    return names.get(entrant);
  }

  /** {@return the numbers of the entrants that have not withdrawn, ascending} */
  public List<Integer> active() {
    return IntStream.range(0, size())
        .filter(number -> !withdrawn.contains(number))
        .boxed()
        .toList();
  }

  /**
   * {@return this list with one more entrant withdrawn}
   *
   * @param entrant the number of the entrant that withdraws
   * @throws IllegalArgumentException if there is no such entrant
   */
  public EntryList without(int entrant) {
    Set<Integer> more = new TreeSet<>(withdrawn);
    more.add(entrant);
    return new EntryList(names, more, seed);
  }

  /**
   * {@return this list with another name for one entrant}
   *
   * @param entrant the number of the entrant that is replaced
   * @param name the name of the entrant that replaces it
   * @throws IllegalArgumentException if {@link Entrant#requireName} refuses the name, or another
   *     entrant has it
   */
  public EntryList withName(int entrant, String name) {
    List<String> changed = new ArrayList<>(names);
    changed.set(entrant, name);
    return new EntryList(changed, withdrawn, seed);
  }
}
