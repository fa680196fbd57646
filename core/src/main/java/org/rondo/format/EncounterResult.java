package org.rondo.format;

import static com.google.common.base.Preconditions.checkArgument;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Objects;
import java.util.function.Supplier;
import java.util.stream.IntStream;
import org.rondo.game.Seats;
import org.rondo.match.MatchFingerprint;

/**
 * The result of an encounter: sums over all matches of the encounter. The sums do not need more
 * memory for more matches, apart from the first 1,000 courses.
 *
 * @param tallies the tally of each of the encounter's entrants, in their order
 * @param placings the orders in which the entrants finished, each with its number of matches; the
 *     order that occurred first comes first. {@link #plus} does not add the order of a match of
 *     more than six seats, because there are too many possible orders. Such a match is not rated
 * @param rotations the orders of the finish by rotations of the seats, whose matches share their
 *     seed and opening
 * @param courses the different matches, each with its number of repetitions, to find {@linkplain
 *     DifferentMatches matches that repeat each other}; the one that occurred first comes first.
 *     Matches that were added without a fingerprint, or after 1,000 different ones, are left out.
 *     If two matches that began alike differ, these two are the only ones
 */
public record EncounterResult(
    Encounter encounter,
    List<Tally> tallies,
    List<Placing> placings,
    List<Rotation> rotations,
    List<PlayedCourse> courses) {

  /**
   * The largest number of seats for which placings are counted. With more seats, an order hardly
   * ever occurs twice.
   */
  public static final int MAX_RANKED_SEATS = 6;

  private static final int MAX_COURSES = 1_000;

  /**
   * Matches that are the same.
   *
   * @param fingerprint what they have in common
   * @param ranks the rank of each of the encounter's entrants, in their order; 1 is the best
   * @param matches the number of these matches
   * @param rotation the index of the rotation of the seats in which it was played first, from 0
   */
  public record PlayedCourse(
      MatchFingerprint fingerprint, List<Integer> ranks, long matches, int rotation) {

    public PlayedCourse {
      Objects.requireNonNull(fingerprint, "fingerprint");
      ranks = List.copyOf(ranks);
    }
  }

  /**
   * An order in which the entrants finished, and its number of matches.
   *
   * @param ranks the rank of each of the encounter's entrants, in their order; 1 is the best
   * @param matches the number of matches that ended in this order
   */
  public record Placing(List<Integer> ranks, long matches) {

    public Placing {
      ranks = List.copyOf(ranks);
    }
  }

  /**
   * The orders in which the entrants finished in the matches of one rotation of the seats. These
   * matches share their seed and opening, so their results depend on each other.
   *
   * @param last the index of the last rotation with these orders, from 0; −1 if it has another
   *     order by now
   * @param ranks for each match the rank of each of the encounter's entrants, in their order
   * @param count the number of rotations with these orders
   */
  public record Rotation(int last, List<List<Integer>> ranks, long count) {

    public Rotation {
      ranks = List.copyOf(ranks);
    }

    private Rotation counted(int index, int more) {
      return new Rotation(index, ranks, count + more);
    }
  }

  /**
   * Creates the result of an encounter.
   *
   * @throws IllegalArgumentException if there is not one tally for each entrant
   */
  public EncounterResult {
    Objects.requireNonNull(encounter, "encounter");
    tallies = List.copyOf(tallies);
    placings = List.copyOf(placings);
    rotations = List.copyOf(rotations);
    courses = List.copyOf(courses);
    checkArgument(
        tallies.size() == encounter.entrants().size(),
        "%s tallies do not fit an encounter of %s; give one for each entrant",
        tallies.size(),
        encounter.entrants().size());
  }

  /**
   * Creates the result of an encounter whose matches neither repeat nor depend on each other.
   *
   * @throws IllegalArgumentException if there is not one tally for each entrant
   */
  public EncounterResult(Encounter encounter, List<Tally> tallies, List<Placing> placings) {
    this(encounter, tallies, placings, single(placings), List.of());
  }

  private static List<Rotation> single(List<Placing> placings) {
    return placings.stream()
        .map(placing -> new Rotation(-1, List.of(placing.ranks()), placing.matches()))
        .toList();
  }

  /** {@return the result of an encounter in which no match was played yet} */
  public static EncounterResult none(Encounter encounter) {
    List<Tally> tallies = encounter.entrants().stream().map(entrant -> Tally.none()).toList();
    return new EncounterResult(encounter, tallies, List.of(), List.of(), List.of());
  }

  /**
   * {@return this result with one more match; a match of more than six seats adds no placing}
   *
   * @param match the index of the match in the encounter, from 0; it determines which entrant held
   *     which seat
   * @throws IllegalArgumentException if the result and the encounter differ in their number of
   *     seats
   */
  public EncounterResult plus(int match, MatchResult result) {
    return plus(match, result, ranks(match, result), courses);
  }

  /**
   * {@return this result with one more match, which may repeat another match}
   *
   * @param match the index of the match in the encounter, from 0
   * @param fingerprint tells whether the match repeats another one
   * @throws IllegalArgumentException if the result and the encounter differ in their number of
   *     seats
   */
  public EncounterResult plus(int match, MatchResult result, MatchFingerprint fingerprint) {
    return plus(match, result, () -> fingerprint);
  }

  /**
   * {@return this result with one more match, which may repeat another match}
   *
   * @param match the index of the match in the encounter, from 0
   * @param fingerprint gives what tells whether the match repeats another one; it is not asked once
   *     two matches that began alike have differed
   * @throws IllegalArgumentException if the result and the encounter differ in their number of
   *     seats
   */
  public EncounterResult plus(
      int match, MatchResult result, Supplier<MatchFingerprint> fingerprint) {
    List<Integer> ranks = ranks(match, result);
    List<PlayedCourse> played =
        vary() ? courses : courses(fingerprint.get(), ranks, match / ranks.size());
    return plus(match, result, ranks, played);
  }

  /** {@return the rank of each of the encounter's entrants in a match} */
  private List<Integer> ranks(int match, MatchResult result) {
    int seats = encounter.entrants().size();
    checkArgument(
        result.outcome().seatCount() == seats,
        "a match of %s seats does not fit an encounter of %s seats",
        result.outcome().seatCount(),
        seats);
    Integer[] ranks = new Integer[seats];
    for (int seat = 0; seat < seats; seat++) {
      ranks[encounter.place(match, seat)] = result.outcome().rank(seat);
    }
    return List.of(ranks);
  }

  private List<PlayedCourse> courses(
      MatchFingerprint fingerprint, List<Integer> ranks, int rotation) {
    PlayedCourse added = new PlayedCourse(fingerprint, ranks, 1, rotation);
    List<PlayedCourse> more = new ArrayList<>(courses);
    for (int i = 0; i < more.size(); i++) {
      PlayedCourse earlier = more.get(i);
      if (earlier.fingerprint().equals(fingerprint)) {
        more.set(
            i, new PlayedCourse(fingerprint, ranks, earlier.matches() + 1, earlier.rotation()));
        return more;
      }
      if (earlier.fingerprint().start() == fingerprint.start()) {
        return List.of(earlier, added);
      }
    }
    if (more.size() < MAX_COURSES) {
      more.add(added);
    }
    return more;
  }

  /** {@return whether two matches that began alike differ} */
  private boolean vary() {
    return courses.size() == 2
        && courses.get(0).fingerprint().start() == courses.get(1).fingerprint().start();
  }

  private EncounterResult plus(
      int match, MatchResult result, List<Integer> ranks, List<PlayedCourse> played) {
    List<Tally> sums = new ArrayList<>(tallies);
    Seats forfeited = result.forfeited();
    boolean isShared = Collections.frequency(ranks, 1) > 1;
    double all = result.outcome().scores().stream().mapToDouble(Double::doubleValue).sum();
    for (int seat = 0; seat < ranks.size(); seat++) {
      int place = encounter.place(match, seat);
      boolean isFirst = ranks.get(place) == 1;
      double own = result.outcome().score(seat);
      Tally added =
          new Tally(
              isFirst && !isShared ? 1 : 0,
              isFirst && isShared ? 1 : 0,
              isFirst ? 0 : 1,
              forfeited.contains(seat) ? 1 : 0,
              result.faults().get(seat),
              result.restarts().get(seat),
              own,
              all - own);
      sums.set(place, sums.get(place).plus(added));
    }
    List<Rotation> rotated = rotated(match / ranks.size(), ranks);
    return new EncounterResult(encounter, sums, counted(ranks), rotated, played);
  }

  private List<Rotation> rotated(int index, List<Integer> ranks) {
    if (ranks.size() > MAX_RANKED_SEATS) {
      return rotations;
    }
    List<Rotation> rotated = new ArrayList<>(rotations);
    List<List<Integer>> orders = new ArrayList<>();
    for (Rotation begun : rotations) {
      if (begun.last() == index) {
        orders.addAll(begun.ranks());
        rotated.remove(begun);
        if (begun.count() > 1) {
          rotated.add(begun.counted(-1, -1));
        }
      }
    }
    orders.add(ranks);
    for (int i = 0; i < rotated.size(); i++) {
      if (rotated.get(i).ranks().equals(orders)) {
        rotated.set(i, rotated.get(i).counted(index, 1));
        return rotated;
      }
    }
    rotated.add(new Rotation(index, orders, 1));
    return rotated;
  }

  private List<Placing> counted(List<Integer> ranks) {
    if (ranks.size() > MAX_RANKED_SEATS) {
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

  /**
   * {@return the tally of an entrant: the sum over all its places in the encounter, or {@link
   * Tally#none} if it did not take part}
   *
   * @param entrant the number of any entrant
   */
  public Tally tally(int entrant) {
    return IntStream.range(0, tallies.size())
        .filter(place -> encounter.entrants().get(place) == entrant)
        .mapToObj(tallies::get)
        .reduce(Tally.none(), Tally::plus);
  }
}
