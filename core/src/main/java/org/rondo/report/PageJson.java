package org.rondo.report;

import com.google.gson.JsonArray;
import com.google.gson.JsonObject;
import java.util.Collection;
import java.util.List;
import org.rondo.format.ArchivedMatch;
import org.rondo.match.Concession;
import org.rondo.match.Fault;
import org.rondo.match.SeatEnding;

/** Writes the parts that the pages of tournaments and duels have in common as JSON. */
final class PageJson {

  /** The number of faults of a match that a page describes. */
  private static final int MAX_FAULTS = 3;

  private static final int MAX_DETAIL = 160;
  private static final int DECIMALS = 2;

  private PageJson() {}

  static JsonArray texts(Collection<String> texts) {
    JsonArray array = new JsonArray();
    texts.forEach(array::add);
    return array;
  }

  static JsonArray numbers(Collection<Integer> numbers) {
    JsonArray array = new JsonArray();
    numbers.forEach(array::add);
    return array;
  }

  static JsonArray pages(ReplayPlan plan) {
    return texts(plan.pages().stream().map(ReplayPlan.PlannedPage::name).toList());
  }

  /**
   * {@return a match with short keys, because a page may have thousands of matches}
   *
   * @param counted the scores that the competition counts, by seat; they are written only if they
   *     differ from the scores at the end of the match
   */
  static JsonObject match(ArchivedMatch match, List<Double> counted, ReplayPlan plan) {
    JsonObject json = new JsonObject();
    json.addProperty("i", match.id().match() - 1);
    json.add("s", scores(match.outcome().scores()));
    if (!counted.equals(match.outcome().scores())) {
      json.add("k", scores(counted));
    }
    json.add("r", numbers(match.outcome().ranks()));
    json.addProperty("t", match.turns());
    addMark(json, "h", match.halted() ? 1 : 0);
    addMark(json, "a", match.counts() ? 0 : 1);
    addMark(json, "p", match.replays());
    addFaults(json, match.faults());
    List<SeatEnding> endings = match.endings();
    if (endings.stream().anyMatch(ending -> ending != SeatEnding.PLAYED)) {
      json.add("e", texts(endings.stream().map(SeatEnding::name).toList()));
    }
    if (!match.concessions().isEmpty()) {
      JsonArray concessions = new JsonArray();
      for (Concession concession : match.concessions()) {
        JsonArray one = new JsonArray();
        one.add(concession.seat());
        one.add(shortened(concession.toString()));
        concessions.add(one);
      }
      json.add("c", concessions);
    }
    plan.place(match.id())
        .ifPresent(place -> json.add("w", numbers(List.of(place.page(), place.match()))));
    return json;
  }

  private static JsonArray scores(List<Double> scores) {
    JsonArray array = new JsonArray();
    scores.forEach(score -> array.add(NumberText.rounded(score, DECIMALS)));
    return array;
  }

  private static void addMark(JsonObject json, String key, int number) {
    if (number > 0) {
      json.addProperty(key, number);
    }
  }

  private static void addFaults(JsonObject json, List<Fault> faults) {
    if (faults.isEmpty()) {
      return;
    }
    json.addProperty("n", faults.size());
    JsonArray first = new JsonArray();
    for (Fault fault : faults.subList(0, Math.min(MAX_FAULTS, faults.size()))) {
      JsonArray one = new JsonArray();
      one.add(fault.seat());
      one.add(fault.turn());
      one.add(shortened(fault.detail()));
      one.add(fault.forfeits() ? 1 : 0);
      first.add(one);
    }
    json.add("f", first);
  }

  private static String shortened(String text) {
    return text.codePointCount(0, text.length()) <= MAX_DETAIL
        ? text
        : text.substring(0, text.offsetByCodePoints(0, MAX_DETAIL - 1)) + "…";
  }
}
