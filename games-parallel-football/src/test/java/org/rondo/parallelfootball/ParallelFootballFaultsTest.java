package org.rondo.parallelfootball;

import static org.assertj.core.api.Assertions.assertThat;
import static org.rondo.parallelfootball.Fields.MIDDLE;
import static org.rondo.parallelfootball.Fields.TWO;
import static org.rondo.parallelfootball.Fields.assertObjection;
import static org.rondo.parallelfootball.Fields.field;
import static org.rondo.parallelfootball.Fields.fourPairs;
import static org.rondo.parallelfootball.Fields.game;

import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.rondo.match.Fault;
import org.rondo.match.Match;
import org.rondo.match.MatchListener;
import org.rondo.match.MatchRecord;

/** Orders that break a rule, and what stands in for them. */
class ParallelFootballFaultsTest {
  private final ParallelFootball two = TWO;

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
        .hasValue(
            "player 0 on 0,4: 'dance' is not an order; orders are ., n to nw, and k4,17 to kick");
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
  void aTeamWithoutInstructionsStandsStill() {
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
        .hasValue("the players are not placed yet; begin with 'place' and a cell for each");
    assertThat(two.moves(start, 0).objection(two.parse("place 1,1")))
        .hasValue("it places 1 players, and the team has 2");
    assertThat(two.moves(placed, 0).objection(two.parse("place 1,1 2,2")))
        .hasValue("the players are placed already; give an order for each");
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
}
