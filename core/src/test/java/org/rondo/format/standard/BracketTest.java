package org.rondo.format.standard;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import org.rondo.format.EntryList;
import org.rondo.random.Seed;

class BracketTest {
  private static final EntryList FOUR =
      EntryList.of(List.of("ada", "robert", "cy", "dan"), Seed.of(1));

  private static Bracket bracket(int size) {
    return new Bracket(IntStream.range(0, size).boxed().toList());
  }

  @Test
  void winnersMeetHalfWayBetweenTheirPairs() {
    Bracket bracket = bracket(4);
    bracket.meet(1, List.of(0, 1), 1);
    bracket.meet(1, List.of(2, 3), 2);
    bracket.meet(2, List.of(1, 2), 2);
    assertThat(bracket.lines(FOUR))
        .containsExactly(
            "ada ----+",
            "        +-robert -+",
            "robert -+         |",
            "                  +-cy",
            "cy -----+         |",
            "        +-cy -----+",
            "dan ----+");
  }

  @Test
  void aByeIsALineToTheNextMatch() {
    Bracket bracket = bracket(3);
    bracket.meet(1, List.of(1, 2), 1);
    bracket.meet(2, List.of(0, 1), 0);
    assertThat(bracket.lines(FOUR.without(3)))
        .containsExactly(
            "ada --------------+",
            "                  +-ada",
            "robert -+         |",
            "        +-robert -+",
            "cy -----+");
  }

  @Test
  void onTheWayThereAreSeveralTrees() {
    Bracket bracket = bracket(4);
    bracket.meet(1, List.of(0, 1), 0);
    assertThat(bracket.lines(FOUR))
        .containsExactly("ada ----+", "        +-ada", "robert -+", "", "cy", "", "dan");
  }

  @Test
  void longNamesAreCutToWhatFits() {
    EntryList entries = EntryList.of(List.of("a".repeat(100), "bo"), Seed.of(1));
    Bracket bracket = bracket(2);
    bracket.meet(1, List.of(0, 1), 0);
    List<String> lines = bracket.lines(entries);
    assertThat(lines).allMatch(line -> line.length() <= 80);
    assertThat(lines.get(0)).matches("a{37}~ -\\+");
    assertThat(lines.get(1)).matches(" {40}\\+-a{37}~");
  }
}
