package org.rondo.parallelfootball;

import static org.assertj.core.api.Assertions.assertThat;
import static org.rondo.parallelfootball.Fields.MIDDLE;
import static org.rondo.parallelfootball.Fields.TWO;
import static org.rondo.parallelfootball.Fields.assertObjection;
import static org.rondo.parallelfootball.Fields.field;
import static org.rondo.parallelfootball.Fields.fourPairs;
import static org.rondo.parallelfootball.Fields.game;

import com.google.common.hash.Hashing;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.rondo.game.JointMove;
import org.rondo.game.Outcome;
import org.rondo.game.Seats;
import org.rondo.laws.Histories;
import org.rondo.random.Distribution;
import org.rondo.random.Rng;
import org.rondo.random.Seed;

/** Turns: the players, the balls and the end. */
class ParallelFootballTest {
  private final ParallelFootball two = TWO;

  private Field after(Field field, Order first, Order second) {
    return two.next(field, Fields.only(field, 0, Fields.orders(first, second)), Rng.none());
  }

  @Test
  void homesAreTheCornersInTheOrderOfTheSeats() {
    assertThat(IntStream.range(0, 4).mapToObj(ParallelFootball::home))
        .containsExactly(new Cell(0, 0), new Cell(0, 31), new Cell(31, 31), new Cell(31, 0));
  }

  @Test
  void oneBallLiesOnEveryCellButTheHomes() {
    Field start = two.start();

    assertThat(Cell.all()).hasSize(1024);
    assertThat(Cell.all().stream().filter(cell -> start.balls(cell) == 0))
        .containsExactly(new Cell(0, 0), new Cell(0, 31), new Cell(31, 0), new Cell(31, 31));
    assertThat(start.ballsOnField()).isEqualTo(1020);
    assertThat(start.ballsScored()).isZero();
    assertThat(Cell.all().stream().mapToInt(start::balls).max()).hasValue(1);
  }

  @Test
  void allFourPlaceTheirPlayersFirstAnywhereAtOnce() {
    Field start = two.start();
    assertThat(start.isPlacing()).isTrue();
    assertThat(start.playerCount()).isZero();
    assertThat(start.toMove()).isEqualTo(Seats.all(4));

    Field placed = field(new Cell(31, 31), new Cell(0, 0));

    assertThat(placed.isPlacing()).isFalse();
    assertThat(placed.turn()).isZero();
    assertThat(placed.toMove()).isEqualTo(Seats.all(4));
    assertThat(placed.players(0)).containsExactly(new Cell(31, 31), new Cell(0, 0));
    assertThat(placed.players(3)).containsExactly(MIDDLE, MIDDLE);
  }

  @Test
  void aPlayerStepsToEachOfItsEightNeighboursOrStays() {
    Field field = field(new Cell(5, 5), new Cell(9, 9));
    for (int down = -1; down <= 1; down++) {
      for (int right = -1; right <= 1; right++) {
        Order order = down == 0 && right == 0 ? Order.stay() : Order.step(down, right);
        assertThat(after(field, order, Order.stay()).players(0))
            .containsExactly(new Cell(5 + down, 5 + right), new Cell(9, 9));
      }
    }
  }

  @Test
  void noPlayerStepsOffTheGrid() {
    Field field = field(new Cell(0, 4), new Cell(31, 31));

    assertObjection(field, "n .", "player 0 on 0,4: n leads off the grid");
    assertObjection(field, "ne .", "player 0 on 0,4: ne leads off the grid");
    assertObjection(field, ". se", "player 1 on 31,31: se leads off the grid");
    assertThat(two.moves(field, 0).contains(two.parse("sw nw"))).isTrue();
  }

  @Test
  void aKickedBallLandsWhereItIsKickedAndThePlayerStays() {
    Field field =
        after(field(new Cell(5, 5), new Cell(9, 9)), Order.kick(new Cell(5, 13)), Order.stay());

    assertThat(field.balls(new Cell(5, 5))).isZero();
    assertThat(field.balls(new Cell(5, 13))).isEqualTo(2);
    assertThat(field.player(0, 0)).isEqualTo(new Cell(5, 5));
    assertThat(field.turn()).isEqualTo(1);
  }

  @Test
  void aKickReachesTheEuclideanDistanceBetweenCentres() {
    Field field = field(new Cell(5, 5), new Cell(9, 9));
    assertThat(two.moves(field, 0).contains(two.parse("k5,13 ."))).isTrue();
    assertThat(two.moves(field, 0).contains(two.parse("k10,11 ."))).isTrue();

    assertObjection(
        field,
        "k11,11 .",
        "player 0 on 5,5: k11,11 kicks over a distance of 8.49 cells; a kick may go to any cell at"
            + " a distance of 8 cells or less, measured in a straight line");
    assertObjection(
        field,
        "k5,14 .",
        "player 0 on 5,5: k5,14 kicks over a distance of 9.00 cells; a kick may go to any cell at a"
            + " distance of 8 cells or less, measured in a straight line");
  }

  @Test
  void aBallMayBeKickedToTheOwnCell() {
    Field field = field(new Cell(5, 5), new Cell(9, 9));

    assertThat(after(field, Order.kick(new Cell(5, 5)), Order.stay()).balls(new Cell(5, 5)))
        .isEqualTo(1);
  }

  @Test
  void aKickNeedsABall() {
    assertObjection(
        field(new Cell(0, 0), new Cell(9, 9)),
        "k1,1 .",
        "player 0 on 0,0: k1,1 needs a ball there");
  }

  @Test
  void aBallThatArrivesCannotBeKickedInTheSameTurn() {
    Field field =
        after(field(new Cell(5, 5), new Cell(5, 6)), Order.kick(new Cell(5, 7)), Order.stay());
    assertThat(field.balls(new Cell(5, 5))).isZero();

    Instructions relay = Fields.orders(Order.kick(new Cell(5, 9)), Order.kick(new Cell(5, 5)));
    assertThat(two.moves(field, 0).objection(relay))
        .hasValue("player 0 on 5,5: k5,9 needs a ball there");
  }

  @Test
  void aPlayerWhoStepsOntoABallDoesNotKickItInThatTurn() {
    Field field = after(field(new Cell(0, 0), new Cell(9, 9)), Order.step(1, 1), Order.stay());

    assertThat(field.player(0, 0)).isEqualTo(new Cell(1, 1));
    assertThat(field.balls(new Cell(1, 1))).isEqualTo(1);
  }

  @ParameterizedTest
  @CsvSource({"0, 0, 0", "1, 0, 31", "2, 31, 31", "3, 31, 0"})
  void aBallOnAHomeScoresForThatHomeWhicheverTeamKickedIt(int seat, int row, int column) {
    ParallelFootball far = game(2, 46, 9);
    Field field = field(MIDDLE, MIDDLE);
    for (int kicker = 0; kicker < 4; kicker++) {
      Instructions kick = Fields.orders(Order.kick(new Cell(row, column)), Order.stay());
      Field after = far.next(field, Fields.only(field, kicker, kick), Rng.none());

      for (int team = 0; team < 4; team++) {
        assertThat(after.score(team)).isEqualTo(team == seat ? 1 : 0);
      }
      assertThat(after.balls(ParallelFootball.home(seat))).isZero();
      assertThat(after.ballsOnField()).isEqualTo(1019);
    }
  }

  @Test
  void whereThereAreBallsForAllNothingIsDrawn() {
    Field field = Fields.withBalls(MIDDLE, 8, fourPairs(MIDDLE));
    Field after =
        two.next(
            field,
            JointMove.of(
                field.toMove(), seat -> Fields.allDo(Order.kick(new Cell(10 + seat, 16)), 2)),
            Rng.none());

    for (int seat = 0; seat < 4; seat++) {
      assertThat(after.balls(new Cell(10 + seat, 16))).isEqualTo(2);
    }
    assertThat(after.balls(MIDDLE)).isZero();
  }

  @Test
  void withFewerBallsThanKickersTheLuckyOnesAreDrawnAndTheRestStay() {
    Field field = Fields.withBalls(MIDDLE, 1, fourPairs(MIDDLE));
    JointMove<Instructions> joint =
        JointMove.of(
            field.toMove(),
            seat ->
                seat < 2
                    ? Fields.orders(Order.kick(new Cell(16, 10 + seat)), Order.stay())
                    : Fields.allDo(Order.stay(), 2));
    Distribution<Field> outcomes = Distribution.of(rng -> two.next(field, joint, rng));

    assertThat(outcomes.outcomes()).hasSize(2);
    for (int seat = 0; seat < 2; seat++) {
      Cell target = new Cell(16, 10 + seat);
      assertThat(outcomes.probabilityThat(after -> after.balls(target) == 1)).isEqualTo(0.5);
    }
    assertThat(outcomes.outcomes())
        .allSatisfy(
            after -> {
              assertThat(after.balls(MIDDLE)).isZero();
              assertThat(after.players(0)).containsExactly(MIDDLE, MIDDLE);
              assertThat(after.players(1)).containsExactly(MIDDLE, MIDDLE);
            });
  }

  @Test
  void theGameEndsWhenNoBallIsLeft() {
    ParallelFootball far = game(2, 46, 5000);
    Field last = Fields.withBalls(MIDDLE, 2, fourPairs(MIDDLE));
    Instructions home = Fields.allDo(Order.kick(ParallelFootball.home(1)), 2);
    Field over = far.next(last, Fields.only(last, 3, home), Rng.none());

    assertThat(over.ballsOnField()).isZero();
    assertThat(over.isOver()).isTrue();
    assertThat(over.toMove()).isEqualTo(Seats.none());
    assertThat(over.score(1)).isEqualTo(2);
    assertThat(over.score(3)).isEqualTo(1018);
    assertThat(far.outcome(over)).isEqualTo(Outcome.byScore(0, 2, 0, 1018));
    assertThat(far.outcome(over).ranks()).containsExactly(3, 2, 3, 1);
    assertThat(far.moves(over, 0).isEmpty()).isTrue();
  }

  @Test
  void theGameIsStoppedAfterItsTurns() {
    List<Field> history = Histories.random(game(1, 1, 3), Seed.of(1));

    assertThat(history).hasSize(5);
    assertThat(history.get(3).isOver()).isFalse();
    assertThat(history.get(4).isOver()).isTrue();
    assertThat(history.get(4).turn()).isEqualTo(3);
    assertThat(history.get(4).ballsOnField()).isPositive();
    assertThat(game(1, 1, 3).id()).isEqualTo("parallel-football:p=1,k=1,turns=3");
    assertThat(ParallelFootballOptions.defaults().turns()).isEqualTo(5000);
  }

  @Test
  void aKickOf44SpansTheGridSo46IsTheMostThatIsAccepted() {
    ParallelFootball far = game(1, 44, 9);
    Field corner =
        Fields.withBalls(
            new Cell(31, 30), 1, Fields.teams(List.of(new Cell(31, 30)), new Cell(31, 30)));
    assertThat(far.moves(corner, 0).contains(Fields.orders(Order.kick(new Cell(0, 0))))).isTrue();
    assertThat(game(1, 43, 9).moves(corner, 0).contains(Fields.orders(Order.kick(new Cell(0, 0)))))
        .isFalse();
    assertThat(game(1, 46, 9).options().range()).isEqualTo(46);
  }

  @Test
  void thousandsOfPlayersOnOneCellAndAllBallsOnOneCellWork() {
    ParallelFootball crowded = game(1024, 46, 10);
    List<List<Cell>> teams = Fields.teams(Fields.crowd(MIDDLE, 1024), MIDDLE);
    Field field = Fields.withBalls(MIDDLE, 1020, teams);
    JointMove<Instructions> joint =
        JointMove.of(
            field.toMove(), seat -> Fields.allDo(Order.kick(ParallelFootball.home(seat)), 1024));
    Field after = crowded.next(field, joint, Seed.of(1).rng());

    assertThat(after.ballsOnField()).isZero();
    assertThat(after.ballsScored()).isEqualTo(1020);
    assertThat(after.isOver()).isTrue();
    // 1020 of 4096 kickers are drawn: 255 a team on average, with a standard deviation of 12.
    assertThat(IntStream.range(0, 4).mapToObj(after::score))
        .allSatisfy(score -> assertThat(score).isBetween(195.0, 315.0));
    assertThat(Field.parse(field.text())).isEqualTo(field);
  }

  @Test
  void allPlayersTogetherCanGatherAllBallsOnOneCell() {
    ParallelFootball crowded = game(1, 46, 5000);
    Field field = Fields.placed(crowded, seat -> new Placement(List.of(MIDDLE)));
    for (Cell cell : Cell.all()) {
      field = moveTo(crowded, field, cell);
      if (field.balls(cell) == 1) {
        Instructions kick = Fields.orders(Order.kick(MIDDLE));
        field = crowded.next(field, Fields.only(field, 0, kick), Rng.none());
      }
    }

    assertThat(field.balls(MIDDLE)).isEqualTo(1020);
    assertThat(field.ballsOnField()).isEqualTo(1020);
  }

  private static Field moveTo(ParallelFootball game, Field from, Cell cell) {
    Field field = from;
    while (!field.player(0, 0).equals(cell)) {
      Cell here = field.player(0, 0);
      Order step =
          Order.step(
              Integer.signum(cell.row() - here.row()),
              Integer.signum(cell.column() - here.column()));
      field = game.next(field, Fields.only(field, 0, Fields.orders(step)), Rng.none());
    }
    return field;
  }

  @Test
  void aPositionBeyondTheLimitIsStoppedByTheNextTurn() {
    Field late = Fields.withBalls(MIDDLE, 5, fourPairs(MIDDLE));

    assertThat(late.turn()).isEqualTo(7);
    assertThat(stay(game(2, 8, 9), late).isOver()).isFalse();
    assertThat(stay(game(2, 8, 8), late).isOver()).isTrue();
    assertThat(stay(game(2, 8, 3), late).isOver()).isTrue();
  }

  private static Field stay(ParallelFootball game, Field field) {
    return game.next(field, Fields.only(field, 0, Fields.allDo(Order.stay(), 2)), Rng.none());
  }

  @ParameterizedTest
  @CsvSource({
    "3, 8, 40, 122d504c07965f7e04d20971d9d36b4961840c33d147945870adb017827d0461",
    "40, 46, 15, d8c8d1394564cf6d00d64f8a3412b9993fd1b5a6aab4c4103d8a0f8e33dceba4"
  })
  void aFixedGameStaysAsItIs(int players, int range, int turns, String digest) {
    String texts =
        Histories.random(game(players, range, turns), Seed.of(2006)).stream()
            .map(Field::text)
            .collect(Collectors.joining("\n"));

    assertThat(Hashing.sha256().hashString(texts, StandardCharsets.UTF_8)).hasToString(digest);
  }
}
