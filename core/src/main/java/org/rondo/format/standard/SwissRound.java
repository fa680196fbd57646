package org.rondo.format.standard;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;
import org.rondo.format.Encounter;
import org.rondo.format.EntryList;
import org.rondo.format.Explanation;
import org.rondo.format.Pairing;
import org.rondo.format.Results;
import org.rondo.format.Round;
import org.rondo.format.Seating;
import org.rondo.format.Stage;

/** A round of {@link Swiss} before it is played. */
final class SwissRound {
  private static final Comparator<PairingCard> BEST_FIRST =
      Comparator.comparing(PairingCard::halves).reversed().thenComparing(PairingCard::entrant);

  private final EntryList entries;
  private final int matches;
  private final int number;
  private final List<PairingCard> field;

  /** For each entrant of the field, its index there. */
  private final int[] indexes;

  private final SwissSeatRules seats;

  /**
   * Puts a field of at least two entrants into order.
   *
   * @param entries the entrants
   * @param results the results so far
   * @param matches the number of matches in an encounter
   */
  SwissRound(EntryList entries, Results results, int matches) {
    this.entries = entries;
    this.matches = matches;
    this.number = results.rounds().size() + 1;
    List<PairingCard> cards = PairingCard.all(entries.size(), results);
    this.field = entries.active().stream().map(cards::get).sorted(BEST_FIRST).toList();
    this.indexes = new int[entries.size()];
    for (int index = 0; index < field.size(); index++) {
      indexes[field.get(index).entrant()] = index;
    }
    this.seats = new SwissSeatRules(entries.seed().child(Swiss.NAME).child("round", number));
  }

  /** {@return the optimizer that pairs the round by the rules} */
  PairingOptimizer optimizer() {
    return new SwissPairingRules(field, matches).optimizer();
  }

  /** {@return the round by the rules} */
  Round paired() {
    Pairing pairing = optimizer().best();
    List<Encounter> encounters =
        boards(pairing).stream().map(board -> new Encounter(0, board.seated(), matches)).toList();
    return new Round(Stage.round(number), encounters, pairing.byes());
  }

  /**
   * Two entrants that meet.
   *
   * @param higher the higher ranked entrant
   * @param lower the lower ranked entrant
   * @param seating the seats by the rules, with the reason
   */
  private record SeatedPair(int higher, int lower, Seating seating) {
    List<Integer> seated() {
      return seating.first() == higher ? List.of(higher, lower) : List.of(lower, higher);
    }
  }

  /** {@return the pairs in the order of their better ranks} */
  private List<SeatedPair> boards(Pairing pairing) {
    List<List<PairingCard>> pairs =
        pairing.pairs().stream()
            .map(
                pair ->
                    Stream.of(pair.lower(), pair.higher())
                        .map(this::card)
                        .sorted(BEST_FIRST)
                        .toList())
            .sorted(Comparator.comparing(pair -> pair.get(0), BEST_FIRST))
            .toList();
    List<SeatedPair> boards = new ArrayList<>();
    for (List<PairingCard> pair : pairs) {
      PairingCard higher = pair.get(0);
      PairingCard lower = pair.get(1);
      boards.add(
          new SeatedPair(
              higher.entrant(), lower.entrant(), seats.of(higher, lower, boards.size())));
    }
    return boards;
  }

  private PairingCard card(int entrant) {
    return field.get(indexes[entrant]);
  }

  /**
   * {@return the explanation of a played round; empty if the round was not a pairing of all active
   * entrants}
   */
  Optional<Explanation> explain(Round played) {
    return Pairing.of(played, entries.active())
        .map(pairing -> optimizer().explain(pairing, notes(pairing, played)));
  }

  private List<String> notes(Pairing pairing, Round played) {
    List<String> notes = new ArrayList<>();
    for (PairingCard card : field) {
      int rank = indexes[card.entrant()] + 1;
      notes.add(rank + ". " + entries.name(card.entrant()) + ": " + card.text());
    }
    List<Integer> firsts =
        played.encounters().stream().map(encounter -> encounter.entrants().get(0)).toList();
    for (SeatedPair board : boards(pairing)) {
      int first = firsts.contains(board.higher()) ? board.higher() : board.lower();
      notes.add(board.seating().text(first, entries));
    }
    return notes;
  }
}
