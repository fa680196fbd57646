package org.rondo.parallelfootball;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.rondo.parallelfootball.Fields.MIDDLE;
import static org.rondo.parallelfootball.Fields.TWO;
import static org.rondo.parallelfootball.Fields.field;
import static org.rondo.parallelfootball.Fields.fourPairs;
import static org.rondo.parallelfootball.Fields.game;

import java.util.List;
import java.util.Optional;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import org.rondo.game.JointMove;
import org.rondo.game.UnreadableMoveException;
import org.rondo.laws.Histories;
import org.rondo.random.Rng;
import org.rondo.random.Seed;

/** Moves and positions as text. */
class ParallelFootballTextTest {
  private final ParallelFootball two = TWO;

  @ParameterizedTest
  @ValueSource(
      strings = {
        "",
        "  ",
        "place 32,0",
        "place 1,1 x",
        "place 01,1",
        "place -1,0",
        "place 1",
        ". place",
        "n place 1,1"
      })
  void whatHasNoWordsOrNoCellsIsUnreadable(String text) {
    assertThatThrownBy(() -> two.parse(text)).isInstanceOf(UnreadableMoveException.class);
  }

  @Test
  void moreWordsThanPlayersOfAnyTeamAreUnreadable() {
    assertThat(two.parse(". ".repeat(1024)).text()).hasSize(2047);
    assertThatThrownBy(() -> two.parse(". ".repeat(1025)))
        .isInstanceOf(UnreadableMoveException.class)
        .hasMessageEndingWith("1025 orders are more than 1024, the most players of a team");
    assertThatThrownBy(() -> Orders.of(List.of()))
        .isInstanceOf(IllegalArgumentException.class)
        .hasMessage("0 orders are not 1..1024, one for each player of a team");
  }

  @Test
  void instructionsAreReadAndWritten() {
    assertThat(two.parse("  . \t nw  k4,17 ").text()).isEqualTo(". nw k4,17");
    assertThat(two.parse("place 0,0 31,7"))
        .isEqualTo(new Placement(List.of(new Cell(0, 0), new Cell(31, 7))))
        .hasToString("place 0,0 31,7");
    assertThat(
            IntStream.range(0, 9)
                .mapToObj(i -> i == 4 ? Order.stay() : Order.step(i / 3 - 1, i % 3 - 1)))
        .extracting(Order::text)
        .containsExactly("nw", "n", "ne", "w", ".", "e", "sw", "s", "se");
  }

  @Test
  void partsThatCannotBeAreRefused() {
    assertThatThrownBy(() -> Order.step(0, 0))
        .isInstanceOf(IllegalArgumentException.class)
        .hasMessageContainingAll("step 0 down and 0 right", "none of the 8 neighbours");
    assertThatThrownBy(() -> Order.step(2, 0)).isInstanceOf(IllegalArgumentException.class);
    assertThatThrownBy(() -> Order.step(0, -2)).isInstanceOf(IllegalArgumentException.class);
    assertThatThrownBy(() -> new Cell(0, 32))
        .isInstanceOf(IllegalArgumentException.class)
        .hasMessageContainingAll("cell 0,32", "not on the grid", "0..31");
    for (String word : List.of("", "a b", "n", "k1,1", "place")) {
      assertThatThrownBy(() -> new Order.Unclear(word))
          .isInstanceOf(IllegalArgumentException.class);
    }
    assertThatThrownBy(() -> field(MIDDLE, MIDDLE).player(0, 2))
        .isInstanceOf(IndexOutOfBoundsException.class)
        .hasMessageContainingAll("player 2", "not among the 2");
    assertThatThrownBy(() -> field(MIDDLE, MIDDLE).player(4, 0))
        .isInstanceOf(IndexOutOfBoundsException.class)
        .hasMessageContainingAll("seat 4", "not in 0..3");
    assertThatThrownBy(() -> field(MIDDLE, MIDDLE).score(-1))
        .isInstanceOf(IndexOutOfBoundsException.class);
    assertThatThrownBy(() -> field(MIDDLE, MIDDLE).players(4))
        .isInstanceOf(IndexOutOfBoundsException.class);
    assertThat(two.moves(field(MIDDLE, MIDDLE), 4).isEmpty()).isTrue();
  }

  @Test
  void aPositionReadsTurnScoresBallsTeams() {
    Field field = Fields.withBalls(new Cell(1, 3), 12, fourPairs(MIDDLE));
    String empty = ".".repeat(32);
    String rows =
        IntStream.range(0, 32)
            .mapToObj(row -> row == 1 ? "...(12)" + ".".repeat(28) : empty)
            .collect(Collectors.joining("/"));

    assertThat(field.text())
        .isEqualTo("7 0,0,0,1008 " + rows + " 16,16;16,16 16,16;16,16 16,16;16,16 16,16;16,16");
    assertThat(two.start().text()).endsWith("." + "1".repeat(30) + ". - - - -");
  }

  @Test
  void textsOfPositionsThatCannotBeAreRefused() {
    String start = two.start().text();
    assertThat(Field.parse(start)).isEqualTo(two.start());
    assertThatThrownBy(() -> Field.parse(start.replaceFirst("\\.1", "..")))
        .isInstanceOf(IllegalArgumentException.class)
        .hasMessageEndingWith("it has 1019 balls on the field and scored, and there are 1020");
    assertThatThrownBy(() -> Field.parse(start.replaceFirst("\\.1", "11")))
        .hasMessageEndingWith("a ball lies on a home, where it would have scored");
    assertThatThrownBy(() -> Field.parse(start.replaceFirst("11", "1")))
        .hasMessageContaining("is not the balls on 32 cells");
    assertThatThrownBy(() -> Field.parse(start.replaceFirst("/[^/]*/", "/")))
        .hasMessageEndingWith("it does not have 32 rows of balls");
    assertThatThrownBy(() -> Field.parse(start.replace("- - - -", "1,1 - - -")))
        .hasMessageEndingWith("its teams are not of one size");
    assertThatThrownBy(() -> Field.parse(start.replace("- - - -", "1,32 - - -")))
        .hasMessageEndingWith("1,32 is no cell");
    assertThatThrownBy(() -> Field.parse("nothing"))
        .hasMessageEndingWith(
            "it does not consist of turn, scores, balls and four teams, with 'over' at the end");
    Field over = Fields.withBalls(MIDDLE, 0, fourPairs(MIDDLE));
    assertThat(Field.parse(over.text()).isOver()).isTrue();
    assertThatThrownBy(() -> Field.parse(over.text().replace(" over", "")))
        .hasMessageEndingWith("no ball is left, and yet it is not over");
  }

  @Test
  void textsOfPositionsThatNoGameComesToAreRefused() {
    String start = two.start().text();
    for (String text :
        List.of(
            start + " over",
            start.replaceFirst("0", "7"),
            start.replaceFirst("^0 0,0,0,0 \\.1", "0 1,0,0,0 .."))) {
      assertThatThrownBy(() -> Field.parse(text))
          .hasMessageEndingWith("no player is placed, and yet the match has begun");
    }
    assertThatThrownBy(() -> Field.parse("00" + start))
        .hasMessageContaining("it does not consist of turn");
    String crowd = "1,1" + ";1,1".repeat(1024);
    String teams = String.join(" ", crowd, crowd, crowd, crowd);
    assertThatThrownBy(() -> Field.parse(start.replace("- - - -", teams)))
        .hasMessageEndingWith("its teams have 1025 players, more than 1024");
  }

  @Test
  void positionsThatDifferAreNotEqual() {
    Field field = Fields.withBalls(MIDDLE, 5, fourPairs(MIDDLE));
    String text = field.text();

    assertThat(field)
        .isEqualTo(Field.parse(text))
        .isNotEqualTo(Field.parse(text.replaceFirst("7", "8")))
        .isNotEqualTo(Field.parse(text + " over"))
        .isNotEqualTo(Field.parse(text.replace("0,0,0,1015", "0,0,1,1014")))
        .isNotEqualTo(Field.parse(text.replaceFirst("16,16;", "16,15;")))
        .isNotEqualTo(Fields.withBalls(new Cell(1, 1), 5, fourPairs(MIDDLE)))
        .isNotEqualTo(text);
  }

  @Test
  void hashCodesTellPositionsApart() {
    List<Field> history = Histories.random(game(2, 8, 60), Seed.of(1));

    assertThat(history.stream().map(Field::hashCode).distinct()).hasSize(history.size());
    assertThat(history.get(5)).hasToString(history.get(5).text());
  }

  @Test
  void positionsOfOtherGamesAreNotRead() {
    ParallelFootball game = new ParallelFootball(new ParallelFootballOptions(2, 8, 10));
    Field start = game.start();
    Field placed =
        game.next(
            start,
            JointMove.of(start.toMove(), seat -> game.standIn(start, seat, Optional.empty()).get()),
            Rng.none());
    assertThat(game.parseState(placed.text())).isEqualTo(placed);
    ParallelFootball ofThree = new ParallelFootball(new ParallelFootballOptions(3, 8, 10));
    assertThatThrownBy(() -> ofThree.parseState(placed.text()))
        .isInstanceOf(IllegalArgumentException.class)
        .hasMessageContainingAll("teams of 2 players", "parallel-football:p=3,turns=10 have 3");
    assertThatThrownBy(() -> game.parseState(placed.text().replaceFirst("^0", "11")))
        .isInstanceOf(IllegalArgumentException.class)
        .hasMessageContainingAll(
            "turn 11 with 1020 balls", "impossible in parallel-football:p=2,turns=10");
    assertThatThrownBy(() -> game.parseState(placed.text().replaceFirst("^0", "10")))
        .hasMessageStartingWith("the field is not over after turn 10");
    assertThatThrownBy(() -> game.parseState(placed.text() + " over"))
        .hasMessageStartingWith("the field is over after turn 0");
  }
}
