package org.rondo.bot.regret;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;
import static org.assertj.core.api.Assertions.assertThatIllegalStateException;
import static org.assertj.core.api.Assertions.within;

import java.util.List;
import java.util.Map;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import org.rondo.bot.CoinSignal;
import org.rondo.bot.CoinSignal.Coin;
import org.rondo.bot.CoinSignal.Flaw;
import org.rondo.bot.CoinSignal.Side;
import org.rondo.bot.Dice;
import org.rondo.bot.Pile;
import org.rondo.bot.Scoring;
import org.rondo.game.JointMove;
import org.rondo.game.MoveSpace;
import org.rondo.random.Rng;
import org.rondo.random.Seed;

class GameTreeTest {
  private static final Side HEADS = new Side("h");
  private static final Side TAILS = new Side("t");

  private final CoinSignal coin = CoinSignal.flawless();

  @Test
  void positionsAndInformationSetsAreCounted() {
    GameTree<Coin, Side> tree = GameTree.of(coin);
    // The start, two coins, two things to say after each, and two answers to each of these.
    assertThat(tree.positionCount()).isEqualTo(1 + 2 + 4 + 8);
    // Seat 0 sees two coins, and seat 1 hears two words.
    assertThat(tree.informationSetCount()).isEqualTo(2 + 2);
    assertThat(tree.game()).isSameAs(coin);
  }

  @Test
  void anHonestSignalIsExploited() {
    GameTree<Coin, Side> tree = GameTree.of(coin);
    Policy<Coin, Side> honest =
        (seen, seat) -> seat == 0 ? Map.of(new Side(seen.up()), 1.0) : Map.of(HEADS, 1.0);
    PolicyValue value = tree.evaluate(honest);
    assertThat(value.values()).containsExactly(0.0, 0.0);
    // Seat 0 gains nothing against a seat that always says heads; seat 1 hears the coin.
    assertThat(value.bestResponses()).containsExactly(0.0, 1.0);
    assertThat(value.nashConv()).isEqualTo(1);
    assertThat(value.exploitability()).isEqualTo(0.5);
    assertThat(tree.bestResponse(honest, 1).probabilities(new Coin("?", "t", 2), 1))
        .containsEntry(TAILS, 1.0);
    assertThat(tree.bestResponse(honest, 1).probabilities(new Coin("t", "", 2), 0))
        .containsEntry(TAILS, 1.0);
  }

  @Test
  void aScoringReplacesTheScore() {
    Scoring<Coin> wins = (state, seat) -> state.score(seat) > 0 ? 10 : 0;
    Policy<Coin, Side> honest =
        (seen, seat) -> Map.of(seat == 0 ? new Side(seen.up()) : new Side(seen.said()), 1.0);
    assertThat(GameTree.of(coin, wins).evaluate(honest).values()).containsExactly(-5.0, 5.0);
    Scoring<Coin> broken = (state, seat) -> Double.NaN;
    assertThatIllegalStateException()
        .isThrownBy(() -> GameTree.of(coin, broken))
        .withMessage("the scores NaN and NaN of hhh have no mean; give finite numbers");
  }

  @Test
  void thePerfectMoverWinsInAGameWithoutSecrets() {
    // The last stone counts nothing; whoever has more stones is ahead.
    GameTree<Pile.Stones, Pile.Take> tree = GameTree.of(new Pile(2, 7));
    PolicyValue value = tree.evaluate(RegretSolver.walking(tree).run(200).policy());
    assertThat(value.exploitability()).isCloseTo(0, within(1e-3));
  }

  @Test
  void seatsThatMoveAtOnceDoNotSeeEachOther() {
    GameTree<Dice.Table, Dice.Guess> tree = GameTree.of(new Dice(2, 1));
    PolicyValue value = tree.evaluate(RegretSolver.walking(tree).run(300).policy());
    assertThat(value.values().get(0)).isCloseTo(0, within(1e-3));
    assertThat(value.exploitability()).isCloseTo(0, within(1e-3));
  }

  @Test
  void movesMustFollowFromTheObservation() {
    assertThatIllegalArgumentException()
        .isThrownBy(() -> GameTree.of(new CoinSignal(Flaw.MOVES_TELL)))
        .withMessage(
            "seat 1 of toy-coin has different moves in positions with the same observation ?h; the"
                + " moves must follow from the observation");
  }

  @Test
  void aSeatMustNotForget() {
    assertThatIllegalArgumentException()
        .isThrownBy(() -> GameTree.of(new CoinSignal(Flaw.FORGETS)))
        .withMessage(
            "seat 0 of toy-coin forgets what it has seen or done: different moves of the seat lead"
                + " to the same observation h--; keep them in the observation");
  }

  /** Seat 0 has one move or four, and only the fourth leads to what the one move leads to. */
  private static final class ForgetfulPile extends Pile {
    ForgetfulPile() {
      super(2, 4);
    }

    @Override
    public Stones start(Rng rng) {
      return new Stones(1 + 3 * rng.below(2), 0, List.of(0, 0));
    }

    @Override
    public MoveSpace<Take> moves(Stones state, int seat) {
      int most = state.turn() == 0 ? state.left() : 1;
      return MoveSpace.of(IntStream.rangeClosed(1, most).mapToObj(Take::new).toList());
    }

    @Override
    public Stones next(Stones state, JointMove<Take> joint, Rng rng) {
      int left = state.turn() == 0 ? 10 * state.left() + joint.only().count() : state.left();
      return new Stones(state.turn() == 2 ? 0 : left, state.turn() + 1, state.taken());
    }

    @Override
    public Stones observation(Stones state, int seat) {
      boolean isHidden = state.turn() == 2 && List.of(11, 44).contains(state.left());
      return isHidden ? new Stones(7, 2, state.taken()) : state;
    }
  }

  @Test
  void aSeatMustNotForgetWhichMovesItHad() {
    assertThatIllegalArgumentException()
        .isThrownBy(() -> GameTree.of(new ForgetfulPile()))
        .withMessageStartingWith(
            "seat 0 of toy-pile:seats=2,stones=4 forgets what it has seen or done");
  }

  @Test
  void gamesBeyondTheLimitsAreRefused() {
    assertThatIllegalArgumentException()
        .isThrownBy(() -> GameTree.of(new Pile(3, 7)))
        .withMessage("toy-pile:seats=3,stones=7 has 3 seats; only games of two seats are solved");
    assertThatIllegalArgumentException()
        .isThrownBy(() -> GameTree.of(new Pile(2, 2000)))
        .withMessage("toy-pile:seats=2,stones=2000 has matches of more than 1000 choices in turn");
    assertThatIllegalArgumentException()
        .isThrownBy(() -> GameTree.of(new ManyMoves()))
        .withMessage(
            "seat 0 of toy-pile:seats=2,stones=1 has 10001 moves in a position; at most"
                + " 10000 are walked");
    assertThatIllegalArgumentException()
        .isThrownBy(() -> GameTree.of(new ManyStarts()))
        .withMessage(
            "chance has more than 1000000 branches in a turn of toy-pile:seats=2,stones=1, the most"
                + " that are walked; take external sampling, the bot mccfr");
  }

  @Test
  void theLimitsThemselvesAreWalked() {
    assertThat(GameTree.of(ChoicesInTurn.forced(1_000)).informationSetCount()).isEqualTo(1_000);
    assertThatIllegalArgumentException()
        .isThrownBy(() -> GameTree.of(ChoicesInTurn.forced(1_001)))
        .withMessageEndingWith("has matches of more than 1000 choices in turn");
    assertThat(GameTree.of(ChoicesInTurn.of(10_000)).positionCount()).isEqualTo(1 + 10_000);
  }

  /** Seat 0 scores a point if the last number is 0, and values are differences from the mean. */
  @Test
  void aTreeGrowsWithTheGame() {
    GameTree<ChoicesInTurn.Choices, ChoicesInTurn.Choice> tree =
        GameTree.of(ChoicesInTurn.of(3, 1_500, 2));
    assertThat(tree.positionCount()).isEqualTo(1 + 3 + 3 * 1_500 + 3 * 1_500 * 2);
    assertThat(tree.informationSetCount()).isEqualTo(1 + 3 + 3 * 1_500);
    PolicyValue value = tree.evaluate(Policy.uniform(tree.game()));
    assertThat(value.values().get(0)).isCloseTo(0.25, within(1e-9));
    assertThat(value.bestResponses().get(0)).isCloseTo(0.5, within(1e-9));
    assertThat(value.bestResponses().get(1)).isCloseTo(-0.25, within(1e-9));
  }

  /** Seat 1 loses by the number 0 only, so the other numbers are equally good. */
  @Test
  void ofEquallyGoodMovesTheFirstIsTheBestResponse() {
    ChoicesInTurn game = ChoicesInTurn.of(1, 3);
    GameTree<ChoicesInTurn.Choices, ChoicesInTurn.Choice> tree = GameTree.of(game);
    ChoicesInTurn.Choices seen = game.next(game.start(Seed.of(1).rng()), game.parse("0"));
    assertThat(tree.bestResponse(Policy.uniform(game), 1).probabilities(seen, 1))
        .containsEntry(game.parse("1"), 1.0);
  }

  /** The first iteration is uniform, and all later ones play the best of three numbers. */
  @Test
  void aChoiceAtTheFirstPositionIsLearnedToo() {
    ChoicesInTurn game = ChoicesInTurn.of(3);
    Policy<ChoicesInTurn.Choices, ChoicesInTurn.Choice> policy =
        RegretSolver.walking(GameTree.of(game)).run(50).policy();
    assertThat(policy.probabilities(game.start(Seed.of(1).rng()), 0).get(game.parse("0")))
        .isCloseTo(1 - 2 / 3.0 / 1_275, within(1e-12));
  }

  private static final class ManyMoves extends Pile {
    ManyMoves() {
      super(2, 1);
    }

    @Override
    public MoveSpace<Take> moves(Stones state, int seat) {
      return MoveSpace.of(IntStream.rangeClosed(0, 10_000).mapToObj(Take::new).toList());
    }
  }

  private static final class ManyStarts extends Pile {
    ManyStarts() {
      super(2, 1);
    }

    @Override
    public Stones start(Rng rng) {
      rng.below(1_000_001);
      return super.start(rng);
    }
  }

  @Test
  void aPolicyMustGiveProbabilities() {
    GameTree<Coin, Side> tree = GameTree.of(coin);
    assertThatIllegalArgumentException()
        .isThrownBy(() -> tree.evaluate((seen, seat) -> Map.of(HEADS, 0.4)))
        .withMessage(
            "the policy gives the legal moves of seat 0 in h a probability of 0.4 together; it must"
                + " be 1");
    assertThatIllegalArgumentException()
        .isThrownBy(() -> tree.evaluate((seen, seat) -> Map.of(new Side("edge"), 1.0)))
        .withMessage(
            "the policy gives the legal moves of seat 0 in h a probability of 0.0 together; it must"
                + " be 1, and edge is illegal");
    assertThatIllegalArgumentException()
        .isThrownBy(() -> tree.evaluate((seen, seat) -> Map.of(HEADS, 2.0, TAILS, -1.0)))
        .withMessageEndingWith("which is not in 0..1");
  }

  @Test
  void aValueNeedsNumbersForEverySeat() {
    assertThatIllegalArgumentException()
        .isThrownBy(() -> new PolicyValue(List.of(1.0), List.of(1.0, 2.0)))
        .withMessageContaining("differ in length");
  }

  /** Scorings need not sum to 0, and then the values do not either. */
  @Test
  void whatAllSeatsCanGainIsTheSumOfTheirDifferences() {
    PolicyValue value = new PolicyValue(List.of(1.0, 2.0), List.of(4.0, 4.5));
    assertThat(value.nashConv()).isEqualTo(5.5);
    assertThat(value.exploitability()).isEqualTo(2.75);
    assertThatIllegalArgumentException()
        .isThrownBy(() -> new PolicyValue(List.of(), List.of()))
        .withMessageContaining("are empty");
  }
}
