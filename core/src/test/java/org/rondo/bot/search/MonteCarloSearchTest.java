package org.rondo.bot.search;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.assertj.core.api.Assertions.within;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.function.UnaryOperator;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.EnumSource;
import org.junit.jupiter.params.provider.ValueSource;
import org.rondo.bot.Bot;
import org.rondo.bot.Budget;
import org.rondo.bot.Decision;
import org.rondo.bot.Dice;
import org.rondo.bot.OneTurn;
import org.rondo.bot.Pile;
import org.rondo.game.JointMove;
import org.rondo.game.Move;
import org.rondo.game.Outcome;
import org.rondo.random.Rng;
import org.rondo.random.Seed;

class MonteCarloSearchTest {

  private static <M extends Move> Analysis.Candidate<M> most(Analysis<M> analysis) {
    return analysis.lines().stream()
        .max((a, b) -> Double.compare(a.probability(), b.probability()))
        .orElseThrow();
  }

  private static Analysis<Dice.Guess> analysis(
      MonteCarloSearch<OneTurn.Purse, Dice.Guess> search, OneTurn game, int iterations) {
    return search
        .budget(Budget.steps(iterations))
        .analyse(Decision.in(game, game.start(), 0, Seed.of(5).rng()));
  }

  @Test
  void looksAtEveryMoveOnceBeforeAnyAgain() {
    OneTurn game = OneTurn.paying(1, 2, 3, 4, 5);
    assertThat(analysis(MonteCarloSearch.of(game), game, 5).lines())
        .allSatisfy(line -> assertThat(line.visits()).isEqualTo(1))
        .allSatisfy(line -> assertThat(line.value()).isEqualTo(line.move().number() + 1));
  }

  @Test
  void playsTheMoveItLookedAtMostWhichIsTheBest() {
    OneTurn game = OneTurn.paying(1, 2, 7, 4, 5);
    Analysis.Candidate<Dice.Guess> best = most(analysis(MonteCarloSearch.of(game), game, 200));
    assertThat(best.move().number()).isEqualTo(2);
    assertThat(best.probability()).isEqualTo(1);
    assertThat(best.visits()).isGreaterThan(80);
  }

  @Test
  void withoutExplorationStaysWithWhatWasBestAtFirst() {
    OneTurn game = OneTurn.paying(1, 2, 7, 4, 5);
    assertThat(most(analysis(MonteCarloSearch.of(game).exploration(0), game, 200)).visits())
        .isEqualTo(196);
  }

  @Test
  void theScaleOfTheValuesDoesNotMatter() {
    OneTurn small = OneTurn.paying(0.001, 0.002, 0.007, 0.004);
    OneTurn large = OneTurn.paying(1e6, 2e6, 7e6, 4e6);
    assertThat(visits(analysis(MonteCarloSearch.of(small), small, 300)))
        .isEqualTo(visits(analysis(MonteCarloSearch.of(large), large, 300)));
  }

  private static List<Long> visits(Analysis<?> analysis) {
    return analysis.lines().stream().<Long>map(Analysis.Candidate::visits).toList();
  }

  @Test
  void looksAheadFurtherThanItsNextMove() {
    // Whoever takes the last stone of ten wins nothing by itself, but who leaves four wins all.
    LastStone game = new LastStone(10);
    for (int seat = 0; seat < 2; seat++) {
      for (int left : new int[] {5, 6, 7, 9, 10, 11}) {
        Pile.Stones state = new Pile.Stones(left, seat, List.of(0, 0));
        Analysis<Pile.Take> analysis =
            MonteCarloSearch.of(game).analyse(Decision.in(game, state, seat, Seed.of(1).rng()));
        assertThat(most(analysis).move()).as("of %d", left).isEqualTo(new Pile.Take(left % 4));
        assertThat(most(analysis).value()).isGreaterThan(0.8);
      }
    }
  }

  @Test
  void sharesInAPositionThatIsLostAreLow() {
    LastStone game = new LastStone(8);
    Analysis<Pile.Take> analysis =
        MonteCarloSearch.of(game).analyse(Decision.in(game, game.start(), 0, Seed.of(1).rng()));
    assertThat(most(analysis).value()).isLessThan(0.3);
  }

  /** Who takes the last stone has won. */
  private static final class LastStone extends Pile {
    LastStone(int stones) {
      super(2, stones);
    }

    @Override
    public Outcome outcome(Stones state) {
      int last = (state.turn() + 1) % 2;
      return state.left() > 0 ? Outcome.byScore(0, 0) : Outcome.byScore(last == 0 ? 1 : 0, last);
    }
  }

  /** The turns of the positions that a search of three iterations scores, once for each seat. */
  private static List<Integer> scoredTurns(
      UnaryOperator<MonteCarloSearch<Pile.Stones, Pile.Take>> settings) {
    Pile game = new Pile(2, 100);
    List<Integer> turns = new ArrayList<>();
    MonteCarloSearch<Pile.Stones, Pile.Take> search =
        MonteCarloSearch.of(game)
            .scoring(
                (state, seat) -> {
                  turns.add(state.turn());
                  return 0;
                })
            .budget(Budget.steps(3));
    settings.apply(search).analyse(Decision.in(game, game.start(), 0, Seed.of(1).rng()));
    return turns;
  }

  /** The turn at which each of five iterations leaves the tree of a game of single moves. */
  private static List<Integer> depths(boolean overInformationSets, int positions) {
    ChosenNumbers game = new ChosenNumbers(List.of(1, 1, 1, 1));
    List<Integer> turns = new ArrayList<>();
    MonteCarloSearch<ChosenNumbers.Chosen, MatrixGame.Line> search =
        MonteCarloSearch.of(game)
            .horizon(0)
            .positions(positions)
            .scoring(
                (state, seat) -> {
                  if (seat == 0) {
                    turns.add(state.numbers().size());
                  }
                  return 0;
                })
            .budget(Budget.steps(5));
    (overInformationSets ? search.overInformationSets() : search)
        .analyse(Decision.in(game, game.start(Rng.none()), 0, Seed.of(1).rng()));
    return turns;
  }

  /** Each iteration adds one position, until the tree is full or the match is over. */
  @ParameterizedTest
  @ValueSource(booleans = {false, true})
  void aTreeGrowsByOnePositionInEachIteration(boolean overInformationSets) {
    assertThat(depths(overInformationSets, 100)).containsExactly(1, 2, 3, 4, 4);
    assertThat(depths(overInformationSets, 2)).containsExactly(1, 2, 2, 2, 2);
    assertThat(depths(overInformationSets, 1)).containsExactly(1, 1, 1, 1, 1);
  }

  @Test
  void playoutsStopAtTheHorizonAndAreScoredThere() {
    // Each of three moves is looked at once: one turn in the tree and seven more, for two seats.
    assertThat(scoredTurns(search -> search.horizon(7))).hasSize(6).containsOnly(8);
    assertThat(
            scoredTurns(search -> search.horizon(7).playouts(() -> decision -> new Pile.Take(1))))
        .hasSize(6)
        .containsOnly(8);
  }

  @Test
  void playoutsAreThoseOfTheGivenBots() {
    assertThat(scoredTurns(search -> search.playouts(() -> decision -> new Pile.Take(1))))
        .containsExactlyInAnyOrder(100, 100, 99, 99, 98, 98);
  }

  @Test
  void botsOfPlayoutsAreFreshAndClosed() {
    Pile game = new Pile(2, 10);
    AtomicInteger opened = new AtomicInteger();
    AtomicInteger closed = new AtomicInteger();
    MonteCarloSearch.of(game)
        .playouts(() -> new CountedBot(opened, closed))
        .budget(Budget.steps(4))
        .analyse(Decision.in(game, game.start(), 0, Seed.of(1).rng()));
    assertThat(opened).hasValue(8);
    assertThat(closed).hasValue(8);
  }

  private static final class CountedBot implements Bot<Pile.Stones, Pile.Take> {
    private final AtomicInteger closed;

    CountedBot(AtomicInteger opened, AtomicInteger closed) {
      opened.incrementAndGet();
      this.closed = closed;
    }

    @Override
    public Pile.Take choose(Decision<Pile.Stones, Pile.Take> decision) {
      return new Pile.Take(1);
    }

    @Override
    public void close() {
      closed.incrementAndGet();
    }
  }

  @Test
  void ofALargeSpaceMoreIsLookedAtTheLongerItSearches() {
    OneTurn game = new OneTurn(1, 10_000, (joint, rng) -> List.of(rng.uniform()));
    MonteCarloSearch<OneTurn.Purse, Dice.Guess> search = MonteCarloSearch.of(game).width(50);
    List<Integer> sizes =
        IntStream.of(1, 100, 400, 900)
            .mapToObj(iterations -> analysis(search, game, iterations).lines().size())
            .toList();
    // Twice the root of the visits.
    assertThat(sizes).containsExactly(1, 20, 40, 50);
  }

  @ParameterizedTest
  @ValueSource(ints = {0, 6})
  void aDieIsWorthItsMean(int branches) {
    OneTurn game =
        new OneTurn(
            1, 2, (joint, rng) -> List.of(joint.only().number() == 0 ? 3.4 : 1.0 + rng.below(6)));
    Analysis.Candidate<Dice.Guess> best =
        most(analysis(MonteCarloSearch.of(game).branches(branches), game, 6_000));
    assertThat(best.move().number()).isEqualTo(1);
    assertThat(best.value()).isCloseTo(3.5, within(branches == 0 ? 0.1 : 0.005));
  }

  @Test
  void chanceWithMoreBranchesThanAreEnumeratedIsSampled() {
    AtomicInteger runs = new AtomicInteger();
    OneTurn game =
        new OneTurn(
            1,
            1,
            (joint, rng) -> {
              runs.incrementAndGet();
              return List.of((double) rng.below(1_000));
            });
    assertThat(most(analysis(MonteCarloSearch.of(game).branches(10), game, 300)).value())
        .isCloseTo(500, within(60.0));
    assertThat(runs.get()).isBetween(300, 312);
  }

  @Test
  void whatIsCertainIsPlayedOutOnce() {
    AtomicInteger runs = new AtomicInteger();
    OneTurn game =
        new OneTurn(
            1,
            2,
            (joint, rng) -> {
              runs.incrementAndGet();
              return List.of(1.0);
            });
    analysis(MonteCarloSearch.of(game), game, 500);
    assertThat(runs).hasValue(2);
  }

  @Test
  void aJointMoveThatIsCertainIsPlayedOutOnce() {
    AtomicInteger runs = new AtomicInteger();
    OneTurn game =
        new OneTurn(
            2,
            2,
            (joint, rng) -> {
              runs.incrementAndGet();
              return List.of(1.0, 1.0);
            });
    analysis(MonteCarloSearch.of(game).selection(Selection.REGRET_MATCHING), game, 500);
    assertThat(runs).hasValue(4);
  }

  @Test
  void aSeatThatMovesAlonePlaysTheBestMoveByItsRegrets() {
    OneTurn game = OneTurn.paying(1, 2, 7, 4, 5);
    Analysis.Candidate<Dice.Guess> best =
        most(analysis(MonteCarloSearch.of(game).selection(Selection.REGRET_MATCHING), game, 500));
    assertThat(best.move().number()).isEqualTo(2);
    assertThat(best.probability()).isGreaterThan(0.9);
  }

  /** Several trees say together what one tree says: a mixture only if seats move at once. */
  @Test
  void workersMixTheMovesOfSeatsThatMoveAtOnce() {
    MatrixGame pennies = new MatrixGame(List.of(List.of(1.0, -1.0), List.of(-1.0, 1.0)));
    assertThat(
            MonteCarloSearch.of(pennies)
                .workers(2)
                .budget(Budget.steps(400))
                .analyse(Decision.in(pennies, pennies.start(), 0, Seed.of(1).rng()))
                .lines())
        .hasSize(2)
        .allSatisfy(line -> assertThat(line.probability()).isBetween(0.2, 0.8));
    // The trees prefer different ones of the equal moves.
    OneTurn game = OneTurn.paying(1, 1, 1, 1);
    assertThat(most(analysis(MonteCarloSearch.of(game).workers(8), game, 80)).probability())
        .isEqualTo(1);
  }

  @Test
  void aFullTreeKeepsNoFurtherMoves() {
    AtomicInteger runs = new AtomicInteger();
    OneTurn game =
        new OneTurn(
            1,
            2,
            (joint, rng) -> {
              runs.incrementAndGet();
              return List.of(1.0);
            });
    Analysis<Dice.Guess> analysis = analysis(MonteCarloSearch.of(game).positions(1), game, 500);
    // The move that is kept is followed once, the other one again at each visit.
    assertThat(analysis.lines()).hasSize(2);
    assertThat(runs.get() - 1L)
        .isIn(analysis.lines().get(0).visits(), analysis.lines().get(1).visits());
    assertThat(visits(analysis).stream().mapToLong(Long::longValue).sum()).isEqualTo(500);
  }

  @ParameterizedTest
  @EnumSource(Selection.class)
  void seatsThatMoveTogetherDoNotKnowEachOthersMoves(Selection selection) {
    // Seat 0 gets what it says, whatever the three others do.
    OneTurn game =
        new OneTurn(4, 4, (joint, rng) -> List.of((double) joint.move(0).number(), 0.0, 0.0, 0.0));
    Analysis<Dice.Guess> analysis =
        analysis(
            MonteCarloSearch.of(game).selection(selection).scoring((s, seat) -> s.score(seat)),
            game,
            1_000);
    assertThat(most(analysis).move().number()).isEqualTo(3);
    assertThat(most(analysis).probability()).isGreaterThan(0.8);
  }

  @Test
  void movesArePutTogetherFromPartsThatHaveDoneWell() {
    // 10^8 moves; each digit that is a seven is worth a point. Chance alone finds one in ten.
    Digits game = new Digits(8);
    MonteCarloSearch<Digits.Said, Digits.Number> search =
        MonteCarloSearch.of(game).width(20).budget(Budget.steps(5_000));
    assertThat(sevens(game, search)).isLessThan(5);
    assertThat(sevens(game, search.byParts())).isEqualTo(8);
  }

  private static int sevens(Digits game, MonteCarloSearch<Digits.Said, Digits.Number> search) {
    return search.bot().choose(Decision.in(game, game.start(), 0, Seed.of(1).rng())).sevens();
  }

  @Test
  void aBotDrawsItsMoveByTheProbabilities() {
    MatrixGame pennies = new MatrixGame(List.of(List.of(1.0, -1.0), List.of(-1.0, 1.0)));
    Bot<MatrixGame.Purse, MatrixGame.Line> bot =
        MonteCarloSearch.of(pennies)
            .selection(Selection.REGRET_MATCHING)
            .budget(Budget.steps(500))
            .bot();
    Rng rng = Seed.of(4).rng();
    long heads =
        IntStream.range(0, 400)
            .filter(i -> bot.choose(Decision.in(pennies, pennies.start(), 0, rng)).number() == 0)
            .count();
    assertThat(heads).isBetween(150L, 250L);
  }

  @Test
  void refusesWhatIsOutOfRange() {
    MonteCarloSearch<Pile.Stones, Pile.Take> search = MonteCarloSearch.of(new Pile(2, 5));
    assertThatThrownBy(() -> search.exploration(-0.1))
        .hasMessageContainingAll("exploration -0.1", "not a finite number from 0");
    assertThatThrownBy(() -> search.exploration(Double.NaN))
        .hasMessageContainingAll("exploration NaN", "not a finite number from 0");
    assertThatThrownBy(() -> search.horizon(-1))
        .hasMessageContainingAll("horizon of -1 turns", "below 0");
    assertThatThrownBy(() -> search.width(0))
        .hasMessageContainingAll("width 0", "not in 1..1000000");
    assertThatThrownBy(() -> search.branches(10_001))
        .hasMessageContainingAll("branches 10001", "not in 0..10000");
  }

  @Test
  void branchesAreVisitedInProportionToTheirProbabilities() {
    OneTurn game = new OneTurn(1, 1, (joint, rng) -> List.of(rng.chance(1, 10) ? 10.0 : 0.0));
    assertThat(most(analysis(MonteCarloSearch.of(game).branches(2), game, 1_000)).value())
        .isCloseTo(1, within(0.011));
  }

  @Test
  void whatABotOfAPlayoutMayNotPlayIsDrawn() {
    Pile game = new Pile(2, 20);
    Analysis<Pile.Take> analysis =
        MonteCarloSearch.of(game)
            .playouts(() -> decision -> new Pile.Take(9))
            .budget(Budget.steps(10))
            .analyse(Decision.in(game, game.start(), 0, Seed.of(1).rng()));
    assertThat(analysis.iterations()).isEqualTo(10);
  }

  @Test
  void botsOfPlayoutsAreClosedAlsoWhereOneThrows() {
    Pile game = new Pile(2, 20);
    AtomicInteger closed = new AtomicInteger();
    Bot<Pile.Stones, Pile.Take> thrower =
        new Bot<>() {
          @Override
          public Pile.Take choose(Decision<Pile.Stones, Pile.Take> decision) {
            throw new IllegalStateException("no idea");
          }

          @Override
          public void close() {
            closed.incrementAndGet();
          }
        };
    assertThatThrownBy(
            () ->
                MonteCarloSearch.of(game)
                    .playouts(() -> thrower)
                    .analyse(Decision.in(game, game.start(), 0, Seed.of(1).rng())))
        .hasMessage("no idea");
    assertThat(closed).hasValue(2);
  }

  @Test
  void aPlayoutByBotsEndsWhenItsThreadIsInterrupted() {
    Pile endless = new Pile(2, 1_000_000_000);
    Analysis<Pile.Take> analysis =
        MonteCarloSearch.of(endless)
            .horizon(Integer.MAX_VALUE)
            .playouts(
                () ->
                    decision -> {
                      Thread.currentThread().interrupt();
                      return new Pile.Take(1);
                    })
            .analyse(Decision.in(endless, endless.start(), 0, Seed.of(1).rng()));
    assertThat(Thread.interrupted()).isTrue();
    assertThat(analysis.iterations()).isZero();
    assertThat(analysis.lines()).isNotEmpty();
    assertThat(most(analysis).probability()).isEqualTo(1);
  }

  @Test
  void aMoveOfOnePartIsNotPutTogether() {
    OneTurn game = new OneTurn(1, 1_000_001, (joint, rng) -> List.of(0.0));
    assertThat(analysis(MonteCarloSearch.of(game).width(5).byParts(), game, 300).lines())
        .hasSize(5);
  }

  @Test
  void aScoringWithoutMeansIsRefused() {
    OneTurn game = OneTurn.paying(1, Double.POSITIVE_INFINITY);
    MonteCarloSearch<OneTurn.Purse, Dice.Guess> search =
        MonteCarloSearch.of(game).scoring((state, seat) -> state.score(seat));
    assertThatThrownBy(() -> analysis(search, game, 10))
        .isInstanceOf(IllegalStateException.class)
        .hasMessageContainingAll("Infinity for seat 0", "finite number");
  }

  @Test
  void aLineIsDrawnAsOftenAsItsProbabilitySays() {
    Analysis<Pile.Take> analysis =
        new Analysis<>(
            List.of(
                new Analysis.Candidate<>(new Pile.Take(1), 1, 0, 0.2),
                new Analysis.Candidate<>(new Pile.Take(2), 1, 0, 0),
                new Analysis.Candidate<>(new Pile.Take(3), 1, 0, 0.8)),
            3);
    Rng rng = Seed.of(1).rng();
    List<Integer> drawn =
        IntStream.range(0, 2_000).mapToObj(i -> analysis.draw(rng).count()).toList();
    assertThat(drawn).containsOnly(1, 3);
    assertThat(drawn.stream().filter(count -> count == 1).count()).isBetween(340L, 460L);
  }

  @Test
  void theEndsOfARangeAreAllowed() {
    MonteCarloSearch<Pile.Stones, Pile.Take> search = MonteCarloSearch.of(new Pile(2, 5));
    assertThat(
            search
                .exploration(0)
                .horizon(0)
                .width(1)
                .width(1_000_000)
                .branches(0)
                .branches(10_000)
                .positions(1)
                .positions(100_000_000)
                .workers(1)
                .workers(256)
                .threads(1)
                .threads(256)
                .byParts()
                .byLead())
        .isSameAs(search);
    assertThatThrownBy(() -> search.exploration(Double.POSITIVE_INFINITY))
        .hasMessageContainingAll("exploration Infinity", "not a finite number from 0");
    assertThatThrownBy(() -> search.width(1_000_001))
        .hasMessageContainingAll("width 1000001", "not in 1..1000000");
    assertThatThrownBy(() -> search.branches(-1))
        .hasMessageContainingAll("branches -1", "not in 0..10000");
  }

  @Test
  void aMoveOfProbabilityOneIsNotDrawn() {
    Analysis<Pile.Take> analysis =
        new Analysis<>(
            List.of(
                new Analysis.Candidate<>(new Pile.Take(1), 4, 0, 0),
                new Analysis.Candidate<>(new Pile.Take(2), 1, 0, 1)),
            5);
    assertThat(analysis.draw(Rng.none())).isEqualTo(new Pile.Take(2));
    assertThatThrownBy(() -> new Analysis<>(List.of(), 3))
        .hasMessage("an analysis has no lines; give at least one");
  }

  /** A final position is scored without a playout, and a leaf of horizon 0 at once. */
  @Test
  void withoutAHorizonThePositionsOfTheTreeAreScored() {
    assertThat(scoredTurns(search -> search.horizon(0))).containsExactly(1, 1, 1, 1, 1, 1);
    assertThat(
            scoredTurns(search -> search.horizon(0).playouts(() -> decision -> new Pile.Take(1))))
        .containsExactly(1, 1, 1, 1, 1, 1);
  }

  /** The first turn of a playout is always played, and the others while there is time. */
  @Test
  void aPlayoutByBotsIsEndedBetweenItsTurns() {
    Pile game = new Pile(2, 10);
    Playouts<Pile.Stones> playouts = Playouts.byBots(game, () -> decision -> new Pile.Take(1), 4);
    Rng rng = Seed.of(1).rng();
    assertThat(playouts.run(game.start(), rng, () -> true))
        .contains(new Pile.Stones(6, 4, List.of(2, 2)));
    assertThat(playouts.run(game.start(), rng, () -> false)).isEmpty();
    assertThat(
            Playouts.byBots(game, () -> decision -> new Pile.Take(1), 1)
                .run(game.start(), rng, () -> false))
        .contains(new Pile.Stones(9, 1, List.of(1, 0)));
    AtomicInteger looks = new AtomicInteger();
    assertThat(playouts.run(game.start(), rng, () -> looks.incrementAndGet() < 3)).isEmpty();
    assertThat(looks).hasValue(3);
    Pile.Stones end = new Pile.Stones(0, 4, List.of(5, 5));
    assertThat(playouts.run(end, rng, () -> false)).contains(end);
  }

  /** The stand-in of a game replaces an illegal move of a bot. */
  @Test
  void aGameMayReplaceAnIllegalMoveOfAPlayout() {
    Pile game =
        new Pile(2, 10) {
          @Override
          public Optional<Take> standIn(Stones state, int seat, Optional<Take> offered) {
            return offered.map(take -> new Take(take.count() - 7));
          }
        };
    assertThat(
            Playouts.byBots(game, () -> decision -> new Pile.Take(9), 3)
                .run(game.start(), Seed.of(1).rng(), () -> true))
        .contains(new Pile.Stones(4, 3, List.of(4, 2)));
  }

  @ParameterizedTest
  @CsvSource({"64, true", "65, false"})
  void aMeanIsExactForUpTo64Branches(int branches, boolean isExact) {
    OneTurn game = new OneTurn(1, 1, (joint, rng) -> List.of(10.0 * rng.below(branches)));
    AtomicInteger scored = new AtomicInteger();
    Successors<OneTurn.Purse, Dice.Guess> successors = new Successors<>(game, Seed.of(1).rng());
    JointMove<Dice.Guess> joint = JointMove.of(0, new Dice.Guess(0));
    double mean =
        successors.mean(
            game.start(),
            joint,
            purse -> {
              scored.incrementAndGet();
              return purse.score(0);
            });
    assertThat(scored).hasValue(isExact ? 64 : 16);
    assertThat(mean).isCloseTo(5.0 * (branches - 1), within(isExact ? 1e-9 : 150));
    assertThat(successors.only(game.start(), joint)).isEmpty();
  }

  @Test
  void aSuccessorWithoutChanceIsTheOnlyOne() {
    OneTurn game = OneTurn.paying(3, 5);
    Successors<OneTurn.Purse, Dice.Guess> successors = new Successors<>(game, Rng.none());
    JointMove<Dice.Guess> joint = JointMove.of(0, new Dice.Guess(1));
    assertThat(successors.only(game.start(), joint).orElseThrow().score(0)).isEqualTo(5);
    assertThat(successors.mean(game.start(), joint, purse -> 2 * purse.score(0))).isEqualTo(10);
  }
}
