package org.rondo.arimaa;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import org.rondo.random.Seed;

class RecurrencesTest {
  /** A board and a seat to move. */
  private record Occurrence(ArimaaBoard board, int seat) {}

  /**
   * All contents of a1 and a2 with both seats to move: positions that share most of their masks.
   */
  private static List<Occurrence> allOfTwoSquares() {
    List<Occurrence> all = new ArrayList<>();
    for (int one = 0; one < 13; one++) {
      for (int other = 0; other < 13; other++) {
        ArimaaBoard board = with(with(ArimaaBoard.empty(), 0, one), 8, other);
        all.add(new Occurrence(board, 0));
        all.add(new Occurrence(board, 1));
      }
    }
    return all;
  }

  /** Piece 0 is none, 1 to 6 are gold's by strength, and 7 to 12 silver's. */
  private static ArimaaBoard with(ArimaaBoard board, int square, int piece) {
    return piece == 0 ? board : board.with(square, (piece - 1) % 6 + 1, piece > 6);
  }

  private static Recurrences counted(List<Occurrence> all) {
    Recurrences counted = Recurrences.none();
    for (Occurrence one : all) {
      counted = counted.plus(one.board(), one.seat());
    }
    return counted;
  }

  @Test
  void everyPositionIsCountedByItself() {
    List<Occurrence> all = allOfTwoSquares();
    List<Occurrence> order = new ArrayList<>(all);
    Seed.of(4).rng().shuffle(order);
    Recurrences once = counted(order);
    assertThat(all).allMatch(one -> once.times(one.board(), one.seat()) == 1);
    assertThat(once.hasFull()).isFalse();
    Recurrences more = once.plus(all.get(40).board(), 0).plus(all.get(61).board(), 1);
    assertThat(IntStream.range(0, all.size()))
        .allMatch(
            i -> more.times(all.get(i).board(), all.get(i).seat()) == (i == 40 || i == 61 ? 2 : 1));
    assertThat(once.times(all.get(40).board(), 0)).as("a value does not change").isEqualTo(1);
    assertThat(counted(all.subList(0, 100)).times(all.get(100).board(), 0)).isZero();
  }

  @Test
  void theOrderOfOccurrencesDoesNotMatter() {
    List<Occurrence> all = allOfTwoSquares();
    Recurrences first = counted(all);
    Seed.of(5).rng().shuffle(all);
    Recurrences second = counted(all);
    assertThat(second).isEqualTo(first).hasSameHashCodeAs(first);
    assertThat(second.text()).isEqualTo(first.text());
    assertThat(Recurrences.parse(first.text())).isEqualTo(first);
    Recurrences fewer = counted(all.subList(1, all.size()));
    assertThat(fewer).isNotEqualTo(first).isNotEqualTo(new Object());
    assertThat(fewer.hashCode()).isNotEqualTo(first.hashCode());
  }

  @Test
  void aPositionThatHasOccurredTwiceStaysFull() {
    List<Occurrence> all = allOfTwoSquares();
    Recurrences full = counted(List.of(all.get(1), all.get(1)));
    assertThat(full.hasFull()).isTrue();
    assertThat(full.plus(all.get(2).board(), 0).hasFull()).isTrue();
    assertThat(full.plus(all.get(2).board(), 0).plus(all.get(2).board(), 0).hasFull()).isTrue();
    assertThat(counted(List.of(all.get(1), all.get(2), all.get(2))).hasFull()).isTrue();
    assertThat(Recurrences.none().text()).isEqualTo("-");
    assertThat(Recurrences.parse("-")).isEqualTo(Recurrences.none());
  }
}
