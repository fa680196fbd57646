package org.rondo.gridsoccer;

import static org.assertj.core.api.Assertions.assertThat;
import static org.rondo.gridsoccer.GridSoccerSituations.DOCUMENT;
import static org.rondo.gridsoccer.GridSoccerSituations.ELIZONDO;
import static org.rondo.gridsoccer.GridSoccerSituations.HOMES;
import static org.rondo.gridsoccer.GridSoccerSituations.STANDARD;
import static org.rondo.gridsoccer.GridSoccerSituations.pitch;

import org.junit.jupiter.api.Test;

/** Positions drawn for a terminal. */
class GridSoccerPictureTest {
  private final GridSoccer document = DOCUMENT;
  private final GridSoccer elizondo = ELIZONDO;

  @Test
  void thePictureHasPlayersBallGoalsAndScore() {
    Pitch pitch = Pitch.parse("3 1-0 2,4 0,1 4,1 2,4 0,8 4,8 right0" + HOMES, document.options());
    assertThat(document.show(pitch))
        .isEqualTo(
            """
                  0  1  2  3  4  5  6  7  8  9
             0 |  .  b  .  .  .  .  .  .  y  . |
             1 #  .  .  .  .  .  .  .  .  .  . #
             2 #  .  .  .  . aX  .  .  .  .  . #
             3 #  .  .  .  .  .  .  .  .  .  . #
             4 |  .  c  .  .  .  .  .  .  z  . |
            left abc 1, right xyz 0; step 3 of 250
            X has the ball
            """);
    assertThat(document.show(pitch(document, "2,4 0,1 4,1 2,8 0,8 4,8 3,3,4,2")))
        .contains(" 3 #  .  .  .  *  .")
        .endsWith("the ball * flies right, strength 2\n");
    assertThat(document.show(pitch(document, "2,4 0,1 4,1 2,8 0,8 4,8 3,3,0,0")))
        .endsWith("the ball * rests\n");
    assertThat(elizondo.show(pitch(elizondo, "2,8 0,1 4,0 2,9 2,9 4,9 2,9,4,1")))
        .contains(" x* #\n");
    assertThat(document.show(document.start())).endsWith("the teams choose their formations\n");
  }

  @Test
  void aWideBoardIsShownAroundTheBall() {
    GridSoccer game = new GridSoccer(STANDARD.withBoard(3, 98));
    Pitch pitch =
        Pitch.parse(
            "0 0-0 0,0 1,0 2,0 0,97 1,97 2,97 right0 0,0 1,0 2,0 0,97 1,97 2,97", game.options());
    assertThat(game.show(pitch))
        .contains(
            "    74 75 76", " 0    .  .", "  X #\n", "the picture shows columns 74..97 of 0..97\n");
    assertThat(game.show(game.start())).contains("the picture shows columns 37..60 of 0..97\n");
  }
}
