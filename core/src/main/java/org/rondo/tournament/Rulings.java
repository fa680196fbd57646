package org.rondo.tournament;

import java.util.ArrayList;
import java.util.Collections;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.Stream;

/** A director's decisions so far, and what they make of entrants, pairings and games. */
final class Rulings {

  /**
   * A decision and when it was taken.
   *
   * @param after the last round that had begun
   */
  record Taken(Ruling ruling, int after) {}

  /**
   * What has been decided on a game.
   *
   * @param replays how often it is played again
   * @param turn how many turns stay in the last of them
   * @param counts whether the last one counts
   * @param charged the names of who is to blame, one for each replay that somebody is to blame for
   */
  record Standing(int replays, int turn, boolean counts, List<String> charged) {
    static final Standing UNTOUCHED = new Standing(0, 0, true, List.of());

    Standing annulled() {
      return new Standing(replays, turn, false, charged);
    }

    Standing replayed(Ruling.Replay replay) {
      List<String> names = Stream.concat(charged.stream(), replay.charged().stream()).toList();
      return new Standing(replays + 1, replay.turn(), true, names);
    }
  }

  private final List<Taken> taken = new ArrayList<>();
  private final Map<GameId, Standing> games = new HashMap<>();

  /** {@return the same decisions, to which others can be added on trial} */
  Rulings copy() {
    Rulings copy = new Rulings();
    taken.forEach(copy::add);
    return copy;
  }

  void add(Taken decision) {
    taken.add(decision);
    if (decision.ruling() instanceof Ruling.Annul annul) {
      games.put(annul.game(), of(annul.game()).annulled());
    } else if (decision.ruling() instanceof Ruling.Replay replay) {
      games.put(replay.game(), of(replay.game()).replayed(replay));
    }
  }

  Standing of(GameId game) {
    return games.getOrDefault(game, Standing.UNTOUCHED);
  }

  /** {@return who takes part in a round} */
  EntryList entries(EntryList registered, int round) {
    EntryList entries = registered;
    for (Taken decision : taken) {
      if (decision.after() < round) {
        entries = after(decision.ruling(), entries);
      }
    }
    return entries;
  }

  private static EntryList after(Ruling ruling, EntryList entries) {
    if (ruling instanceof Ruling.Withdraw withdraw) {
      return entries.without(number(withdraw.entrant(), entries));
    }
    if (ruling instanceof Ruling.Substitute substitute) {
      return entries.withName(number(substitute.entrant(), entries), substitute.reserve());
    }
    return entries;
  }

  /**
   * {@return the number of an entrant who still plays}
   *
   * @throws IllegalArgumentException if there is none of that name
   */
  static int number(String name, EntryList entries) {
    int number = entries.names().indexOf(name);
    if (number < 0 || entries.withdrawn().contains(number)) {
      throw new IllegalArgumentException(
          "nobody who takes part is named "
              + name
              + "; there are "
              + String.join(", ", entries.active().stream().map(entries::name).toList()));
    }
    return number;
  }

  /** {@return a round with the encounters that the director put in the place of others} */
  Round paired(Round round, int number, EntryList entries) {
    List<Encounter> encounters = new ArrayList<>(round.encounters());
    for (Taken decision : taken) {
      if (decision.ruling() instanceof Ruling.Pair pair && pair.round() == number) {
        replace(encounters, pair, entries);
      }
    }
    return new Round(round.title(), Collections.unmodifiableList(encounters), round.byes());
  }

  /**
   * Puts a director's encounter in its place.
   *
   * @throws IllegalArgumentException if there is no such encounter, or not such entrants
   */
  static void replace(List<Encounter> encounters, Ruling.Pair pair, EntryList entries) {
    if (pair.encounter() > encounters.size()) {
      throw new IllegalArgumentException(
          "encounter "
              + pair.encounter()
              + " is not in 1.."
              + encounters.size()
              + ", those of round "
              + pair.round());
    }
    Encounter before = encounters.get(pair.encounter() - 1);
    if (before.entrants().size() != pair.entrants().size()) {
      throw new IllegalArgumentException(
          "an encounter is of "
              + before.entrants().size()
              + " entrants, and "
              + pair.entrants()
              + " are "
              + pair.entrants().size());
    }
    List<Integer> numbers = pair.entrants().stream().map(name -> number(name, entries)).toList();
    encounters.set(pair.encounter() - 1, new Encounter(before.variant(), numbers, before.games()));
  }
}
