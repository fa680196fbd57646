package org.rondo.tournament;

import java.time.Duration;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;
import org.rondo.bot.Entrant;
import org.rondo.bot.TimeSource;
import org.rondo.concurrent.WorkerThreads;
import org.rondo.format.Encounter;
import org.rondo.format.EntryList;
import org.rondo.format.Round;
import org.rondo.game.Move;
import org.rondo.game.State;
import org.rondo.input.ConflictingSettingsException;
import org.rondo.match.Openings;
import org.rondo.match.adjudication.Adjudication;
import org.rondo.match.clock.TimeControl;
import org.rondo.random.Seed;
import org.rondo.series.place.MatchPlace;
import org.rondo.series.place.MatchTask;

/**
 * The settings of a tournament, fixed before it begins.
 *
 * @param tasks plays the matches; null if the worker threads play them
 */
record TournamentSettings<S extends State, M extends Move>(
    Competition<S, M> competition,
    List<Entrant<S, M>> entrants,
    List<Entrant<S, M>> reserves,
    String note,
    Seed seed,
    Openings openings,
    Adjudication adjudication,
    int rounds,
    WorkerThreads threads,
    TimeSource timeSource,
    TournamentListener listener,
    Director director,
    List<Ruling> rulings,
    Map<String, Learner> learners,
    Duration learningLimit,
    @Nullable MatchPlace tasks) {

  TournamentSettings {
    entrants = List.copyOf(entrants);
    reserves = List.copyOf(reserves);
    rulings = List.copyOf(rulings);
    learners = Map.copyOf(learners);
    if (entrants.isEmpty()) {
      throw new IllegalArgumentException(
          "tournament " + competition.name() + " has no entrants; enter them first");
    }
    // The list refuses a name that occurs twice among entrants and reserves.
    List<String> names =
        Stream.concat(entrants.stream(), reserves.stream()).map(Entrant::name).toList();
    EntryList.of(names, seed);
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
    if (tasks != null) {
      Stream.concat(entrants.stream(), reserves.stream()).forEach(MatchTask.TaskEntrant::of);
    }
  }

  /** {@return the entrants at the beginning of the tournament} */
  EntryList registered() {
    return EntryList.of(entrants.stream().map(Entrant::name).toList(), seed.child("lots"));
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

  boolean isTimed() {
    return !competition.time().equals(TimeControl.none());
  }

  /** {@return whether the bots are warmed up} Code is cold only in the time of this machine. */
  boolean warmsUp() {
    return isTimed() && timeSource.equals(TimeSource.system());
  }

  String header() {
    return JournalFormat.header(
        competition, note, seed, openings, adjudication, registered().names(), reserveNames());
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
            "format "
                + competition.format().text()
                + " pairs "
                + encounter
                + " in "
                + round.title()
                + ", but the competition's number of games is "
                + competition.games().size()
                + ", each game has "
                + seats
                + " seats, and the active entrants are "
                + entries.active());
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
