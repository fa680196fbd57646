package org.rondo.tournament;

import com.google.common.base.Strings;
import com.google.gson.Gson;
import com.google.gson.JsonElement;
import com.google.gson.JsonObject;
import com.google.gson.JsonPrimitive;
import java.time.Duration;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.stream.Stream;
import org.rondo.bot.Entrant;
import org.rondo.format.Encounter;
import org.rondo.format.EntryList;
import org.rondo.format.Results;
import org.rondo.format.Round;
import org.rondo.game.Game;
import org.rondo.game.Move;
import org.rondo.game.State;
import org.rondo.input.ConflictingSettingsException;
import org.rondo.match.Openings;
import org.rondo.series.PlayOptions;
import org.rondo.series.RunOptions;
import org.rondo.series.SeriesRun;

/**
 * The settings of a tournament, fixed before it begins.
 *
 * @param play how the matches are played
 * @param run where the tournament runs
 * @param rounds the number of the last round to be played
 * @param withdrawAfter the number of matches lost by time-outs after which an entrant is withdrawn;
 *     {@link TournamentRunner#NEVER} if it is not
 */
record TournamentSettings<S extends State, M extends Move>(
    Competition<S, M> competition,
    List<Entrant<S, M>> entrants,
    List<Entrant<S, M>> reserves,
    PlayOptions play,
    RunOptions run,
    int rounds,
    TournamentListener listener,
    Director director,
    List<Ruling> rulings,
    Map<String, Learner> learners,
    Duration learningLimit,
    int withdrawAfter) {
  private static final int FORMAT = 1;

  TournamentSettings {
    entrants = List.copyOf(entrants);
    reserves = List.copyOf(reserves);
    rulings = List.copyOf(rulings);
    learners = Map.copyOf(learners);
    if (entrants.isEmpty()) {
      throw new IllegalArgumentException(
          "tournament " + competition.name() + " has no entrants; enter them first");
    }
    List<Entrant<S, M>> all = Stream.concat(entrants.stream(), reserves.stream()).toList();
    competition.games().forEach(play.openings()::require);
    SeriesRun.require(play, run, all);
    List<String> names = all.stream().map(Entrant::name).toList();
    learners.keySet().stream()
        .filter(name -> !names.contains(name))
        .sorted()
        .findFirst()
        .ifPresent(
            name -> {
              throw new ConflictingSettingsException(
                  name,
                  "a learner is set for "
                      + name
                      + ", and no entrant or reserve has that name; there are "
                      + String.join(", ", names));
            });
  }

  /**
   * Checks that the first round can be played.
   *
   * @throws IllegalArgumentException if the format refuses the entrants
   * @throws IllegalStateException for the reasons of {@link #requirePlayable}
   */
  void requireFirstRound() {
    EntryList entries = registered();
    competition
        .format()
        .next(entries, Results.none())
        .ifPresent(round -> requirePlayable(round, entries));
  }

  /** {@return the entrants at the beginning of the tournament} */
  EntryList registered() {
    return EntryList.of(entrants.stream().map(Entrant::name).toList(), run.seed().child("lots"));
  }

  int seatCount() {
    return competition.games().get(0).seatCount();
  }

  List<String> reserveNames() {
    return reserves.stream().map(Entrant::name).toList();
  }

  /** {@return the entrant or reserve with a name} */
  Entrant<S, M> named(String name) {
    return Stream.concat(entrants.stream(), reserves.stream())
        .filter(entrant -> entrant.name().equals(name))
        .findFirst()
        .orElseThrow();
  }

  /** {@return the first line of the journal: all values that must be equal in a resumption} */
  String header() {
    Gson texts = new Gson();
    JsonObject json = new JsonObject();
    json.addProperty("journal", FORMAT);
    json.addProperty("competition", competition.name());
    json.add("games", texts.toJsonTree(competition.games().stream().map(Game::id).toList()));
    json.addProperty("format", competition.format().text());
    json.addProperty("time", play.time().text());
    json.addProperty("note", run.note());
    run.seedFields().forEach((name, value) -> json.add(name, texts.toJsonTree(value)));
    json.add("opening", opening());
    if (!play.adjudication().isNone()) {
      json.addProperty("adjudication", play.adjudication().text());
    }
    if (withdrawAfter != TournamentRunner.NEVER) {
      json.addProperty("withdrawAfter", withdrawAfter);
    }
    json.add("entrants", texts.toJsonTree(registered().names()));
    json.add("reserves", texts.toJsonTree(reserveNames()));
    return json.toString();
  }

  /**
   * {@return the field for the openings: a number of random turns in games that have standard
   * openings, or a text that identifies the openings}
   */
  private JsonElement opening() {
    Openings openings = play.openings();
    if (openings instanceof Openings.Standard) {
      return new JsonPrimitive(Openings.STANDARD_TURNS);
    }
    boolean haveStandard =
        competition.games().stream().allMatch(game -> Openings.standardTurns(game) > 0);
    return openings instanceof Openings.Random random && (random.turns() == 0 || haveStandard)
        ? new JsonPrimitive(random.turns())
        : new JsonPrimitive(openings.text());
  }

  /**
   * {@return the given round, after checking that it can be played}
   *
   * @throws IllegalStateException if the format pairs an entrant that is not active, or the number
   *     of entrants in an encounter differs from the game's number of seats
   */
  Round requirePlayable(Round round, EntryList entries) {
    int seats = seatCount();
    for (Encounter encounter : round.encounters()) {
      boolean fits =
          encounter.variant() < competition.games().size()
              && encounter.entrants().size() == seats
              && hasDifferentEntrants(encounter, entries)
              && entries.active().containsAll(encounter.entrants());
      if (!fits) {
        throw new IllegalStateException(
            Strings.lenientFormat(
                "format %s pairs %s in %s, but the competition's number of games is %s, each game"
                    + " has %s seats, and the active entrants are %s",
                competition.format().text(),
                encounter,
                round.title(),
                competition.games().size(),
                seats,
                entries.active()));
      }
    }
    return round;
  }

  /**
   * Returns whether the entrants of an encounter differ. An entrant may hold two seats only if
   * there are more seats than entrants.
   */
  private static boolean hasDifferentEntrants(Encounter encounter, EntryList entries) {
    Set<Integer> different = new HashSet<>(encounter.entrants());
    return different.size() == Math.min(encounter.entrants().size(), entries.active().size());
  }
}
