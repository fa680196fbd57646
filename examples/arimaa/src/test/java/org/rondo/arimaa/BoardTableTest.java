package org.rondo.arimaa;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import org.junit.jupiter.api.Test;

class BoardTableTest {
  private static final int COUNT = 3_000;

  private static List<ArimaaBoard> boards() {
    Set<String> texts = new HashSet<>();
    List<ArimaaBoard> boards = new ArrayList<>();
    for (int seed = 0; boards.size() < COUNT; seed++) {
      ArimaaBoard board = RandomBoards.scattered(seed, 6);
      if (texts.add(board.text())) {
        boards.add(board);
      }
    }
    return boards;
  }

  /** The table grows from 512 entries to 1024, 2048 and 4096. */
  @Test
  void eachBoardIsAddedOnceWithEachPendingState() {
    BoardTable table = new BoardTable();
    List<ArimaaBoard> boards = boards();
    for (int round = 0; round < 2; round++) {
      for (int i = 0; i < COUNT; i++) {
        StepBoard walk = new StepBoard(boards.get(i), 0);
        assertThat(table.add(walk, i % 3, i - 1, i % 256)).isEqualTo(round == 0);
      }
      assertThat(table.size()).isEqualTo(COUNT);
    }
    StepBoard loaded = new StepBoard(ArimaaBoard.empty(), 0);
    for (int i = 0; i < COUNT; i++) {
      assertThat(table.board(i)).isEqualTo(boards.get(i));
      assertThat(table.origin(i)).isEqualTo(i - 1);
      assertThat(table.step(i)).isEqualTo(i % 256);
      table.load(i, loaded, i % 5);
      assertThat(loaded.isAt(boards.get(i))).isTrue();
      assertThat(loaded.stepsLeft()).isEqualTo(i % 5);
      assertThat(loaded.pending()).isEqualTo(i % 3);
    }
    assertThat(table.add(new StepBoard(boards.get(7), 0), 2, 0, 0)).isTrue();
  }
}
