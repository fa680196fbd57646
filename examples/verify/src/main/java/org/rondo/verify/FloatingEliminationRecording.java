package org.rondo.verify;

import com.google.gson.JsonArray;
import com.google.gson.JsonElement;
import com.google.gson.JsonObject;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.HashMap;
import java.util.HashSet;
import java.util.Iterator;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import java.util.stream.StreamSupport;
import org.rondo.format.Encounter;
import org.rondo.format.EncounterResult;
import org.rondo.format.EntryList;
import org.rondo.format.Explanation;
import org.rondo.format.MatchResult;
import org.rondo.format.Pairing;
import org.rondo.format.Results;
import org.rondo.format.Round;
import org.rondo.format.RoundResult;
import org.rondo.format.Seating;
import org.rondo.format.Stage;
import org.rondo.format.standard.FloatingElimination;
import org.rondo.format.standard.FloatingElimination.LastRule;
import org.rondo.format.standard.FloatingField;
import org.rondo.game.Outcome;
import org.rondo.random.Seed;

/** A recorded floating elimination, compared round by round. */
final class FloatingEliminationRecording {
  private static final double PRECISION = 1e-6;
  private static final int BY_LOT = 6;
  private static final int REPLAYS = 20;

  private final JsonObject json;
  private final FloatingElimination format;
  private final EntryList entries;
  private final List<String> mismatches = new ArrayList<>();

  private Results results = Results.none();
  private String place = "";

  FloatingEliminationRecording(JsonObject json) {
    this.json = json;
    this.format = new FloatingElimination(json.get("lives").getAsInt(), LastRule.OF_2014, REPLAYS);
    JsonObject seeds = json.getAsJsonObject("seeds");
    List<String> bestFirst =
        seeds.keySet().stream()
            .sorted(Comparator.comparing((String name) -> -seeds.get(name).getAsDouble()))
            .toList();
    this.entries = EntryList.of(bestFirst, Seed.of(0));
  }

  /** {@return the differences in the first round that has any} */
  List<String> mismatches() {
    Iterator<JsonElement> rounds = json.getAsJsonArray("rounds").iterator();
    while (rounds.hasNext() && mismatches.isEmpty()) {
      follow(rounds.next().getAsJsonObject());
    }
    return mismatches;
  }

  private void follow(JsonObject round) {
    int number = round.get("round").getAsInt();
    place = "round " + number;
    compareRatings(round.getAsJsonObject("utpr"));
    Optional<FloatingField> field = format.field(entries, results);
    if (field.isEmpty()) {
      mismatches.add(place + " is recorded, but there are no entrants left to pair");
      return;
    }
    compareField(field.get(), round);
    if (!mismatches.isEmpty()) {
      return;
    }
    compareRule2014(field.get(), number);
    compareRule2015(field.get(), round);
    compareSeats(round);
    results = results.plus(played(round));
  }

  private int number(JsonElement name) {
    return entries.names().indexOf(name.getAsString());
  }

  private void compare(String what, Object found, Object recorded) {
    if (!found.equals(recorded)) {
      mismatches.add(place + ": " + what + " " + found + ", recorded " + recorded);
    }
  }

  private void compareRatings(JsonObject recorded) {
    List<Double> ratings = format.ratings(entries, results);
    for (int entrant = 0; entrant < entries.size(); entrant++) {
      double expected = recorded.get(entries.name(entrant)).getAsDouble();
      // Recorded ratings are rounded to this number of decimals.
      if (Math.abs(ratings.get(entrant) - expected) > 1.5 * PRECISION) {
        compare("rating of " + entries.name(entrant), ratings.get(entrant), expected);
      }
    }
  }

  private void compareField(FloatingField field, JsonObject round) {
    Set<String> alive = new HashSet<>();
    round.getAsJsonArray("alive").forEach(name -> alive.add(name.getAsString()));
    Set<String> left = new HashSet<>();
    Map<String, Integer> losses = new HashMap<>();
    for (FloatingField.Contender contender : field.contenders()) {
      String name = entries.name(contender.entrant());
      left.add(name);
      losses.put(name, contender.losses());
    }
    compare("the entrants in play are", left, alive);
    Map<String, Integer> recorded = new HashMap<>();
    JsonObject table = round.getAsJsonObject("losses");
    alive.forEach(name -> recorded.put(name, table.get(name).getAsInt()));
    compare("the losses are", losses, recorded);
    compareOrder(field, ranks(round, field));
  }

  /** {@return the recorded ranks of the entrants still in play, counted from 1 without gaps} */
  private List<Integer> ranks(JsonObject round, FloatingField field) {
    JsonObject recorded = round.getAsJsonObject("ranks");
    List<Integer> ranks =
        field.contenders().stream()
            .map(one -> recorded.get(entries.name(one.entrant())).getAsInt())
            .toList();
    return ranks.stream()
        .map(rank -> (int) ranks.stream().filter(other -> other <= rank).count())
        .toList();
  }

  /**
   * Compares the order of the entrants; entrants with equal ratings may be recorded in any order.
   */
  private void compareOrder(FloatingField field, List<Integer> ranks) {
    List<FloatingField.Contender> order = field.contenders();
    for (int i = 0; i < order.size(); i++) {
      for (int j = i + 1; j < order.size(); j++) {
        if (!isLevel(order.get(i), order.get(j)) && ranks.get(i) > ranks.get(j)) {
          mismatches.add(
              place
                  + ": "
                  + entries.name(order.get(i).entrant())
                  + " is ranked before "
                  + entries.name(order.get(j).entrant())
                  + ", recorded behind");
        }
      }
    }
  }

  private static boolean isLevel(FloatingField.Contender one, FloatingField.Contender other) {
    return one.losses() == other.losses() && Math.abs(one.rating() - other.rating()) <= PRECISION;
  }

  /** Checks that the recording allows the pairing by the rules of 2014. */
  private void compareRule2014(FloatingField field, int number) {
    for (JsonElement element : json.getAsJsonObject("wcc2014").getAsJsonArray("rounds")) {
      JsonObject allowed = element.getAsJsonObject();
      if (allowed.get("round").getAsInt() == number) {
        compareOrder(field, ranks(allowed, field));
        Pairing best = field.best();
        List<Pairing> optima =
            elements(allowed.getAsJsonArray("optimal"))
                .map(one -> pairing(one.getAsJsonObject().getAsJsonArray("pairs"), one))
                .toList();
        if (!optima.contains(best)) {
          mismatches.add(
              place + ": the pairing by the rules of 2014 is " + best + ", allowed are " + optima);
        }
        long least = last(field.explain(best));
        compare(
            "the count of the last rule of 2014 is",
            -least,
            allowed.get("final_objective").getAsLong());
      }
    }
  }

  private static Stream<JsonElement> elements(JsonArray array) {
    return StreamSupport.stream(array.spliterator(), false);
  }

  private Pairing pairing(JsonArray pairs, JsonElement round) {
    JsonElement bye = round.getAsJsonObject().get("bye");
    return new Pairing(
        elements(pairs)
            .map(JsonElement::getAsJsonArray)
            .map(pair -> Pairing.Opponents.of(number(pair.get(0)), number(pair.get(1))))
            .toList(),
        bye.isJsonNull() ? List.of() : List.of(number(bye)));
  }

  private static long last(Explanation explanation) {
    return explanation.rules().get(explanation.rules().size() - 1).count();
  }

  /**
   * Checks that the recorded pairing is by every rule as good as the best pairing. The ranks are
   * the recorded ones.
   */
  private void compareRule2015(FloatingField field, JsonObject round) {
    List<Integer> ranks = ranks(round, field);
    List<FloatingField.Contender> ranked =
        IntStream.range(0, ranks.size())
            .mapToObj(i -> withRank(field.contenders().get(i), ranks.get(i)))
            .toList();
    FloatingField recorded = new FloatingField(ranked, LastRule.OF_2015);
    Pairing pairing = pairing(round.getAsJsonArray("pairs_gold_silver"), round);
    compare(
        "the counts by the rules of 2015 are",
        counts(recorded.explain(recorded.best())),
        counts(recorded.explain(pairing)));
  }

  private static FloatingField.Contender withRank(FloatingField.Contender one, int rank) {
    return new FloatingField.Contender(
        one.entrant(), rank, one.seed(), one.losses(), one.byes(), one.rating(), one.meetings());
  }

  private static List<String> counts(Explanation explanation) {
    return explanation.rules().stream().map(rule -> rule.text() + ": " + rule.count()).toList();
  }

  private void compareSeats(JsonObject round) {
    Set<Set<Integer>> lots = new HashSet<>();
    for (JsonElement pair : round.getAsJsonArray("arbitrary_color")) {
      JsonArray names = pair.getAsJsonArray();
      lots.add(Set.of(number(names.get(0)), number(names.get(1))));
    }
    for (JsonElement element : round.getAsJsonArray("pairs_gold_silver")) {
      JsonArray pair = element.getAsJsonArray();
      int gold = number(pair.get(0));
      int silver = number(pair.get(1));
      Seating seating = format.seating(entries, results, gold, silver);
      compare(
          "seats of " + pair + " by lot",
          seating.rule() == BY_LOT,
          lots.contains(Set.of(gold, silver)));
      if (seating.rule() != BY_LOT) {
        compare("seat 0 of " + pair, entries.name(seating.first()), entries.name(gold));
      }
    }
  }

  private RoundResult played(JsonObject round) {
    List<EncounterResult> played = new ArrayList<>();
    for (JsonElement element : round.getAsJsonArray("results")) {
      JsonArray result = element.getAsJsonArray();
      Encounter encounter = Encounter.of(number(result.get(0)), number(result.get(1)));
      boolean isFirst = number(result.get(2)) == encounter.entrants().get(0);
      Outcome outcome = Outcome.byScore(isFirst ? 1 : 0, isFirst ? 0 : 1);
      played.add(EncounterResult.none(encounter).plus(0, MatchResult.of(outcome)));
    }
    List<Encounter> encounters = played.stream().map(EncounterResult::encounter).toList();
    JsonElement bye = round.get("bye");
    List<Integer> byes = bye.isJsonNull() ? List.of() : List.of(number(bye));
    return new RoundResult(new Round(Stage.named(place), encounters, byes), played);
  }
}
