package org.rondo.bot.search;

import java.util.Collections;
import java.util.List;
import java.util.stream.IntStream;
import org.rondo.game.Game;
import org.rondo.game.JointMove;
import org.rondo.game.MoveSpace;
import org.rondo.game.Seats;
import org.rondo.game.State;
import org.rondo.game.UnreadableMoveException;
import org.rondo.random.Rng;

/**
 * A game of two seats in turn, in which each turn is a choice of a number below a limit of its own.
 * Numbers of seat 0 count for it, and those of seat 1 against it.
 *
 * @param limits the number of choices in each turn
 */
record ChosenNumbers(List<Integer> limits) implements Game<ChosenNumbers.Chosen, MatrixGame.Line> {

  /** The numbers chosen so far. */
  record Chosen(List<Integer> numbers, int turns) implements State {
    @Override
    public Seats toMove() {
      return numbers.size() == turns ? Seats.none() : Seats.of(numbers.size() % 2);
    }

    @Override
    public double score(int seat) {
      int lead =
          IntStream.range(0, numbers.size())
              .map(turn -> turn % 2 == 0 ? numbers.get(turn) : -numbers.get(turn))
              .sum();
      return seat == 0 ? lead : -lead;
    }

    @Override
    public String text() {
      return numbers.toString();
    }
  }

  @Override
  public String id() {
    return "toy-numbers";
  }

  @Override
  public int seatCount() {
    return 2;
  }

  @Override
  public Chosen start(Rng rng) {
    return new Chosen(List.of(), limits.size());
  }

  @Override
  public MoveSpace<MatrixGame.Line> moves(Chosen state, int seat) {
    int most = state.toMove().contains(seat) ? limits.get(state.numbers().size()) : 0;
    return MoveSpace.of(
        most == 0
            ? Collections.emptyList()
            : IntStream.range(0, most).mapToObj(MatrixGame.Line::new).toList());
  }

  @Override
  public Chosen next(Chosen state, JointMove<MatrixGame.Line> joint, Rng rng) {
    List<Integer> numbers =
        IntStream.rangeClosed(0, state.numbers().size())
            .mapToObj(
                turn ->
                    turn < state.numbers().size()
                        ? state.numbers().get(turn)
                        : Integer.valueOf(joint.only().number()))
            .toList();
    return new Chosen(numbers, state.turns());
  }

  @Override
  public MatrixGame.Line parse(String text) {
    throw new UnreadableMoveException(text, "moves are not read here");
  }

  @Override
  public String show(Chosen state) {
    return state.text() + "\n";
  }
}
