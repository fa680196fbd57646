package org.rondo.parallelfootball;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import com.google.common.hash.Hashing;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.Optional;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;
import org.rondo.game.GameCatalog;
import org.rondo.game.IllegalMoveException;
import org.rondo.game.JointMove;
import org.rondo.game.Outcome;
import org.rondo.game.Seats;
import org.rondo.game.TooManyMovesException;
import org.rondo.game.UnreadableMoveException;
import org.rondo.laws.Histories;
import org.rondo.match.Fault;
import org.rondo.match.Match;
import org.rondo.match.MatchListener;
import org.rondo.match.MatchRecord;
import org.rondo.random.Distribution;
import org.rondo.random.Rng;
import org.rondo.random.Seed;

class ParallelFootballTest {
  private static final Cell MIDDLE = new Cell(16, 16);

  private final ParallelFootball two = game(2, 8, 5000);

  private static ParallelFootball game(int players, int range, int turns) {
    return new ParallelFootball(new ParallelFootballOptions(players, range, turns));
  }

  /** Everybody in the middle, but for the first two players of team 0. */
  private Field field(Cell first, Cell second) {
    return Fields.placed(
        two, seat -> new Placement(seat == 0 ? List.of(first, second) : List.of(MIDDLE, MIDDLE)));
  }

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
  void nobodyStepsOffTheGrid() {
    Field field = field(new Cell(0, 4), new Cell(31, 31));

    assertObjection(field, "n .", "player 0 on 0,4: n leads off the grid");
    assertObjection(field, "ne .", "player 0 on 0,4: ne leads off the grid");
    assertObjection(field, ". se", "player 1 on 31,31: se leads off the grid");
    assertThat(two.moves(field, 0).contains(two.parse("sw nw"))).isTrue();
  }

  private void assertObjection(Field field, String orders, String objection) {
    Instructions move = two.parse(orders);
    assertThat(two.moves(field, 0).objection(move)).hasValue(objection);
    assertThat(two.moves(field, 0).contains(move)).isFalse();
    assertThatThrownBy(() -> two.next(field, Fields.only(field, 0, move), Rng.none()))
        .isInstanceOf(IllegalMoveException.class)
        .hasMessage("seat 0 cannot play " + orders + ": " + objection);
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
        field, "k11,11 .", "player 0 on 5,5: k11,11 is 8.49 cells away, and a kick reaches 8");
    assertObjection(
        field, "k5,14 .", "player 0 on 5,5: k5,14 is 9.00 cells away, and a kick reaches 8");
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
  void aBallOnAnyHomeScoresForThatHomeWhoeverKickedIt(int seat, int row, int column) {
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

  private static List<List<Cell>> fourPairs(Cell cell) {
    return Fields.teams(Fields.crowd(cell, 2), cell);
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
  void anOrderThatBreaksARuleBecomesStayAndTheOthersStand() {
    Field field = field(new Cell(0, 4), new Cell(9, 9));
    Instructions wrong = two.parse("n k9,10");

    assertThat(two.standIn(field, 0, Optional.of(wrong))).hasValue(two.parse(". k9,10"));
  }

  @Test
  void wordsThatAreNoOrderCostOnlyTheirPlayer() {
    Field field = field(new Cell(0, 4), new Cell(9, 9));
    Instructions wrong = two.parse("dance k9,10");

    assertThat(wrong.text()).isEqualTo("dance k9,10");
    assertThat(two.moves(field, 0).objection(wrong))
        .hasValue("player 0 on 0,4: 'dance' is no order; orders are ., n to nw, and k4,17 to kick");
    assertThat(two.standIn(field, 0, Optional.of(wrong))).hasValue(two.parse(". k9,10"));
  }

  @Test
  void ordersOfAnotherNumberAreFilledUpOrCut() {
    Field field = field(new Cell(1, 4), new Cell(9, 9));

    assertObjection(field, "n", "it has 1 orders, and the team has 2 players");
    assertObjection(field, "n s n", "it has 3 orders, and the team has 2 players");
    assertThat(two.standIn(field, 0, Optional.of(two.parse("n")))).hasValue(two.parse("n ."));
    assertThat(two.standIn(field, 0, Optional.of(two.parse("n s n")))).hasValue(two.parse("n s"));
  }

  @Test
  void whoSaysNothingStays() {
    Field field = field(new Cell(1, 4), new Cell(9, 9));

    assertThat(two.standIn(field, 0, Optional.empty())).hasValue(two.parse(". ."));
    assertThat(two.standIn(field, 0, Optional.of(two.parse("place 1,1 2,2"))))
        .hasValue(two.parse(". ."));
  }

  @Test
  void playersThatAreNotPlacedStartAtHome() {
    Field start = two.start();

    assertThat(two.standIn(start, 2, Optional.empty())).hasValue(two.parse("place 31,31 31,31"));
    assertThat(two.standIn(start, 2, Optional.of(two.parse("place 4,4"))))
        .hasValue(two.parse("place 4,4 31,31"));
    assertThat(two.standIn(start, 2, Optional.of(two.parse("place 4,4 5,5 6,6"))))
        .hasValue(two.parse("place 4,4 5,5"));
    assertThat(two.standIn(start, 2, Optional.of(two.parse("n n"))))
        .hasValue(two.parse("place 31,31 31,31"));
  }

  @Test
  void nothingStandsInOnceTheGameIsOver() {
    Field over = Fields.withBalls(MIDDLE, 0, fourPairs(MIDDLE));

    assertThat(two.standIn(over, 0, Optional.empty())).isEmpty();
  }

  @Test
  void severalWrongOrdersAreCounted() {
    assertThat(two.moves(field(new Cell(0, 4), new Cell(31, 9)), 0).objection(two.parse("n s")))
        .hasValue("player 0 on 0,4: n leads off the grid; and 1 more");
  }

  @Test
  void eachPhaseWantsItsOwnInstructions() {
    Field start = two.start();
    Field placed = field(MIDDLE, MIDDLE);

    assertThat(two.moves(start, 0).objection(two.parse("n n")))
        .hasValue("the players do not stand yet; begin with 'place' and a cell for each");
    assertThat(two.moves(start, 0).objection(two.parse("place 1,1")))
        .hasValue("it places 1 players, and the team has 2");
    assertThat(two.moves(placed, 0).objection(two.parse("place 1,1 2,2")))
        .hasValue("the players stand already; give an order for each");
  }

  @Test
  void aWrongOrderIsAFaultOfItsSeatAndTheGameGoesOn() {
    ParallelFootball brief = game(2, 8, 2);
    MatchRecord record =
        Match.of(brief)
            .seat(
                "wrong",
                decision -> two.parse(decision.state().isPlacing() ? "place 0,4 9,9" : "n k9,10"))
            .seat("b", decision -> decision.moves().sample(decision.rng()))
            .seat("c", decision -> decision.moves().sample(decision.rng()))
            .seat("d", decision -> decision.moves().sample(decision.rng()))
            .listener(new MatchListener<>() {})
            .play();

    assertThat(record.turnCount()).isEqualTo(3);
    assertThat(record.faults()).isNotEmpty();
    Fault first = record.faults().get(0);
    assertThat(first.seat()).isZero();
    assertThat(first.kind()).isEqualTo(Fault.Kind.ILLEGAL_MOVE);
    assertThat(first.forfeits()).isFalse();
    assertThat(first.detail()).contains("player 0 on 0,4: n leads off the grid");
    assertThat(record.turns().get(1).get(0)).isEqualTo(". k9,10");
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

  @ParameterizedTest
  @CsvSource({
    "0, 8, 9, parallel-football option p=0 is not in 1..1024",
    "1025, 8, 9, parallel-football option p=1025 is not in 1..1024",
    "1, 0, 9, parallel-football option k=0 is not in 1..46",
    "1, 47, 9, parallel-football option k=47 is not in 1..46",
    "1, 1, 0, parallel-football option turns=0 is not in 1..1000000",
    "1, 1, 1000001, parallel-football option turns=1000001 is not in 1..1000000"
  })
  void optionsOutOfRangeAreRefused(int players, int range, int turns, String sentence) {
    assertThatThrownBy(() -> new ParallelFootballOptions(players, range, turns))
        .isInstanceOf(IllegalArgumentException.class)
        .hasMessage(sentence);
    assertThatThrownBy(
            () ->
                GameCatalog.find(
                    "parallel-football:p=" + players + ",k=" + range + ",turns=" + turns))
        .isInstanceOf(IllegalArgumentException.class)
        .hasMessage(sentence);
  }

  @Test
  void theCatalogueKnowsTheGame() {
    assertThat(GameCatalog.find("parallel-football").id()).isEqualTo("parallel-football");
    assertThat(GameCatalog.find("parallel-football:k=3,p=30").id())
        .isEqualTo("parallel-football:p=30,k=3");
    assertThat(GameCatalog.list().get(0).options())
        .extracting(Object::toString)
        .containsExactly("p=1..1024", "k=1..46", "turns=1..1000000");
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
  void everybodyCanGatherAllBallsOnOneCell() {
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
  void aSpaceIsListedOnlyWhileItIsSmall() {
    ParallelFootball one = game(1, 46, 9);

    assertThat(one.moves(one.start(), 0).list()).hasSize(1024);
    assertThat(one.moves(one.start(), 0).list().get(33).text()).isEqualTo("place 1,1");
    assertThatThrownBy(() -> two.moves(two.start(), 0).list())
        .isInstanceOf(TooManyMovesException.class);
    Field field = Fields.withBalls(MIDDLE, 0, fourPairs(new Cell(0, 0)));
    assertThat(two.moves(field, 0).isEmpty()).isTrue();
    Field corner = Fields.withBalls(MIDDLE, 1, fourPairs(new Cell(0, 0)));
    assertThat(two.moves(corner, 0).list())
        .extracting(Instructions::text)
        .startsWith(". .", ". e", ". s", ". se", "e .")
        .hasSize(16);
  }

  @Test
  void thePartsAreThePlayers() {
    Field field = field(new Cell(0, 0), new Cell(9, 9));

    assertThat(two.moves(field, 0).parts().count()).isEqualTo(2);
    assertThat(two.moves(field, 0).parts().choices(List.of()))
        .isEqualTo(List.of(Order.stay(), Order.step(0, 1), Order.step(1, 0), Order.step(1, 1)));
    assertThat(two.moves(two.start(), 0).parts().choices(List.of())).hasSize(1024);
  }

  @Test
  void theFirstCandidateIsWhatEachPlayerPrefers() {
    Field field = field(new Cell(3, 3), new Cell(0, 0));
    List<Instructions> candidates = two.moves(field, 0).candidates(8, Seed.of(1).rng());

    assertThat(candidates.get(0).text()).isEqualTo("k0,0 e");
    assertThat(candidates).hasSize(8).doesNotHaveDuplicates();
    assertThat(candidates).extracting(Instructions::text).contains("k0,0 s", "k0,0 se");
  }

  @Test
  void ordersAreEqualHoweverTheyWereMade() {
    Field field = field(new Cell(3, 3), new Cell(9, 9));
    for (int seed = 0; seed < 20; seed++) {
      Instructions drawn = two.moves(field, 0).sample(Seed.of(seed).rng());
      Instructions read = two.parse(drawn.text());

      assertThat(drawn).isEqualTo(read).hasSameHashCodeAs(read).hasToString(drawn.text());
      assertThat(read).isEqualTo(drawn).hasToString(drawn.text());
      assertThat(((Orders) drawn).all()).isEqualTo(((Orders) read).all());
      assertThat(drawn).isNotEqualTo(two.parse("dance k9,10"));
    }
  }

  @Test
  void ordersDrawnElsewhereAreCheckedLikeAnyOther() {
    ParallelFootball near = game(2, 1, 9);
    Field field = field(new Cell(5, 5), new Cell(9, 9));
    Instructions far =
        IntStream.range(0, 100)
            .mapToObj(seed -> two.moves(field, 0).sample(Seed.of(seed).rng()))
            .filter(move -> !near.moves(field, 0).contains(move))
            .findFirst()
            .orElseThrow();

    assertThatThrownBy(() -> near.next(field, Fields.only(field, 0, far), Rng.none()))
        .isInstanceOf(IllegalMoveException.class);
    assertThatThrownBy(() -> two.next(field, Fields.only(field, 1, far), Rng.none()))
        .isInstanceOf(IllegalMoveException.class);
  }

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
        .hasMessageEndingWith("1025 words are more orders than the 1024 players of a team");
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
        .hasMessage(
            "step 0 down and 0 right leads to none of the 8 neighbours; give -1, 0 or 1, not both 0");
    assertThatThrownBy(() -> Order.step(2, 0)).isInstanceOf(IllegalArgumentException.class);
    assertThatThrownBy(() -> Order.step(0, -2)).isInstanceOf(IllegalArgumentException.class);
    assertThatThrownBy(() -> new Cell(0, 32))
        .isInstanceOf(IllegalArgumentException.class)
        .hasMessage("cell 0,32 is not on the grid of rows and columns 0..31");
    for (String word : List.of("", "a b", "n", "k1,1", "place")) {
      assertThatThrownBy(() -> new Order.Unclear(word))
          .isInstanceOf(IllegalArgumentException.class);
    }
    assertThatThrownBy(() -> field(MIDDLE, MIDDLE).player(0, 2))
        .isInstanceOf(IndexOutOfBoundsException.class)
        .hasMessage("player 2 is not among the 2 of a team, counted from 0");
    assertThatThrownBy(() -> field(MIDDLE, MIDDLE).player(4, 0))
        .isInstanceOf(IndexOutOfBoundsException.class)
        .hasMessage("seat 4 is not in 0..3");
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
        .hasMessageEndingWith("it is not turn, scores, balls, four teams, and 'over' at the end");
    Field over = Fields.withBalls(MIDDLE, 0, fourPairs(MIDDLE));
    assertThat(Field.parse(over.text()).isOver()).isTrue();
    assertThatThrownBy(() -> Field.parse(over.text().replace(" over", "")))
        .hasMessageEndingWith("no ball is left, and it does not say that it is over");
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
          .hasMessageEndingWith("nobody is placed, and yet something has been played");
    }
    assertThatThrownBy(() -> Field.parse("00" + start)).hasMessageContaining("it is not turn");
    String crowd = "1,1" + ";1,1".repeat(1024);
    String teams = String.join(" ", crowd, crowd, crowd, crowd);
    assertThatThrownBy(() -> Field.parse(start.replace("- - - -", teams)))
        .hasMessageEndingWith("its teams have 1025 players, and 1024 are the most");
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
        .isEqualTo("A to D are seats 0 to 3, * several; homes [] of A top left, then clockwise");
    assertThat(lines.get(34)).isEqualTo("a cell shows players, then balls: . none, 1 to 9, # more");
    assertThat(lines.get(35)).isEqualTo("A 0, B 0, C 0, D 1008");
    assertThat(lines.get(36)).isEqualTo("12 balls on the field; after turn 7");
    assertThat(two.show(two.start())).contains("players are placed next");
    assertThat(two.show(Fields.withBalls(MIDDLE, 0, fourPairs(MIDDLE))))
        .contains("the game is over after turn 7");
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
        .hasMessage("the field has teams of 2, and parallel-football:p=3,turns=10 has other ones");
    assertThatThrownBy(() -> game.parseState(placed.text().replaceFirst("^0", "11")))
        .isInstanceOf(IllegalArgumentException.class)
        .hasMessage(
            "the field is not over after turn 11 with 1020 balls left, which"
                + " parallel-football:p=2,turns=10 does not come to");
    assertThatThrownBy(() -> game.parseState(placed.text().replaceFirst("^0", "10")))
        .hasMessageStartingWith("the field is not over after turn 10");
    assertThatThrownBy(() -> game.parseState(placed.text() + " over"))
        .hasMessageStartingWith("the field is over after turn 0");
  }
}
