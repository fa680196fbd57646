package org.rondo.match;

import java.util.List;
import java.util.Map;
import java.util.function.IntFunction;
import java.util.function.IntPredicate;
import org.rondo.bot.Entrant;
import org.rondo.bot.TimeSource;
import org.rondo.game.Game;
import org.rondo.game.Move;
import org.rondo.game.State;
import org.rondo.match.adjudication.Adjudication;
import org.rondo.match.clock.MatchClocks;
import org.rondo.match.clock.TimeControl;
import org.rondo.random.Rng;
import org.rondo.random.Seed;

/**
 * The settings of a match, fixed before it begins.
 *
 * @param halt returns whether the game is halted before a turn
 * @param disqualified returns the seats that are disqualified before a turn, each with the reason
 * @param resumption the turns of an earlier match to begin with, if any
 * @param rethrowsFaults whether a fault ends the match with an exception
 */
record MatchSettings<S extends State, M extends Move>(
    Game<S, M> game,
    List<Entrant<S, M>> entrants,
    Seed seed,
    Opening opening,
    TimeControl time,
    TimeSource timeSource,
    IntPredicate halt,
    IntFunction<Map<Integer, String>> disqualified,
    ResumePoint resumption,
    HungBots hungBots,
    Adjudication adjudication,
    boolean rethrowsFaults,
    MatchListener<S, M> listener) {

  MatchSettings {
    entrants = List.copyOf(entrants);
  }

  List<String> names() {
    return entrants.stream().map(Entrant::name).toList();
  }

  /** {@return the record of the match, which has been played} */
  MatchRecord record(List<List<String>> turns, MatchSummary end, List<String> checkpoints) {
    return new MatchRecord(
        game.id(),
        seed,
        names(),
        opening,
        turns,
        end.faults(),
        end.concessions(),
        end.halted(),
        end.outcome(),
        end.digest(),
        checkpoints);
  }

  Rng botRng(int seat) {
    return resumption.botRng(seed, seat);
  }

  SeatedBots<S, M> players(MatchClocks clocks) {
    return clocks.areRunning()
        ? new TimedBots<>(entrants, clocks, timeSource, hungBots.threads())
        : SeatedBots.untimed(entrants);
  }
}
