package org.rondo.format.standard;

import com.google.common.collect.Comparators;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import org.rondo.format.Pairing;

/** Every pairing of a small field, and how what rules count in them is compared. */
final class AllPairings {

  /** The first number that differs decides, and the lower one is better. */
  static final Comparator<Iterable<Long>> BEST_FIRST =
      Comparators.lexicographical(Comparator.<Long>naturalOrder());

  private AllPairings() {}

  /** {@return every pairing of some, one of whom has a bye if their number is odd} */
  static List<Pairing> of(List<Integer> some) {
    return of(some, List.of());
  }

  private static List<Pairing> of(List<Integer> some, List<Integer> byes) {
    if (some.isEmpty()) {
      return List.of(new Pairing(List.of(), byes));
    }
    if (some.size() % 2 != 0) {
      return some.stream().flatMap(one -> of(without(some, one), List.of(one)).stream()).toList();
    }
    int first = some.get(0);
    List<Pairing> all = new ArrayList<>();
    for (int other : some.subList(1, some.size())) {
      for (Pairing rest : of(without(without(some, first), other), byes)) {
        List<Pairing.Opponents> pairs = new ArrayList<>(rest.pairs());
        pairs.add(Pairing.Opponents.of(first, other));
        all.add(new Pairing(pairs, byes));
      }
    }
    return all;
  }

  private static List<Integer> without(List<Integer> some, int one) {
    return some.stream().filter(other -> other != one).toList();
  }
}
