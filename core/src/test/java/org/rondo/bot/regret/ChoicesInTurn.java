package org.rondo.bot.regret;

import java.util.Collections;
import java.util.List;
import java.util.stream.IntStream;
import org.rondo.game.Game;
import org.rondo.game.JointMove;
import org.rondo.game.Move;
import org.rondo.game.MoveSpace;
import org.rondo.game.Seats;
import org.rondo.game.State;
import org.rondo.game.Traits;
import org.rondo.random.Rng;

/**
 * The toy of a known size: in each turn a seat chooses one of so many numbers, which both seats
 * see. The seats choose in turn.
 *
 * @param starts the number of first positions, which are equally likely; with 0 the start draws raw
 *     bits
 * @param widths the number of moves in each turn
 * @param narrow the number of a start with fewer moves
 * @param most the maximum number of moves in each turn after this start
 */
record ChoicesInTurn(Traits traits, int starts, List<Integer> widths, long narrow, int most)
    implements Game<ChoicesInTurn.Choices, ChoicesInTurn.Choice> {

  static ChoicesInTurn of(Integer... widths) {
    return with(Traits.none(), 1, widths);
  }

  static ChoicesInTurn with(Traits traits, int starts, Integer... widths) {
    return new ChoicesInTurn(traits, starts, List.of(widths), 0, Integer.MAX_VALUE);
  }

  /** {@return a match of single moves} */
  static ChoicesInTurn forced(int turns) {
    return new ChoicesInTurn(Traits.none(), 1, Collections.nCopies(turns, 1), 0, 1);
  }

  record Choice(int number) implements Move {
    @Override
    public String text() {
      return "" + number;
    }
  }

  record Choices(int turns, String text, int turn) implements State {
    @Override
    public Seats toMove() {
      return turn == turns ? Seats.none() : Seats.of(turn % 2);
    }

    @Override
    public double score(int seat) {
      return seat == 0 && turn == turns && text.endsWith(" 0") ? 1 : 0;
    }
  }

  @Override
  public String id() {
    return "toy-choices";
  }

  @Override
  public int seatCount() {
    return 2;
  }

  @Override
  public Choices start(Rng rng) {
    long drawn = starts == 0 ? rng.nextLong() : rng.below(starts);
    return new Choices(widths.size(), "from " + drawn, 0);
  }

  @Override
  public MoveSpace<Choice> moves(Choices state, int seat) {
    if (!state.toMove().contains(seat)) {
      return MoveSpace.empty();
    }
    boolean isNarrow = (state.text() + " ").startsWith("from " + narrow + " ");
    int width = Math.min(isNarrow ? most : Integer.MAX_VALUE, widths.get(state.turn()));
    return MoveSpace.of(IntStream.range(0, width).mapToObj(Choice::new).toList());
  }

  @Override
  public Choices next(Choices state, JointMove<Choice> joint, Rng rng) {
    return new Choices(state.turns(), state.text() + " " + joint.only().number(), state.turn() + 1);
  }

  @Override
  public Choice parse(String text) {
    return new Choice(Integer.parseInt(text));
  }

  @Override
  public String show(Choices state) {
    return state.text() + "\n";
  }
}
