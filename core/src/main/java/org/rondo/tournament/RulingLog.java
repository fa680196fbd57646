package org.rondo.tournament;

import java.util.ArrayList;
import java.util.Collections;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.Set;
import java.util.TreeSet;
import java.util.stream.Stream;
import org.rondo.format.Encounter;
import org.rondo.format.EntryList;
import org.rondo.format.MatchId;
import org.rondo.format.Round;
import org.rondo.input.RefusedRulingException;

/** A director's rulings so far, and their effect on entrants, pairings and matches. */
final class RulingLog {

  /**
   * A ruling, and the last round that had begun when the director took it.
   *
   * @param afterRound the number of the last round that had begun; 0 before the first
   */
  record TakenRuling(Ruling ruling, int afterRound) {}

  /**
   * The rulings on a match.
   *
   * @param turns the number of turns that each replay keeps, in the order of the replays
   * @param counts whether the last playing counts
   * @param charged the names of the entrants that are charged with a replay, in the order of the
   *     replays; an entrant that is charged twice occurs twice
   */
  record MatchStatus(List<Integer> turns, boolean counts, List<String> charged) {
    static final MatchStatus UNTOUCHED = new MatchStatus(List.of(), true, List.of());

    /** {@return the number of times that the match is played again} */
    int replays() {
      return turns.size();
    }

    /** {@return the number of replays that each entrant is charged with} */
    List<Integer> restarts(List<String> entrants) {
      return charged.isEmpty()
          ? Collections.nCopies(entrants.size(), 0)
          : entrants.stream().map(name -> Collections.frequency(charged, name)).toList();
    }

    MatchStatus annulled() {
      return new MatchStatus(turns, false, charged);
    }

    MatchStatus replayed(Ruling.Replay replay) {
      List<String> names = Stream.concat(charged.stream(), replay.charged().stream()).toList();
      return new MatchStatus(
          Stream.concat(turns.stream(), Stream.of(replay.turn())).toList(), true, names);
    }
  }

  private final List<TakenRuling> taken = new ArrayList<>();
  private final Map<MatchId, MatchStatus> statuses = new HashMap<>();

  /** {@return a copy; rulings that are added to the copy do not change this log} */
  RulingLog copy() {
    RulingLog copy = new RulingLog();
    taken.forEach(copy::add);
    return copy;
  }

  void add(TakenRuling decision) {
    taken.add(decision);
    if (decision.ruling() instanceof Ruling.Annul annul) {
      statuses.put(annul.match(), status(annul.match()).annulled());
    } else if (decision.ruling() instanceof Ruling.Replay replay) {
      statuses.put(replay.match(), status(replay.match()).replayed(replay));
    }
  }

  /** {@return the rulings, in the order in which they were taken} */
  List<TakenRuling> all() {
    return List.copyOf(taken);
  }

  MatchStatus status(MatchId match) {
    return statuses.getOrDefault(match, MatchStatus.UNTOUCHED);
  }

  /** {@return the entrants of a round} */
  EntryList entries(EntryList registered, int round) {
    EntryList entries = registered;
    for (TakenRuling decision : taken) {
      if (decision.afterRound() < round) {
        entries = applied(decision.ruling(), entries);
      }
    }
    return entries;
  }

  private static EntryList applied(Ruling ruling, EntryList entries) {
    if (ruling instanceof Ruling.Withdraw withdraw) {
      return entries.without(number(withdraw.entrant(), entries));
    }
    if (ruling instanceof Ruling.Substitute substitute) {
      return entries.withName(number(substitute.entrant(), entries), substitute.reserve());
    }
    return entries;
  }

  /**
   * {@return the number of an active entrant}
   *
   * @throws RefusedRulingException if no active entrant has that name
   */
  static int number(String name, EntryList entries) {
    int number = entries.names().indexOf(name);
    if (number < 0 || entries.withdrawn().contains(number)) {
      throw new RefusedRulingException(
          name,
          "no active entrant is named "
              + name
              + "; there are "
              + String.join(", ", entries.active().stream().map(entries::name).toList()));
    }
    return number;
  }

  /** {@return the rulings as remarks for people, in order} */
  List<String> remarks() {
    return taken.stream()
        .map(
            decision ->
                "ruling "
                    + (decision.afterRound() == 0
                        ? "at the start"
                        : "after round " + decision.afterRound())
                    + ": "
                    + decision.ruling().text())
        .toList();
  }

  /** {@return the number of rulings} */
  int size() {
    return taken.size();
  }

  /**
   * {@return the first round of which the later rulings change a match; empty if they change none}
   *
   * @param before the number of rulings before the later ones
   */
  OptionalInt firstChangedRound(int before) {
    return taken.subList(before, taken.size()).stream()
        .map(TakenRuling::ruling)
        .flatMap(ruling -> changed(ruling).stream())
        .mapToInt(MatchId::round)
        .min();
  }

  private static Optional<MatchId> changed(Ruling ruling) {
    if (ruling instanceof Ruling.Annul annul) {
      return Optional.of(annul.match());
    }
    return ruling instanceof Ruling.Replay replay ? Optional.of(replay.match()) : Optional.empty();
  }

  /** {@return whether an equal ruling has been taken before} */
  boolean has(Ruling ruling) {
    return taken.stream().anyMatch(decision -> decision.ruling().equals(ruling));
  }

  /**
   * {@return a round in which the director's pairings replace those of the format}
   *
   * <p>A director's pairing is left out if one of its entrants has withdrawn, or if later rulings
   * have reduced the number of encounters so that the replaced encounter no longer exists. If an
   * entrant would meet two opponents after later rulings and replays, all of the director's
   * pairings of the round are left out.
   *
   * @param registered the entrants at the beginning of the tournament
   */
  Round paired(Round round, int number, EntryList registered) {
    Round paired = withAllPairings(round, number, registered);
    return hasEntrantPairedTwice(paired) && !hasEntrantPairedTwice(round) ? round : paired;
  }

  /**
   * {@return a round with all of the director's encounters that are still possible, even if an
   * entrant then meets two opponents}
   *
   * <p>The byes change only if every encounter has two entrants and no entrant meets two opponents.
   * Then the entrants of the format's round that are no longer in an encounter get the byes, in
   * ascending order.
   *
   * @param registered the entrants at the beginning of the tournament
   */
  Round withAllPairings(Round round, int number, EntryList registered) {
    List<Encounter> encounters = new ArrayList<>(round.encounters());
    EntryList now = entries(registered, number);
    EntryList then = registered;
    for (TakenRuling decision : taken) {
      if (decision.ruling() instanceof Ruling.Pair pair && pair.round() == number) {
        List<Integer> entrants = pair.entrants().stream().map(then.names()::indexOf).toList();
        if (pair.encounter() <= encounters.size() && now.active().containsAll(entrants)) {
          Encounter before = encounters.get(pair.encounter() - 1);
          encounters.set(
              pair.encounter() - 1, new Encounter(before.variant(), entrants, before.matches()));
        }
      }
      then = applied(decision.ruling(), then);
    }
    Round paired = new Round(round.stage(), encounters, round.byes());
    return new Round(round.stage(), encounters, byes(round, paired));
  }

  /**
   * {@return whether every encounter of a round has two entrants, and an entrant is in two
   * encounters}
   */
  static boolean hasEntrantPairedTwice(Round round) {
    List<Integer> paired = round.paired();
    return areForTwo(round.encounters()) && paired.size() > Set.copyOf(paired).size();
  }

  private static boolean areForTwo(List<Encounter> encounters) {
    return encounters.stream().allMatch(encounter -> encounter.entrants().size() == 2);
  }

  private static List<Integer> byes(Round before, Round paired) {
    if (!areForTwo(paired.encounters()) || hasEntrantPairedTwice(paired) || paired.equals(before)) {
      return before.byes();
    }
    Set<Integer> leftOut = new TreeSet<>(before.entrants());
    leftOut.removeAll(Set.copyOf(paired.paired()));
    return List.copyOf(leftOut);
  }
}
