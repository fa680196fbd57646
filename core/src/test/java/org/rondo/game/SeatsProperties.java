package org.rondo.game;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Set;
import java.util.TreeSet;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import net.jqwik.api.Arbitraries;
import net.jqwik.api.Arbitrary;
import net.jqwik.api.Combinators;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.Provide;
import net.jqwik.api.Tuple;
import net.jqwik.api.constraints.IntRange;
import net.jqwik.api.constraints.Size;

/** Seats against the JDK's sorted set of integers. */
class SeatsProperties {

  @Property
  void holdsWhatASetHolds(@ForAll("seats") Set<Integer> model) {
    Seats seats = seats(model);

    assertThat(seats.size()).isEqualTo(model.size());
    assertThat(seats.isEmpty()).isEqualTo(model.isEmpty());
    for (int seat = -70; seat < 140; seat++) {
      assertThat(seats.contains(seat)).as("contains %d", seat).isEqualTo(model.contains(seat));
    }
  }

  @Property
  void comesInAscendingOrder(@ForAll("seats") Set<Integer> model) {
    List<Integer> ascending = List.copyOf(new TreeSet<>(model));

    assertThat(seats(model)).containsExactlyElementsOf(ascending);
    assertThat(seats(model).stream().boxed()).containsExactlyElementsOf(ascending);
  }

  @Property
  void firstIsTheLowest(@ForAll("seats") @Size(min = 1) Set<Integer> model) {
    assertThat(seats(model).first()).isEqualTo(new TreeSet<>(model).first());
  }

  @Property
  void placeInTheOrderIsHowManyComeBefore(@ForAll("seats") Set<Integer> model) {
    Seats seats = seats(model);

    for (int seat = 0; seat < Seats.MOST; seat++) {
      assertThat(seats.indexOf(seat)).isEqualTo(new TreeSet<>(model).headSet(seat).size());
    }
  }

  @Property
  void minusAndPlusAreThoseOfSets(@ForAll("changes") List<Change> changes) {
    Seats seats = Seats.none();
    Set<Integer> model = new TreeSet<>();
    for (Change change : changes) {
      Seats before = seats;
      String text = before.toString();
      seats =
          change.adds() ? seats.plus(seats(change.seats())) : seats.minus(seats(change.seats()));
      if (change.adds()) {
        model.addAll(change.seats());
      } else {
        model.removeAll(change.seats());
      }

      assertThat(seats).containsExactlyElementsOf(model);
      assertThat(before).as("the set that was asked").hasToString(text);
    }
  }

  @Property
  void setsOfTheSameSeatsAreEqual(
      @ForAll("seats") Set<Integer> one, @ForAll("seats") Set<Integer> other) {
    assertThat(seats(one).equals(seats(other))).isEqualTo(one.equals(other));
    assertThat(seats(one).plus(seats(other)))
        .isEqualTo(seats(other).plus(seats(one)))
        .hasSameHashCodeAs(seats(other).plus(seats(one)));
  }

  @Property
  void textNamesTheSeatsInOrder(@ForAll("seats") Set<Integer> model) {
    assertThat(seats(model))
        .hasToString(
            new TreeSet<>(model)
                .stream().map(String::valueOf).collect(Collectors.joining(", ", "{", "}")));
  }

  @Property
  void allAreTheSeatsBelowACount(@ForAll @IntRange(max = Seats.MOST) int count) {
    assertThat(Seats.all(count))
        .containsExactlyElementsOf(IntStream.range(0, count).boxed().toList());
  }

  @Provide
  Arbitrary<Set<Integer>> seats() {
    return Arbitraries.integers().between(0, Seats.MOST - 1).set();
  }

  record Change(boolean adds, Set<Integer> seats) {}

  @Provide
  Arbitrary<List<Change>> changes() {
    Arbitrary<Set<Integer>> few =
        Arbitraries.frequencyOf(
            Tuple.of(3, Arbitraries.integers().between(0, 7).set().ofMaxSize(4)),
            Tuple.of(1, seats()));
    return Combinators.combine(Arbitraries.of(true, false), few)
        .as(Change::new)
        .list()
        .ofMaxSize(12);
  }

  private static Seats seats(Set<Integer> model) {
    return Seats.of(model.stream().mapToInt(Integer::intValue).toArray());
  }
}
