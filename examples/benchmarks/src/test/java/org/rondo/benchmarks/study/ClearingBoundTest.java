package org.rondo.benchmarks.study;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class ClearingBoundTest {

  @Test
  void aBallIsAsManyKicksFromHomeAsLeadThereOverNoOtherHome() {
    // By steps to the four sides, and around the corners between.
    assertThat(new ClearingBound(4, 1, 1).kicks())
        .containsExactly(0, 1, 2, 0, 1, 2, 3, 4, 2, 3, 4, 5, 0, 4, 5, 0);
    assertThat(new ClearingBound(32, 1, 46).kicks()).containsOnly(0, 1);
  }

  @ParameterizedTest
  @CsvSource({"1, 46, 2039", "4, 46, 509", "255, 46, 7", "1020, 46, 1", "1024, 1, 61"})
  void itCountsKicksAndStepsAndTheFarthestBall(int players, int range, int turns) {
    assertThat(new ClearingBound(32, players, range).turns()).isEqualTo(turns);
  }

  @ParameterizedTest
  @CsvSource({"1, 1, 14", "1, 2, 11", "1, 3, 9", "2, 1, 7", "2, 2, 5", "2, 3, 5"})
  void noWayToClearATinyFieldIsShorter(int players, int range, int shortest) {
    int found = new TinyField(3, players, range).fewestTurns();

    assertThat(found).isEqualTo(shortest);
    assertThat(new ClearingBound(3, players, range).turns()).isLessThanOrEqualTo(found);
  }

  /**
   * All that can be done on a field of a few cells by one team, turn after turn, from all
   * placements; balls in the other corners are lost and end what led there.
   */
  private record TinyField(int side, int players, int range) {

    /** {@return how few turns bring all balls home} */
    int fewestTurns() {
      Set<List<Integer>> seen = new HashSet<>();
      List<List<Integer>> now = starts();
      for (int turn = 0; !now.isEmpty(); turn++) {
        List<List<Integer>> later = new ArrayList<>();
        for (List<Integer> state : now) {
          if (state.subList(0, side * side).stream().allMatch(balls -> balls == 0)) {
            return turn;
          }
          act(state, 0, state, later, seen);
        }
        now = later;
      }
      throw new AssertionError("no way to clear the field");
    }

    private List<List<Integer>> starts() {
      List<List<Integer>> starts = new ArrayList<>();
      int cells = side * side;
      for (int code = 0; code < (int) Math.pow(cells, players); code++) {
        Integer[] state = new Integer[cells + players];
        for (int cell = 0; cell < cells; cell++) {
          state[cell] = isHome(cell) ? 0 : 1;
        }
        for (int player = 0, rest = code; player < players; player++, rest /= cells) {
          state[cells + player] = rest % cells;
        }
        starts.add(Arrays.asList(state));
      }
      return starts;
    }

    private boolean isHome(int cell) {
      return Set.of(0, side - 1, side * (side - 1), side * side - 1).contains(cell);
    }

    /** Lets the players from one on do all that they can, with the balls that lay there before. */
    private void act(
        List<Integer> before,
        int player,
        List<Integer> after,
        List<List<Integer>> later,
        Set<List<Integer>> seen) {
      if (player == players) {
        List<Integer> sorted = sorted(after);
        if (seen.add(sorted)) {
          later.add(sorted);
        }
        return;
      }
      int place = side * side + player;
      int cell = before.get(place);
      // Those kicked before in this turn are gone, those that arrive cannot be kicked yet.
      long earlier =
          IntStream.range(0, player)
              .filter(other -> before.get(side * side + other) == cell)
              .filter(other -> after.get(side * side + other) < 0)
              .count();
      for (int target = 0; target < side * side; target++) {
        int rows = target / side - cell / side;
        int columns = target % side - cell % side;
        if (Math.max(Math.abs(rows), Math.abs(columns)) <= 1) {
          act(before, player + 1, with(after, place, target), later, seen);
        }
        boolean isLost = target != 0 && isHome(target);
        if (rows * rows + columns * columns <= range * range
            && !isLost
            && before.get(cell) > earlier) {
          List<Integer> kicked = with(after, cell, after.get(cell) - 1);
          kicked = target == 0 ? kicked : with(kicked, target, kicked.get(target) + 1);
          // Below 0 marks who has kicked, until the turn is over.
          act(before, player + 1, with(kicked, place, -1 - cell), later, seen);
        }
      }
    }

    private List<Integer> with(List<Integer> state, int index, int value) {
      List<Integer> changed = new ArrayList<>(state);
      changed.set(index, value);
      return changed;
    }

    private List<Integer> sorted(List<Integer> state) {
      List<Integer> sorted = new ArrayList<>(state.subList(0, side * side));
      state.subList(side * side, state.size()).stream()
          .map(cell -> cell < 0 ? -1 - cell : cell)
          .sorted()
          .forEach(sorted::add);
      return sorted;
    }
  }
}
