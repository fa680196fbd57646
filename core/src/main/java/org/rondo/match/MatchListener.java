package org.rondo.match;

import java.time.Duration;
import java.util.List;
import org.rondo.bot.Thought;
import org.rondo.game.JointMove;
import org.rondo.game.Move;
import org.rondo.game.State;

/** Receives the events of a match while it is played, in the playing thread. */
public interface MatchListener<S extends State, M extends Move> {

  /**
   * Called once, with the position before the first move.
   *
   * @param state the first position
   */
  default void started(S state) {}

  /**
   * Called after each turn, those of the opening and those kept of an earlier match included.
   *
   * @param turn the number of the turn, from 0
   * @param joint the moves that were played, stand-ins included
   * @param state the position after the turn
   */
  default void played(int turn, JointMove<M> joint, S state) {}

  /**
   * Called after a bot has chosen a legal move, if the bot {@linkplain org.rondo.bot.Bot#thought
   * says what it thought}. The turn is not yet played then, and other seats that are to move may
   * not have chosen yet.
   *
   * @param turn the number of the turn, from 0
   * @param seat the seat of the bot
   * @param thought what the bot thought; at least one part is not missing
   */
  default void thought(int turn, int seat, Thought thought) {}

  /**
   * Called in a match with a clock after the bots were asked for their moves in a turn, and before
   * the turn is played or the match ends. In a resumed match it is also called for the turns that
   * are kept, if their readings are given.
   *
   * <p>The times of all turns, in this order, are the match's {@link ClockReadings}.
   *
   * @param turn the number of the turn, from 0
   * @param used the times of the seats to move, the lowest seat first; 0 for a seat that was not
   *     asked
   */
  default void timed(int turn, List<Duration> used) {}

  /**
   * Called for each fault, before the turn is played or the match ends. In a resumed match it is
   * not called for the faults of the turns that are kept.
   *
   * @param entrant the name of the entrant at fault
   */
  default void faulted(String entrant, Fault fault) {}

  /**
   * Called for each fault, in place of the method without a place, which it calls by default.
   *
   * @param entrant the name of the entrant at fault
   * @param place the line of the bot's code that threw an exception, {@code
   *     MyBot.choose(MyBot.java:31)}; empty if the bot threw nothing, or the line is not known. It
   *     is no part of the record, because the virtual machine may leave it out
   */
  default void faulted(String entrant, Fault fault, String place) {
    faulted(entrant, fault);
  }

  /**
   * Called when a seat concedes: its bot resigned, or a rule of adjudication ended the match. In a
   * resumed match it is not called for concessions in the turns that are kept.
   *
   * @param entrant the name of the entrant at the seat
   * @param concession the turn, the seat and the reason
   */
  default void conceded(String entrant, Concession concession) {}

  /**
   * Called after the end of a match with a clock, for each entrant whose bot still runs. The result
   * of the match does not change. In a series of matches the entrant gets a further bot only if
   * this one returns soon: see {@link Match#hungBots}.
   *
   * @param entrant the name of the entrant
   */
  default void hung(String entrant) {}

  /**
   * Called once, as the last event of a match. It is not called if the match fails, for instance
   * because the rules of its game throw.
   *
   * @param summary the result
   */
  default void ended(MatchSummary summary) {}
}
