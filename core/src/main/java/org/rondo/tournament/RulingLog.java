package org.rondo.tournament;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeSet;
import java.util.stream.Stream;
import org.rondo.format.Encounter;
import org.rondo.format.EntryList;
import org.rondo.format.MatchId;
import org.rondo.format.Round;

/** A director's decisions so far, and what they make of entrants, pairings and matches. */
final class RulingLog {

  /**
   * A decision and when it was taken.
   *
   * @param afterRound the last round that had begun
   */
  record TakenRuling(Ruling ruling, int afterRound) {}

  /**
   * What has been decided on a match.
   *
   * @param replays how often it is played again
   * @param turn how many turns stay in the last of them
   * @param counts whether the last one counts
   * @param charged the names of who is to blame, one for each replay that somebody is to blame for
   */
  record MatchStatus(int replays, int turn, boolean counts, List<String> charged) {
    static final MatchStatus UNTOUCHED = new MatchStatus(0, 0, true, List.of());

    MatchStatus annulled() {
      return new MatchStatus(replays, turn, false, charged);
    }

    MatchStatus replayed(Ruling.Replay replay) {
      List<String> names = Stream.concat(charged.stream(), replay.charged().stream()).toList();
      return new MatchStatus(replays + 1, replay.turn(), true, names);
    }
  }

  private final List<TakenRuling> taken = new ArrayList<>();
  private final Map<MatchId, MatchStatus> statuses = new HashMap<>();

  /** {@return the same decisions, to which others can be added on trial} */
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

  MatchStatus status(MatchId match) {
    return statuses.getOrDefault(match, MatchStatus.UNTOUCHED);
  }

  /** {@return who takes part in a round} */
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

  /** {@return the decisions as people read them, in order} */
  List<String> remarks() {
    return taken.stream()
        .map(
            decision ->
                "director, "
                    + (decision.afterRound() == 0
                        ? "at the start"
                        : "after round " + decision.afterRound())
                    + ": "
                    + decision.ruling().text())
        .toList();
  }

  /** {@return whether a decision has been taken, after whatever round} */
  boolean has(Ruling ruling) {
    return taken.stream().anyMatch(decision -> decision.ruling().equals(ruling));
  }

  /**
   * {@return a round with the encounters that the director put in the place of others}
   *
   * <p>A pairing that later decisions made impossible is left out: one of those whom it names has
   * withdrawn, or the round has fewer encounters than it had. All pairings of the round are left
   * out where, with what has been decided or played again since, somebody would meet two opponents.
   *
   * @param registered who was entered at the beginning
   */
  Round paired(Round round, int number, EntryList registered) {
    Round laid = withAllPairings(round, number, registered);
    return meetsTwice(laid) && !meetsTwice(round) ? round : laid;
  }

  /**
   * {@return a round with the director's encounters laid over it, whatever comes of that}
   *
   * <p>Where two meet in every encounter and nobody meets two opponents, those of the format's
   * round who are in no encounter any more have the byes, in ascending order; in other rounds the
   * byes are as they were.
   *
   * @param registered who was entered at the beginning
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
    Round laid = new Round(round.title(), encounters, round.byes());
    return new Round(round.title(), encounters, byes(round, laid));
  }

  /** {@return whether somebody has two encounters of two in a round} */
  private static boolean meetsTwice(Round round) {
    List<Integer> paired = round.paired();
    return areOfTwo(round.encounters()) && paired.size() > Set.copyOf(paired).size();
  }

  private static boolean areOfTwo(List<Encounter> encounters) {
    return encounters.stream().allMatch(encounter -> encounter.entrants().size() == 2);
  }

  private static List<Integer> byes(Round before, Round laid) {
    if (!areOfTwo(laid.encounters()) || meetsTwice(laid) || laid.equals(before)) {
      return before.byes();
    }
    Set<Integer> leftOut = new TreeSet<>(before.entrants());
    leftOut.removeAll(Set.copyOf(laid.paired()));
    return List.copyOf(leftOut);
  }
}
