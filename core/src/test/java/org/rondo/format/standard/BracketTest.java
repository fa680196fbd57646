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
  void wideNamesTakeTheirColumns() {
    Bracket bracket = bracket(4);
    bracket.meet(1, List.of(0, 1), 0);
    bracket.meet(1, List.of(2, 3), 3);
    bracket.meet(2, List.of(0, 3), 0);
    EntryList entries = EntryList.of(List.of("日本太郎", "robert", "e\u0301va", "dan"), Seed.of(1));
    assertThat(bracket.lines(entries))
        .containsExactly(
            "日本太郎 -+",
            "          +-日本太郎 -+",
            "robert ---+           |",
            "                      +-日本太郎",
            "e\u0301va ------+           |",
            "          +-dan ------+",
            "dan ------+");
  }

  @Test
  void aByeIsWrittenOnTheLineToTheNextMatch() {
    Bracket bracket = bracket(3);
    bracket.meet(1, List.of(1, 2), 1);
    bracket.bye(1, 0);
    bracket.meet(2, List.of(0, 1), 0);
    assertThat(bracket.lines(FOUR.without(3)))
        .containsExactly(
            "ada -- bye -------+",
            "                  +-ada",
            "robert -+         |",
            "        +-robert -+",
            "cy -----+");
  }

  @Test
  void anEntrantMayHaveAByeInSeveralRoundsAndBeforeItsFirstMatch() {
    Bracket bracket = new Bracket(List.of(1, 0, 2, 3));
    bracket.bye(1, 1);
    bracket.bye(2, 1);
    assertThat(bracket.lines(FOUR))
        .containsExactly("robert bye ----- bye", "", "ada", "", "cy", "", "dan");
  }

  @Test
  void onTheWayThereAreSeveralTrees() {
    Bracket bracket = bracket(4);
    bracket.meet(1, List.of(0, 1), 0);
    assertThat(bracket.lines(FOUR))
        .containsExactly("ada ----+", "        +-ada", "robert -+", "", "cy", "", "dan");
  }

  @Test
  void longNamesAreWholeAndMakeOnlyTheirOwnColumnWide() {
    String longName = "a".repeat(70);
    EntryList entries = EntryList.of(List.of(longName, "bo", "cy", "dan"), Seed.of(1));
    Bracket bracket = bracket(4);
    bracket.meet(1, List.of(0, 1), 1);
    bracket.meet(1, List.of(2, 3), 3);
    bracket.meet(2, List.of(1, 3), 1);
    assertThat(bracket.lines(entries))
        .containsExactly(
            longName + " -+",
            " ".repeat(72) + "+-bo --+",
            "bo " + "-".repeat(69) + "+      |",
            " ".repeat(79) + "+-bo",
            "cy " + "-".repeat(69) + "+      |",
            " ".repeat(72) + "+-dan -+",
            "dan " + "-".repeat(68) + "+");
  }

  /** Three columns of 24 letters with two gaps of 4 between them are 80 wide. */
  @Test
  void aTreeOfExactlyTheWidthOfATerminalHasEqualColumns() {
    Bracket bracket = bracket(4);
    bracket.meet(1, List.of(0, 1), 1);
    bracket.meet(1, List.of(2, 3), 3);
    bracket.meet(2, List.of(1, 3), 1);
    assertThat(bracket.lines(oneNameOf(24)))
        .contains(" ".repeat(26) + "+-bo " + "-".repeat(23) + "+", " ".repeat(54) + "+-bo");
    assertThat(bracket.lines(oneNameOf(25))).contains(" ".repeat(27) + "+-bo --+");
  }

  private static EntryList oneNameOf(int length) {
    return EntryList.of(List.of("a".repeat(length), "bo", "cy", "dan"), Seed.of(1));
  }

  @Test
  void onlyAnEntrantThatLeavesBeforeItsFirstMatchAndByeIsLeftOut() {
    Bracket bracket = bracket(4);
    bracket.meet(1, List.of(0, 1), 0);
    bracket.bye(1, 2);
    assertThat(bracket.lines(FOUR.without(0).without(2).without(3)))
        .containsExactly("ada ----+", "        +-ada", "robert -+", "", "cy --- bye");
    assertThat(bracket.lines(FOUR)).endsWith("", "dan");
  }

  @Test
  void theResultOfAnEarlierRoundMayBeTheWidestText() {
    Bracket bracket = bracket(4);
    bracket.meet(1, List.of(0, 1), 1, "10.5-9.5");
    bracket.meet(1, List.of(2, 3), 2, "2-1");
    bracket.meet(2, List.of(1, 2), 2, "2-0");
    assertThat(bracket.lines(FOUR))
        .containsExactly(
            "ada -------------+",
            "                 +-robert 10.5-9.5 -+",
            "robert ----------+                  |",
            "                                    +-cy 2-0",
            "cy --------------+                  |",
            "                 +-cy 2-1 ----------+",
            "dan -------------+");
  }
}
