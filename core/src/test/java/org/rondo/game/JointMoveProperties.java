package org.rondo.game;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Map;
import java.util.TreeMap;
import java.util.stream.Collectors;
import net.jqwik.api.Arbitraries;
import net.jqwik.api.Arbitrary;
import net.jqwik.api.EdgeCasesMode;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.Provide;
import net.jqwik.api.Tuple;

/** Joint moves against a sorted map from seats to moves. */
class JointMoveProperties {

  @Property
  void givesEachSeatItsMove(@ForAll("moves") Map<Integer, Word> moves) {
    JointMove<Word> joint = joint(moves);

    assertThat(joint.seats()).containsExactlyInAnyOrderElementsOf(moves.keySet());
    moves.forEach((seat, move) -> assertThat(joint.move(seat)).isEqualTo(move));
  }

  @Property(edgeCases = EdgeCasesMode.NONE)
  void isEqualExactlyWhereSeatsAndMovesAre(
      @ForAll("moves") Map<Integer, Word> one, @ForAll("moves") Map<Integer, Word> other) {
    assertThat(joint(one).equals(joint(other))).isEqualTo(one.equals(other));
    assertThat(joint(one)).isEqualTo(joint(one)).hasSameHashCodeAs(joint(one));
  }

  @Property
  void textGivesTheMovesInTheOrderOfSeats(@ForAll("moves") Map<Integer, Word> moves) {
    assertThat(joint(moves))
        .hasToString(
            new TreeMap<>(moves)
                .entrySet().stream()
                    .map(entry -> entry.getKey() + ": " + entry.getValue().text())
                    .collect(Collectors.joining(", ", "{", "}")));
  }

  @Provide
  Arbitrary<Map<Integer, Word>> moves() {
    return Arbitraries.maps(
            Arbitraries.frequencyOf(
                Tuple.of(3, Arbitraries.integers().between(0, 3)),
                Tuple.of(1, Arbitraries.integers().between(0, Seats.MOST - 1))),
            Arbitraries.of("a", "b").map(Word::new))
        .ofMinSize(1)
        .ofMaxSize(4);
  }

  private static JointMove<Word> joint(Map<Integer, Word> moves) {
    return JointMove.of(
        Seats.of(moves.keySet().stream().mapToInt(Integer::intValue).toArray()), moves::get);
  }
}
