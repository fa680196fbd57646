package org.rondo.format.standard;

import java.util.ArrayList;
import java.util.Collections;
import java.util.HashMap;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeSet;
import org.rondo.format.DifferentMatches;
import org.rondo.format.EncounterResult;
import org.rondo.format.Standings;
import org.rondo.rating.BradleyTerry;
import org.rondo.rating.Cluster;
import org.rondo.rating.HeadToHead;
import org.rondo.rating.MatchCounts;
import org.rondo.rating.PlackettLuce;
import org.rondo.rating.Ranking;
import org.rondo.rating.Strengths;

/**
 * The strengths of entrants, estimated from the results of encounters and relative to the mean of
 * all entrants that played.
 *
 * <p>Matches that {@linkplain DifferentMatches repeat each other} count once. There are no
 * strengths if one entrant held several seats of a match. There are none for games of more than six
 * seats, because a tie in such a game has too many possible orders.
 */
final class EntrantRatings {
  private static final double VIRTUAL_DRAW = 0.5;

  private final Map<Integer, Standings.Rating> ratings;

  private EntrantRatings(Map<Integer, Standings.Rating> ratings) {
    this.ratings = ratings;
  }

  /** {@return the strengths of all entrants that played} */
  static EntrantRatings of(List<EncounterResult> played) {
    List<EncounterResult> counted =
        played.stream().filter(result -> result.tallies().get(0).matches() > 0).toList();
    List<Integer> entrants =
        List.copyOf(
            counted.stream()
                .flatMap(result -> result.encounter().entrants().stream())
                .collect(TreeSet::new, TreeSet::add, TreeSet::addAll));
    if (entrants.size() < 2 || !counted.stream().allMatch(EntrantRatings::isRated)) {
      return new EntrantRatings(Map.of());
    }
    return new EntrantRatings(
        ratings(entrants, strengths(entrants, different(counted)).relativeToMean()));
  }

  private static List<EncounterResult> different(List<EncounterResult> played) {
    return DifferentMatches.of(played).encounters();
  }

  private static boolean isRated(EncounterResult result) {
    List<Integer> entrants = result.encounter().entrants();
    return entrants.size() <= EncounterResult.MAX_RANKED_SEATS
        && new HashSet<>(entrants).size() == entrants.size();
  }

  private static Map<Integer, Standings.Rating> ratings(
      List<Integer> entrants, Strengths strengths) {
    Map<Integer, Standings.Rating> ratings = new HashMap<>();
    for (int player = 0; player < entrants.size(); player++) {
      double error = strengths.eloMargin(player);
      ratings.put(entrants.get(player), new Standings.Rating(strengths.elo(player), error));
    }
    return ratings;
  }

  /** {@return the number of an entrant in the strengths: its position among all, ascending} */
  private static int player(List<Integer> entrants, int entrant) {
    return Collections.binarySearch(entrants, entrant);
  }

  private static Strengths strengths(List<Integer> entrants, List<EncounterResult> played) {
    boolean areAllOfTwo =
        played.stream().allMatch(result -> result.encounter().entrants().size() == 2);
    Strengths strengths =
        areAllOfTwo
            ? BradleyTerry.fitWithVirtualDraws(
                entrants.size(), pairs(entrants, played), VIRTUAL_DRAW)
            : PlackettLuce.fitWithVirtualDraws(
                entrants.size(), orders(entrants, played), VIRTUAL_DRAW);
    return strengths.withErrorsOf(clusters(entrants, played));
  }

  /** {@return the rotations of the seats, whose matches share seed and opening} */
  private static List<Cluster> clusters(List<Integer> entrants, List<EncounterResult> played) {
    List<Cluster> clusters = new ArrayList<>();
    for (EncounterResult result : played) {
      List<Integer> seated =
          result.encounter().entrants().stream().map(entrant -> player(entrants, entrant)).toList();
      for (EncounterResult.Rotation rotation : result.rotations()) {
        clusters.add(Cluster.ofRanks(seated, rotation.ranks(), rotation.count()));
      }
    }
    return clusters;
  }

  private static List<HeadToHead> pairs(List<Integer> entrants, List<EncounterResult> played) {
    return played.stream()
        .map(
            result ->
                HeadToHead.of(
                    player(entrants, result.encounter().entrants().get(0)),
                    player(entrants, result.encounter().entrants().get(1)),
                    counts(result)))
        .toList();
  }

  /** {@return the wins, draws and losses of the first entrant of an encounter of two} */
  private static MatchCounts counts(EncounterResult result) {
    MatchCounts counts = MatchCounts.none();
    for (EncounterResult.Placing placing : result.placings()) {
      int lead = Integer.compare(placing.ranks().get(1), placing.ranks().get(0));
      long matches = placing.matches();
      counts =
          counts.plus(
              new MatchCounts(
                  lead > 0 ? matches : 0, lead == 0 ? matches : 0, lead < 0 ? matches : 0));
    }
    return counts;
  }

  /**
   * {@return each order in which entrants finished, once, with its number of matches as its weight}
   */
  private static List<Ranking> orders(List<Integer> entrants, List<EncounterResult> played) {
    Map<List<Integer>, Double> weights = new LinkedHashMap<>();
    for (EncounterResult result : played) {
      List<Integer> seated =
          result.encounter().entrants().stream().map(entrant -> player(entrants, entrant)).toList();
      for (EncounterResult.Placing placing : result.placings()) {
        for (Ranking order : Ranking.withTies(Ranking.places(seated, placing.ranks()))) {
          weights.merge(order.order(), order.weight() * placing.matches(), Double::sum);
        }
      }
    }
    return weights.entrySet().stream()
        .map(entry -> new Ranking(entry.getKey(), entry.getValue()))
        .toList();
  }

  /** {@return an entrant's strength; empty if it did not play} */
  Optional<Standings.Rating> of(int entrant) {
    return Optional.ofNullable(ratings.get(entrant));
  }
}
