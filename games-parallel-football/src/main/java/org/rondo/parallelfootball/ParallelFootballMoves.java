package org.rondo.parallelfootball;

import java.math.BigInteger;
import java.util.ArrayList;
import java.util.List;
import org.rondo.game.MoveSpace;
import org.rondo.game.Parts;
import org.rondo.game.TooManyMovesException;

/**
 * The moves that a team may choose. They are placements in the first turn, and orders in later
 * turns. The players' choices are independent, so the number of moves is the product of the numbers
 * of choices.
 */
sealed interface ParallelFootballMoves<P> extends MoveSpace<Instructions>
    permits PlacementSpace, OrderSpace {

  /** {@return the number of players} */
  int players();

  /** {@return the number of choices of a player} */
  int choiceCount(int player);

  /** {@return the choices of a player, in a fixed order} */
  List<P> choices(int player);

  /** {@return the move that consists of these choices} */
  Instructions join(List<P> choices);

  @Override
  default boolean isEmpty() {
    return false;
  }

  @Override
  default BigInteger count() {
    BigInteger count = BigInteger.ONE;
    for (int player = 0; player < players(); player++) {
      count = count.multiply(BigInteger.valueOf(choiceCount(player)));
    }
    return count;
  }

  /** {@return all moves; the choice of the last player changes fastest} */
  @Override
  default List<Instructions> list() {
    BigInteger count = count();
    if (count.compareTo(BigInteger.valueOf(LIST_LIMIT)) > 0) {
      throw new TooManyMovesException(count);
    }
    List<Instructions> moves = new ArrayList<>();
    extend(new ArrayList<>(), moves);
    return List.copyOf(moves);
  }

  private void extend(List<P> chosen, List<Instructions> moves) {
    if (chosen.size() == players()) {
      moves.add(join(chosen));
      return;
    }
    for (P choice : choices(chosen.size())) {
      chosen.add(choice);
      extend(chosen, moves);
      chosen.remove(chosen.size() - 1);
    }
  }

  /** {@return the move as one part for each player} */
  @Override
  default Parts<Instructions, P> parts() {
    return new Parts<>() {
      @Override
      public int count() {
        return players();
      }

      @Override
      public List<P> choices(List<P> chosen) {
        return ParallelFootballMoves.this.choices(chosen.size());
      }

      @Override
      public Instructions join(List<P> chosen) {
        return ParallelFootballMoves.this.join(chosen);
      }
    };
  }
}
