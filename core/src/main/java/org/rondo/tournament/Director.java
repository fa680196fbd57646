package org.rondo.tournament;

import java.util.List;
import org.rondo.format.EntryList;
import org.rondo.format.MatchId;
import org.rondo.format.Results;

/**
 * Decides, after each round, what does not count, what is played again and who plays on; and may
 * halt a game while it is played.
 *
 * <p>A game in which somebody has suffered a disadvantage is halted at once, and resumed after the
 * round from the turn at which that began: {@link #halts} halts it, and {@link #rulings} has it
 * {@linkplain Ruling.Replay played again} from there, with the clocks as they stood then. The
 * halted game stays in the journal and counts for nothing. One on which no ruling follows counts as
 * it stood when it was halted.
 */
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

  /**
   * {@return whether a game is halted now, to be decided as it stands; by default none is}
   *
   * <p>Asked before each turn in which bots are to choose, in the thread that plays the game, so
   * that it must be safe to call from several threads; what it takes is on no clock. A game that is
   * taken from the journal is not asked about again, one that was cut off and begins anew is. If
   * this throws, the tournament stops.
   *
   * @param match which match
   * @param replay which playing of it: 0 for the first, 1 for the one after the first {@link
   *     Ruling.Replay}, and so on
   * @param turn the turn that is about to be played, counted from 0 with those of the opening
   */
  default boolean halts(MatchId match, int replay, int turn) {
    return false;
  }
}
