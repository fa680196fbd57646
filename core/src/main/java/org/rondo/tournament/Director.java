package org.rondo.tournament;

import java.util.List;

/** Decides, after each round, what does not count, what is played again and who plays on. */
@FunctionalInterface
public interface Director {

  /**
   * {@return the decisions on a round, in order; nothing to let it stand}
   *
   * <p>Asked again after the decisions have been carried out, until there are none.
   *
   * @param number which round it was, from 1
   * @param results all that has been played, this round last
   */
  List<Ruling> rulings(int number, Results results);
}
