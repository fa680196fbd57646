package org.rondo.format;

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
 * Who takes part in a tournament, in the order of registration.
 *
 * <p>Formats know entrants by their number in this list, from 0.
 *
 * @param names every entrant's name, the withdrawn ones included; no name stands twice
 * @param withdrawn the numbers of those who play no more
 * @param seed what lots are drawn from
 */
public record EntryList(List<String> names, Set<Integer> withdrawn, Seed seed) {

  /**
   * Describes who takes part.
   *
   * @throws IllegalArgumentException if a name is none or stands twice, or a number is nobody's
   */
  public EntryList {
    names = List.copyOf(names);
    Set<String> seen = new HashSet<>();
    for (String name : names) {
      Entrant.requireName(name);
      if (!seen.add(name)) {
        throw new IllegalArgumentException(
            "two entrants are named " + name + "; every name may stand once");
      }
    }
    for (int number : withdrawn) {
      if (number < 0 || number >= names.size()) {
        throw new IllegalArgumentException(
            "entrant " + number + " cannot withdraw: there are only " + names.size());
      }
    }
    withdrawn = Collections.unmodifiableSortedSet(new TreeSet<>(withdrawn));
    Objects.requireNonNull(seed, "seed");
  }

  /**
   * {@return the list of these entrants, nobody withdrawn}
   *
   * @param names every entrant's name
   * @param seed what lots are drawn from
   * @throws IllegalArgumentException if a name is none or stands twice
   */
  public static EntryList of(List<String> names, Seed seed) {
    return new EntryList(names, Set.of(), seed);
  }

  /** {@return how many entrants there are, the withdrawn ones included} */
  public int size() {
    return names.size();
  }

  /**
   * {@return an entrant's name}
   *
   * @param entrant a number from 0
   */
  public String name(int entrant) {
    return names.get(entrant);
  }

  /** {@return the numbers of those who still play, ascending} */
  public List<Integer> active() {
    return IntStream.range(0, size())
        .filter(number -> !withdrawn.contains(number))
        .boxed()
        .toList();
  }

  /**
   * {@return this list without another entrant}
   *
   * @param entrant who withdraws
   * @throws IllegalArgumentException if there is no such entrant
   */
  public EntryList without(int entrant) {
    Set<Integer> more = new TreeSet<>(withdrawn);
    more.add(entrant);
    return new EntryList(names, more, seed);
  }

  /**
   * {@return this list with another name at a number}
   *
   * @param entrant whose place is taken
   * @param name who takes it
   * @throws IllegalArgumentException if the name is none or stands in the list
   */
  public EntryList withName(int entrant, String name) {
    List<String> changed = new ArrayList<>(names);
    changed.set(entrant, name);
    return new EntryList(changed, withdrawn, seed);
  }
}
