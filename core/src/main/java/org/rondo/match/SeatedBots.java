package org.rondo.match;

import java.util.List;
import java.util.concurrent.CancellationException;
import java.util.function.IntFunction;
import org.rondo.bot.Decision;
import org.rondo.bot.Entrant;
import org.rondo.game.Move;
import org.rondo.game.Outcome;
import org.rondo.game.State;

/** The bots of a match, each at its seat. */
interface SeatedBots<S extends State, M extends Move> {

  /**
   * {@return the replies of the bots at the decisions' seats}
   *
   * @param decisions the decisions of one turn, each for another seat
   */
  List<BotReply<M>> ask(List<Decision<S, M>> decisions);

  /**
   * Tells the bots how their game ended.
   *
   * @param known what a seat knows of the last position
   */
  void finish(IntFunction<S> known, Outcome outcome);

  /**
   * Closes the bots; the last call.
   *
   * @return the names of the entrants whose bots still run
   */
  List<String> close();

  /** {@return the exception for a match whose thread was interrupted while an entrant chose} */
  static CancellationException abandoned(Entrant<?, ?> chooser) {
    return new CancellationException(
        "the match was abandoned: its thread was interrupted while " + chooser.name() + " chose");
  }

  /** {@return bots that choose in the calling thread, without a limit of time} */
  static <S extends State, M extends Move> SeatedBots<S, M> untimed(List<Entrant<S, M>> entrants) {
    return new UntimedBots<>(entrants);
  }
}
