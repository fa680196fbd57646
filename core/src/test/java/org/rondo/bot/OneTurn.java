package org.rondo.bot;

import java.util.List;
import java.util.function.BiFunction;
import java.util.stream.DoubleStream;
import java.util.stream.IntStream;
import org.rondo.game.Game;
import org.rondo.game.JointMove;
import org.rondo.game.MoveSpace;
import org.rondo.game.Seats;
import org.rondo.game.State;
import org.rondo.game.Trait;
import org.rondo.game.Traits;
import org.rondo.game.UnreadableMoveException;
import org.rondo.random.Rng;

/**
 * The toy of one turn: everybody says a number from 0 up, and a function says what that is worth.
 *
 * @param seatCount how many seats there are
 * @param choices how many numbers there are to say
 * @param pay gives every seat's score
 */
public record OneTurn(
    int seatCount, int choices, BiFunction<JointMove<Dice.Guess>, Rng, List<Double>> pay)
    implements Game<OneTurn.Purse, Dice.Guess> {

  /** Nobody has scores before the turn. */
  public record Purse(boolean isOver, int seatCount, List<Double> scores) implements State {
    @Override
    public Seats toMove() {
      return isOver ? Seats.none() : Seats.all(seatCount);
    }

    @Override
    public double score(int seat) {
      return scores.get(seat);
    }

    @Override
    public String text() {
      return isOver + " " + scores;
    }
  }

  /** A game of one seat in which a number pays what stands at its place. */
  public static OneTurn paying(double... pay) {
    List<Double> worth = DoubleStream.of(pay).boxed().toList();
    return new OneTurn(1, pay.length, (joint, rng) -> List.of(worth.get(joint.only().number())));
  }

  @Override
  public String id() {
    return "toy-turn";
  }

  @Override
  public Traits traits() {
    return seatCount > 1 ? Traits.of(Trait.SIMULTANEOUS, Trait.CHANCE) : Traits.of(Trait.CHANCE);
  }

  @Override
  public Purse start(Rng rng) {
    return new Purse(
        false, seatCount, DoubleStream.generate(() -> 0).limit(seatCount).boxed().toList());
  }

  @Override
  public MoveSpace<Dice.Guess> moves(Purse state, int seat) {
    return state.isOver()
        ? MoveSpace.empty()
        : MoveSpace.of(IntStream.range(0, choices).mapToObj(Dice.Guess::new).toList());
  }

  @Override
  public Purse next(Purse state, JointMove<Dice.Guess> joint, Rng rng) {
    return new Purse(true, seatCount, pay.apply(joint, rng));
  }

  @Override
  public Dice.Guess parse(String text) {
    if (!text.matches("\\d+")) {
      throw new UnreadableMoveException(text, "a move is a number");
    }
    return new Dice.Guess(Integer.parseInt(text));
  }

  @Override
  public String show(Purse state) {
    return state.text() + "\n";
  }
}
