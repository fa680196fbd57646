package org.rondo.format;

import java.util.ArrayList;
import java.util.List;
import java.util.Objects;
import java.util.stream.IntStream;

/**
 * What an encounter came to: sums over its games, which take no more room when there are more
 * games.
 *
 * @param encounter who met
 * @param tallies what it came to for each of the encounter's entrants, in their order
 * @param placings how often the entrants came in which order, in the order of first appearance.
 *     Games of more than six seats have too many orders and are not rated; {@link #plus} keeps none
 *     of theirs
 */
public record EncounterResult(Encounter encounter, List<Tally> tallies, List<Placing> placings) {

  /** Placings are counted for up to this many seats: with more, hardly any comes twice. */
  public static final int MOST_RANKED_SEATS = 6;

  /**
   * An order in which the entrants came, and how often.
   *
   * @param ranks the place of each of the encounter's entrants, in their order; 1 is the best
   * @param matches how many matches ended so
   */
  public record Placing(List<Integer> ranks, long matches) {

    public Placing {
      ranks = List.copyOf(ranks);
    }
  }

  /**
   * Describes what an encounter came to.
   *
   * @throws IllegalArgumentException if there is not one tally for each entrant
   */
  public EncounterResult {
    Objects.requireNonNull(encounter, "encounter");
    tallies = List.copyOf(tallies);
    placings = List.copyOf(placings);
    if (tallies.size() != encounter.entrants().size()) {
      throw new IllegalArgumentException(
          tallies.size()
              + " tallies do not fit an encounter of "
              + encounter.entrants().size()
              + "; give one for each entrant");
    }
  }

  /**
   * {@return what an encounter comes to before its first game}
   *
   * @param encounter who meets
   */
  public static EncounterResult none(Encounter encounter) {
    List<Tally> tallies = encounter.entrants().stream().map(entrant -> Tally.none()).toList();
    return new EncounterResult(encounter, tallies, List.of());
  }

  /**
   * {@return this result and one more game; in games of more than six seats its order is not kept}
   *
   * @param match which match of the encounter it was, from 0; it tells who held which seat
   * @param result how it ended
   * @throws IllegalArgumentException if the result is not of as many seats as the encounter
   */
  public EncounterResult plus(int match, MatchResult result) {
    int seats = encounter.entrants().size();
    if (result.outcome().seatCount() != seats) {
      throw new IllegalArgumentException(
          "a game of "
              + result.outcome().seatCount()
              + " seats is not of an encounter of "
              + seats);
    }
    List<Tally> sums = new ArrayList<>(tallies);
    Integer[] ranks = new Integer[seats];
    for (int seat = 0; seat < seats; seat++) {
      int place = encounter.place(match, seat);
      sums.set(place, sums.get(place).plus(tally(result, seat)));
      ranks[place] = result.outcome().rank(seat);
    }
    return new EncounterResult(encounter, sums, counted(List.of(ranks)));
  }

  private List<Placing> counted(List<Integer> ranks) {
    if (ranks.size() > MOST_RANKED_SEATS) {
      return placings;
    }
    List<Placing> counted = new ArrayList<>(placings);
    for (int i = 0; i < counted.size(); i++) {
      if (counted.get(i).ranks().equals(ranks)) {
        counted.set(i, new Placing(ranks, counted.get(i).matches() + 1));
        return counted;
      }
    }
    counted.add(new Placing(ranks, 1));
    return counted;
  }

  private static Tally tally(MatchResult result, int seat) {
    boolean isFirst = result.outcome().rank(seat) == 1;
    boolean isAlone = result.outcome().winner().isPresent();
    double all = result.outcome().scores().stream().mapToDouble(Double::doubleValue).sum();
    double own = result.outcome().score(seat);
    return new Tally(
        isFirst && isAlone ? 1 : 0,
        isFirst && !isAlone ? 1 : 0,
        isFirst ? 0 : 1,
        result.forfeited().contains(seat) ? 1 : 0,
        result.faults().get(seat),
        result.restarts().get(seat),
        own,
        all - own);
  }

  /**
   * {@return what the encounter came to for an entrant: the sum over its places, nothing if it did
   * not take part}
   *
   * @param entrant anybody's number
   */
  public Tally tally(int entrant) {
    return IntStream.range(0, tallies.size())
        .filter(place -> encounter.entrants().get(place) == entrant)
        .mapToObj(tallies::get)
        .reduce(Tally.none(), Tally::plus);
  }
}
