package org.rondo.parallelfootball;

import static org.assertj.core.api.Assertions.assertThat;
import static org.rondo.parallelfootball.Fields.MIDDLE;
import static org.rondo.parallelfootball.Fields.TWO;
import static org.rondo.parallelfootball.Fields.fourPairs;

import java.util.List;
import org.junit.jupiter.api.Test;

/** Positions drawn for a terminal. */
class ParallelFootballPictureTest {
  private final ParallelFootball two = TWO;

  @Test
  void theWidestPictureFitsATerminal() {
    Field field =
        Field.parse(
            Fields.withBalls(MIDDLE, 20, fourPairs(MIDDLE))
                .text()
                .replace("7 0,0,0,1000", "1000000 250,250,250,250"));

    assertThat(two.show(field).lines()).allMatch(line -> line.length() <= 80);
  }

  @Test
  void aPictureShowsPlayersBallsAndHomes() {
    Field field =
        Fields.withBalls(
            new Cell(2, 3),
            12,
            List.of(
                List.of(new Cell(2, 3)),
                List.of(MIDDLE),
                List.of(MIDDLE),
                List.of(new Cell(31, 0))));
    List<String> lines = two.show(field).lines().toList();

    assertThat(lines.get(1)).startsWith(" 0 [] . . .").endsWith(" . .[]");
    assertThat(lines.get(3)).startsWith(" 2  . . .A# . .");
    assertThat(lines.get(17)).contains(" .*. .");
    assertThat(lines.get(32)).startsWith("31 D] .");
    assertThat(lines.get(33))
        .isEqualTo(
            "teams A to D, * several; [] homes: A top left, B top right, then clockwise C, D");
    assertThat(lines.get(34)).isEqualTo("a cell shows players, then balls: . none, 1 to 9, # more");
    assertThat(lines.get(35)).isEqualTo("A 0, B 0, C 0, D 1008");
    assertThat(lines.get(36)).isEqualTo("12 balls on the field; after 7 turns of play");
    assertThat(two.show(two.start())).contains("players are placed next");
    assertThat(two.show(Fields.withBalls(MIDDLE, 0, fourPairs(MIDDLE))))
        .contains("the match is over after 7 turns of play");
  }
}
