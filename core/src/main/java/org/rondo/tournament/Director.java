package org.rondo.tournament;

import java.util.List;

/** Decides, after each round, what does not count, what is played again and who plays on. */
@FunctionalInterface
public interface Director {

  /**
   * {@return the decisions on a round, in order; nothing to let it stand}
   *
   * <p>Asked again after the decisions have been carried out, until there is none that has not been
   * taken after this round before. After a crash it is asked about the last round again. So it may
   * decide by its arguments alone, and repeat what it has said; to have a game played again once
   * more, it names another turn.
   *
   * @param number which round it was, from 1
   * @param entries who takes part in the next round, by the decisions so far
   * @param results all that has been played, this round last
   */
  List<Ruling> rulings(int number, EntryList entries, Results results);
}
