package org.rondo.format.standard;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import java.util.function.Function;
import java.util.function.Predicate;
import java.util.stream.Stream;
import org.rondo.format.Encounter;
import org.rondo.format.EntryList;
import org.rondo.format.Explanation;
import org.rondo.format.Pairing;
import org.rondo.format.Results;
import org.rondo.format.Round;
import org.rondo.format.Seating;
import org.rondo.format.Stage;

/**
 * A round of {@link FideSwiss} before it is played.
 *
 * <p>The brackets are paired from the top. Each one is paired by a matching of all entrants without
 * an opponent, so that the others can still be paired.
 */
final class FideRound {

  /**
   * The number of entrants of a score group whose opponents are chosen by one matching. More of
   * them would need weights with more bits.
   */
  private static final int PART = 64;

  private final EntryList entries;
  private final int matches;
  private final int number;
  private final List<FideCard> cards;
  private final List<FideCard> field;
  private final Predicate<FideCard> isTop;
  private final FideSeatRules seats;

  /**
   * Puts a field of at least two entrants into order.
   *
   * @param entries the entrants
   * @param results the results so far
   * @param format the number of rounds and of matches in an encounter
   */
  FideRound(EntryList entries, Results results, Swiss format) {
    this.entries = entries;
    this.matches = format.matches();
    int played = results.rounds().size();
    this.number = played + 1;
    this.cards = FideCard.all(entries.size(), results);
    this.field = entries.active().stream().map(cards::get).sorted(FideCard.BEST_FIRST).toList();
    boolean isLast = number >= format.rounds(entries);
    // More than half of the points of the rounds so far.
    this.isTop = card -> isLast && card.halves() > played;
    this.seats = new FideSeatRules(entries.seed().child(Swiss.NAME));
  }

  /** {@return the round by the rules} */
  Round paired() {
    Pairing pairing = pairing();
    List<Encounter> encounters =
        boards(pairing).stream()
            .map(board -> new Encounter(0, List.of(board.first(), board.second()), matches))
            .toList();
    return new Round(Stage.round(number), encounters, pairing.byes());
  }

  /** {@return the pairing by the rules} */
  Pairing pairing() {
    List<FideCard> left = new ArrayList<>(field);
    List<Pairing.Opponents> pairs = new ArrayList<>();
    for (int group : groups()) {
      for (Pairing.Opponents pair : bracket(List.copyOf(left), group)) {
        pairs.add(pair);
        left.removeAll(ranked(pair));
      }
    }
    return new Pairing(pairs, left.stream().map(FideCard::entrant).toList());
  }

  /**
   * {@return the pairs of a bracket}
   *
   * @param all the entrants without an opponent, the best first
   * @param group the half points of the score group
   */
  private List<Pairing.Opponents> bracket(List<FideCard> all, int group) {
    Function<List<FideCard>, List<PairingRule>> criteria = criteria(all, group);
    Pairing first = best(all, criteria.apply(all), new FideOrder(all).ofDownfloaters(group));
    List<FideCard> residents = new ArrayList<>(all);
    residents.removeIf(card -> card.halves() != group);
    List<FideCard> left = new ArrayList<>(all);
    List<Pairing.Opponents> pairs = new ArrayList<>();
    int rest = 0;
    for (Pairing.Opponents pair : first.pairs()) {
      FideCard higher = higher(pair);
      FideCard lower = lower(pair);
      if (lower.halves() == group && higher.halves() > group) {
        pairs.add(pair);
        left.removeAll(List.of(higher, lower));
        residents.remove(lower);
      } else if (lower.halves() == group) {
        rest++;
      }
    }
    pairs.addAll(homogeneous(left, criteria, List.copyOf(residents), rest));
    return pairs;
  }

  /** {@return the criteria of a bracket for the entrants that have no opponent yet} */
  private Function<List<FideCard>, List<PairingRule>> criteria(List<FideCard> all, int group) {
    boolean isByeAlone = isByeAlone(all, group);
    return left -> {
      FideCriteria criteria = new FideCriteria(left, group, isTop);
      List<PairingRule> rules = new ArrayList<>(criteria.ofRound());
      rules.addAll(criteria.ofDownfloaters());
      if (isByeAlone) {
        rules.addAll(criteria.ofUnplayed());
      }
      rules.addAll(criteria.ofSeatsAndFloats());
      return rules;
    };
  }

  /** {@return whether the entrant with the bye is the only one that floats out of a bracket} */
  private boolean isByeAlone(List<FideCard> all, int group) {
    if (all.size() % 2 == 0) {
      return false;
    }
    FideCriteria criteria = new FideCriteria(all, group, isTop);
    Pairing first = best(all, criteria.ofRound(), criteria.ofDownfloaters());
    return first.byes().stream().allMatch(bye -> cards.get(bye).halves() >= group)
        && first.pairs().stream()
            .allMatch(pair -> higher(pair).halves() < group || lower(pair).halves() == group);
  }

  /**
   * {@return the pairs within a score group}
   *
   * @param left the entrants without an opponent, the best first
   * @param residents those of the score group
   * @param pairs the number of pairs
   */
  private List<Pairing.Opponents> homogeneous(
      List<FideCard> left,
      Function<List<FideCard>, List<PairingRule>> criteria,
      List<FideCard> residents,
      int pairs) {
    List<Pairing.Opponents> done = new ArrayList<>();
    boolean areExchanged = false;
    while (done.size() < pairs) {
      List<FideCard> part = left.stream().filter(residents::contains).limit(PART).toList();
      FideOrder order = new FideOrder(left);
      List<PairingRule> rules = new ArrayList<>(order.ofExchanges(residents, pairs));
      if (areExchanged) {
        rules.addAll(order.ofExchanged(residents, pairs));
      }
      rules.addAll(order.ofOpponents(residents, part));
      List<Pairing.Opponents> found =
          best(left, criteria.apply(left), rules).pairs().stream()
              .filter(pair -> residents.containsAll(ranked(pair)))
              .toList();
      // Without exchanges, no matching is needed to choose the entrants that are exchanged.
      if (!areExchanged && hasExchange(found, residents.subList(0, pairs))) {
        areExchanged = true;
        continue;
      }
      for (Pairing.Opponents pair : found) {
        if (part.contains(higher(pair))) {
          done.add(pair);
          left.removeAll(ranked(pair));
        }
      }
    }
    return done;
  }

  private boolean hasExchange(List<Pairing.Opponents> pairs, List<FideCard> upper) {
    return pairs.stream().anyMatch(pair -> !upper.contains(higher(pair)));
  }

  private static Pairing best(
      List<FideCard> left, List<PairingRule> criteria, List<PairingRule> order) {
    List<PairingRule> rules = Stream.concat(criteria.stream(), order.stream()).toList();
    return new PairingOptimizer(left.stream().map(FideCard::entrant).toList(), rules).best();
  }

  private FideCard higher(Pairing.Opponents pair) {
    return ranked(pair).get(0);
  }

  private FideCard lower(Pairing.Opponents pair) {
    return ranked(pair).get(1);
  }

  private List<FideCard> ranked(Pairing.Opponents pair) {
    return Stream.of(pair.lower(), pair.higher())
        .map(cards::get)
        .sorted(FideCard.BEST_FIRST)
        .toList();
  }

  /** {@return the seats of the pairs, in the order of their better ranks} */
  private List<Seating> boards(Pairing pairing) {
    return pairing.pairs().stream()
        .map(this::ranked)
        .sorted(Comparator.comparing(pair -> pair.get(0), FideCard.BEST_FIRST))
        .map(pair -> seats.of(pair.get(0), pair.get(1)))
        .toList();
  }

  /**
   * {@return the criteria of all brackets, in the order in which they are met} They say nothing of
   * the order among pairings that are equal by all criteria. The rule on the bye is the last one,
   * because it depends on the bracket in which the bye is given.
   */
  PairingOptimizer criteria() {
    List<PairingRule> rules = new ArrayList<>();
    for (int group : groups()) {
      FideCriteria criteria = new FideCriteria(field, group, isTop);
      rules.addAll(rules.isEmpty() ? criteria.ofRound() : List.of());
      rules.addAll(criteria.ofDownfloaters());
      rules.addAll(criteria.ofSeatsAndFloats());
    }
    rules.addAll(new FideCriteria(field, 0, isTop).ofUnplayed());
    return new PairingOptimizer(field.stream().map(FideCard::entrant).toList(), rules);
  }

  private List<Integer> groups() {
    return field.stream().map(FideCard::halves).distinct().toList();
  }

  /** {@return the first rule by which another pairing differs from the best one, or the order} */
  Optional<String> deviation(Pairing other) {
    Pairing best = pairing();
    return best.equals(other)
        ? Optional.empty()
        : Optional.of(
            criteria()
                .difference(best, other)
                .orElse("order: the pairings are equal by all criteria"));
  }

  /**
   * {@return the explanation of a played round; empty if the round was not a pairing of all active
   * entrants}
   */
  Optional<Explanation> explain(Round played) {
    return Pairing.of(played, entries.active())
        .map(pairing -> criteria().explain(pairing, notes(pairing, played)));
  }

  private List<String> notes(Pairing pairing, Round played) {
    List<String> notes = new ArrayList<>();
    for (FideCard card : field) {
      notes.add((notes.size() + 1) + ". " + entries.name(card.entrant()) + ": " + card.text());
    }
    List<Integer> firsts =
        played.encounters().stream().map(encounter -> encounter.entrants().get(0)).toList();
    for (Seating board : boards(pairing)) {
      int first = firsts.contains(board.first()) ? board.first() : board.second();
      notes.add(board.text(first, entries));
    }
    return notes;
  }
}
