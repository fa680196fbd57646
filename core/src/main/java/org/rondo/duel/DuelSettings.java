package org.rondo.duel;

import com.google.gson.Gson;
import com.google.gson.JsonArray;
import com.google.gson.JsonObject;
import java.util.List;
import java.util.stream.Stream;
import org.rondo.bot.Entrant;
import org.rondo.game.Game;
import org.rondo.game.Move;
import org.rondo.game.State;
import org.rondo.rating.SequentialTest;
import org.rondo.series.PlayOptions;
import org.rondo.series.RunOptions;
import org.rondo.series.SeriesRun;

/**
 * The settings of a duel, fixed before it begins.
 *
 * @param opponents the opponents of the first entrant: one, or a panel
 * @param set who holds which seat in the matches of a set
 * @param play how the matches are played
 * @param run where the duel runs
 * @param repeats whether bots that cannot repeat their moves are to be reported
 */
record DuelSettings<S extends State, M extends Move>(
    Game<S, M> game,
    Entrant<S, M> first,
    List<Entrant<S, M>> opponents,
    BalancedSet set,
    SequentialTest test,
    int matches,
    PlayOptions play,
    RunOptions run,
    boolean repeats,
    DuelListener listener) {
  private static final int FORMAT = 1;

  /** In a shorter duel, the repetition of a set would be more than a tenth of all matches. */
  private static final int MIN_SETS_TO_REPEAT = 10;

  DuelSettings {
    opponents = List.copyOf(opponents);
    SeriesRun.require(play, run, Stream.concat(Stream.of(first), opponents.stream()).toList());
  }

  /**
   * {@return whether the first set is played again to see whether the bots repeat their moves} With
   * a clock they need not, and for a program another match may be expensive.
   */
  boolean canRepeat() {
    return repeats
        && matches / set.size() >= MIN_SETS_TO_REPEAT
        && !play.isTimed()
        && !first.isOutside()
        && opponents.stream().noneMatch(Entrant::isOutside);
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
    json.addProperty("second", set.second());
    if (opponents.size() > 1) {
      JsonArray panel = new JsonArray();
      set.opponents().forEach(panel::add);
      json.add("panel", panel);
    }
    if (set.seats() > 2) {
      json.addProperty("seats", set.seats());
      json.addProperty("split", set.split().text());
    }
    json.addProperty("note", run.note());
    json.addProperty("time", play.time().text());
    json.addProperty("opening", play.openings().text());
    if (!play.adjudication().isNone()) {
      json.addProperty("adjudication", play.adjudication().text());
    }
    Gson texts = new Gson();
    run.seedFields().forEach((name, value) -> json.add(name, texts.toJsonTree(value)));
    return json.toString();
  }
}
