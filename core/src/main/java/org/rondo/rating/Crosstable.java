package org.rondo.rating;

import static com.google.common.base.Preconditions.checkArgument;
import static com.google.common.base.Strings.lenientFormat;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.HashMap;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.TreeMap;
import java.util.stream.IntStream;
import org.rondo.game.Outcome;

/**
 * Counts the results of matches between named entrants: how often each entrant finished before each
 * other entrant.
 *
 * <p>Matches can be added in any order, from any number of files or tournaments. Entrants with the
 * same name are the same entrant. The memory grows with the number of pairs of entrants that met
 * and with the number of groups of matches, not with the number of matches outside groups.
 * Instances are not safe to share between threads.
 */
public final class Crosstable {

  /**
   * The largest number of seats of a match that can be added. In a match of more seats, a tie has
   * too many possible orders.
   */
  public static final int MAX_SEATS = 6;

  /** The number of each entrant, in the order in which the entrants first occurred. */
  private final Map<String, Integer> numbers = new LinkedHashMap<>();

  private final List<MatchCounts> totals = new ArrayList<>();

  /** The results of each pair of entrants, from the view of the entrant with the lower number. */
  private final Map<EntrantPair, MatchCounts> pairs = new HashMap<>();

  /** The number of matches by the order in which the entrants finished. */
  private final Map<FinishOrder, Long> placings = new HashMap<>();

  /** The number of matches without a group by the order in which the entrants finished. */
  private final Map<FinishOrder, Long> singles = new LinkedHashMap<>();

  /** The ranks in all matches of a group, in the order of its entrants. */
  private final Map<MatchGroup, List<List<Integer>>> groups = new LinkedHashMap<>();

  private long matches;

  /** Creates a table without matches. */
  public Crosstable() {}

  /**
   * Two entrants.
   *
   * @param lower the lower number
   * @param higher the higher number
   */
  private record EntrantPair(int lower, int higher) {}

  /**
   * The entrants of a match and their ranks.
   *
   * @param entrants the numbers of the entrants
   * @param ranks their ranks, in the same order
   */
  private record FinishOrder(List<Integer> entrants, List<Integer> ranks) {}

  /**
   * The matches of the same entrants that depend on each other.
   *
   * @param entrants the numbers of the entrants, ascending
   * @param name the name of the group
   */
  private record MatchGroup(List<Integer> entrants, String name) {}

  /**
   * Adds a match that depends on no other match.
   *
   * @param entrants the names of the entrants by seat, all different
   * @param outcome the outcome of the match; only its ranks count
   * @throws IllegalArgumentException if there are fewer than two or more than {@value #MAX_SEATS}
   *     entrants, a name occurs twice, or the outcome has another number of seats
   */
  public void add(List<String> entrants, Outcome outcome) {
    singles.merge(new FinishOrder(count(entrants, outcome), outcome.ranks()), 1L, Long::sum);
  }

  /**
   * Adds a match that depends on other matches of the same entrants, because it has the same seed
   * and opening. Errors of ratings are estimated from groups of such matches.
   *
   * @param entrants the names of the entrants by seat, all different
   * @param outcome the outcome of the match; only its ranks count
   * @param group a name that exactly the matches have that depend on each other
   * @throws IllegalArgumentException if there are fewer than two or more than {@value #MAX_SEATS}
   *     entrants, a name occurs twice, or the outcome has another number of seats
   */
  public void add(List<String> entrants, Outcome outcome, String group) {
    Objects.requireNonNull(group, "group");
    List<Integer> seated = count(entrants, outcome);
    List<Integer> ascending = seated.stream().sorted().toList();
    groups
        .computeIfAbsent(new MatchGroup(ascending, group), name -> new ArrayList<>())
        .add(ascending.stream().map(one -> outcome.rank(seated.indexOf(one))).toList());
  }

  private List<Integer> count(List<String> entrants, Outcome outcome) {
    requireEntrants(entrants, outcome);
    List<Integer> seated = entrants.stream().map(this::number).toList();
    matches++;
    placings.merge(new FinishOrder(seated, outcome.ranks()), 1L, Long::sum);
    for (int seat = 0; seat < seated.size(); seat++) {
      totals.set(seated.get(seat), totals.get(seated.get(seat)).plus(result(outcome, seat)));
      for (int other = 0; other < seat; other++) {
        int order = Integer.compare(outcome.rank(other), outcome.rank(seat));
        addMeeting(seated.get(seat), seated.get(other), order);
      }
    }
    return seated;
  }

  private static void requireEntrants(List<String> entrants, Outcome outcome) {
    checkArgument(
        entrants.size() >= 2 && entrants.size() <= MAX_SEATS,
        "a match of %s seats cannot be rated; a rated match has 2..%s seats",
        entrants.size(),
        MAX_SEATS);
    checkArgument(
        new HashSet<>(entrants).size() == entrants.size(),
        "entrants %s of a match cannot be rated: one of them has several seats; give each"
            + " seat its own name",
        entrants);
    checkArgument(
        outcome.seatCount() == entrants.size(),
        "an outcome of %s seats does not fit %s entrants; give one name for each seat",
        outcome.seatCount(),
        entrants.size());
  }

  private int number(String entrant) {
    Integer known = numbers.get(entrant);
    if (known != null) {
      return known;
    }
    numbers.put(entrant, totals.size());
    totals.add(MatchCounts.none());
    return totals.size() - 1;
  }

  private static MatchCounts result(Outcome outcome, int seat) {
    if (outcome.rank(seat) > 1) {
      return new MatchCounts(0, 0, 1);
    }
    return outcome.winner().isPresent() ? new MatchCounts(1, 0, 0) : new MatchCounts(0, 1, 0);
  }

  /**
   * Adds the result of two entrants.
   *
   * @param order above 0 if the first entrant finished before the second, 0 for a tie
   */
  private void addMeeting(int first, int second, int order) {
    int lead = first < second ? order : -order;
    MatchCounts more = new MatchCounts(lead > 0 ? 1 : 0, lead == 0 ? 1 : 0, lead < 0 ? 1 : 0);
    pairs.merge(pair(first, second), more, MatchCounts::plus);
  }

  private static EntrantPair pair(int one, int other) {
    return new EntrantPair(Math.min(one, other), Math.max(one, other));
  }

  /** {@return the number of matches} */
  public long matches() {
    return matches;
  }

  /** {@return the names of the entrants, in the order in which they first occurred} */
  public List<String> entrants() {
    return List.copyOf(numbers.keySet());
  }

  /**
   * {@return the number of matches that an entrant won alone, drew as one of several winners, or
   * lost}
   *
   * @param entrant a name
   * @throws IllegalArgumentException if no match has this entrant
   */
  public MatchCounts total(String entrant) {
    return totals.get(require(entrant));
  }

  /**
   * {@return the number of matches in which an entrant finished before another, level with it, or
   * after it}
   *
   * @param entrant the name of the entrant from whose view the counts are
   * @param opponent the name of the other entrant
   * @throws IllegalArgumentException if no match has one of the entrants
   */
  public MatchCounts between(String entrant, String opponent) {
    int first = require(entrant);
    int second = require(opponent);
    MatchCounts counts = pairs.getOrDefault(pair(first, second), MatchCounts.none());
    return first < second ? counts : counts.reversed();
  }

  private int require(String entrant) {
    Integer number = numbers.get(entrant);
    if (number == null) {
      throw new IllegalArgumentException(
          lenientFormat(
              "no match has an entrant %s; the entrants are %s",
              entrant, String.join(", ", numbers.keySet())));
    }
    return number;
  }

  /**
   * {@return the sets of entrants that are connected by matches, the largest first}
   *
   * <p>If there are several, the results do not compare an entrant of one set with an entrant of
   * another.
   */
  public List<List<String>> groups() {
    List<Integer> group = new ArrayList<>(IntStream.range(0, totals.size()).boxed().toList());
    for (EntrantPair pair : pairs.keySet()) {
      Integer joined = group.get(pair.lower());
      Integer other = group.get(pair.higher());
      if (!joined.equals(other)) {
        group.replaceAll(number -> number.equals(other) ? joined : number);
      }
    }
    Map<Integer, List<String>> groups = new LinkedHashMap<>();
    numbers.forEach(
        (name, number) ->
            groups.computeIfAbsent(group.get(number), first -> new ArrayList<>()).add(name));
    return groups.values().stream()
        .sorted((one, other) -> Integer.compare(other.size(), one.size()))
        .map(List::copyOf)
        .toList();
  }

  /** {@return whether every match has two seats} */
  public boolean isOfTwoSeats() {
    return placings.keySet().stream().allMatch(placing -> placing.entrants().size() == 2);
  }

  /**
   * {@return the strengths of all entrants, relative to their mean; players are the places in the
   * given list}
   *
   * <p>The model is that of {@link BradleyTerry} if all matches have two seats, and that of {@link
   * PlackettLuce} if not.
   *
   * @param entrants all entrants, in any order
   * @param prior the weight of the virtual draw of each entrant, in matches, at least 0
   * @throws DisconnectedResultsException if there is no prior and no best fit
   */
  Strengths strengths(List<String> entrants, double prior) {
    Map<Integer, Integer> players = players(entrants);
    return fit(players, prior).withErrorsOf(clusters(players)).relativeToMean();
  }

  private Strengths fit(Map<Integer, Integer> players, double prior) {
    int size = players.size();
    if (isOfTwoSeats()) {
      return prior > 0
          ? BradleyTerry.fitWithVirtualDraws(size, pairs(players), prior)
          : BradleyTerry.fit(size, pairs(players));
    }
    return prior > 0
        ? PlackettLuce.fitWithVirtualDraws(size, orders(players), prior)
        : PlackettLuce.fit(size, orders(players));
  }

  /**
   * {@return the strengths of all entrants, relative to their mean, and the advantage of the first
   * seat; players are the places in the given list}
   *
   * <p>The errors are those of the model.
   *
   * @param entrants all entrants, in any order
   * @param prior the weight of the virtual draw of each entrant, in matches, at least 0
   * @throws DisconnectedResultsException if there is no best fit
   */
  ChoiceModel.SeatedFit seatedStrengths(List<String> entrants, double prior) {
    Map<Integer, Integer> players = players(entrants);
    ChoiceModel.SeatedFit fit =
        ChoiceModel.fitWithAdvantage(players.size(), seatedPairs(players), prior);
    return new ChoiceModel.SeatedFit(
        fit.strengths().relativeToMean(), fit.advantage(), fit.error());
  }

  private Map<Integer, Integer> players(List<String> entrants) {
    Map<Integer, Integer> players = new HashMap<>();
    entrants.forEach(entrant -> players.put(require(entrant), players.size()));
    return players;
  }

  /** {@return the results of all seated pairs, in the order of the players' numbers} */
  private List<ChoicePool> seatedPairs(Map<Integer, Integer> players) {
    Map<List<Integer>, MatchCounts> seated =
        new TreeMap<>(
            Comparator.<List<Integer>>comparingInt(pair -> pair.get(0))
                .thenComparingInt(pair -> pair.get(1)));
    placings.forEach(
        (placing, count) -> {
          int lead = Integer.compare(placing.ranks().get(1), placing.ranks().get(0));
          seated.merge(
              players(placing.entrants(), players),
              new MatchCounts(lead > 0 ? count : 0, lead == 0 ? count : 0, lead < 0 ? count : 0),
              MatchCounts::plus);
        });
    return seated.entrySet().stream()
        .map(
            pair ->
                ChoicePool.ofSeats(
                    pair.getKey().get(0),
                    pair.getValue().points(),
                    pair.getKey().get(1),
                    pair.getValue().reversed().points()))
        .toList();
  }

  private List<Cluster> clusters(Map<Integer, Integer> players) {
    List<Cluster> clusters = new ArrayList<>();
    singles.forEach(
        (order, count) ->
            clusters.add(
                Cluster.ofRanks(
                    players(order.entrants(), players), List.of(order.ranks()), count)));
    Map<List<Integer>, Map<List<List<Integer>>, Long>> equal = new LinkedHashMap<>();
    groups.forEach(
        (group, ranks) ->
            equal
                .computeIfAbsent(group.entrants(), entrants -> new LinkedHashMap<>())
                .merge(ranks, 1L, Long::sum));
    equal.forEach(
        (entrants, results) ->
            results.forEach(
                (ranks, count) ->
                    clusters.add(Cluster.ofRanks(players(entrants, players), ranks, count))));
    return clusters;
  }

  private static List<Integer> players(List<Integer> entrants, Map<Integer, Integer> players) {
    return entrants.stream().map(one -> Objects.requireNonNull(players.get(one))).toList();
  }

  /** {@return the results of all pairs, in an order that depends only on the players' numbers} */
  private List<HeadToHead> pairs(Map<Integer, Integer> players) {
    List<HeadToHead> results = new ArrayList<>();
    pairs.forEach(
        (pair, counts) -> {
          int first = Objects.requireNonNull(players.get(pair.lower()));
          int second = Objects.requireNonNull(players.get(pair.higher()));
          results.add(
              first < second
                  ? HeadToHead.of(first, second, counts)
                  : HeadToHead.of(second, first, counts.reversed()));
        });
    results.sort(
        (one, other) ->
            one.first() == other.first()
                ? Integer.compare(one.second(), other.second())
                : Integer.compare(one.first(), other.first()));
    return results;
  }

  /** {@return each order in which entrants finished, with its number of matches as its weight} */
  private List<Ranking> orders(Map<Integer, Integer> players) {
    Map<String, Ranking> orders = new TreeMap<>();
    placings.forEach(
        (placing, count) -> {
          List<Integer> seated = placing.entrants().stream().map(players::get).toList();
          for (Ranking order : Ranking.withTies(Ranking.places(seated, placing.ranks()))) {
            Ranking more = new Ranking(order.order(), order.weight() * count);
            orders.merge(order.order().toString(), more, Ranking::plus);
          }
        });
    return List.copyOf(orders.values());
  }
}
