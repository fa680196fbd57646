package org.rondo.duel;

import com.google.gson.JsonObject;
import java.util.List;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;
import org.rondo.bot.Entrant;
import org.rondo.bot.TimeSource;
import org.rondo.concurrent.WorkerThreads;
import org.rondo.format.EntryList;
import org.rondo.game.Game;
import org.rondo.game.Move;
import org.rondo.game.State;
import org.rondo.match.Openings;
import org.rondo.match.adjudication.Adjudication;
import org.rondo.match.clock.TimeControl;
import org.rondo.random.Seed;
import org.rondo.rating.Sprt;
import org.rondo.series.MatchPlace;
import org.rondo.series.MatchTask;
import org.rondo.store.DamagedLine;
import org.rondo.store.SeedKeeper;

/**
 * The settings of a duel, fixed before it begins.
 *
 * @param repeats whether bots that cannot repeat their moves are to be reported
 * @param tasks plays the matches; null if the worker threads play them
 */
record DuelSettings<S extends State, M extends Move>(
    Game<S, M> game,
    Entrant<S, M> first,
    Entrant<S, M> second,
    String note,
    Sprt test,
    int matches,
    Openings openings,
    Adjudication adjudication,
    Seed seed,
    TimeControl time,
    TimeSource timeSource,
    WorkerThreads threads,
    DamagedLine.DamagePolicy damage,
    boolean repeats,
    DuelListener listener,
    @Nullable MatchPlace tasks) {
  private static final int FORMAT = 1;

  /** In a shorter duel, the repetition of a pair would be more than a tenth of all matches. */
  private static final int FEWEST_MATCHES_TO_REPEAT = 20;

  DuelSettings {
    // An entry list refuses two equal names.
    EntryList.of(List.of(first.name(), second.name()), seed);
    if (tasks != null) {
      Stream.of(first, second).forEach(MatchTask.TaskEntrant::of);
    }
  }

  boolean isTimed() {
    return !time.equals(TimeControl.none());
  }

  /**
   * {@return whether the first pair is played again to see whether the bots repeat their moves}
   * With a clock they need not, and for a program another match may be expensive.
   */
  boolean canRepeat() {
    return repeats
        && matches >= FEWEST_MATCHES_TO_REPEAT
        && !isTimed()
        && !first.isOutside()
        && !second.isOutside();
  }

  /** {@return whether the bots are warmed up} Code is cold only in the time of this machine. */
  boolean warmsUp() {
    return isTimed() && timeSource.equals(TimeSource.system());
  }

  /**
   * {@return the header of the journal: all settings that decide how a match is played} The test
   * and the maximum number of matches are not among them, so a duel can go on with others.
   */
  String header() {
    JsonObject json = new JsonObject();
    json.addProperty("duel", FORMAT);
    json.addProperty("game", game.id());
    json.addProperty("first", first.name());
    json.addProperty("second", second.name());
    json.addProperty("note", note);
    json.addProperty("time", time.text());
    json.addProperty("opening", openings.text());
    if (!adjudication.isNone()) {
      json.addProperty("adjudication", adjudication.text());
    }
    json.addProperty("seed", SeedKeeper.headerText(seed));
    return json.toString();
  }
}
