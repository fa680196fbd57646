package org.rondo.cli.screen;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import org.rondo.game.Game;
import org.rondo.game.GameCatalog;
import org.rondo.game.JointMove;
import org.rondo.game.Move;
import org.rondo.game.State;
import org.rondo.random.Rng;
import org.rondo.random.Seed;

class BoardPainterTest {
  private static final Screen COLOURED = new Screen(24, 80, Screen.Display.COLOURED);
  private static final String BEFORE =
      """
        a b c d
      1 - . - -
      2 - X O -
      X dark 1, O light 1; X to move
      """;
  private static final String AFTER =
      """
        a b c d
      1 - X - .
      2 - X X -
      X dark 3, O light 0; O to move
      """;

  private static BoardPainter othello(Screen screen) {
    return BoardPainter.of(screen, GameCatalog.find("othello").console());
  }

  /** The text with a letter in place of each control sequence. */
  private static String inks(String text) {
    return text.replace("\u001b[0m", "}")
        .replace("\u001b[1;36m", "{x ")
        .replace("\u001b[1;36;7m", "{X ")
        .replace("\u001b[1;35m", "{o ")
        .replace("\u001b[1m", "{b ")
        .replace("\u001b[2m", "{f ");
  }

  @Test
  void sidesHaveColoursEmptySquaresAreFaintAndTheLastTurnIsMarked() {
    assertThat(inks(othello(COLOURED).whole(AFTER, BEFORE)))
        .isEqualTo(
            """
            {f   a b c d}
            {f 1} {f -} {X X} {f -} .
            {f 2} {f -} {x X} {X X} {f -}
            {x X} dark {b 3,} {o O} light {b 0;} {o O} to move
            """);
  }

  @Test
  void theFirstPositionMarksNothing() {
    assertThat(othello(COLOURED).whole(BEFORE, BEFORE)).doesNotContain(";7m", "[7m", "[1m");
  }

  @Test
  void aFileGetsTheDrawingAsItIs() {
    assertThat(othello(Screen.file()).fitted(AFTER, BEFORE, 2, 0)).isEqualTo(AFTER);
    assertThat(othello(Screen.file()).inColour(0, "dark")).isEqualTo("dark");
  }

  @Test
  void aTerminalWithoutColoursGetsNoControlSequence() {
    BoardPainter painter = othello(new Screen(24, 80, Screen.Display.MONOCHROME));
    assertThat(painter.whole(AFTER, BEFORE)).isEqualTo(AFTER);
    assertThat(painter.inColour(1, "light")).isEqualTo("light");
  }

  @Test
  void anotherDrawingMarksNothing() {
    assertThat(othello(COLOURED).whole(AFTER, "the match begins\n")).doesNotContain("7m");
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "tic-tac-toe",
        "othello",
        "arimaa",
        "foosball",
        "grid-soccer",
        "parallel-football:p=4,turns=30",
        "leduc-poker",
        "goofspiel",
        "pig"
      })
  void coloursChangeNoCharacterOfAnyGame(String id) {
    check(GameCatalog.find(id));
  }

  private static <S extends State, M extends Move> void check(Game<S, M> game) {
    BoardPainter painter = BoardPainter.of(COLOURED, game.console());
    Rng rng = Seed.of(3).rng();
    S state = game.start(rng);
    String before = game.show(state);
    for (int turn = 0; turn < 12 && !state.isOver(); turn++) {
      S here = state;
      state =
          game.next(
              here, JointMove.of(here.toMove(), seat -> game.moves(here, seat).sample(rng)), rng);
      String picture = game.show(state);
      String shown = painter.whole(picture, before);
      assertThat(shown.replaceAll("\u001b\\[[0-9;]*m", "")).isEqualTo(picture);
      before = picture;
    }
  }

  @Test
  void aBoardThatIsTooHighKeepsItsColumnsItsNewsAndTheRowsOfTheSeat() {
    Game<?, ?> game = GameCatalog.find("parallel-football:p=1,turns=30");
    List<String> turns =
        List.of("place 4,4", "place 20,20", "place 29,3", "place 30,30", ".", ".", "s", ".");
    Shown shown = Shown.of(game, turns);
    BoardPainter painter =
        BoardPainter.of(new Screen(24, 80, Screen.Display.MONOCHROME), game.console());

    List<String> lines = painter.fitted(shown.now(), shown.before(), 16, 0).lines().toList();

    assertThat(lines).hasSizeLessThanOrEqualTo(16);
    assertThat(lines.get(0)).startsWith("   0       4       8");
    assertThat(lines).contains("   ...");
    // The player of the seat, and the one that moved from row 29 to row 30.
    assertThat(lines).anyMatch(line -> line.startsWith(" 4 ") && line.contains("A"));
    assertThat(lines).anyMatch(line -> line.startsWith("30 ") && line.contains("C"));
    assertThat(lines).anyMatch(line -> line.endsWith("after 1 turn of play"));
    assertThat(lines).noneMatch(line -> line.startsWith("a cell shows"));
    // With room for all rows, nothing is left out.
    assertThat(painter.fitted(shown.now(), shown.before(), 37, 0)).isEqualTo(shown.now());
  }

  /** The drawings before and after the last turn. */
  private record Shown(String before, String now) {
    /** Plays turns of four seats. */
    static <S extends State, M extends Move> Shown of(Game<S, M> game, List<String> moves) {
      S state = game.start();
      String before = "";
      for (int first = 0; first < moves.size(); first += 4) {
        int from = first;
        before = game.show(state);
        state =
            game.next(
                state,
                JointMove.of(state.toMove(), seat -> game.parse(moves.get(from + seat))),
                Seed.of(1).rng());
      }
      return new Shown(before, game.show(state));
    }
  }
}
